/** MD5 (RFC 1321): the key of files locked before PDF 2.0 is made with it, and browsers do not offer it. Not used to keep anything safe. */
const SHIFTS = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21];
const SINES = Int32Array.from({ length: 64 }, (_, i) => Math.floor(Math.abs(Math.sin(i + 1)) * 2 ** 32));

/** @returns 16 bytes */
export function md5(message: Uint8Array): Uint8Array {
  const length = ((message.length + 8) >> 6) + 1;
  const words = new DataView(new ArrayBuffer(length * 64));
  for (const [i, byte] of message.entries()) words.setUint8(i, byte);
  words.setUint8(message.length, 0x80);
  words.setUint32(length * 64 - 8, message.length * 8, true);
  const state = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476);
  for (let block = 0; block < length; block++) {
    let [a = 0, b = 0, c = 0, d = 0] = state;
    for (let i = 0; i < 64; i++) {
      const round = i >> 4;
      const mixed = [(b & c) | (~b & d), (d & b) | (~d & c), b ^ c ^ d, c ^ (b | ~d)][round] ?? 0;
      const word = [i, 5 * i + 1, 3 * i + 5, 7 * i][round] ?? 0;
      const sum = (a + mixed + (SINES[i] ?? 0) + words.getInt32(block * 64 + (word & 15) * 4, true)) | 0;
      const shift = SHIFTS[round * 4 + (i & 3)] ?? 0;
      [a, d, c, b] = [d, c, b, (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0];
    }
    for (const [i, value] of [a, b, c, d].entries()) state[i] = (state[i] ?? 0) + value;
  }
  return new Uint8Array(state.buffer);
}
