/** Finds the browsers of the browser tests, or installs them. Chromium is needed; without Firefox the tests in it are left out. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

/** How Chromium is started: without its sandbox, which root in a container does not have, and without calls home during a test or a measurement. */
export const BROWSER_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * One more flag for tests and measurements: no host but this machine can be reached. The alternative, letting Playwright intercept requests, delays each file
 * by some milliseconds and keeps all of them out of the browser's cache.
 */
export const NO_OTHER_HOST = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost";

const CHROMIUM_WITHOUT_WINDOWS = "/usr/bin/chromium-headless-shell";

const CHROMIUM = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const FIREFOX = [
  process.env.FIREFOX_PATH,
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/snap/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];

/**
 * The system's packages come before Playwright's own download, which may be out of reach and takes minutes to fail.
 *
 * @returns path of a Chromium that starts: on the machine, else the system's, else Playwright's own
 * @throws Error that says what was tried and how to get one
 */
export function findOrInstallChromium(): string {
  const any = () =>
    present([process.env.CHROMIUM_PATH, ...CHROMIUM, chromium.executablePath(), CHROMIUM_WITHOUT_WINDOWS]);
  return (
    any() ??
    afterInstallingPackage("chromium", any) ??
    afterInstalling("npx", ["playwright", "install", "chromium"], any) ??
    nothing()
  );
}

/**
 * The Chromium for many short tests: the headless shell where it can be had, because opening, showing and closing a page takes it 0.75 s of a processor, and
 * the whole browser 1.9 s.
 */
export function findOrInstallChromiumWithoutWindows(): string {
  const small = () => present([process.env.CHROMIUM_PATH, CHROMIUM_WITHOUT_WINDOWS]);
  return small() ?? afterInstallingPackage("chromium-headless-shell", small) ?? findOrInstallChromium();
}

/** @returns path of a Firefox that starts, installed where the system has packages for it; undefined where none can be had */
export function findOrInstallFirefox(): string | undefined {
  const any = () => present(FIREFOX);
  return any() ?? afterInstallingPackage("firefox-esr", any);
}

function present(candidates: (string | undefined)[]): string | undefined {
  return candidates.find((file) => file && existsSync(file) && spawnSync(file, ["--version"]).status === 0);
}

/**
 * Only root may install packages of the system; a package that would change others that are there is left alone. A new machine or container has no list of
 * packages yet: where a package is not found, the list is fetched and the package tried again.
 */
function afterInstallingPackage(name: string, find: () => string | undefined): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  const install = ["install", "-y", "-qq", "--no-install-recommends", "--no-upgrade", name];
  return (
    afterInstalling("apt-get", install, find) ??
    afterInstalling("apt-get", ["update", "-qq"], find) ??
    afterInstalling("apt-get", install, find)
  );
}

function afterInstalling(command: string, args: string[], find: () => string | undefined): string | undefined {
  console.log(`Browser for the tests: ${command} ${args.join(" ")}`);
  // A download that cannot be had may hang: it gets three minutes.
  spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"], timeout: 180_000 });
  return find();
}

function nothing(): never {
  throw new Error(
    "No Chromium for the browser tests: none on this machine, apt-get could not install one, and Playwright's own could not be downloaded. " +
      "Install Chromium or Chrome, or set CHROMIUM_PATH to its program file, and run npm test again.",
  );
}

// scripts/test.ts runs this beside its other work, so that nothing waits for a download later.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  findOrInstallChromiumWithoutWindows();
  findOrInstallFirefox();
}
