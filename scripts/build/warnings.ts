/** What does not stop a build, but the owner should know. */
import { buildMoment } from "../../app/content/calendar/clock.build.ts";
import { nextChange } from "../../app/content/calendar/schedule.build.ts";
import { collection } from "../../app/content/collection.build.ts";
import { hanoiMomentInShort } from "../../contract/time-zone.ts";
import { CLOCK_TOLERANCE, FAR_AHEAD } from "./ahead.ts";
import { mailServiceOfBuild } from "./mail-service.ts";

/**
 * @param shown the moment of the site that is served (milliseconds since 1970); null where there is none
 * @returns Vietnamese sentences for the owner
 * @throws ContentError
 */
export function warnings(shown: number | null): string[] {
  const { settings, changes, remarks } = collection();
  const found = [...remarks];
  const now = buildMoment();
  // The clock of a machine with a dead battery starts years back: what was published since then would have no page yet.
  if (shown !== null && now.getTime() < shown - CLOCK_TOLERANCE) {
    found.push(
      `Máy này đang chỉ ${hanoiMomentInShort(now)}, trước bản trang đang chạy (${hanoiMomentInShort(shown)}): bài ra sau giờ ấy bị cất khỏi trang. Chỉnh đồng hồ rồi dựng lại.`,
    );
  }
  if (settings.sample.length > 0) {
    found.push(
      `content/settings.yml còn giá trị mẫu: ${settings.sample.join(", ")}. Thay bằng giá trị thật trước khi đưa trang lên mạng.`,
    );
  }
  if (!process.env.SITE_URL?.trim()) {
    found.push(
      "Chưa đặt SITE_URL (ví dụ https://ten-mien.vn): những gì cần địa chỉ trọn vẹn (canonical, og:url, og:image, địa chỉ trong JSON-LD, sitemap.xml, feed.xml) được để trống, không ghi nửa vời.",
    );
  }
  const next = nextChange(changes, now);
  if (next) found.push(changeToCome(next, now, mailServiceOfBuild().origin !== ""));
  return found;
}

/**
 * @param next the next moment at which the site changes by itself
 * @param now of the build
 * @param hosted whether a static host hands the site out, which never changes to another release by itself
 * @returns a sentence for the owner: when, and whether there is anything to do
 */
export function changeToCome(next: Date, now: Date, hosted: boolean): string {
  const when = hanoiMomentInShort(next);
  const coming = `Có bài, thông báo hoặc giờ riêng của vài ngày đổi theo lịch: lần đổi kế tiếp lúc ${when}.`;
  if (hosted) return `${coming} Nơi giữ trang không tự đổi: đến giờ ấy dựng lại rồi đưa lên.`;
  if (next.getTime() - now.getTime() >= FAR_AHEAD)
    return `${coming} Còn xa nên máy chưa dựng sẵn: dựng lại một lần trong vòng ${FAR_AHEAD / 86_400_000} ngày trước lúc ấy.`;
  return `${coming} Máy dựng sẵn bản của lúc ấy, máy chủ đang chạy tự đưa lên đúng giờ: không phải làm gì.`;
}
