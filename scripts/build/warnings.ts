/** What a build can do with, but the owner should know. */
import { collection } from "../../app/content/collection.server.ts";

/** Vietnamese sentences for the owner. @throws ContentError */
export function warnings(): string[] {
  const { settings } = collection();
  const found: string[] = [];
  if (settings.sample.length > 0) {
    found.push(
      `content/settings.yml còn giá trị mẫu: ${settings.sample.join(", ")}. Thay bằng giá trị thật trước khi đưa trang lên mạng.`,
    );
  }
  if (!process.env.SITE_URL) {
    found.push(
      "Chưa đặt SITE_URL (ví dụ https://ten-mien.vn): những gì cần địa chỉ trọn vẹn (canonical, og:url, og:image, địa chỉ trong JSON-LD, sitemap.xml, feed.xml) được để trống, không ghi nửa vời.",
    );
  }
  return found;
}
