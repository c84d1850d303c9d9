/** Print files of any size, written in no time: their heads and ends are right, the data between are a hole in the disk. */
import { open } from "node:fs/promises";

/** Pixels on each side of a square whose RGB values fill the size. */
const sideOf = (bytes: number) => Math.floor(Math.sqrt(bytes / 3));

/** @param bytes size of the file @returns what stands before the hole and after it */
type Shape = (bytes: number) => { head: Uint8Array; tail: Uint8Array };

/** The kinds that are measured, each read in another way: from the head, by a directory, by a table at the end. */
export const LARGE_PRINTS: Record<string, Shape> = {
  jpeg: (bytes) => {
    const side = Math.min(65_500, sideOf(bytes));
    const frame = [0xff, 0xc0, 0, 17, 8, side >> 8, side & 255, side >> 8, side & 255, 3, 1, 17, 0, 2, 17, 1, 3, 17, 1];
    const scan = [0xff, 0xda, 0, 12, 3, 1, 0, 2, 17, 3, 17, 0, 63, 0];
    return { head: Uint8Array.from([0xff, 0xd8, ...frame, ...scan]), tail: Uint8Array.of(0xff, 0xd9) };
  },
  tiff: (bytes) => {
    const side = sideOf(bytes);
    const head = new DataView(new ArrayBuffer(8));
    head.setUint32(0, 0x49492a00);
    head.setUint32(4, 8 + side * side * 3, true);
    const entries = [
      [256, side],
      [257, side],
      [258, 8],
      [259, 1],
      [262, 2],
      [273, 8],
      [277, 3],
      [278, side],
      [279, side * side * 3],
    ];
    const tail = new DataView(new ArrayBuffer(2 + entries.length * 12 + 4));
    tail.setUint16(0, entries.length, true);
    for (const [i, [tag = 0, value = 0]] of entries.entries()) {
      tail.setUint16(2 + i * 12, tag, true);
      tail.setUint16(4 + i * 12, 4, true);
      tail.setUint32(6 + i * 12, 1, true);
      tail.setUint32(10 + i * 12, value, true);
    }
    return { head: new Uint8Array(head.buffer), tail: new Uint8Array(tail.buffer) };
  },
  pdf: (bytes) => {
    const side = sideOf(bytes);
    const length = side * side * 3;
    const objects = [
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 5669 5669] /Contents 4 0 R /Resources << /XObject << /A 5 0 R >> >> >>",
      "<< /Length 32 >> stream\nq 5669 0 0 5669 0 0 cm /A Do Q  \nendstream",
    ];
    let head = "%PDF-1.4\n";
    const places: number[] = [];
    for (const [i, object] of objects.entries()) {
      places.push(head.length);
      head += `${i + 1} 0 obj\n${object}\nendobj\n`;
    }
    places.push(head.length);
    const picture = `/Subtype /Image /Width ${side} /Height ${side} /BitsPerComponent 8 /ColorSpace /DeviceRGB /Length ${length}`;
    head += `5 0 obj\n<< ${picture} >> stream\n`;
    const close = "\nendstream\nendobj\n";
    const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
    const trailer = `trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${head.length + length + close.length}\n%%EOF\n`;
    const tail = `${close}xref\n0 6\n0000000000 65535 f \n${table}${trailer}`;
    return { head: new TextEncoder().encode(head), tail: new TextEncoder().encode(tail) };
  },
};

/** Writes a file of a kind. @param bytes its size, approximately */
export async function writeLargePrint(path: string, kind: string, bytes: number): Promise<void> {
  const { head, tail } = LARGE_PRINTS[kind]?.(bytes) ?? { head: new Uint8Array(0), tail: new Uint8Array(0) };
  const data = kind === "jpeg" ? bytes : sideOf(bytes) ** 2 * 3;
  const file = await open(path, "w");
  try {
    await file.write(head, 0, head.length, 0);
    await file.write(tail, 0, tail.length, head.length + data);
  } finally {
    await file.close();
  }
}
