/** The favicon set and the site's own link preview, made from the one drawing of the seal. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { collection } from "../../app/content/collection.build.ts";
import { PICTURE_SOURCES } from "../../app/content/pictures.build.ts";
import { PREVIEW } from "../../app/content/pictures.ts";

const SEAL = "public/favicon.svg";
/** The seal in the preview, in pixels: its side and its distance from the lower left corner. */
const PREVIEW_SEAL = { side: 260, margin: 48 };

/**
 * Writes favicon.ico, apple-touch-icon.png, the icons of the manifest and the link preview into the public folder. The preview is that of pages without a
 * picture of their own. Under its seal is the home page's first picture, because whoever follows the link sees that there.
 */
export async function makeIcons(site: string): Promise<void> {
  const sizes = { "apple-touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512 };
  for (const [name, size] of Object.entries(sizes)) await writeFile(path.join(site, name), await square(size));
  await writeFile(path.join(site, "favicon.ico"), icoOf(await square(32)));
  const [, { image }] = collection().home.banners;
  await sharp(path.join(PICTURE_SOURCES, image))
    .autoOrient()
    .resize(PREVIEW.width, PREVIEW.height, { position: "right" })
    .composite([
      {
        input: await square(PREVIEW_SEAL.side),
        left: PREVIEW_SEAL.margin,
        top: PREVIEW.height - PREVIEW_SEAL.side - PREVIEW_SEAL.margin,
      },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(path.join(site, PREVIEW.file));
}

function square(size: number): Promise<Buffer> {
  // Drawn at four times the size and scaled down, so that the thin frame of the seal stays even.
  return sharp(SEAL, { density: (72 * size * 4) / 100 })
    .resize(size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An ICO file with one 32 px picture: six bytes of header, sixteen of entry, then the PNG as it is. */
function icoOf(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // kind: icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(32, 6); // width
  header.writeUInt8(32, 7); // height
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
