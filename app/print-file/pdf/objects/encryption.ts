/**
 * Reading PDFs that are locked against changing but open without a password (ISO 32000-1, 7.6; ISO 32000-2 for AES-256): with the
 * empty user password, as every viewer does. A file that asks for a password is never tried with another.
 */
import { md5 } from "./md5.ts";
import { type Dict, dictOf, numberOf, type Stream, type Value } from "./values.ts";

/** Data of a stream in the clear; undefined when they cannot be decrypted here. */
export type Decryptor = (data: Uint8Array, stream: Stream) => Promise<Uint8Array | undefined>;

/** ISO 32000-1, algorithm 2: fills a password up to 32 bytes; the empty password is these alone. */
const PADDING = Uint8Array.from(
  "28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a".match(/../g) ?? [],
  (hex) => Number.parseInt(hex, 16),
);
const AES_SALT = Uint8Array.of(0x73, 0x41, 0x6c, 0x54); // "sAlT"

/**
 * @param encrypt the /Encrypt dictionary, resolved
 * @param id first part of the file's /ID
 * @returns undefined when the file asks for a password, or for a certificate
 */
export async function makeDecryptor(encrypt: Dict, id: Uint8Array): Promise<Decryptor | undefined> {
  if (encrypt.get("Filter") !== "Standard") return undefined;
  const revision = numberOf(encrypt.get("R"), 0);
  const key = revision >= 5 ? await newKey(encrypt, revision) : oldKey(encrypt, id, revision);
  if (!key) return undefined;
  const method = methodOf(encrypt);
  return async (data, stream) => {
    if (stream.dict.get("Type") === "XRef" || method === "None") return data;
    if (method === "V2") return rc4(objectKey(key, stream, false), data);
    return unAes(method === "AESV3" ? key : objectKey(key, stream, true), data);
  };
}

function methodOf(encrypt: Dict): string {
  if (numberOf(encrypt.get("V"), 0) < 4) return "V2";
  const name = encrypt.get("StmF") ?? "Identity";
  if (typeof name !== "string" || name === "Identity") return "None";
  const method = dictOf(dictOf(encrypt.get("CF")).get(name)).get("CFM");
  return typeof method === "string" ? method : "None";
}

/** Algorithms 2, 4 and 5: MD5 and RC4. */
function oldKey(encrypt: Dict, id: Uint8Array, revision: number): Uint8Array | undefined {
  const [owner, user] = [bytesOf(encrypt.get("O")), bytesOf(encrypt.get("U"))];
  const permissions = new DataView(new ArrayBuffer(4));
  permissions.setInt32(0, numberOf(encrypt.get("P"), 0) | 0, true);
  const open =
    revision >= 4 && encrypt.get("EncryptMetadata") === false ? Uint8Array.of(255, 255, 255, 255) : new Uint8Array(0);
  const length = revision === 2 ? 5 : Math.min(16, Math.max(5, keyBits(encrypt) >> 3));
  let key = md5(joined(PADDING, owner.subarray(0, 32), new Uint8Array(permissions.buffer), id, open));
  if (revision >= 3) for (let i = 0; i < 50; i++) key = md5(key.subarray(0, length));
  key = key.slice(0, length);
  if (revision === 2) return same(rc4(key, PADDING), user) ? key : undefined;
  let check = rc4(key, md5(joined(PADDING, id)));
  for (let i = 1; i < 20; i++)
    check = rc4(
      key.map((byte) => byte ^ i),
      check,
    );
  return same(check, user.subarray(0, 16)) ? key : undefined;
}

function keyBits(encrypt: Dict): number {
  const version = numberOf(encrypt.get("V"), 0);
  return version === 4 ? 128 : numberOf(encrypt.get("Length"), 40);
}

/** Algorithm 2.A: AES-256; the file's key is wrapped with a hash of the password. */
async function newKey(encrypt: Dict, revision: number): Promise<Uint8Array | undefined> {
  const user = bytesOf(encrypt.get("U"));
  const hash = (salt: Uint8Array) => (revision === 5 ? digest("SHA-256", salt) : hardHash(salt));
  const proof = await hash(user.subarray(32, 40));
  if (!proof || !same(proof, user.subarray(0, 32))) return undefined;
  const wrapping = await hash(user.subarray(40, 48));
  return wrapping && unAes(wrapping, joined(new Uint8Array(16), bytesOf(encrypt.get("UE")).subarray(0, 32)), false);
}

