/** The ways by which new pictures come into the dialog. */
import { useRef, useState } from "react";
import { Icon } from "../parts/icon.tsx";
import { PhoneCode } from "../phone/phone-code.tsx";
import type { WindowDoor } from "../phone/use-phone-door.ts";

/** Where files are dropped, or chosen from the machine. @param opening name of the file that is being opened; otherwise empty */
export function DropPlace({ opening, take }: { opening: string; take: (files: File[]) => void }) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={over ? "drop big over" : "drop big"}
        disabled={opening !== ""}
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take([...event.dataTransfer.files]);
        }}
      >
        <Icon name="photo" />
        <span>
          <b>{opening ? `Đang mở ${opening}…` : "Thả ảnh vào đây"}</b>
          <small>hoặc bấm để chọn trong máy, hoặc dán bằng Ctrl V. Ảnh iPhone (HEIC) cũng được.</small>
        </span>
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*,.heic,.heif"
        multiple
        hidden
        onChange={(event) => {
          take([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
    </>
  );
}

/**
 * A button, in the place of which the code stands once it is pressed, by which a phone sends its pictures.
 *
 * @param door null until it is wanted
 */
export function PhoneWay({ door, open }: { door: WindowDoor | null; open: () => void }) {
  if (door) return <PhoneCode door={door} purpose="pictures" inside="Điện thoại đã vào. Chọn ảnh trên đó." />;
  return (
    <button type="button" className="drop" onClick={open}>
      <Icon name="mobile" />
      <span>
        <b>Lấy từ điện thoại</b>
        <small>quét mã, chọn ảnh, ảnh sang đây</small>
      </span>
    </button>
  );
}
