/** A desk for tests alone: on a copy of the content, on a port of its own, without drafts. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

export interface RunningDesk {
  address: string;
  content: string;
  /** The desk's own folder. */
  folder: string;
  /** The data folder of the site's server, where letters arrive. */
  data: string;
  /** Resolves once no browser is connected any more: by then what a closed page sent last has been written. */
  alone(): Promise<void>;
  /** Ends the desk as a power cut does, without any warning. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Ends the desk and takes its folders away. */
  end(): Promise<void>;
}

const WHO_IS_THERE = new URL("who-is-there.ts", import.meta.url).href;

/** Below the ports that a system gives to a program that asks for any free one (32768 and up on Linux): no other program takes the port between two starts. */
const PORTS = { from: 20_000, count: 10_000 };

async function freePort(port = PORTS.from + (process.pid % PORTS.count)): Promise<number> {
  const server = createServer();
  const free = await new Promise<boolean>((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => resolve(true));
  });
  if (!free) return freePort(port + 1);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** @param prepare fills the folders before the desk is opened */
export async function runningDesk(
  prepare: (folders: Pick<RunningDesk, "content" | "folder" | "data">) => Promise<void> = async () => {},
): Promise<RunningDesk> {
  const home = mkdtempSync(path.join(tmpdir(), "desk-"));
  const [content, folder, data] = ["content", "desk", "data"].map((name) => path.join(home, name)) as [
    string,
    string,
    string,
  ]; // three names
  // Left out of the copy: the pictures, which are linked to the project's own, and the jobs done, so that a desk has only those that a test has written.
  const left = [path.join("content", "pictures"), path.join("content", "jobs", path.sep)];
  cpSync("content", content, { recursive: true, filter: (file) => !left.some((folder) => file.startsWith(folder)) });
  symlinkSync(path.resolve("content/pictures"), path.join(content, "pictures"));
  await prepare({ content, folder, data });
  const port = await freePort();
  let child: ChildProcess | null = null;

  async function start(): Promise<void> {
    const running = spawn(process.execPath, ["--import", WHO_IS_THERE, "desk/main.ts"], {
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      env: {
        ...process.env,
        NODE_ENV: undefined,
        DESK_PORT: String(port),
        DESK_OPEN: "0",
        DESK_CONTENT: content,
        DESK_FOLDER: folder,
        DATA_DIR: data,
        DATABASE_URL: "",
        DESK_SERVER: "",
        DESK_PHONE_HOST: "127.0.0.1",
      },
    });
    child = running;
    running.stderr?.pipe(process.stderr);
    await new Promise<void>((resolve, reject) => {
      running.stdout?.on("data", (words) => String(words).includes(`127.0.0.1:${port}`) && resolve());
      running.on("exit", (code) => reject(new Error(`The desk ended (${code}) before it listened.`)));
    });
  }

  async function kill(): Promise<void> {
    const running = child;
    child = null;
    if (!running) return;
    // Not "exit": the preview's process outlives the desk by a moment, and may still be writing. It shares the desk's stderr, so "close" comes only
    // when both have ended.
    const gone = new Promise((resolve) => running.once("close", resolve));
    running.kill("SIGKILL");
    await gone;
  }

  async function alone(): Promise<void> {
    const told = child && once(child, "message");
    child?.send("who is there?");
    await told;
  }

  await start();
  return {
    address: `http://127.0.0.1:${port}/ban-lam-viec`,
    content,
    folder,
    data,
    alone,
    start,
    kill,
    async end() {
      await kill();
      // A command that the desk has just started (letters, figures, the doctor) ends by itself a moment after the desk, and may still be creating its store.
      rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

/** The text of a page's draft, or null when there is none. */
export function draftText(desk: RunningDesk, file: string): string | null {
  try {
    return (JSON.parse(readFileSync(path.join(desk.folder, "drafts", `${file}.json`), "utf8")) as { text: string })
      .text;
  } catch {
    return null;
  }
}

/** A selection of the text files that has each kind of text and each kind of block. All text files are written and read back by tests in desk/documents. */
export function someTextFiles(): string[] {
  const files = ["articles", "categories", "policies"].flatMap((folder) =>
    readdirSync(path.join("content", folder))
      .filter((file) => file.endsWith(".md"))
      .map((file) => `${folder}/${file}`),
  );
  const found = new Set<string>();
  return files.filter((file) => {
    const text = readFileSync(path.join("content", file), "utf8");
    const kinds = [
      file.replace(/\/.*/, ""),
      ...[...text.matchAll(/^:::?[a-z-]+|^!\[|^\d\. |^- /gm)].map(([kind]) => kind),
    ];
    const fresh = kinds.filter((kind) => !found.has(kind));
    for (const kind of fresh) found.add(kind);
    return fresh.length > 0;
  });
}
