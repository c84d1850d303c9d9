/** The doctor looks at what customers' messages need: the relay that mails them, and the store that keeps them. */
import { DatabaseSync } from "node:sqlite";
import { encryptionOf } from "../../server/delivery/encryption.ts";
import { mailboxIn } from "../../server/delivery/mailbox.ts";
import { NoAnswer, type RelayTrouble, RelayUnavailable } from "../../server/delivery/relay.ts";
import { openOutbox } from "../../server/outbox/open-outbox.ts";
import type { OutboxCounts } from "../../server/outbox/outbox.ts";
import type { Settings } from "../../server/settings.ts";
import { NewerStore } from "../../server/store/migrations.ts";
import { hasStore, storeIn } from "../../server/store/place.ts";
import { damageIn, isDamaged } from "../../server/store/sqlite-file.ts";
import { type Finding, lasting, reasonOf } from "./finding.ts";

/** Milliseconds a message may wait before somebody should know (docs/operations.md, Watching). */
const OLDEST_QUEUED = 900_000;

/** Milliseconds for an answer of the relay. */
const LONGEST_WAIT = 8_000;

/** PostgreSQL's code for a disk without room. */
const DISK_FULL = "53100";

const MAIL_MENDS: Record<RelayTrouble, string> = {
  login:
    "Sửa tên hay mật khẩu trong SMTP_URL (nhiều hãng thư đòi mật khẩu ứng dụng riêng; @ : / # trong đó viết thành %40 %3A %2F %23), rồi khởi động lại máy chủ. Chưa sửa thì nó thử lại thưa dần, đến 15 phút một lần, kẻo tài khoản bị khóa.",
  encryption:
    "Tên máy trong SMTP_URL phải đúng tên ghi trong chứng chỉ của nó, và chứng chỉ còn hạn, không phải loại tự ký; cổng 465 đi với smtps://, cổng 587 với smtp://. Máy không mã hóa thì mật khẩu không được gửi đi: đổi nơi gửi thư, hoặc chịu để lộ mật khẩu bằng cách thêm ?requireTLS=false vào cuối SMTP_URL (docs/operations.md, mục Mail).",
  unreachable:
    "Kiểm tra SMTP_URL: tên máy, cổng (465 đi với smtps://, 587 với smtp://). Đúng cả thì nơi thuê máy có thể chặn cổng gửi thư: hỏi họ.",
};

/** Asks the relay whether it lets us in. No mail is sent, so it names no address: those that it refuses the running server knows of (site-checks.ts). */
export async function mail({ mail: settings, dataFolder }: Pick<Settings, "mail" | "dataFolder">): Promise<Finding> {
  const subject = "Thư báo có khách";
  const { smtpUrl } = settings;
  if (smtpUrl === undefined) {
    return {
      subject,
      state: "look",
      says: `chưa đặt SMTP_URL nên lời nhắn của khách nằm trong ${mailboxIn(dataFolder)}, không ai được báo.`,
      mend: "Đặt SMTP_URL, MAIL_TO, MAIL_FROM (docs/deploy.md, mục Thư), rồi khởi động lại máy chủ.",
    };
  }
  const { RELAY_WAITS, smtpRelay } = await import("../../server/delivery/smtp-relay.ts");
  const { host, password } = new URL(smtpUrl);
  const relay = smtpRelay({ ...settings, smtpUrl }, { ...RELAY_WAITS, probe: LONGEST_WAIT });
  try {
    await relay.probe();
    const says = `máy gửi thư ${host} ${password === "" ? "trả lời" : "cho đăng nhập"}; thư sẽ gửi đến ${settings.to.join(", ")}.`;
    if (encryptionOf(smtpUrl) !== "waived") return { subject, state: "good", says };
    return {
      subject,
      state: "look",
      says: `${says} Nhưng SMTP_URL cho phép mật khẩu đi không mã hóa: ai đứng giữa đường cũng đọc được.`,
      mend: "Bỏ phần sau dấu ? trong SMTP_URL, khởi động lại, khám lại. Máy gửi thư không mã hóa được thì nên đổi nơi gửi thư.",
    };
  } catch (error) {
    const trouble = error instanceof RelayUnavailable ? error.trouble : "unreachable";
    const why = error instanceof NoAnswer ? `không trả lời sau ${LONGEST_WAIT / 1000} giây` : reasonOf(error);
    return {
      subject,
      state: "ill",
      says: `máy gửi thư không nhận (${why}). Lời nhắn vẫn được giữ và sẽ gửi khi nối lại được.`,
      mend: MAIL_MENDS[trouble],
    };
  } finally {
    relay.close();
  }
}

