/** What changes on the site by itself later on, in sentences: what is promised comes without the owner, of all else is told what brings it. */
import { type Coming, REACH, STUCK } from "../../publishing/wait.ts";
import { momentWords } from "../parts/words.ts";

/** Whether a release waits for its hour. */
export const waits = ({ state }: Coming): boolean => state === "here" || state === "away";

/** Whether a publication of now mends it. */
export const isStuck = ({ state }: Coming): boolean => STUCK.includes(state);

/** @returns e.g. `“Bạt mặt tiền”`, `thông báo “Xưởng nghỉ Tết.”` */
export const comingName = ({ what, title }: Coming): string =>
  what === "article" ? `“${title}”` : `thông báo “${title}”`;

/** @returns what happens to it at its hour, and by what, to stand behind its name */
export function comingWords(one: Coming): string {
  const when = momentWords(one.at);
  const does = one.what === "notice-ends" ? "gỡ xuống" : "hiện";
  switch (one.state) {
    case "away":
      return `tự ${does} lúc ${when}, máy này tắt cũng được.`;
    case "here":
      return `tự ${does} lúc ${when}. Máy này chạy trang, nên lúc ấy máy phải đang bật.`;
    case "far":
      return `hẹn ${does} lúc ${when}, còn hơn ${REACH / DAY} ngày nên chưa có bản nào chờ sẵn. Từ ${momentWords(one.at - REACH)}, mở bàn này hay đưa lên mạng một lần là máy dựng sẵn.`;
    case "many":
      return `hẹn ${does} lúc ${when}, chưa có bản nào chờ sẵn vì nhiều lần hẹn khác đến trước. Các lần ấy qua bớt thì mở bàn này hay đưa lên mạng một lần là máy dựng sẵn.`;
    case "unbuilt":
      return `hẹn ${does} lúc ${when}, nhưng chưa có bản nào chờ sẵn: để vậy thì đến giờ chưa tự ${does}. Đưa lên mạng một lần trước lúc ấy là máy dựng sẵn.`;
    case "host":
      return `hẹn ${does} lúc ${when}, nhưng nơi giữ trang không tự đổi: qua giờ ấy phải đưa lên mạng một lần.`;
    case "late":
      return `hẹn ${does} lúc ${when}, đã qua giờ mà chưa ${does}: lúc ấy không có bản nào chờ sẵn. Đưa lên mạng một lần là xong.`;
  }
}

const DAY = 86_400_000;
