/** The browser that benchmarks measure with, and the phone that it plays. */
import type { Page } from "@playwright/test";
import { findOrInstallChromium } from "../../scripts/browser.ts";
import { usesTool, versionOf } from "./machine.ts";

/** Lighthouse's factor for a phone of the middle class. */
export const PHONE_SLOWDOWN = 4;

/** @returns path of Chromium; from now on the line about the machine tells its version */
export function measuringChromium(): string {
  const executablePath = findOrInstallChromium();
  usesTool(`Chromium ${versionOf(executablePath, "--version")}`);
  return executablePath;
}

/** @param rate how many times slower the page's processor works from now on */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}
