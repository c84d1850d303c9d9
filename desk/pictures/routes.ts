/** Pictures: taken in, cut, named; and those there are, drawings among them, with where they are shown. */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import * as v from "valibot";
import { MOST_PICTURE_BYTES, PICTURE_SHAPES, type PictureShape } from "../../app/content/pictures.ts";
import { namesIn } from "../files/house.ts";
import type { Desk } from "../server/app.ts";
import { checked, Refused } from "../server/refused.ts";
import { cut } from "./cut.ts";
import { pictureFiles } from "./picture-files.ts";
import { inHand, takeIn } from "./take-in.ts";
import { picturesThere } from "./where-used.ts";

/** Pixels across of a picture in lists and forms, twice the largest place. */
const THUMBNAIL = 440;
/** Pixels across in the frame where it is cut, twice its largest place. */
const SHOWN = 1680;

const Share = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1));
const CutSchema = v.strictObject({
  shape: v.picklist(Object.keys(PICTURE_SHAPES) as PictureShape[]), // the table has no other keys
  turns: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
  left: Share,
  top: Share,
  width: Share,
  called: v.string(),
});

/** Adds the pictures there are, and the way of a new one: taken in as bytes, shown while it is cut, cut. */
export function pictureRoutes(app: FastifyInstance, { house, now }: Desk): void {
  app.get("/pictures", async () => ({ pictures: picturesThere(house, now()) }));
  app.get<{ Params: { name: string } }>("/picture/:name", async ({ params, headers }, reply) => {
    const picture = pictureFiles(house).find(({ file }) => file === params.name);
    if (!picture) throw new Refused(404, "Không có ảnh này.");
    // The browser asks each time whether the picture is still the same, because somebody may have put another file in its place.
    const { mtimeMs, size } = statSync(picture.place);
    const tag = `"${mtimeMs}-${size}"`;
    reply.headers({ "Cache-Control": "private, no-cache", ETag: tag });
    if (headers["if-none-match"] === tag) return reply.code(304).send();
    // Upright, as the build makes it: what was copied into content/pictures by hand may lie as the phone wrote it.
    const shown = sharp(picture.place).autoOrient().resize({ width: THUMBNAIL, withoutEnlargement: true });
    return reply.type("image/jpeg").send(await shown.jpeg({ quality: 75 }).toBuffer());
  });
  app.get<{ Params: { name: string } }>("/drawing/:name", async ({ params }, reply) => {
    const folder = path.join(house.content, "drawings");
    if (!namesIn(folder, ".svg").includes(params.name)) throw new Refused(404, "Không có bản vẽ này.");
    return reply.type("image/svg+xml").send(readFileSync(path.join(folder, params.name)));
  });
  void app.register(async (files) => {
    // The body is taken as plain bytes: each request brings one picture, with its name in the address.
    files.removeAllContentTypeParsers();
    files.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: MOST_PICTURE_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    files.post<{ Querystring: { name?: string }; Body: Buffer }>("/pictures-in-hand", async ({ query, body }) =>
      takeIn(house, body ?? Buffer.alloc(0), query.name?.slice(0, 200) || "Ảnh dán vào", now()),
    );
  });
  app.get<{ Params: { id: string } }>("/pictures-in-hand/:id", async ({ params }, reply) => {
    const file = inHand(house, params.id);
    if (!file) throw new Refused(404, "Ảnh này không còn ở đây nữa. Thả lại ảnh rồi cắt.");
    const shown = { width: SHOWN, height: SHOWN, fit: "inside", withoutEnlargement: true } as const;
    return reply.type("image/jpeg").send(await sharp(file).resize(shown).jpeg({ quality: 85 }).toBuffer());
  });
  app.post<{ Params: { id: string } }>("/pictures-in-hand/:id/cut", async ({ params, body }) =>
    cut(house, params.id, checked(CutSchema, body)),
  );
}
