/** The one page that a phone gets: a button for pictures. It needs nothing else of the desk. */
import { createHash } from "node:crypto";
import { MOST_BYTES } from "./limits.ts";

const STYLE = `
  * { box-sizing: border-box }
  body { margin: 0; padding: 24px 20px; font: 17px/1.55 system-ui, sans-serif; color: #13201c; background: #fbf8f0 }
  h1 { font-size: 26px; line-height: 1.2; margin: 0 0 8px }
  label { display: block; margin: 20px 0; padding: 22px 16px; text-align: center; font-weight: 600; color: #fff; background: #0e4a3f }
  input { position: absolute; width: 1px; height: 1px; opacity: 0 }
  input:focus-visible + label { outline: 3px solid #13201c; outline-offset: 3px }
  li { padding: 10px 0; border-top: 1px solid #d8cfb4; overflow-wrap: anywhere }
  ul { list-style: none; margin: 0; padding: 0 }
  .bad { color: #9c1b12 }
`;

// `accept` without HEIC: an iPhone then hands over JPEG by itself.
const SCRIPT = `
  const input = document.querySelector("input"), list = document.querySelector("ul");
  input.addEventListener("change", async () => {
    const files = [...input.files];
    for (const file of files) {
      const row = list.appendChild(document.createElement("li"));
      row.textContent = file.name + ": đang gửi…";
      try {
        if (file.size > ${MOST_BYTES}) throw new Error("ảnh nặng quá, máy tính không nhận.");
        const answer = await fetch(location.pathname + "/anh", { method: "POST", body: file, headers: { "x-name": encodeURIComponent(file.name) } });
        row.textContent = file.name + ": " + await answer.text();
        row.className = answer.ok ? "" : "bad";
      } catch (error) {
        row.className = "bad";
        row.textContent = file.name + ": " + (error instanceof TypeError ? "máy tính không trả lời. Hộp trên máy tính còn mở không, hai máy có chung Wi-Fi không?" : error.message);
      }
    }
    input.value = "";
  });
`;

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Nothing but this page's own script and style, and its own requests. */
export const PHONE_POLICY = `default-src 'none'; script-src ${hash(SCRIPT)}; style-src ${hash(STYLE)}; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export const PHONE_PAGE = `<!doctype html>
<html lang="vi">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gửi ảnh sang máy tính</title>
<style>${STYLE}</style>
<main>
<h1>Gửi ảnh sang máy tính</h1>
<p>Chọn ảnh trong máy hoặc chụp luôn. Ảnh đi thẳng sang bàn làm việc, không qua mạng ngoài.</p>
<input id="anh" type="file" accept="image/jpeg,image/png" multiple>
<label for="anh">Chọn ảnh</label>
<ul aria-live="polite"></ul>
</main>
<script>${SCRIPT}</script>
</html>
`;
