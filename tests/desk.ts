/** The owner's desk for a test: a process of its own, over a copy of the content, with folders that nobody else uses. */
import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { test as base, expect } from "@playwright/test";

const root = fileURLToPath(new URL("..", import.meta.url));

export interface OpenDesk {
  /** Address of the window, without a slash at its end. */
  address: string;
  /** Folder of the drafts, the journal and what is known of letters. */
  folder: string;
  /** The site's `content/`. */
  content: string;
  /** The site's data folder, where letters arrive. */
  data: string;
}

/** @param prepare fills the folders before the desk is opened */
export function testWithDesk(prepare: (desk: Omit<OpenDesk, "address">) => Promise<void> = async () => {}) {
  return base.extend<{ desk: OpenDesk }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    desk: async ({}, use) => {
      const top = mkdtempSync(path.join(tmpdir(), "desk-window-"));
      const folders = {
        folder: path.join(top, "desk"),
        content: path.join(top, "content"),
        data: path.join(top, "data"),
      };
      cpSync(path.join(root, "content"), folders.content, { recursive: true });
      await prepare(folders);
      const port = await freePort();
      const child = spawn(process.execPath, ["desk/main.ts"], {
        cwd: root,
        env: {
          ...process.env,
          DESK_PORT: String(port),
          DESK_OPEN: "0",
          DESK_CONTENT: folders.content,
          DESK_FOLDER: folders.folder,
          DATA_DIR: folders.data,
          DATABASE_URL: "",
          DESK_SERVER: "",
        },
        stdio: ["ignore", "pipe", "inherit"],
      });
      const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
      try {
        await new Promise<void>((resolve, reject) => {
          child.stdout.on("data", (text: Buffer) => String(text).includes("http://") && resolve());
          void gone.then(() => reject(new Error("The desk ended before it was open.")));
        });
        await use({ ...folders, address: `http://127.0.0.1:${port}/ban-lam-viec` });
      } finally {
        child.kill();
        await gone;
        rmSync(top, { recursive: true, force: true });
      }
    },
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === "string") throw new Error("no port");
  return address.port;
}

export { expect };
