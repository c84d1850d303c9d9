/** The doctor looks at the site itself: its content, its build, its server. */
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { SITE_FILE } from "../../contract/built-site.ts";
import { hanoiMomentInShort } from "../../contract/time-zone.ts";
import { ownOrigin } from "../../server/listening.ts";
import type { Settings } from "../../server/settings.ts";
import { readSite } from "../../server/site/read-site.ts";
import { CLOCK_TOLERANCE, shownAsOf } from "../build/ahead.ts";
import type { Finding } from "./finding.ts";

const DAY = 86_400_000;

/** Milliseconds for an answer of the server on this machine. */
const LONGEST_WAIT = 5_000;

/** @param sample fields of content/settings.yml that still hold sample values */
export function sampleValues(sample: readonly string[]): Finding {
  const subject = "Số liệu của xưởng";
  if (sample.length === 0) return { subject, state: "good", says: "không còn giá trị mẫu." };
  return {
    subject,
    state: "ill",
    says: `content/settings.yml còn giá trị mẫu: ${sample.join(", ")}. Khách đang thấy số không có thật.`,
    mend: "Thay bằng giá trị thật, xóa tên mục đó khỏi dòng sample:, rồi dựng lại trang.",
  };
}

/** @param folder of the build that is served @param now milliseconds since 1970 */
export async function lastBuild(folder: string, now: number): Promise<Finding> {
  const subject = "Bản dựng đang chạy";
  try {
    const { files } = await readSite(folder);
    const asOf = await shownAsOf(folder);
    if (asOf !== null && asOf - now > CLOCK_TOLERANCE) {
      // A release that waits for its hour goes online by the clock, and nothing takes it back when the clock is right again.
      return {
        subject,
        state: "ill",
        says: `là bản của ${hanoiMomentInShort(asOf)}, chưa đến lúc ấy: bài và thông báo hẹn giờ đã lên, hoặc đã gỡ, trước hẹn. Đồng hồ đã có lúc chạy sai, hay đang sai.`,
        mend: "Xem date có đúng giờ không (mục Đồng hồ ở đây). Đúng rồi thì dựng lại: npm run build. Trên máy chủ: sudo hoang-gia-update THƯ-MỤC-DỰ-ÁN.",
      };
    }
    const pages = [...files.values()].filter(({ page, status }) => page && status === 200).length;
    const days = Math.floor((now - statSync(path.join(folder, SITE_FILE)).mtimeMs) / DAY);
    return { subject, state: "good", says: `${pages} trang, dựng ${days <= 0 ? "hôm nay" : `${days} ngày trước`}.` };
  } catch (error) {
    return {
      subject,
      state: "ill",
      says: existsSync(path.join(folder, SITE_FILE))
        ? `không đọc được (${(error as Error).message}).`
        : `chưa dựng lần nào: không có ${SITE_FILE}.`,
      mend: "Dựng lại: npm run build. Trên máy chủ: sudo hoang-gia-update THƯ-MỤC-DỰ-ÁN.",
    };
  }
}

/** What every answer of /readyz has, ready or not, and an answer of another program hardly has (server/health/route.ts). */
const OurReadiness = v.pipe(
  v.object({
    delivery: v.optional(v.string()),
    store: v.optional(v.string()),
    mail: v.optional(v.string(), "ok"),
    refused: v.optional(v.array(v.number()), []),
  }),
  v.check(({ delivery, store }) => delivery !== undefined || store !== undefined),
);

/** What the server answers when its relay or mailbox takes no mail (server/delivery/relay-state.ts). */
const MAIL_TROUBLES: Record<string, string> = {
  login: "máy gửi thư không cho nó đăng nhập",
  encryption: "đường đến máy gửi thư không mã hóa được như cần",
  unreachable: "chỗ nhận thư không nhận",
};

/** Asks the server on this machine how it is; `mail.to` gives the names of the addresses that a relay refuses. */
export async function runningServer({ host, port, mail }: Pick<Settings, "host" | "port" | "mail">): Promise<Finding> {
  const subject = "Máy chủ web";
  let answer: Response;
  try {
    answer = await fetch(`${ownOrigin(host, port)}/readyz`, { signal: AbortSignal.timeout(LONGEST_WAIT) });
  } catch {
    return {
      subject,
      state: "ill",
      says: `không có gì trả lời ở cổng ${port}.`,
      mend: "Khởi động lại: sudo systemctl restart hoang-gia, rồi xem journalctl -u hoang-gia -n 50.",
    };
  }
  // The port is a common one: another program that holds it may answer anything.
  const readiness = v.safeParse(OurReadiness, await answer.json().catch(() => undefined));
  if (!readiness.success) {
    return {
      subject,
      state: "ill",
      says: `chương trình khác trả lời ở cổng ${port}, không phải trang này.`,
      mend: `Xem là chương trình nào: sudo ss -ltnp 'sport = :${port}'. Không dùng thì tắt nó; đang dùng thì cho trang cổng khác (docs/deploy.md, mục Việc về sau).`,
    };
  }
  const undelivered = mailTrouble(readiness.output, port, mail.to);
  if (undelivered !== undefined) return { subject, state: "ill", ...undelivered };
  if (answer.ok) return { subject, state: "good", says: `đang chạy ở cổng ${port}.` };
  return {
    subject,
    state: "ill",
    says: `đang chạy ở cổng ${port} nhưng không ghi được lời nhắn (mã ${answer.status}).`,
    mend: "Xem mục Kho lời nhắn và Ổ đĩa ở đây, và nhật ký: journalctl -u hoang-gia -n 50.",
  };
}

/** @returns what keeps mail from all or some of the recipients; undefined where nothing does */
function mailTrouble(
  { mail, refused }: v.InferOutput<typeof OurReadiness>,
  port: number,
  recipients: string[],
): Pick<Finding, "says" | "mend"> | undefined {
  const trouble = MAIL_TROUBLES[mail];
  if (trouble !== undefined) {
    return {
      says: `đang chạy ở cổng ${port}, giữ lời nhắn lại vì ${trouble}.`,
      mend: "Xem mục Thư báo có khách ở đây. Mục ấy tốt thì máy chủ còn dùng cài đặt cũ: sudo systemctl restart hoang-gia.",
    };
  }
  if (refused.length === 0) return undefined;
  const named = refused.map((place) => recipients[place - 1] ?? `địa chỉ thứ ${place}`).join(", ");
  return {
    says: `đang chạy ở cổng ${port}; máy gửi thư không nhận thư cho ${named}, nên địa chỉ ấy không được báo (các địa chỉ khác trong MAIL_TO vẫn được).`,
    mend: "Sửa địa chỉ ấy trong MAIL_TO, hoặc bỏ ra, rồi sudo systemctl restart hoang-gia. Địa chỉ đúng thì hộp thư của nó có thể đầy hay bị khóa: hỏi nơi giữ hộp thư. Máy gửi thư nói gì: journalctl -u hoang-gia | grep MAIL_TO.",
  };
}

/** @param root folder of the project @param node version of the Node that runs this, as in `process.versions.node` */
export function version(root: string, node: string): Finding {
  const subject = "Phiên bản";
  const { version: site, dependencies } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
    version: string;
    dependencies: { node: string };
  };
  if (node === dependencies.node) return { subject, state: "good", says: `trang ${site}, Node ${node}.` };
  return {
    subject,
    state: "look",
    says: `trang ${site} cần Node ${dependencies.node} mà đang chạy bằng Node ${node}.`,
    mend: "Chạy bằng Node của dự án: node_modules/node/bin/node (npm run doctor tự làm việc này).",
  };
}
