import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { promisify } from "node:util";
import { isHeldBy, isOwn } from "./same-user.ts";

const row = (state: string, uid: number, from = "D431") =>
  `   7: 0100007F:${from} 0100007F:143C ${state} 00000000:00000000 00:00000000 00000000  ${uid}        0 3555830 1 0000000082ccfeb9 20 4 0 10 -1`;
const [FROM, TO] = [0xd431, 0x143c];

test("a connection is accepted from its user, and from root as long as root holds it", () => {
  const held = (lists: string) => isHeldBy(1000, lists, FROM, TO);
  assert.equal(held(row("01", 1000)), true);
  assert.equal(held(row("01", 1001)), false);
  assert.equal(held(row("01", 0)), true);
  assert.equal(held(row("05", 0)), false, "let go by whoever held it");
  assert.equal(held(`${row("01", 1000, "D432")}\n${row("01", 1001)}`), false);
  assert.equal(held(""), true, "held by no user of this system");
});

test("Linux tells whose a connection is", { skip: process.platform !== "linux" && "only Linux tells" }, async (t) => {
  const server = createServer(({ socket }, response) => response.end(String(isOwn(socket)))).listen(0, "127.0.0.1");
  t.after(() => server.close());
  await once(server, "listening");
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  assert.equal(await (await fetch(address)).text(), "true");
  if (process.getuid?.() !== 0) return; // only root can be somebody else
  const asked = `process.setgroups([]);process.setgid(65534);process.setuid(65534);console.log(await (await fetch("${address}")).text())`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", asked]);
  assert.equal(stdout.trim(), "false");
});
