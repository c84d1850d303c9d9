/** The doctor looks at the machine: disk, rights, clock, firewall. */
import { constants, statSync } from "node:fs";
import { access, stat, statfs } from "node:fs/promises";
import { mailboxIn } from "../../server/delivery/mailbox.ts";
import type { Settings } from "../../server/settings.ts";
import { storeIn } from "../../server/store/place.ts";
import type { Finding } from "./finding.ts";
import { saidBy } from "./said-by.ts";

/** Bytes left on a disk: below the first something should be cleared away, below the second messages are about to be refused. */
const DISK = { low: 1_000_000_000, empty: 200_000_000 };

/** Files that can still be made on a disk (inodes). A version has some 30,000, and with none left nothing is written, however much room there is. */
const FILES = { low: 50_000, none: 1_000 };

/** @param folders whose disks are looked at @param roomOf tells what is left on a folder's disk for a user without rights */
export async function disk(folders: string[], roomOf = room): Promise<Finding[]> {
  return Promise.all(
    folders.map(async (folder) => {
      const subject = `Ổ đĩa của ${folder}`;
      const { free, files } = await roomOf(folder);
      // Only the worse of the two is told, room or files, because a small disk can never take many files.
      if (files < FILES.none || (files < FILES.low && free >= DISK.empty)) {
        return {
          subject,
          state: files < FILES.none ? "ill" : "look",
          says: `chỉ còn tạo được ${files.toLocaleString("vi-VN")} tệp nữa (hết inode), dù còn bao nhiêu chỗ.`,
          mend: `Xem chỗ nào nhiều tệp: sudo du --inodes -xS "$(stat -c %m ${folder})" | sort -n | tail -20; xóa bớt ở đó.`,
        };
      }
      const says = `còn ${(free / 1e9).toLocaleString("vi-VN", { maximumFractionDigits: 1 })} GB.`;
      if (free >= DISK.low) return { subject, state: "good", says };
      const mend = `Xóa bớt: sudo journalctl --vacuum-size=200M; xem chỗ nào đầy: sudo du -xh "$(stat -c %m ${folder})" | sort -h | tail -20.`;
      return { subject, state: free < DISK.empty ? "ill" : "look", says, mend };
    }),
  );
}

/** @param deviceOf the disk of a folder; undefined where none can be seen @returns the first folder on each disk */
export function onePerDisk(folders: string[], deviceOf = device): string[] {
  const devices = folders.map(deviceOf);
  return folders.filter((_, at) => devices[at] !== undefined && devices.indexOf(devices[at]) === at);
}

function device(folder: string): number | undefined {
  try {
    return statSync(folder).dev;
  } catch {
    return undefined; // not there, or behind a folder that is closed to whoever asks
  }
}

/** @returns bytes and files that are left; infinitely many files where the file system does not count them (btrfs) */
async function room(folder: string): Promise<{ free: number; files: number }> {
  const { bavail, bsize, files, ffree } = await statfs(folder);
  return { free: bavail * bsize, files: files === 0 ? Number.POSITIVE_INFINITY : ffree };
}

/**
 * Checks that nobody but the service can read the customers' messages, and that the service can write them.
 *
 * @param whyNot why a path may not be written to, as a code of the system; undefined where it may
 * @returns nothing for a folder that is not there: the server makes it with its first file, and of SQLite the check of the store tells that it is missing
 */
