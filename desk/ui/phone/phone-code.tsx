import { encode } from "uqr";
import type { PhonePurpose, WindowDoor } from "./use-phone-door.ts";
import "./phone-code.css";

/** The QR code of a door, which a phone in the same Wi-Fi opens. */
export function PhoneCode({
  door: { address, taken, said },
  purpose,
  inside,
}: {
  door: WindowDoor;
  purpose: PhonePurpose;
  /** Said once a phone has come in. */
  inside: string;
}) {
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
