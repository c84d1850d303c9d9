/** The phone's way in: opened by the window, kept open while it looks, shut when it goes. */
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { type PictureInHand, takeIn } from "../pictures/take-in.ts";
import type { Desk } from "../server/app.ts";
import { checked, Refused } from "../server/refused.ts";
import { LETTER_POLICY, letterPage } from "./letter-page.ts";
import { openPhoneDoor, type PhoneDoor, type PhoneRoom, wifiAddress } from "./phone-door.ts";
import { PICTURE_PAGE, PICTURE_POLICY } from "./picture-page.ts";

/** What the window learns about the door. */
export interface PhoneState {
  open: boolean;
  /** Whether a phone has come in. */
  taken: boolean;
  /** Pictures that came from it since the window asked last. */
  arrived: PictureInHand[];
}

const OpenSchema = v.strictObject({ purpose: v.picklist(["pictures", "letters"]) });

/** Adds the phone's door: opened, looked at (which keeps it open) and shut; shut with the desk, too. */
export function phoneRoutes(app: FastifyInstance, { house, now, letters }: Desk): void {
  let door: PhoneDoor | null = null;
  let arrived: PictureInHand[] = [];
  app.addHook("onClose", async () => door?.close());

  const rooms: Record<v.InferOutput<typeof OpenSchema>["purpose"], PhoneRoom> = {
    pictures: {
      page: async () => PICTURE_PAGE,
      policy: PICTURE_POLICY,
      take: async (bytes, name) => {
        const picture = await takeIn(house, bytes, name, now());
        arrived.push(picture); // after the wait: the window may have taken the list away meanwhile
      },
    },
    letters: { page: async () => letterPage(await letters.read()), policy: LETTER_POLICY },
  };

  app.post("/phone-door", async ({ body }) => {
    const { purpose } = checked(OpenSchema, body);
    const host = wifiAddress(process.env);
    if (!host)
      throw new Refused(409, "Máy này chưa vào mạng nào, nên điện thoại không tìm thấy. Nối Wi-Fi rồi thử lại.");
    await door?.close();
    arrived = [];
    const mine = await openPhoneDoor(host, rooms[purpose], () => {
      if (door === mine) door = null;
    });
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