/** Algorithm 2.B with an empty password: at least 64 rounds of AES-128 and one of three hashes. */
async function hardHash(salt: Uint8Array): Promise<Uint8Array | undefined> {
  let key = await digest("SHA-256", salt);
  for (let round = 0; key && round < 300; round++) {
    const repeated = new Uint8Array(64 * key.length);
    for (let i = 0; i < 64; i++) repeated.set(key, i * key.length);
    const encrypted = await aes(key.subarray(0, 16), key.subarray(16, 32), repeated);
    if (!encrypted) return undefined;
    const remainder = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3; // 256 is 1 modulo 3
    key = await digest(["SHA-256", "SHA-384", "SHA-512"][remainder] ?? "SHA-256", encrypted);
    if (round >= 63 && (encrypted.at(-1) ?? 0) <= round - 31) break;
  }
  return key?.slice(0, 32);
}

/** Algorithm 1: each object has a key of its own. */
function objectKey(key: Uint8Array, { number, generation }: Stream, isAes: boolean): Uint8Array {
  const place = Uint8Array.of(number, number >> 8, number >> 16, generation, generation >> 8);
  return md5(joined(key, place, isAes ? AES_SALT : new Uint8Array(0))).slice(0, Math.min(16, key.length + 5));
}

function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, i) => i);
  const swap = (a: number, b: number) => {
    [state[a], state[b]] = [state[b] ?? 0, state[a] ?? 0];
  };
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  return data.map((byte) => {
    i = (i + 1) & 255;
    j = (j + (state[i] ?? 0)) & 255;
    swap(i, j);
    return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0);
  });
}

// AES and SHA are the browser's own. It offers them only to pages over https (and on localhost); on other pages such files stay unread.
const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined; // the type does not know pages without https

async function digest(name: string, data: Uint8Array): Promise<Uint8Array | undefined> {
  return subtle && new Uint8Array(await subtle.digest(name, Uint8Array.from(data)));
}

async function aes(key: Uint8Array, iv: Uint8Array, data: Uint8Array): Promise<Uint8Array | undefined> {
  if (!subtle) return undefined;
  const imported = await subtle.importKey("raw", Uint8Array.from(key), "AES-CBC", false, ["encrypt"]);
  const encrypted = await subtle.encrypt({ name: "AES-CBC", iv: Uint8Array.from(iv) }, imported, Uint8Array.from(data));
  return new Uint8Array(encrypted, 0, data.length); // without the block of padding
}

/**
 * Decrypts AES-CBC data, whose first block is the initialisation vector.
 *
 * @param padded false for data without padding: a block of padding is appended, because the browser asks for one
 */
async function unAes(key: Uint8Array, data: Uint8Array, padded = true): Promise<Uint8Array | undefined> {
  if (!subtle || data.length < 32 || data.length % 16 !== 0) return data.length === 16 ? new Uint8Array(0) : undefined;
  try {
    const iv = data.slice(0, 16);
    const tail = padded ? undefined : await aes(key, data.subarray(-16), new Uint8Array(16).fill(16));
    const body = tail ? joined(data.subarray(16), tail) : data.slice(16);
    const imported = await subtle.importKey("raw", Uint8Array.from(key), "AES-CBC", false, ["decrypt"]);
    return new Uint8Array(await subtle.decrypt({ name: "AES-CBC", iv }, imported, Uint8Array.from(body)));
  } catch {
    return undefined; // wrong padding: the data are damaged
  }
}

function bytesOf(value: Value | undefined): Uint8Array {
  return value instanceof Uint8Array ? value : new Uint8Array(0);
}

function joined(...parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function same(a: Uint8Array, b: Uint8Array): boolean {
  return b.length >= a.length && a.every((byte, i) => byte === b[i]);
}
