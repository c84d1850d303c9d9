/** `2026-11-14` → `14/11/2026` */
export function formatDate(isoDate: string): string {
  return isoDate.slice(0, 10).split("-").reverse().join("/");
}
