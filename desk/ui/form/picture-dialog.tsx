import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { PictureShape } from "../../../app/content/pictures.ts";
import { DESK_PATH } from "../../paths.ts";
import type { PictureThere } from "../../pictures/where-used.ts";
import { hardToRead, type WordInk } from "../../pictures/words-on-banner.ts";
import { ask, refusalOf } from "../client.ts";
import { usePages } from "../pages.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { Icon } from "../parts/icon.tsx";
import { RefusalNote } from "../parts/refusal.tsx";
import { PhoneCode } from "../phone/phone-code.tsx";
import { CutPicture } from "../pictures/cut-picture.tsx";
import { readingOfPicture } from "../pictures/reading.ts";
import { pictureSource } from "./picture-input.tsx";
import { useTaken } from "./use-taken.ts";
import "./picture-dialog.css";

/** Said where the clipboard holds words or a picture's address instead of the picture, for example after copying from Word or from a page. */
const NOTHING_TO_PASTE =
  "Chưa thấy ảnh nào để dán. Bấm chuột phải vào đúng tấm ảnh, chọn sao chép ảnh, rồi dán lại. Hoặc kéo ảnh vào đây.";

/** Chooses a picture for a place: an existing one, or a new one, dropped, pasted, chosen or from a phone; of several new ones the owner picks one. */
export function PictureDialog({
  shape,
  chosen,
  close,
  onlyNew = false,
  photograph = false,
  told = true,
  words,
  hint,
  brought,
}: {
  shape: PictureShape;
  /**
   * Called with the file and its description, which is empty when nobody has written one yet. `left` is the number of other new pictures that wait in the
   * dialog; `known` is true for a picture that already existed.
   */
  chosen: (file: string, alt: string, left: number, known: boolean) => void;
  close: () => void;
  /** Existing pictures are not offered. */
  onlyNew?: boolean;
  /** Of the existing pictures, only photographs are offered. */
  photograph?: boolean | undefined;
  /** False where the picture lies behind words: then the owner is not asked to describe it. */
  told?: boolean;
  /** Inks of the words that stand on the picture in this place: the dialog warns if they would be hard to read, before the picture is taken. */
  words?: WordInk | undefined;
  /** What this place asks of a picture. */
  hint?: string | undefined;
  /** Files that were pasted or dropped elsewhere: they are taken at once. */
  brought?: readonly File[];
}) {
  const { stock, refresh } = usePages();
  const { take, lay, done, cutting, cut, waiting, opening, refused, refuse } = useTaken();
  const [phone, setPhone] = useState(false);
  /** What would be lost, while the owner is asked whether it may be; null while nothing is asked. */
  const [asking, setAsking] = useState<Going | null>(null);
  /** Description of the picture that is being cut. If another picture is pasted in its place, the words stay. */
  const [alt, setAlt] = useState("");
  /** An existing picture on which words would be hard to read, and why. */
  const [doubt, setDoubt] = useState<{ file: string; hard: string } | null>(null);
  // Esc is quickly pressed, and bringing a picture was work: so the owner is asked first.
  const leave = () => (cutting || waiting.length > 0 || opening !== "" ? setAsking("dialog") : close());
  const another = () => {
    setAsking(null);
    cut(null);
    setAlt("");
  };
  const question = asking && (
    <UnusedDialog going={asking} stay={() => setAsking(null)} leave={asking === "dialog" ? close : another} />
  );
  const fitting = stock.pictures.filter((picture) => picture.shape === shape && (picture.photograph || !photograph));
  // An existing picture brings the description that it has where it is already shown.
  const choose = async (file: string) => {
    setDoubt(null);
    try {
      const hard = words && hardToRead(await readingOfPicture(pictureSource(file), words), words);
      if (hard) return setDoubt({ file, hard });
    } catch {
      // A picture that cannot be opened is taken all the same: the form and the site's check say what is wrong with it.
    }
    await takeThere(file);
  };
  const takeThere = async (file: string) => {
    try {
      const { pictures } = await ask<{ pictures: PictureThere[] }>("pictures");
      const uses = pictures.find((picture) => picture.file === file)?.uses ?? [];
      chosen(file, uses.find(({ alt }) => alt)?.alt ?? "", waiting.length, true);
    } catch (error) {
      refuse(refusalOf(error));
    }
  };
  const begun = useRef(false);
  const takeBrought = useEffectEvent(() => {
    if (!brought || begun.current) return;
    begun.current = true; // once, also where StrictMode runs effects twice
    void take(brought);
  });
  const ways = useRef<HTMLDivElement>(null);
  // While files are being opened, their button is disabled and loses the focus: then the first new picture gets it, or the button again if there is none.
  useEffect(() => {
    if (opening !== "" || cutting || document.activeElement?.closest("dialog")) return;
    ways.current?.querySelector<HTMLElement>(waiting.length > 0 ? ".pic-new button" : ".drop")?.focus();
  }, [opening, cutting, waiting]);
  const takePasted = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length > 0) {
      event.preventDefault();
      void take(files);
    } else if (!cutting) refuse(NOTHING_TO_PASTE); // a picture that is being cut has a box into which words may be pasted
  });
  useEffect(() => {
    takeBrought();
    const paste = (event: ClipboardEvent) => takePasted(event);
    addEventListener("paste", paste);
    return () => removeEventListener("paste", paste);
  }, []);
  if (cutting) {
    return (
      <>
        <Dialog key="cut" title="Ảnh" close={leave} width="58rem">
          <RefusalNote>{refused}</RefusalNote>
          <CutPicture
            key={cutting.id}
            picture={cutting}
            shape={shape}
            told={told}
            words={words}
            hint={hint}
            alt={alt}
            setAlt={setAlt}
            close={(worked) => (worked || waiting.length > 0 ? setAsking("dialog") : close())}
            back={(worked) => (worked ? setAsking("work") : another())}
            use={async (file, known) => {
              await refresh();
              setAlt("");
              chosen(file, alt.trim(), done(cutting), known);
            }}
          />
        </Dialog>
        {/* After the dialog, so that the question opens later and lies on top, even if the picture came while the question was open. */}
        {question}
      </>
    );
  }
  return (
    <Dialog title="Ảnh" close={leave} width="58rem">
      <div className="pic-pick" ref={ways}>
        <RefusalNote>{refused}</RefusalNote>
        {hint && <p className="hint">{hint}</p>}
        <div className="pic-ways">
          <DropPlace opening={opening} take={(files) => void take(files)} />
          <div className="pic-side">
            {phone ? (
              <PhoneCode purpose="pictures" inside="Điện thoại đã vào. Chọn ảnh trên đó." arrived={lay} />
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
          <div className="pic-have pic-new">
            <h3>Vừa đưa vào, bấm ảnh cần dùng</h3>
            <ul>
              {waiting.map((picture) => (
                <li key={picture.id}>
                  <button type="button" aria-label={`Dùng ${picture.name}`} onClick={() => cut(picture)}>
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
              {photograph ? "Ảnh chụp đang có" : "Ảnh đang có"} <span className="muted num">{fitting.length}</span>
            </h3>
            {photograph && (
              <p className="hint">Việc đã làm phải có ảnh chụp thật, nên ở đây không có hình minh họa của trang.</p>
            )}
            {doubt && (
              <div className="note" role="status">
                <Icon name="warn" />
                <div>
                  <p>
                    <b>{doubt.file}:</b> {doubt.hard}
                  </p>
                  <div className="acts">
                    <button type="button" className="btn small" onClick={() => void takeThere(doubt.file)}>
                      Vẫn dùng ảnh ấy
                    </button>
                  </div>
                </div>
              </div>
            )}
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
      {question}
    </Dialog>
  );
}

/** What would be lost: the dialog with all new pictures, or only the work on the picture that is being cut. */
type Going = "dialog" | "work";

/** Asks before unused pictures, or the work on one, are lost. */
function UnusedDialog({ going, stay, leave }: { going: Going; stay: () => void; leave: () => void }) {
  return (
    <Dialog
      title="Ảnh vừa đưa vào chưa dùng"
      close={stay}
      width="26rem"
      foot={
        <>
          <button type="button" className="btn danger" onClick={leave}>
            Bỏ ảnh
          </button>
          <button type="button" className="btn main-act push" data-first onClick={stay}>
            Làm tiếp
          </button>
        </>
      }
    >
      <p>
        {going === "dialog"
          ? "Đóng lúc này thì ảnh vừa đưa vào và lời tả vừa gõ không được giữ."
          : "Chọn ảnh khác thì khung vừa chỉnh và lời tả vừa gõ cho ảnh này không được giữ."}
      </p>
    </Dialog>
  );
}

/** Where files are dropped, or chosen from the machine. @param opening name of the file that is being opened; otherwise empty */
function DropPlace({ opening, take }: { opening: string; take: (files: File[]) => void }) {
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
