/** Look and frame of the pages a phone gets; they need nothing else of the desk. */

/** Exactly what stands between the page's style tags, because the page's policy allows it by its hash. Its colours are those of desk/ui/styles/tokens.css. */
export const PHONE_STYLE = `
  * { box-sizing: border-box }
  body { margin: 0; padding: 24px 20px; font: 17px/1.55 system-ui, sans-serif; color: #13201c; background: #fbf8f1 }
  h1 { font-size: 26px; line-height: 1.2; margin: 0 0 8px }
  h2 { font-size: 20px; margin: 0 }
  label { display: block; margin: 20px 0; padding: 22px 16px; text-align: center; font-weight: 600; color: #fff; background: #0c4a3f }
  input { position: absolute; width: 1px; height: 1px; opacity: 0 }
  input:focus-visible + label { outline: 3px solid #13201c; outline-offset: 3px }
  li { padding: 14px 0; border-top: 1px solid #e5dcc5; overflow-wrap: anywhere }
  ul { list-style: none; margin: 16px 0 0; padding: 0 }
  small { color: #47554f }
  p { margin: 6px 0 }
  .said { white-space: pre-line }
  .ways { display: flex; gap: 8px; margin-top: 10px }
  .ways a { flex: 1; padding: 11px 8px; text-align: center; font-weight: 600; color: inherit; text-decoration: none; border: 1px solid #8d8467; background: #fff }
  .ways a:first-child { color: #fff; background: #0c4a3f; border-color: #0c4a3f }
  .bad { color: #a01c10 }
`;

/** @param main markup below the heading */
export function phonePage(title: string, main: string): string {
  return `<!doctype html>
<html lang="vi">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${PHONE_STYLE}</style>
<main>
<h1>${title}</h1>
${main}
</main>
</html>
`;
}
