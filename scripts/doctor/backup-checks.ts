/** The doctor looks at the copies of customers' messages: whether they are made, and how old the newest is. */
import { existsSync } from "node:fs";
import path from "node:path";
import { copiesIn, type StoreCopy } from "../../server/backup/copy-store.ts";
import type { Settings } from "../../server/settings.ts";
import { storeIn } from "../../server/store/place.ts";
import { type Finding, lasting } from "./finding.ts";
import { saidBy } from "./said-by.ts";

/** Milliseconds. The timer copies every hour; a night without one is no accident. */
const OLDEST_COPY = 12 * 3_600_000;

/** What systemd knows of copying. */
export interface Copying {
  /** How it ended the last time, in systemd's word. */
  result: string;
  /** Whether it begins by itself: now, and after the machine has been started anew. */
  timer: "on" | "until-restart" | "off";
}

/**
 * @param now milliseconds since 1970
 * @param copying asks what systemd knows of copying; undefined where systemd copies nothing
 */
export async function backups(
  { backup, databaseUrl, dataFolder }: Pick<Settings, "backup" | "databaseUrl" | "dataFolder">,
  now: number,
  copying = askBackupUnits,
): Promise<Finding> {
  const subject = "Bản sao lời nhắn";
  if (databaseUrl !== undefined) return besidePostgres(subject, dataFolder, backup?.folder);
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
  const { result = "success", timer = "on" } = (await copying()) ?? {};
  if (result !== "success") {
    const last = newest ? `; bản mới nhất cách đây ${lasting(now - newest.madeAt)}` : ", chưa có bản nào";
    return { subject, state: "ill", says: `lần sao lưu cuối không xong (${result})${last}.`, mend };
  }
  if (timer !== "on") {
    const says =
      timer === "off" ? "bộ hẹn giờ đã tắt: không có bản mới nữa." : "máy khởi động lại là không sao lưu nữa.";
    return { subject, state: "ill", says, mend: "sudo systemctl enable --now hoang-gia-backup.timer" };
  }
  if (!newest) return { subject, state: "ill", says: `${backup.folder} chưa có bản nào.`, mend };
  return ageOfNewest(subject, newest, now, mend);
}

/** PostgreSQL is backed up elsewhere; this looks at what an earlier SQLite store has left here. @param copies folder of copies, where one is set */
function besidePostgres(subject: string, dataFolder: string, copies: string | undefined): Finding {
  const former = storeIn(dataFolder);
  const [copy] = copies === undefined ? [] : copiesIn(copies);
  const left = [
    ...(existsSync(former) ? [`${former}*`] : []),
    ...(copy ? [path.join(path.dirname(copy.path), "outbox-*.sqlite")] : []),
  ];
  // Nothing there is deleted any more, neither after its time nor when a customer asks for it.
  if (left.length > 0) {
    return {
      subject,
      state: "look",
      says: `kho là PostgreSQL, mà máy này còn lời nhắn của khách từ trước ở ${left.join(" và ")}: không gì xóa chúng theo hạn đã hứa.`,
      mend: `Danh sách đã chép ra rồi (docs/deploy.md, mục Nhiều máy chủ) thì: sudo rm -f ${left.join(" ")}`,
    };
  }
  return {
    subject,
    state: "look",
    says: "kho là PostgreSQL: máy này không thấy bản sao của nó.",
    mend: "Xem pg_dump chạy theo giờ chưa (docs/deploy.md).",
  };
}

/** @param mend what to do when the newest copy is too old */
function ageOfNewest(subject: string, newest: StoreCopy, now: number, mend: string): Finding {
  const hours = Math.round((now - newest.madeAt) / 3_600_000);
  if (hours < 0) {
    // Until that hour this copy would stay the newest and count as fresh, and nobody would hear that no others come.
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

async function askBackupUnits(): Promise<Copying | undefined> {
  const [service, timer] = await Promise.all([unitOf("hoang-gia-backup.service"), unitOf("hoang-gia-backup.timer")]);
  if (!service || !timer) return undefined;
  const lasts = timer.UnitFileState === "enabled" ? "on" : "until-restart";
  return { result: service.Result ?? "", timer: timer.ActiveState === "active" ? lasts : "off" };
}

/** @returns what systemd knows of a unit; undefined for a unit that does not exist, although systemd answers for that as well: "success", "inactive" */
async function unitOf(unit: string): Promise<Record<string, string> | undefined> {
  const said = await saidBy("systemctl", "show", "--property=LoadState,Result,ActiveState,UnitFileState", unit);
  const known = Object.fromEntries(said.split("\n").map((line) => line.split("=", 2)));
  return known.LoadState === "loaded" ? known : undefined;
}
