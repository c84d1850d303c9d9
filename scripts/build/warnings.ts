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
      "Chưa đặt SITE_URL (ví dụ https://ten-mien.vn): địa chỉ trong canonical, og:url, og:image, JSON-LD, sitemap.xml, robots.txt, feed.xml và llms.txt còn thiếu phần đầu.",
    );
  }
  return found;
}
