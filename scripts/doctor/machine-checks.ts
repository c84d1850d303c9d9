/** The doctor looks at the machine: mail, store, copies, disk, rights, clock. */
import { execFile } from "node:child_process";
import { constants } from "node:fs";
import { access, stat, statfs } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { copiesIn } from "../../server/backup/copy-store.ts";
import { openOutbox } from "../../server/outbox/open-outbox.ts";
import type { Settings } from "../../server/settings.ts";
import { NewerStore } from "../../server/store/migrations.ts";
import { hasStore, storeIn } from "../../server/store/place.ts";
import { type Finding, reasonOf } from "./finding.ts";

/** Bytes left on a disk: below the first something should be cleared away, below the second messages are about to be refused. */
const DISK = { low: 1_000_000_000, empty: 200_000_000 };

/** Milliseconds. The timer copies every hour; a night without one is no accident. */
const OLDEST_COPY = 12 * 3_600_000;

/** Milliseconds a message may wait before somebody should know (docs/operations.md, Watching). */
const OLDEST_QUEUED = 900_000;

/** Milliseconds for an answer of the relay. */
const LONGEST_WAIT = 8_000;

/** Asks the relay whether it would take a mail; sends none. */
export async function mail({ mail: settings, dataFolder }: Pick<Settings, "mail" | "dataFolder">): Promise<Finding> {
  const subject = "Thư báo có khách";
  const { smtpUrl } = settings;
  if (smtpUrl === undefined) {
    return {
      subject,
      state: "look",
      says: `chưa đặt SMTP_URL nên lời nhắn của khách nằm trong ${dataFolder}/mailbox, không ai được báo.`,
      mend: "Đặt SMTP_URL, MAIL_TO, MAIL_FROM (docs/deploy.md, mục Thư), rồi khởi động lại máy chủ.",
    };
  }
  const { smtpRelay } = await import("../../server/delivery/smtp-relay.ts");
  const relay = smtpRelay({ ...settings, smtpUrl });
  const tooLong = AbortSignal.timeout(LONGEST_WAIT);
  try {
    await Promise.race([
      relay.probe(),
      new Promise((_, reject) =>
        tooLong.addEventListener("abort", () => reject(new Error("không trả lời sau 8 giây")), { once: true }),
      ),
    ]);
    return {
      subject,
      state: "good",
      says: `máy gửi thư ${new URL(smtpUrl).host} nhận thư cho ${settings.to.join(", ")}.`,
    };
  } catch (error) {
    return {
      subject,
      state: "ill",
      says: `máy gửi thư không nhận (${reasonOf(error)}). Lời nhắn vẫn được giữ và sẽ gửi khi nối lại được.`,
      mend: "Kiểm tra SMTP_URL: tên máy, cổng, tên và mật khẩu; nhiều hãng thư đòi mật khẩu ứng dụng riêng.",
    };
  } finally {
    relay.close();
  }
}

/** Writes into the store, as the server would. @param now milliseconds since 1970 */
export async function store(settings: Pick<Settings, "databaseUrl" | "dataFolder">, now: number): Promise<Finding[]> {
  const subject = "Kho lời nhắn";
  // Opening would make one: whoever looks after a server must not leave files of his own behind.
  if (!hasStore(settings)) {
    const mend = "Chạy máy chủ một lần; nếu nó đang chạy thì DATA_DIR ở đây khác DATA_DIR của nó.";
    return [{ subject, state: "ill", says: `chưa có ${storeIn(settings.dataFolder)}.`, mend }];
  }
  const outbox = await openOutbox(settings);
  try {
    await outbox.probe(now);
    const { queued, sent, dead, oldestQueuedAt } = await outbox.counts();
    const found: Finding[] = [
      { subject, state: "good", says: `ghi được; ${sent} đã gửi, ${queued} đang chờ, ${dead} không gửi được.` },
    ];
    if (dead > 0) {
      const mend =
        "Xem npm run leads (trên máy chủ: sudo hoang-gia-leads); gọi cho khách theo số ghi ở đó, hoặc gửi lại: npm run leads -- requeue ID (sudo hoang-gia-leads requeue ID).";
      found.push({
        subject: "Lời nhắn không gửi được",
        state: "ill",
        says: `${dead} lời nhắn đã thử năm ngày không xong.`,
        mend,
      });
    }
    if (oldestQueuedAt !== undefined && now - oldestQueuedAt > OLDEST_QUEUED) {
      const mend = "Xem mục Thư báo có khách và mục Máy chủ web ở đây.";
      found.push({
        subject: "Lời nhắn đang chờ",
        state: "ill",
        says: `có lời nhắn chờ gửi đã ${lasting(now - oldestQueuedAt)}.`,
        mend,
      });
    }
    return found;
  } catch (error) {
    if (error instanceof NewerStore) {
      return [
        {
          subject,
          state: "ill",
          says: `bản trang đang chạy cũ hơn kho (${error.message}).`,
          mend: "Đưa bản mới hơn lên lại: sudo hoang-gia-update THƯ-MỤC-DỰ-ÁN. Không có bản ấy nữa: docs/deploy.md, mục “Lùi qua một lần đổi kho”.",
        },
      ];
    }
    const mend = settings.databaseUrl
      ? "Kiểm tra PostgreSQL có chạy không, và tên, mật khẩu trong DATABASE_URL."
      : "Xem mục Ổ đĩa và mục Quyền ở đây. Kho hỏng thì lấy lại bản sao: npm run backup -- restore TỆP.";
    return [{ subject, state: "ill", says: `không ghi được (${(error as Error).message}).`, mend }];
  } finally {
    await outbox.close();
  }
}

