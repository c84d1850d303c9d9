import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** @returns what a program of systemd writes; empty where there is none, or it fails */
export function saidBy(program: string, ...asked: string[]): Promise<string> {
  return promisify(execFile)(program, asked).then(
    ({ stdout }) => stdout,
    () => "",
  );
}
