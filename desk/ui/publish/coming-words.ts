/** Sentences about scheduled changes of the site: only what comes without the owner is promised; for everything else they say what brings it. */
import { type Coming, REACH, STUCK } from "../../publishing/wait.ts";
import { momentWords } from "../parts/words.ts";

/** Whether a release with the change waits for its hour. */
export const waits = ({ state }: Coming): boolean => state === "here" || state === "away";

/** Whether publishing now would put the change right. */
export const isStuck = ({ state }: Coming): boolean => STUCK.includes(state);

/** Words that stand before the name of each kind of change. */
const CALLED: Record<Coming["what"], string> = {
  article: "",
  notice: "thông báo ",
  "notice-ends": "thông báo ",
  "other-hours-end": "giờ ",
};

/** @returns e.g. `“Bạt mặt tiền”`, `thông báo “Xưởng nghỉ Tết.”` */
export const comingName = ({ what, title }: Coming): string => `${CALLED[what]}“${title}”`;

/** @returns what happens at the hour of the change, and what brings it; the words stand behind the name of the change */
export function comingWords(one: Coming): string {
  const when = momentWords(one.at);
  const does = one.what === "notice-ends" || one.what === "other-hours-end" ? "gỡ xuống" : "hiện";
  switch (one.state) {
    case "away":
      return `tự ${does} lúc ${when}, máy này tắt cũng được.`;
    case "here":
      return `tự ${does} lúc ${when}. Máy này chạy trang, nên lúc ấy máy phải đang bật.`;
    case "far":
      return `hẹn ${does} lúc ${when}, còn hơn ${REACH / DAY} ngày nên máy chưa chuẩn bị. Từ ${momentWords(one.at - REACH)}, mở bàn này là máy chuẩn bị sẵn; chưa được thì Hôm nay nhắc.`;
    case "many":
      return `hẹn ${does} lúc ${when}, máy chưa chuẩn bị vì còn nhiều lần hẹn đến trước. Các lần ấy qua bớt, mở bàn này là máy chuẩn bị sẵn; chưa được thì Hôm nay nhắc.`;
    case "building":
      return `hẹn ${does} lúc ${when}, máy đang chuẩn bị.`;
    case "unbuilt":
      return `hẹn ${does} lúc ${when}, nhưng máy chưa chuẩn bị: để vậy thì đến giờ không tự ${does}. Đưa lên mạng một lần trước giờ ấy là được.`;
    case "host":
      return `hẹn ${does} lúc ${when}, nhưng nơi giữ trang không tự đổi: qua giờ ấy phải đưa lên mạng một lần.`;
    case "late":
      return `hẹn ${does} lúc ${when}, đã qua giờ mà chưa ${does}. Đưa lên mạng một lần là xong.`;
  }
}

/** @returns the same for a row with room for few words */
export function comingInShort(one: Coming): string {
  const when = momentWords(one.at);
  if (one.state === "late") return `hẹn lúc ${when}, đã qua giờ mà chưa lên`;
  if (one.state === "building") return `hẹn lúc ${when}, máy đang chuẩn bị`;
  return waits(one) ? `tự lên mạng lúc ${when}` : `hẹn lúc ${when}, máy chưa chuẩn bị`;
}

const DAY = 86_400_000;