/** @param span milliseconds @returns e.g. "20 phút", from two hours on "25 giờ", from two days on "3 ngày" */
function lasting(span: number): string {
  const hours = Math.floor(span / 3_600_000);
  if (hours < 2) return `${Math.round(span / 60_000)} phút`;
  return hours < 48 ? `${hours} giờ` : `${Math.floor(hours / 24)} ngày`;
}

/**
 * @param now milliseconds since 1970
 * @param lastResult how the last copying ended, in systemd's word; undefined where it copies nothing
 */
export async function backups(
  { backup, databaseUrl }: Pick<Settings, "backup" | "databaseUrl">,
  now: number,
  lastResult = askBackupUnit,
): Promise<Finding> {
  const subject = "Bản sao lời nhắn";
  if (databaseUrl !== undefined) {
    return {
      subject,
      state: "look",
      says: "kho là PostgreSQL: máy này không thấy bản sao của nó.",
      mend: "Xem pg_dump chạy theo giờ chưa (docs/deploy.md).",
    };
  }
  if (backup === undefined) {
    return {
      subject,
      state: "ill",
      says: "chưa có: hỏng ổ đĩa là mất hết lời nhắn.",
      mend: "Đặt BACKUP_DIR là thư mục ở ổ khác và bật hoang-gia-backup.timer (docs/deploy.md).",
    };
  }
  const [newest] = copiesIn(backup.folder);
  const mend = `Xem thư mục ${backup.folder} có đó không, ổ của nó đã gắn chưa; vì sao: journalctl -u hoang-gia-backup -n 20; sửa xong thử: sudo systemctl start hoang-gia-backup. Bộ hẹn giờ: systemctl status hoang-gia-backup.timer.`;
  const result = await lastResult();
  if (result !== undefined && result !== "success") {
    const last = newest ? `; bản mới nhất cách đây ${lasting(now - newest.madeAt)}` : ", chưa có bản nào";
    return { subject, state: "ill", says: `lần sao lưu cuối không xong (${result})${last}.`, mend };
  }
  if (!newest) return { subject, state: "ill", says: `${backup.folder} chưa có bản nào.`, mend };
  const hours = Math.round((now - newest.madeAt) / 3_600_000);
  if (hours < 0) {
    // It would stay the newest, and be called fresh, until that hour: nobody would hear that no others come.
    return {
      subject,
      state: "ill",
      says: `bản ${path.basename(newest.path)} đến từ tương lai: đồng hồ máy này đã có lúc chạy sai, hay đang sai.`,
      mend: `Xem date có đúng giờ không (mục Đồng hồ ở đây). Đúng rồi thì xóa bản ấy: sudo rm ${newest.path}; sao lưu lại: sudo systemctl start hoang-gia-backup.`,
    };
  }
  if (now - newest.madeAt > OLDEST_COPY)
    return { subject, state: "ill", says: `bản mới nhất cách đây ${hours} giờ.`, mend };
  return { subject, state: "good", says: `bản mới nhất ${hours === 0 ? "chưa đến một giờ" : `${hours} giờ trước`}.` };
}

/** @returns what a program of systemd writes; empty where there is none, or it fails */
function saidBy(program: string, ...asked: string[]): Promise<string> {
  return promisify(execFile)(program, asked).then(
    ({ stdout }) => stdout,
    () => "",
  );
}

async function askBackupUnit(): Promise<string | undefined> {
  const said = await saidBy(
    "systemctl",
    "show",
    "--property=LoadState",
    "--property=Result",
    "hoang-gia-backup.service",
  );
  // A unit that is not there has a result as well: "success".
  return /^LoadState=loaded$/m.test(said) ? /^Result=(.+)$/m.exec(said)?.[1] : undefined;
}

