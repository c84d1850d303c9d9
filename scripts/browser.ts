/** Finds a Chromium for the browser tests, or installs one: on the machine, else Playwright's own, else the system's. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const ON_THE_MACHINE = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * @returns path of a Chromium that starts
 * @throws Error that says what was tried and how to get one
 */
export function findOrInstallChromium(): string {
  return (
    present() ??
    afterInstalling("npx", ["playwright", "install", "chromium"]) ??
    afterInstalling("apt-get", ["update"]) ??
    afterInstalling("apt-get", ["install", "-y", "--no-install-recommends", "chromium"]) ??
    nothing()
  );
}

function present(): string | undefined {
  const candidates = [...ON_THE_MACHINE, chromium.executablePath()];
  return candidates.find((file) => file && existsSync(file) && spawnSync(file, ["--version"]).status === 0);
}

function afterInstalling(command: string, args: string[]): string | undefined {
  console.log(`No Chromium on this machine: ${command} ${args.join(" ")}`);
  // A download that cannot be had may hang: it gets five minutes.
  spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"], timeout: 300_000 });
  return present();
}

function nothing(): never {
  throw new Error(
    "No Chromium for the browser tests: none on this machine, Playwright's own could not be downloaded, and apt-get could not install one. " +
      "Install Chromium or Chrome, or set CHROMIUM_PATH to its program file, and run npm test again.",
  );
}
