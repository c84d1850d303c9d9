/** One desk on one folder: a second one is told where the first is. A desk that was killed leaves its lock behind; that one is taken over. */
import path from "node:path";
import { type House, readIfThere, removeInside, writeInside } from "../files/house.ts";
import { DESK_PATH } from "../paths.ts";

interface Lock {
  pid: number;
  port: number;
}

/** Another desk writes in this folder. The message is for the owner. */
export class DeskIsOpen extends Error {
  constructor({ port }: Lock) {
    super(
      `Bàn làm việc của thư mục này đã mở ở http://127.0.0.1:${port}${DESK_PATH}/. Dùng cửa sổ ấy, hoặc tắt nó rồi mở lại.`,
    );
    this.name = "DeskIsOpen";
  }
}

const FILE = "lock.json";

/**
 * @returns what gives the lock back
 * @throws DeskIsOpen while another desk holds it
 */
export async function takeLock(house: House, port: number): Promise<() => void> {
  const held = readIfThere(path.join(house.desk, FILE));
  const other = held === null ? null : (JSON.parse(held) as Lock);
  if (other && other.pid !== process.pid && (await answers(other))) throw new DeskIsOpen(other);
  writeInside(house.desk, FILE, JSON.stringify({ pid: process.pid, port } satisfies Lock));
  return () => {
    const now = readIfThere(path.join(house.desk, FILE));
    if (now !== null && (JSON.parse(now) as Lock).pid === process.pid) removeInside(house.desk, FILE);
  };
}

/** A process of that number may be any program since the desk's death: only a desk says which process it is. */
async function answers({ pid, port }: Lock): Promise<boolean> {
  try {
    process.kill(pid, 0);
    const response = await fetch(`http://127.0.0.1:${port}${DESK_PATH}/api/alive`, {
      signal: AbortSignal.timeout(2000),
    });
    return ((await response.json()) as { pid: number }).pid === pid;
  } catch {
    return false;
  }
}
