/** @returns whole megabytes as they are said to an editor: "300" */
export function inMegabytes(bytes: number): string {
  return Math.round(bytes / 1_000_000).toLocaleString("vi-VN");
}
