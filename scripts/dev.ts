/** `npm run dev`: React Router's development server, with the contact form answered by the real server beside it. */
import { spawn } from "node:child_process";

/** The server that takes the form; vite.config.ts sends /api there. */
const API_PORT = process.env.API_PORT ?? "3001";

const children = [
  spawn(process.execPath, ["server/main.ts"], {
    stdio: "inherit",
    env: { ...process.env, PORT: API_PORT, DATA_DIR: "var/development" },
  }),
  spawn(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "dev", ...process.argv.slice(2)], {
    stdio: "inherit",
    env: { ...process.env, API_PORT, NODE_ENV: "development" },
  }),
];
let askedToEnd = false;
// A signal may reach this process alone, so it is passed on to both children.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => {
    askedToEnd = true;
    for (const child of children) child.kill(signal);
  });
for (const child of children) {
  child.on("exit", (code) => {
    for (const other of children) other.kill();
    // React Router's server may end first, and ends with 143 when it is asked to end: that is no failure.
    process.exitCode ??= askedToEnd ? 0 : (code ?? 1);
  });
}
