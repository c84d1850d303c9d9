/** The page for a phone that sends pictures: one button. */
import { MOST_PICTURE_BYTES } from "../../app/content/pictures.ts";
import { inlineHash } from "../../contract/inline-hash.ts";
import { PHONE_STYLE, phonePage } from "./phone-page.ts";

// `accept` without HEIC: an iPhone then hands over JPEG by itself.
const SCRIPT = `
  const input = document.querySelector("input"), list = document.querySelector("ul");
  input.addEventListener("change", async () => {
    const files = [...input.files];
    for (const file of files) {
      const row = list.appendChild(document.createElement("li"));
      row.textContent = file.name + ": đang gửi…";
      try {
        if (file.size > ${MOST_PICTURE_BYTES}) throw new Error("ảnh nặng quá, máy tính không nhận.");
        const answer = await fetch(location.pathname + "/anh", { method: "POST", body: file, headers: { "x-name": encodeURIComponent(file.name) } });
        const said = await answer.text();
        row.textContent = said.startsWith(file.name) ? said : file.name + ": " + said;
        row.className = answer.ok ? "" : "bad";
      } catch (error) {
        row.className = "bad";
        row.textContent = file.name + ": " + (error instanceof TypeError ? "máy tính không trả lời. Hộp trên máy tính còn mở không, hai máy có chung Wi-Fi không?" : error.message);
      }
    }
    input.value = "";
  });
`;

/** Nothing but this page's own script and style, and its own requests. */
export const PICTURE_POLICY = `default-src 'none'; script-src ${inlineHash(SCRIPT)}; style-src ${inlineHash(PHONE_STYLE)}; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The whole page. */
export const PICTURE_PAGE = phonePage(
  "Gửi ảnh sang máy tính",
  `<p>Chọn ảnh trong máy hoặc chụp luôn. Ảnh đi thẳng sang bàn làm việc, không qua mạng ngoài.</p>
<input id="anh" type="file" accept="image/jpeg,image/png" multiple>
<label for="anh">Chọn ảnh</label>
<ul aria-live="polite"></ul>
<script>${SCRIPT}</script>`,
);
