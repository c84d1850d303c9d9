/** nginx as a process of its own, for the tests of this folder. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../server/fixtures/free-port.ts";
import { type Ending, temporaryFolder } from "../../server/fixtures/test-site.ts";

/** Where Debian puts it. */
const NGINX = "/usr/sbin/nginx";

/** Why its tests are skipped; false where it is on this machine. */
export const NO_NGINX = !existsSync(NGINX) && "nginx is not on this machine";

/**
 * @param t ends nginx with the test
 * @param configure what stands within `http { }`: where it listens, and a folder for what it keeps
 * @returns nginx's address once it answers, and that folder
 * @throws Error when nginx ends instead
 */
export async function runningNginx(
  t: Ending,
  configure: (listen: string, folder: string) => string | Promise<string>,
): Promise<{ address: string; folder: string }> {
  const folder = await temporaryFolder();
  const listen = `127.0.0.1:${await freePort()}`;
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = join(folder, "nginx.conf");
  await writeFile(
    file,
    `daemon off; pid ${folder}/pid; error_log ${folder}/log; worker_processes 1; user root;
     events { worker_connections 512; } http { access_log off; ${temporary.join(" ")} ${await configure(listen, folder)} }`,
  );
  const child = spawn(NGINX, ["-c", file], { stdio: "ignore" });
  const gone = once(child, "exit");
  t.after(async () => {
    child.kill("SIGTERM");
    await gone;
  });
  const address = `http://${listen}`;
  while (!(await fetch(address).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}: nginx -t -c ${file}`);
    await pause(20);
  }
  return { address, folder };
}
