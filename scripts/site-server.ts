/** The project's own server as a process of its own, on a free port of the loopback interface. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** A server that answers. */
export interface RunningServer extends AsyncDisposable {
  /** e.g. `http://127.0.0.1:34567` */
  origin: string;
  pid: number;
}

/**
 * @param site build folder it serves
 * @param settings further settings of docs/operations.md
 * @param within command and arguments in front of Node, e.g. `["taskset", "-c", "0"]`
 * @throws Error with the server's last words when it does not start
 */
export async function startServer(
  site: string,
  settings: Record<string, string> = {},
  within: string[] = [],
): Promise<RunningServer> {
  const data = await mkdtemp(path.join(tmpdir(), "in-an-hoang-gia-server-"));
  const [command = process.execPath, ...args] = [...within, process.execPath, "server/main.ts"];
  const child = spawn(command, args, {
    env: {
      ...process.env,
      PORT: "0",
      HOST: "127.0.0.1",
      SITE: site,
      DATA_DIR: data,
      LOG_LEVEL: "error",
      RATE_LIMIT_PER_MINUTE: "0",
      // As `npm start` runs it: scripts/run.mjs and scripts/start.ts.
      MALLOC_ARENA_MAX: "1",
      NODE_COMPILE_CACHE: ".cache/node",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const removeData = () => rm(data, { recursive: true, force: true });
  const origin = await firstAddress(child).catch(async (error: unknown) => {
    await removeData();
    throw error;
  });
  return {
    origin,
    pid: child.pid ?? 0,
    [Symbol.asyncDispose]: async () => {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      if (child.exitCode === null && child.kill()) await ended;
      await removeData();
    },
  };
}

function firstAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const words: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (text) => {
        words.push(String(text));
        const address = /http:\/\/[\d.]+:\d+/.exec(words.join(""))?.[0];
        if (address) resolve(address);
      });
    }
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`The server did not start:\n${words.join("")}`)));
  });
}
