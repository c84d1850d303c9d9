import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import sharp from "sharp";
import { smallContent } from "../../app/content/fixtures/small-content.ts";
import { PREVIEW } from "../../app/content/pictures.ts";
import { makeIcons } from "./icons.ts";

test("the link preview of the house shows the first picture of the home page", async () => {
  const seal = readFileSync("public/favicon.svg");
  const content = smallContent();
  content.write("../public/favicon.svg", seal);
  const blue = sharp({ create: { width: 1920, height: 800, channels: 3, background: "#0000ff" } });
  content.write("pictures/xanh.jpg", await blue.jpeg().toBuffer());
  content.edit("home.md", /^ {4}image: .*$/m, "    image: xanh.jpg");
  await makeIcons(".");
  const { data, info } = await sharp(PREVIEW.file).raw().toBuffer({ resolveWithObject: true });
  assert.deepEqual([info.width, info.height], [PREVIEW.width, PREVIEW.height]);
  assert.ok((data[0] ?? 255) < 20 && (data[2] ?? 0) > 230, "blue");
});