/** Writes into the store, as the server would. @param now milliseconds since 1970 */
export async function store(settings: Pick<Settings, "databaseUrl" | "dataFolder">, now: number): Promise<Finding[]> {
  const subject = "Kho lời nhắn";
  // Opening a missing store would make one, and whoever checks a server must not leave files of his own behind.
  if (!hasStore(settings)) {
    // In a folder that may not be read the store seems to be missing, too; the check "Quyền" reports that.
    const mend =
      "Mục Quyền ở đây báo hỏng thì sửa ở đó. Không thì chạy máy chủ một lần; nếu nó đang chạy thì DATA_DIR ở đây khác DATA_DIR của nó.";
    return [{ subject, state: "ill", says: `không thấy ${storeIn(settings.dataFolder)}.`, mend }];
  }
  const outbox = await openOutbox(settings);
  try {
    await outbox.probe(now);
    const counts = await outbox.counts();
    const damage = settings.databaseUrl === undefined ? damageInFile(storeIn(settings.dataFolder)) : undefined;
    if (damage !== undefined) return [damaged(subject, settings, damage)];
    const { queued, sent, dead } = counts;
    const says = `ghi được; ${sent} đã gửi, ${queued} đang chờ, ${dead} không gửi được.`;
    return [{ subject, state: "good", says }, ...undelivered(counts, now)];
  } catch (error) {
    return [unwritable(subject, settings, error)];
  } finally {
    await outbox.close();
  }
}

/** @param error with which the store refused a write */
function unwritable(subject: string, settings: Pick<Settings, "databaseUrl" | "dataFolder">, error: unknown): Finding {
  if (error instanceof NewerStore) {
    return {
      subject,
      state: "ill",
      says: `bản trang đang chạy cũ hơn kho (${error.message}).`,
      mend: "Đưa bản mới hơn lên lại: sudo hoang-gia-update THƯ-MỤC-DỰ-ÁN. Không có bản ấy nữa: docs/deploy.md, mục “Lùi qua một lần đổi kho”.",
    };
  }
  const { code, message } = error as Error & { code?: string };
  if (isDamaged(error)) return damaged(subject, settings, message);
  if (code === DISK_FULL) {
    return {
      subject,
      state: "ill",
      says: "ổ đĩa của máy PostgreSQL đã đầy. Lời nhắn mới được gửi thẳng vào hộp thư, không giữ lại.",
      mend: "Trên máy PostgreSQL: df -h, rồi xóa bớt (bản sao, nhật ký cũ; đừng xóa gì trong /var/lib/postgresql). Có chỗ thì mọi thứ tự chạy tiếp; PostgreSQL đã dừng thì: sudo systemctl restart postgresql.",
    };
  }
  const mend = settings.databaseUrl
    ? "Kiểm tra PostgreSQL có chạy không, và tên, mật khẩu trong DATABASE_URL."
    : "Xem mục Ổ đĩa và mục Quyền ở đây.";
  return { subject, state: "ill", says: `không ghi được (${message}).`, mend };
}

/** @returns what is wrong with an SQLite file, in its words; undefined where it is whole */
function damageInFile(file: string): string | undefined {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return damageIn(database);
  } finally {
    database.close();
  }
}

function damaged(subject: string, { dataFolder }: Pick<Settings, "dataFolder">, why: string): Finding {
  return {
    subject,
    state: "ill",
    says: `tệp ${storeIn(dataFolder)} hỏng (${why}). Sao lưu dừng ở bản trước; lời nhắn đang chờ có thể không gửi được.`,
    mend: "Lấy lại bản sao mới nhất: docs/deploy.md, mục “Sao lưu: hứa gì, không hứa gì”. Không phải máy chủ: npm run backup -- restore TỆP. Ổ đĩa làm hỏng tệp thì có thể sắp chết: chép bản sao ra ngoài ngay.",
  };
}

/** @returns what is wrong with messages that the store holds and the relay has not taken */
function undelivered({ dead, oldestQueuedAt }: OutboxCounts, now: number): Finding[] {
  const found: Finding[] = [];
  if (dead > 0) {
    const says = `${dead} lời nhắn đã thử năm ngày không xong.`;
    const mend =
      "Xem npm run leads (trên máy chủ: sudo hoang-gia-leads); gọi cho khách theo số ghi ở đó, hoặc gửi lại: npm run leads -- requeue ID (sudo hoang-gia-leads requeue ID).";
    found.push({ subject: "Lời nhắn không gửi được", state: "ill", says, mend });
  }
  if (oldestQueuedAt !== undefined && now - oldestQueuedAt > OLDEST_QUEUED) {
    const says = `có lời nhắn chờ gửi đã ${lasting(now - oldestQueuedAt)}.`;
    const mend =
      "Xem mục Thư báo có khách và mục Máy chủ web ở đây. Cả hai đều tốt thì máy gửi thư không nhận chính lời nhắn ấy: npm run leads (trên máy chủ: sudo hoang-gia-leads) ghi nó nói gì.";
    found.push({ subject: "Lời nhắn đang chờ", state: "ill", says, mend });
  }
  return found;
}
