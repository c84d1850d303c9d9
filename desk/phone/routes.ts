/** The phone's way in: opened by the window, kept open while it looks, shut when it goes. */
import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { type PictureInHand, takeIn } from "../pictures/take-in.ts";
import type { Desk } from "../server/app.ts";
import { checked, Refused } from "../server/refused.ts";
import { LETTER_POLICY, letterPage } from "./letter-page.ts";
import { openPhoneDoor, type PhoneDoor, type PhoneRoom, wifiAddress } from "./phone-door.ts";
import { PICTURE_PAGE, PICTURE_POLICY } from "./picture-page.ts";

/** What a window learns about its door. */
export interface PhoneState {
  open: boolean;
  /** Whether a phone has come in. */
  taken: boolean;
  /** Pictures that came from it since its window asked last. */
  arrived: PictureInHand[];
}

const OpenSchema = v.strictObject({ purpose: v.picklist(["pictures", "letters"]) });

/** Names a door by its address, which only the window that opened it was told. */
const DoorSchema = v.strictObject({ address: v.string() });

/** A door that was opened, and what came in by it. */
interface Opened {
  door: PhoneDoor;
  open: boolean;
  arrived: PictureInHand[];
}

/**
 * Adds the phone's door: opened, looked at (which keeps it open) and shut; shut with the desk, too. There is one at a time: a window that opens another
 * shuts the one before, and the window of that one neither takes the pictures of the new door nor shuts it.
 */
export function phoneRoutes(app: FastifyInstance, { house, now, letters }: Desk): void {
  /** By address; a door that is shut stays until its window has fetched what came in by it. */
  const doors = new Map<string, Opened>();
  const shutAll = async () => {
    for (const { door, open, arrived } of doors.values()) {
      if (!open && arrived.length === 0) doors.delete(door.address); // its window may be closed, and never ask again
      await door.close();
    }
  };
  app.addHook("onClose", shutAll);

  const rooms: Record<v.InferOutput<typeof OpenSchema>["purpose"], (arrived: PictureInHand[]) => PhoneRoom> = {
    pictures: (arrived) => ({
      page: async () => PICTURE_PAGE,
      policy: PICTURE_POLICY,
      take: async (bytes, name) => {
        arrived.push(await takeIn(house, bytes, name, now()));
      },
    }),
    letters: () => ({ page: async () => letterPage(await letters.read()), policy: LETTER_POLICY }),
  };

  app.post("/phone-door", async ({ body }) => {
    const { purpose } = checked(OpenSchema, body);
    const host = wifiAddress(process.env);
    if (!host)
      throw new Refused(409, "Máy này chưa vào mạng nào, nên điện thoại không tìm thấy. Nối Wi-Fi rồi thử lại.");
    await shutAll();
    const arrived: PictureInHand[] = [];
    const door = await openPhoneDoor(host, rooms[purpose](arrived), () => {
      mine.open = false;
    });
    const mine: Opened = { door, open: true, arrived };
    doors.set(door.address, mine);
    return { address: door.address };
  });
  app.post("/phone-door/look", async ({ body }): Promise<PhoneState> => {
    const { address } = checked(DoorSchema, body);
    const mine = doors.get(address);
    if (!mine?.open) doors.delete(address);
    if (!mine) return { open: false, taken: false, arrived: [] };
    mine.door.keepOpen();
    return { open: mine.open, taken: mine.door.taken(), arrived: mine.arrived.splice(0) };
  });
  app.delete("/phone-door", async ({ body }) => {
    const { address } = checked(DoorSchema, body);
    await doors.get(address)?.door.close();
    doors.delete(address);
    return { open: false };
  });
}
