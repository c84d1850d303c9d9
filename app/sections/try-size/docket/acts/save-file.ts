/** Milliseconds that a browser may take to begin the download; then its address is revoked. */
const KEPT_FOR = 10_000;

/** Gives the visitor a file that was made in the page. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR);
}
