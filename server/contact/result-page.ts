/**
 * The page a visitor without script gets after sending the form: that it worked, or what is wrong, how to mend it,
 * and the form again with everything that was typed.
 */
import {
  CONTACT_FIELD_NAMES,
  CONTACT_FIELDS,
  CONTACT_SENTENCES,
  type ContactField,
  type ContactFieldRule,
  SEND_FORM_PATH,
  TRAP_FIELD,
} from "../../contract/contact-fields.ts";
import { escapeMarkup } from "../../contract/escape-markup.ts";
import { inlineHash } from "../../contract/inline-hash.ts";
import type { Site } from "../site/site.ts";
import type { Outcome } from "./outcome.ts";

// The site's colours (ink on paper, action in red); it has no rounding and no shadow but hard ones.
const STYLE = `
body{margin:0;padding:1.5rem;background:#fdf8ec;color:#13201c;font:1.0625rem/1.6 "Be Vietnam Pro",system-ui,sans-serif}
main{max-width:36rem;margin:0 auto}
h1{font-size:1.6rem;line-height:1.25;border-bottom:.5rem solid #ffc62e;padding-bottom:.75rem}
label{display:block;margin-top:1rem;font-weight:600}
input,textarea{box-sizing:border-box;width:100%;padding:.6rem;border:1px solid #47554f;background:#fff;color:inherit;font:inherit}
[aria-invalid]{border:2px solid #a01c10}
.problem{margin:.25rem 0 0;color:#a01c10;font-weight:600}
button{margin-top:1.25rem;padding:.75rem 1.5rem;border:0;background:#c8281a;color:#fff;font:inherit;font-weight:600}
a{color:#0c4a3f}
`;

/** Its Content-Security-Policy: its own style, its own form, nothing else. */
export const RESULT_PAGE_POLICY = `default-src 'none'; style-src ${inlineHash(STYLE)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * @param typed the fields as they came; shown again unless the message was accepted
 * @param shop named in the title; its contact page has phone, e-mail and map
 * @returns a whole HTML document
 */
export function resultPage(outcome: Outcome, typed: ReadonlyMap<string, string>, shop: Site["shop"]): string {
  const accepted = outcome.status === 200;
  const body = accepted
    ? "<p>Cảm ơn bạn. Chúng tôi sẽ phản hồi sớm nhất có thể.</p>"
    : `<p role="alert">${escapeMarkup(outcome.sentence)}</p>${contactForm(outcome, typed)}`;
  const heading = accepted ? outcome.sentence : CONTACT_SENTENCES.notSent;
  return `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} - ${escapeMarkup(shop.name)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
${body}
<p><a href="${escapeMarkup(shop.contactPage)}">Số điện thoại, email và địa chỉ</a> · <a href="/">Về trang chủ</a></p>
</main>
</body>
</html>
`;
}

function contactForm(outcome: Outcome, typed: ReadonlyMap<string, string>): string {
  const fields = CONTACT_FIELD_NAMES.map((name) => formField(name, typed.get(name) ?? "", outcome.problems?.[name]));
  return `<form method="post" enctype="multipart/form-data" action="${SEND_FORM_PATH}">
${fields.join("\n")}
<div hidden><input type="text" name="${TRAP_FIELD}" tabindex="-1" autocomplete="off" aria-label="Để trống" value="${escapeMarkup(typed.get(TRAP_FIELD) ?? "")}"></div>
<button>${CONTACT_SENTENCES.send}</button>
</form>`;
}

function formField(name: ContactField, value: string, problem: string | undefined): string {
  const { label, type, autocomplete, required }: ContactFieldRule = CONTACT_FIELDS[name];
  const attributes = [
    `id="${name}" name="${name}"${required ? " required" : ""} autocomplete="${autocomplete}"`,
    problem === undefined ? "" : ` aria-invalid="true" aria-describedby="${name}-problem"`,
  ].join("");
  // A textarea swallows one line break at its start, so one is added.
  const input =
    type === "textarea"
      ? `<textarea ${attributes} rows="4">\n${escapeMarkup(value)}</textarea>`
      : `<input ${attributes} type="${type}" value="${escapeMarkup(value)}">`;
  const explanation =
    problem === undefined ? "" : `\n<p class="problem" id="${name}-problem">${escapeMarkup(problem)}</p>`;
  return `<label for="${name}">${label}</label>\n${input}${explanation}`;
}
