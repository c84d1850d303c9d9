import { useEffect, useEffectEvent, useState } from "react";
import { encode } from "uqr";
import type { PhoneState } from "../../phone/routes.ts";
import type { PictureInHand } from "../../pictures/take-in.ts";
import { ask, refusalOf } from "../client.ts";
import "./phone-code.css";

/** Milliseconds between two looks for what has arrived. */
const LOOK_EVERY = 1500;

/** A QR code that a phone in the same Wi-Fi opens; the phone gets in only as long as this code is shown. */
export function PhoneCode({
  purpose,
  inside,
  arrived,
}: {
  purpose: "pictures" | "letters";
  /** Said once a phone has come in. */
  inside: string;
  arrived?: (pictures: PictureInHand[]) => void;
}) {
  const [address, setAddress] = useState("");
  const [said, setSaid] = useState("");
  const [taken, setTaken] = useState(false);
  const hand = useEffectEvent((pictures: PictureInHand[]) => arrived?.(pictures));
  useEffect(() => {
    let here = true;
    let timer = 0;
    /** Shuts the door of this code; a newer one is another window's. When the window itself is closed, the door shuts by itself a few seconds later. */
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
  return (
    <div className="phone-in">
      {address && !said && (
        <>
          <QrCode text={address} />
          <p>
            <b>{taken ? inside : "Mở máy ảnh của điện thoại, quét mã này."}</b>
          </p>
          <p className="hint">
            Điện thoại và máy này phải chung Wi-Fi. Windows hỏi có cho phép không thì bấm Cho phép. Không quét được thì
            gõ: <code>{address}</code>
          </p>
          {purpose === "letters" && (
            <p className="hint">
              Tên và số của khách đi qua Wi-Fi không mã hóa: dùng Wi-Fi riêng của xưởng, đừng dùng Wi-Fi mở cho khách.
            </p>
          )}
        </>
      )}
      <p className="hint" role="status">
        {said || (address ? "" : "Đang mở cửa cho điện thoại…")}
      </p>
    </div>
  );
}

function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label="Mã để điện thoại quét">
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
