/** Pictures: taken in from this machine or from a phone, cut, named. */
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import * as v from "valibot";
import { PICTURE_SHAPES, type PictureShape } from "../../app/content/pictures.ts";
import { checked } from "../drafts/routes.ts";
import { Refused } from "../drafts/save.ts";
import type { Desk } from "../server/app.ts";
import { cut } from "./cut.ts";
import { MOST_BYTES } from "./limits.ts";
import { openPhoneDoor, type PhoneDoor, wifiAddress } from "./phone-door.ts";
import { inHand, type PictureInHand, takeIn } from "./take-in.ts";

/** Pixels across in the frame where it is cut, twice its largest place. */
const SHOWN = 1680;

const Share = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1));
const CutSchema = v.strictObject({
  shape: v.picklist(Object.keys(PICTURE_SHAPES) as PictureShape[]), // the table has no other keys
  turns: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
  left: Share,
  top: Share,
  width: Share,
  called: v.pipe(v.string(), v.maxLength(500)),
});

/** What the window learns about the phone's way in. */
export interface PhoneState {
  open: boolean;
  /** Whether a phone has come in. */
  taken: boolean;
  /** What has come from it since the window asked last. */
  arrived: PictureInHand[];
}

export function pictureRoutes(app: FastifyInstance, { house, now }: Desk): void {
  let door: PhoneDoor | null = null;
  let arrived: PictureInHand[] = [];
  app.addHook("onClose", async () => door?.close());

  void app.register(async (files) => {
    // The bytes as they are: a picture comes alone, its name in the address.
    files.removeAllContentTypeParsers();
    files.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: MOST_BYTES }, (_request, body, done) =>
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
  app.post<{ Params: { id: string } }>("/pictures-in-hand/:id/cut", async ({ params, body }) => ({
    file: await cut(house, params.id, checked(CutSchema, body)),
  }));

  app.post("/phone-door", async () => {
    const host = wifiAddress(process.env);
    if (!host)
      throw new Refused(409, "Máy này chưa vào mạng nào, nên điện thoại không tìm thấy. Nối Wi-Fi rồi thử lại.");
    await door?.close();
    arrived = [];
    const mine = await openPhoneDoor(
      host,
      async (bytes, name) => {
        arrived.push(await takeIn(house, bytes, name, now()));
      },
      () => {
        if (door === mine) door = null;
      },
    );
    door = mine;
    return { address: mine.address };
  });
  app.post("/phone-door/look", async (): Promise<PhoneState> => {
    door?.keepOpen();
    const news = arrived;
    arrived = [];
    return { open: door !== null, taken: door?.taken() ?? false, arrived: news };
  });
  app.delete("/phone-door", async () => {
    await door?.close();
    return { open: false };
  });
}
