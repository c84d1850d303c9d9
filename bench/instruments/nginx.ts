/** nginx and wrk, as Debian brings them: the rival of benchmark 3 and the load on both. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../server/fixtures/free-port.ts";
import { usesTool, versionOf } from "./machine.ts";

/** What one run of the load found: requests a second, and the 99th percentile of the answer's time in milliseconds. */
export interface Load {
  rate: number;
  p99: number;
}

const pinnedTo = (processor: string) => (has("taskset") ? ["taskset", "-c", processor] : []);

/** The first processor serves and the second asks, so that neither takes time from the other; where taskset is missing, the system decides. */
export const ON_FIRST = pinnedTo("0");
const ON_SECOND = pinnedTo("1");

/**
 * Makes sure that both programs are there.
 *
 * @throws Error that says how to get them
 */
export function requireTools(): void {
  if (!has("wrk") || !has("nginx")) {
    if (process.getuid?.() === 0 && has("apt-get")) {
      console.log("wrk or nginx is missing: apt-get install -y wrk nginx-light");
      spawnSync("apt-get", ["update"], { stdio: "ignore" });
      // The runlevel of a single user: Debian then does not start nginx as a service.
      const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
      spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "wrk", "nginx-light"], {
        stdio: ["ignore", "ignore", "inherit"],
        env,
      });
    }
    if (!has("wrk") || !has("nginx")) {
      throw new Error(
        "The comparison with nginx needs wrk and nginx: sudo apt-get install wrk nginx-light (macOS: brew install wrk nginx).",
      );
    }
  }
  usesTool(`nginx ${versionOf("nginx", "-v")}`);
  usesTool(`wrk ${versionOf("wrk", "-v")}`);
}

function has(program: string): boolean {
  return spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;
}

/**
 * Starts nginx with one worker on a folder of built files.
 *
 * @param site public folder with `.gz` files beside what is worth compressing
 */
export async function startNginx(site: string): Promise<AsyncDisposable & { origin: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), "in-an-hoang-gia-nginx-"));
  const port = await freePort();
  await writeFile(path.join(folder, "nginx.conf"), configuration(folder, path.resolve(site), port));
  const [command = "nginx", ...args] = [...ON_FIRST, "nginx", "-p", folder, "-e", "errors.log", "-c", "nginx.conf"];
  const child: ChildProcess = spawn(command, args, { stdio: ["ignore", "ignore", "inherit"] });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; child.exitCode === null; tries++) {
    if (
      await fetch(origin).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break;
    if (tries === 50) throw new Error("nginx does not answer.");
    await pause(100);
  }
  if (child.exitCode !== null) throw new Error("nginx did not start.");
  return {
    origin,
    [Symbol.asyncDispose]: async () => {
      child.kill("SIGQUIT");
      await once(child, "exit");
      await rm(folder, { recursive: true });
    },
  };
}

function configuration(folder: string, site: string, port: number): string {
  return `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
${process.getuid?.() === 0 ? "user root;" : ""}
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  gzip_static on;
  gzip_vary on;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${site};
    location / { try_files $uri $uri/index.html =404; }
  }
}
`;
}

/**
 * Loads one address.
 *
 * @param encoding value of `Accept-Encoding`; `identity` sends none
 * @param seconds how long
 */
export async function load(url: string, encoding: "gzip" | "identity", seconds: number): Promise<Load> {
  const headers = encoding === "gzip" ? ["-H", "Accept-Encoding: gzip"] : [];
  const [command = "wrk", ...args] = [
    ...ON_SECOND,
    "wrk",
    "-t1",
    "-c32",
    `-d${seconds}s`,
    "--latency",
    ...headers,
    url,
  ];
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "inherit"] });
  const output = (await child.stdout.setEncoding("utf8").toArray()).join("");
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  const [, time = "", unit = ""] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  if (!(rate > 0) || /Non-2xx|Socket errors/.test(output)) throw new Error(`The load on ${url} failed:\n${output}`);
  return { rate, p99: Number(time) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN) };
}