export async function rights(
  { dataFolder }: Pick<Settings, "dataFolder">,
  whyNot = refusedWriting,
): Promise<Finding[]> {
  const subject = "Quyền";
  // Where somebody has run a command of the project as root, the folder has the right owner and files in it belong to root.
  const store = storeIn(dataFolder);
  for (const written of [dataFolder, store, `${store}-wal`, `${store}-shm`, mailboxIn(dataFolder)]) {
    const code = await whyNot(written);
    if (code === "ENOENT" && written === dataFolder) return [];
    // A missing file is made when it is needed.
    if (code === undefined || code === "ENOENT") continue;
    if (code === "EROFS") {
      const says = `ổ đĩa của ${written} đang ở chế độ chỉ đọc: không ghi được lời nhắn nào.`;
      const mend = `Máy thường tự chuyển sang chế độ ấy khi ổ đĩa có lỗi: chép bản sao ra ngoài trước. Vì sao: sudo dmesg | tail -50. Ghi lại được thì: sudo mount -o remount,rw "$(stat -c %m ${dataFolder})" && sudo systemctl restart hoang-gia; không được thì sudo reboot, và báo nơi cho thuê máy.`;
      return [{ subject, state: "ill", says, mend }];
    }
    const mend = `sudo chown -R hoang-gia: ${dataFolder} (tên người chạy máy chủ), rồi sudo systemctl restart hoang-gia; khám bằng sudo hoang-gia-doctor.`;
    return [{ subject, state: "ill", says: `không ghi được vào ${written}.`, mend }];
  }
  // The server makes its files private (server/store/sqlite-file.ts), but the folder may have been there before.
  const { mode } = await stat(dataFolder);
  if ((mode & 0o077) === 0 || process.platform === "win32") {
    return [{ subject, state: "good", says: "chỉ máy chủ vào được thư mục lời nhắn." }];
  }
  const says = `người khác trên máy này vào được ${dataFolder}, nơi có tên và số của khách.`;
  return [{ subject, state: "ill", says, mend: `chmod 700 ${dataFolder}` }];
}

function refusedWriting(path: string): Promise<string | undefined> {
  return access(path, constants.W_OK).then(
    () => undefined,
    (error: NodeJS.ErrnoException) => error.code,
  );
}

/** What systemd knows of the clock, in `timedatectl show`. */
export interface ClockState {
  /** Whether it has been set by another clock, and is kept right. */
  synchronised: boolean;
  /** Whether a program is there that could do so, and whether it is switched on. */
  canBe: boolean;
  switchedOn: boolean;
  /** A container has no clock of its own: the program that keeps the clock right runs on the machine around it. */
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

/**
 * @param told what deploy/small-server/firewall.sh tells of the installer's firewall: its state, then the ssh ports that it closes; empty where the installer
 *   has set none
 */
export function firewall(told: string): Finding[] {
  const subject = "Tường lửa";
  if (told === "") return [];
  const [state, ...closed] = told.split(" ");
  if (closed.length > 0) return [{ subject, ...lockingOut(state === "off", closed.join(", ")) }];
  if (state === "on") return [{ subject, state: "good", says: "chỉ mở những cổng đã ghi." }];
  const stopped = {
    says: "đang tắt: chương trình nào mở cổng trên máy này, cả Internet cũng vào được.",
    mend: "sudo systemctl enable nftables && sudo systemctl restart nftables. Không được thì xem: journalctl -u nftables -n 20; máy thuê không cho đặt tường lửa thì bật tường lửa của nơi cho thuê, mở 22, 80, 443.",
  };
  const forgotten = { says: "máy khởi động lại là tắt.", mend: "sudo systemctl enable nftables" };
  return [{ subject, state: "look", ...(state === "until-restart" ? forgotten : stopped) }];
}

/** Names no command that switches the firewall on: whoever copied it would be locked out. */
function lockingOut(isOff: boolean, ports: string): Omit<Finding, "subject"> {
  const open = `Thêm ${ports} vào dòng tcp dport { 22, 80, 443 } accept của deploy/small-server/nftables.conf trên máy của bạn, rồi làm lại bước 2 và 3 (docs/deploy.md).`;
  if (isOff) {
    const says = `đang tắt, mà bật lên, như khi máy khởi động lại, thì chặn ssh ở cổng ${ports}.`;
    return { state: "look", says, mend: `Khoan bật: sudo systemctl disable nftables. ${open}` };
  }
  return {
    state: "ill",
    says: `chặn ssh ở cổng ${ports}: phiên đang mở mà đứt là không vào được máy này nữa.`,
    mend: `Mở tạm, đến khi máy khởi động lại: sudo nft insert rule inet filter input tcp dport "{ ${ports} }" accept. ${open}`,
  };
}

async function askTimedatectl(): Promise<ClockState | undefined> {
  const said = await saidBy("timedatectl", "show");
  if (said === "") return undefined;
  const yes = (property: string) => new RegExp(`^${property}=yes$`, "m").test(said);
  return {
    synchronised: yes("NTPSynchronized"),
    canBe: yes("CanNTP"),
    switchedOn: yes("NTP"),
    // Outside a container the program prints "none" and ends with 1, which `saidBy` answers with an empty text.
    container: (await saidBy("systemd-detect-virt", "--container")) !== "",
  };
}
