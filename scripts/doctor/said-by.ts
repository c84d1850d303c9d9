import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** @returns what a program of systemd prints; empty where the program is missing or fails */
export function saidBy(program: string, ...asked: string[]): Promise<string> {
  return promisify(execFile)(program, asked).then(
    ({ stdout }) => stdout,
    () => "",
  );
}
