/** What a build can do with, but the owner should know. */
import { buildMoment } from "../../app/content/calendar/clock.build.ts";
import { nextChange } from "../../app/content/calendar/schedule.build.ts";
import { collection } from "../../app/content/collection.build.ts";
import { TIME_ZONE } from "../../contract/time-zone.ts";

/** Vietnamese sentences for the owner. @throws ContentError */
export function warnings(): string[] {
  const { settings, changes, remarks } = collection();
  const found = [...remarks];
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
  const next = nextChange(changes, buildMoment());
  if (next) {
    const when = next.toLocaleString("vi-VN", { timeZone: TIME_ZONE, dateStyle: "short", timeStyle: "short" });
    found.push(
      `Có bài hoặc thông báo hẹn giờ: lần đổi kế tiếp lúc ${when}. Dựng trước bản của lúc ấy: đặt BUILD_AT=${next.toISOString()}.`,
    );
  }
  return found;
}
