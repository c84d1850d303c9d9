import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { makeDecryptor } from "./encryption.ts";
import { Lexer } from "./lexer.ts";
import { dictOf, Ref, Stream } from "./values.ts";

/** One page by qpdf 11.3, which anybody can open and only the owner can change; strings of bytes are hexadecimal. */
type Locked = { way: string; encrypt: string; id: string; number: number; data: string };
const locked: Locked[] = JSON.parse(
  readFileSync(new URL("../../fixtures/locked-for-changing.json", import.meta.url), "utf8"),
);

const bytesOf = (hex: string) => Uint8Array.from(Buffer.from(hex, "hex"));
/** @returns the contents of the page; undefined where the file asks for a password */
async function opened({ encrypt, id, number, data }: Locked): Promise<string | undefined> {
  const dict = dictOf(new Lexer(Buffer.from(encrypt)).dict());
  const decrypt = await makeDecryptor(dict, bytesOf(id));
  const plain = await decrypt?.(bytesOf(data), new Stream(new Map(), 0, new Ref(number, 0)));
  return plain && Buffer.from(plain).toString();
}

describe("a PDF that is locked against changing alone", () => {
  it("is read, in each way that programs lock", async () => {
    assert.equal(locked.length, 6);
    for (const file of locked) assert.equal(await opened(file), "0 0 9 9 re f", file.way);
  });

  it("is read where its key is as long as its way has it, said or not", async () => {
    for (const file of locked.filter(({ encrypt }) => encrypt.includes("/V 4")))
      assert.equal(
        await opened({ ...file, encrypt: file.encrypt.replace(/\/Length \d+ (?=\/O)/, "") }),
        "0 0 9 9 re f",
      );
  });

  it("is another thing than one that asks for a password", async () => {
    for (const file of locked) {
      const other = file.encrypt.replace(/(?<=\/U <)../, (two) => (two === "00" ? "01" : "00"));
      assert.equal(await opened({ ...file, encrypt: other }), undefined, file.way);
    }
  });
});
