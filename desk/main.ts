/** `npm run desk`: the owner's desk on this machine alone, and the browser on it. */
import { spawn } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { codeOf, isFull, isLocked } from "./files/disk.ts";
import { makePrivate, removeUnfinished } from "./files/house.ts";
import { thin } from "./journal/journal.ts";
import { DESK_PATH } from "./paths.ts";
import { startPreview } from "./preview/preview.ts";
import { stepRunner } from "./publishing/run-step.ts";
import { takeUp } from "./publishing/take-up.ts";
import { createDesk } from "./server/app.ts";
import { builtWindow } from "./server/build-window.ts";
import { DeskIsOpen, takeLock } from "./server/lock.ts";

const DEFAULT_PORT = 5180;

/**
 * @returns the port; 0, which tests give, for any that is free (a second desk does not find the first then)
 * @throws Error (English: it is for whoever set the variable) when `DESK_PORT` is no port
 */
function portIn(env: NodeJS.ProcessEnv): number {
  const port = Number(env.DESK_PORT || DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`DESK_PORT is "${env.DESK_PORT}": give a port from 1 to 65535.`);
  return port;
}

async function open(): Promise<void> {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const { DESK_CONTENT = "content", DESK_FOLDER = "var/desk", DESK_OPEN } = process.env;
  const house = { content: path.resolve(root, DESK_CONTENT), desk: path.resolve(root, DESK_FOLDER) };
  const port = portIn(process.env);
  makePrivate(house.desk);
  const lock = await takeLock(house, port);
  process.on("exit", lock.giveBack);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => process.exit(0));
  removeUnfinished(house);
  const { content: builtFrom, run: step } = stepRunner(root);
  await takeUp({ house, root, now: Date.now, builtFrom, step });
  const preview = startPreview(house, root);
  process.on("exit", () => void preview.stop()); // a process that exits does not wait for this promise, but the preview ends by itself, too
  thin(house, Date.now());
  const app = await createDesk({ house, root, now: Date.now, preview, window: await builtWindow(root) });
  const address = `${await app.listen({ port, host: "127.0.0.1" })}${DESK_PATH}/`;
  lock.listens();
  console.log(`Bàn làm việc: ${address} (đóng cửa sổ này là tắt bàn)`);
  if (DESK_OPEN !== "0") show(address);
}

/** Opens the owner's browser; where there is none, the address on the screen is enough. */
function show(address: string): void {
  const [command = "", ...rest] =
    process.platform === "win32"
      ? ["cmd", "/c", "start", "", address]
      : [process.platform === "darwin" ? "open" : "xdg-open", address];
  spawn(command, rest, { stdio: "ignore", detached: true })
    .on("error", () => {})
    .unref();
}

try {
  await open();
} catch (error) {
  if (error instanceof DeskIsOpen) console.error(error.message);
  else if (codeOf(error) === "EADDRINUSE") {
    console.error(
      `Cổng ${process.env.DESK_PORT || DEFAULT_PORT} đang có chương trình khác dùng. Đặt DESK_PORT thành số khác, ví dụ 5181, rồi mở lại.`,
    );
  } else if (isFull(error)) {
    console.error(
      "Ổ đĩa đã đầy nên bàn làm việc chưa mở được; bản nháp và trang trên mạng vẫn nguyên. Xóa bớt tệp không dùng, đổ thùng rác của máy, rồi mở lại.",
    );
  } else if (isLocked(error)) {
    const { path: file } = error as NodeJS.ErrnoException;
    const place = file ? path.dirname(file) : "thư mục của trang";
    console.error(
      `Máy không cho ghi vào ${place} nên bàn làm việc chưa mở được; bản nháp và trang trên mạng vẫn nguyên. Xem ổ hay thư mục ấy có bị khóa, chỉ cho đọc, hay đang mở ở chương trình khác không, rồi mở lại.`,
    );
  } else console.error(error);
  process.exit(1);
}
