import { useEffect, useEffectEvent, useState } from "react";
import type { PhoneState } from "../../phone/routes.ts";
import type { PictureInHand } from "../../pictures/take-in.ts";
import { ask, refusalOf } from "../client.ts";

/** Milliseconds between two looks for what has arrived. */
const LOOK_EVERY = 1500;

/** What a phone finds behind the door. */
export type PhonePurpose = "pictures" | "letters";

/** A door as the window knows it. */
export interface WindowDoor {
  /** What the QR code says; empty until the door is open. */
  address: string;
  /** Whether a phone has come in. */
  taken: boolean;
  /** Why no phone can come in any more, for the owner; empty while one can. */
  said: string;
}

/**
 * A door for a phone, open from the first purpose that is given until what calls this goes. Pictures that the phone sends are handed on as they arrive.
 *
 * @param purpose null while no door is wanted yet
 */
export function usePhoneDoor(
  purpose: PhonePurpose | null,
  arrived: (pictures: PictureInHand[]) => void = () => {},
): WindowDoor {
  const [address, setAddress] = useState("");
  const [said, setSaid] = useState("");
  const [taken, setTaken] = useState(false);
  const hand = useEffectEvent(arrived);
  useEffect(() => {
    if (purpose === null) return;
    let here = true;
    let timer = 0;
    /** Shuts this door; a newer one is another window's. When the window itself is closed, the door shuts by itself a few seconds later. */
    let shut = () => {};
    const look = async (door: { address: string }) => {
      try {
        const state = await ask<PhoneState>("phone-door/look", { method: "POST", body: door });
        if (!here) return;
        setTaken(state.taken);
        if (state.arrived.length > 0) hand(state.arrived);
        if (!state.open) return setSaid("Cửa cho điện thoại đã đóng. Đóng hộp này rồi mở lại để có mã mới.");
      } catch (error) {
        setSaid(refusalOf(error));
        return;
      }
      timer = window.setTimeout(() => void look(door), LOOK_EVERY);
    };
    const open = async () => {
      try {
        const door = await ask<{ address: string }>("phone-door", { method: "POST", body: { purpose } });
        shut = () => void ask("phone-door", { method: "DELETE", body: door, keepalive: true }).catch(() => {});
        if (!here) return shut();
        setAddress(door.address);
        await look(door);
      } catch (error) {
        setSaid(refusalOf(error));
      }
    };
    void open();
    return () => {
      here = false;
      clearTimeout(timer);
      shut();
    };
  }, [purpose]);
  return { address, taken, said };
}
