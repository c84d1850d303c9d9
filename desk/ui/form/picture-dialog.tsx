import { useEffect, useRef, useState } from "react";
import type { PictureShape } from "../../../app/content/pictures.ts";
import { DESK_PATH } from "../../paths.ts";
import type { PictureInHand } from "../../pictures/take-in.ts";
import type { PictureThere } from "../../pictures/where-used.ts";
import { ask, refusalOf } from "../client.ts";
import { usePages } from "../pages.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { Icon } from "../parts/icon.tsx";
import { RefusalNote } from "../parts/refusal.tsx";
import { PhoneCode } from "../phone/phone-code.tsx";
import { CutPicture } from "../pictures/cut-picture.tsx";
import { sendPicture } from "../pictures/send-picture.ts";
import { pictureSource } from "./picture-input.tsx";
import "./picture-dialog.css";

/** A picture for a place: one that is there, or a new one, dropped, pasted, chosen, or from a phone. */
export function PictureDialog({
  shape,
  chosen,
  close,
  onlyNew = false,
  brought,
}: {
  shape: PictureShape;
  /** With what it shows; empty when nobody told yet. */
  chosen: (file: string, alt: string) => void;
  close: () => void;
  /** Those that are there are not offered. */
  onlyNew?: boolean;
  /** A file that was pasted or dropped elsewhere: it is opened at once. */
  brought?: File;
}) {
  const { stock, refresh } = usePages();
  const [cutting, setCutting] = useState<PictureInHand | null>(null);
  const [waiting, setWaiting] = useState<PictureInHand[]>([]);
  const [opening, setOpening] = useState("");
  const [refused, setRefused] = useState("");
  const [phone, setPhone] = useState(false);
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const fitting = stock.pictures.filter((picture) => picture.shape === shape);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setRefused("");
    setOpening(file.name);
    try {
      setCutting(await sendPicture(file));
    } catch (error) {
      setRefused(refusalOf(error));
    } finally {
      setOpening("");
    }
  };
  // One that is there is told of by the words it has where it is shown already.
  const choose = async (file: string) => {
    try {
      const { pictures } = await ask<{ pictures: PictureThere[] }>("pictures");
      const uses = pictures.find((picture) => picture.file === file)?.uses ?? [];
      chosen(file, uses.find(({ alt }) => alt !== "")?.alt ?? "");
    } catch (error) {
      setRefused(refusalOf(error));
    }
  };
  const taker = useRef(take);
  taker.current = take;
  const begun = useRef<File>(undefined);
  useEffect(() => {
    if (!brought || begun.current === brought) return;
    begun.current = brought;
    void taker.current(brought);
  }, [brought]);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = [...(event.clipboardData?.files ?? [])][0];
      if (!file) return;
      event.preventDefault();
      void taker.current(file);
    };
    addEventListener("paste", paste);
    return () => removeEventListener("paste", paste);
  }, []);
  if (cutting) {
    return (
      <Dialog key="cut" title="Ảnh" close={close} width="58rem">
        <CutPicture
          key={cutting.id}
          picture={cutting}
          shape={shape}
          close={close}
          back={() => setCutting(null)}
          use={(file, alt) => void refresh().then(() => chosen(file, alt))}
        />
      </Dialog>
    );
  }
  return (
    <Dialog title="Ảnh" close={close} width="58rem">
      <div className="pic-pick">
        <RefusalNote>{refused}</RefusalNote>
        <div className="pic-ways">
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
              void take(event.dataTransfer.files[0]);
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
            hidden
            onChange={(event) => {
              void take(event.target.files?.[0]);
              event.target.value = "";
            }}
          />
          <div className="pic-side">
            {phone ? (
              <PhoneCode
                purpose="pictures"
                inside="Điện thoại đã vào. Chọn ảnh trên đó."
                arrived={([first, ...others]) => {
                  if (!first) return;
                  setWaiting((last) => [...last, first, ...others]);
                }}
              />
            ) : (
              <button type="button" className="drop" onClick={() => setPhone(true)}>
                <Icon name="mobile" />
                <span>
                  <b>Lấy từ điện thoại</b>
                  <small>quét mã, chọn ảnh, ảnh sang đây</small>
                </span>
              </button>
            )}
          </div>
        </div>
        {waiting.length > 0 && (
          <div className="pic-have">
            <h3>Vừa sang từ điện thoại</h3>
            <ul>
              {waiting.map((picture) => (
                <li key={picture.id}>
                  <button type="button" aria-label={`Dùng ${picture.name}`} onClick={() => setCutting(picture)}>
                    <img src={`${DESK_PATH}/api/pictures-in-hand/${picture.id}`} alt="" />
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )}
        {!onlyNew && (
          <div className="pic-have">
            <h3>
              Ảnh đang có <span className="muted num">{fitting.length}</span>
            </h3>
            <ul>
              {fitting.map(({ file }) => (
                <li key={file}>
                  <button type="button" aria-label={file} title={file} onClick={() => void choose(file)}>
                    <img src={pictureSource(file)} alt="" loading="lazy" />
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Dialog>
  );
}
