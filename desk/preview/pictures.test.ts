import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { test } from "node:test";
import sharp from "sharp";
import { standingHouse } from "../fixtures/test-house.ts";

test("a photograph that a phone held upright stands upright in the preview, as the build makes it", async (t) => {
  const house = standingHouse();
  t.after(house.end);
  process.env.CONTENT_FOLDER = house.content; // read when the modules are loaded; this file has a process to itself
  const { pictureAddress } = await import("../../app/content/pictures.build.ts");
  const { previewPicture } = await import("./pictures.ts");
  const file = "anh-cua-xuong.jpg";
  await sharp({ create: { width: 400, height: 300, channels: 3, background: "#0c4a3f" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(path.join(house.content, "pictures", file));
  const server = createServer((request, response) => void previewPicture(request, response));
  t.after(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${pictureAddress(file)}/150.webp`);
  const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  assert.deepEqual([width, height], [150, 200]);
});
