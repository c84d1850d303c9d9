/**
 * `npm run bench:mail [-- SECONDS CONNECTIONS]`: how many messages a second the server acknowledges, each on the disk,
 * while it delivers them to a relay on the same machine; the time to an answer; its memory.
 * The server is a process of its own; visitors and relay share this process, so on two cores they leave the server about one.
 */
import { connect } from "node:net";
import { cpus } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { SEND_FORM_PATH } from "../contract/contact-fields.ts";
import { LIBRARY_FIELDS, MESSAGE } from "../server/fixtures/contact-form.ts";
import { runningServer } from "../server/fixtures/running-server.ts";
import { mailTo } from "../server/fixtures/test-relay.ts";
import { temporaryFolder, testSite } from "../server/fixtures/test-site.ts";
import { quantile } from "./instruments/statistics.ts";

const [seconds = 10, connections = 64] = process.argv.slice(2).map(Number);
const endings: (() => void | Promise<void>)[] = [];
const ending = { after: (end: () => void | Promise<void>) => void endings.unshift(end) };

let delivered = 0;
const relay = new SMTPServer({
  disabledCommands: ["AUTH", "STARTTLS"],
  logger: false,
  onData(stream, _session, done) {
    stream.resume();
    stream.on("end", () => {
      delivered++;
      done();
    });
  },
});
relay.on("error", () => undefined);
await new Promise<void>((resolve) => relay.listen(0, "127.0.0.1", resolve));
ending.after(() => relay.close());
const relayAddress = relay.server.address();
if (relayAddress === null || typeof relayAddress === "string")
  throw new Error("The relay of the benchmark has no port.");

const server = await runningServer(ending, {
  SITE: await testSite(),
  DATA_DIR: await temporaryFolder(),
  ...mailTo(`smtp://127.0.0.1:${relayAddress.port}`),
});

const BOUNDARY = "----------------benchmark-of-the-mail-service";
let number = 0;

/** One form, framed as the client library frames it; each has a text of its own, because the server would take the same text for a message sent twice. */
function request(): Buffer {
  const fields = { ...MESSAGE, message: `${MESSAGE.message} ${++number}`, ...LIBRARY_FIELDS };
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const body = Buffer.from(`${parts.join("")}--${BOUNDARY}--\r\n`);
  const head = `POST ${SEND_FORM_PATH} HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}\r\nContent-Length: ${body.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), body]);
}

/** Sends one form after the other on one connection. @returns milliseconds until each answer */
function visitor(port: number, until: number): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const times: number[] = [];
    let sentAt = 0;
    const send = () => {
      sentAt = performance.now();
      socket.write(request());
    };
    const socket = connect(port, "127.0.0.1", send);
    socket.setNoDelay(true);
    socket.on("error", reject);
    // An answer is shorter than a packet, so it comes whole.
    socket.on("data", (answer) => {
      const now = performance.now();
      if (!answer.toString("latin1").startsWith("HTTP/1.1 200"))
        return reject(new Error(`The server answered ${answer}`));
      times.push(now - sentAt);
      if (now < until) return send();
      socket.destroy();
      resolve(times);
    });
  });
}

async function memory(): Promise<number> {
  const metrics = await (await fetch(`${server.address}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)$/m.exec(metrics)?.[1]) / 1024 ** 2;
}

const atRest = await memory();
const samples: number[] = [];
const sampling = setInterval(async () => samples.push(await memory()), 500);
const started = performance.now();
const port = Number(new URL(server.address).port);
const until = started + seconds * 1000;
const times = (await Promise.all(Array.from({ length: connections }, () => visitor(port, until)))).flat();
const took = (performance.now() - started) / 1000;
const deliveredMeanwhile = delivered;
clearInterval(sampling);

while (delivered < times.length) await pause(50);
const drained = (performance.now() - started) / 1000;
const at = (share: number) => quantile(times, share).toFixed(1);
console.log(`${cpus().length} cores, ${connections} connections, ${seconds} s, SQLite with a sync for each commit
acknowledged       ${(times.length / took).toFixed(0)} a second (${times.length} in all)
time to an answer  p50 ${at(0.5)} ms · p99 ${at(0.99)} ms · longest ${at(1)} ms
delivered          ${(deliveredMeanwhile / took).toFixed(0)} a second meanwhile; all ${(drained - took).toFixed(1)} s after the last form
memory             ${atRest.toFixed(0)} MB at rest, ${Math.max(...samples).toFixed(0)} MB at most`);
for (const end of endings) await end();