/** @param folders whose disks are looked at @param freeOf bytes left for a user without rights */
export async function disk(folders: string[], freeOf = freeBytes): Promise<Finding[]> {
  return Promise.all(
    folders.map(async (folder) => {
      const subject = `Ổ đĩa của ${folder}`;
      const free = await freeOf(folder);
      const says = `còn ${(free / 1e9).toLocaleString("vi-VN", { maximumFractionDigits: 1 })} GB.`;
      if (free >= DISK.low) return { subject, state: "good", says };
      const mend = "Xóa bớt: sudo journalctl --vacuum-size=200M; xem chỗ nào đầy: sudo du -xh / | sort -h | tail -20.";
      return { subject, state: free < DISK.empty ? "ill" : "look", says, mend };
    }),
  );
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Whether the messages of customers are for the service's own eyes only, and it may write them. */
export async function rights({ dataFolder }: Pick<Settings, "dataFolder">): Promise<Finding> {
  const subject = "Quyền";
  const writable = await access(dataFolder, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!writable) {
    const mend = `sudo chown -R hoang-gia: ${dataFolder} (tên người chạy máy chủ); khám bằng sudo hoang-gia-doctor.`;
    return { subject, state: "ill", says: `không ghi được vào ${dataFolder}.`, mend };
  }
  // The server keeps its files to itself (server/store/sqlite-file.ts); the folder is the hand of whoever set it up.
  const { mode } = await stat(dataFolder);
  if ((mode & 0o077) === 0 || process.platform === "win32") {
    return { subject, state: "good", says: "chỉ máy chủ vào được thư mục lời nhắn." };
  }
  const mend = `chmod 700 ${dataFolder}`;
  return {
    subject,
    state: "ill",
    says: `người khác trên máy này vào được ${dataFolder}, nơi có tên và số của khách.`,
    mend,
  };
}

/** What systemd knows of the clock, in `timedatectl show`. */
export interface ClockState {
  /** Whether it has been set by another clock, and is kept. */
  synchronised: boolean;
  /** Whether a program is there that could do so, and whether it is switched on. */
  canBe: boolean;
  switchedOn: boolean;
  /** A container has no clock of its own: what it is kept by runs on the machine around it. */
  container: boolean;
}

/** @param ask what the machine says of its clock; undefined where it cannot tell */
export async function clock(ask = askTimedatectl): Promise<Finding> {
  const subject = "Đồng hồ";
  const state = await ask();
  if (state === undefined) {
    return {
      subject,
      state: "look",
      says: "máy này không cho biết có chạy theo giờ mạng không (không có timedatectl).",
      mend: "So với giờ thật: date. Sai thì cài: sudo apt-get install systemd-timesyncd.",
    };
  }
  if (state.synchronised) return { subject, state: "good", says: "chạy theo giờ mạng." };
  const says = "không chạy theo giờ mạng: bài hẹn giờ và chứng chỉ sẽ sai.";
  return { subject, state: "ill", says, mend: wayToSetClock(state) };
}

function wayToSetClock({ container, canBe, switchedOn }: ClockState): string {
  if (container)
    return "Máy này dùng đồng hồ của máy chủ chứa nó, tự nó không chỉnh được. So với giờ thật: date. Sai thì báo nơi cho thuê máy.";
  if (!canBe) return "Cài: sudo apt-get install systemd-timesyncd.";
  if (!switchedOn) return "Bật: sudo timedatectl set-ntp true.";
  return "Đã bật mà chưa hỏi được giờ. Máy vừa bật thì đợi một phút; vẫn thế thì xem journalctl -u systemd-timesyncd -n 20. Nơi cho thuê chặn cổng UDP 123 thì hỏi họ máy giờ nào dùng được, rồi ghi NTP=tên-máy-giờ dưới [Time] trong /etc/systemd/timesyncd.conf và sudo systemctl restart systemd-timesyncd.";
}

async function askTimedatectl(): Promise<ClockState | undefined> {
  const said = await saidBy("timedatectl", "show");
  if (said === "") return undefined;
  const yes = (property: string) => new RegExp(`^${property}=yes$`, "m").test(said);
  return {
    synchronised: yes("NTPSynchronized"),
    canBe: yes("CanNTP"),
    switchedOn: yes("NTP"),
    // It ends with 1, and says "none", where there is none.
    container: (await saidBy("systemd-detect-virt", "--container")) !== "",
  };
}
