import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { PictureShape } from "../../../app/content/pictures.ts";
import type { PictureInHand } from "../../pictures/take-in.ts";
import type { WordInk } from "../../pictures/words-on-banner.ts";
import { usePages } from "../pages.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { RefusalNote } from "../parts/refusal.tsx";
import { useToast } from "../parts/toasts.tsx";
import { usePhoneDoor } from "../phone/use-phone-door.ts";
import { inHandSource } from "../pictures/cut-frame.tsx";
import { CutPicture } from "../pictures/cut-picture.tsx";
import { DropPlace, PhoneWay } from "./picture-ways.tsx";
import { PicturesThere } from "./pictures-there.tsx";
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
  const { refresh } = usePages();
  const say = useToast();
  const { take, lay, done, cutting, cut, waiting, opening, refused, refuse } = useTaken();
  const [phone, setPhone] = useState(false);
  // Here, not beside the code: while one picture is cut the phone goes on sending the others.
  const door = usePhoneDoor(phone ? "pictures" : null, lay);
  /** What would be lost, while the owner is asked whether it may be; null while nothing is asked. */
  const [asking, setAsking] = useState<Going | null>(null);
  /** Description of the picture that is being cut. If another picture is pasted in its place, the words stay. */
  const [alt, setAlt] = useState("");
  // Esc is quickly pressed, and bringing a picture was work: so the owner is asked first.
  const leave = () => (cutting || waiting.length > 0 || opening !== "" ? setAsking("dialog") : close());
  const another = () => {
    setAsking(null);
    cut(null);
    setAlt("");
  };
  const use = (file: string, words: string, left: number, known: boolean) => {
    chosen(file, words, left, known);
    // A place of a page takes one picture, and the dialog closes on the others; the gallery goes on to the next.
    if (left > 0 && !onlyNew)
      say(`Chỗ này chỉ nhận một ảnh. ${left} ảnh kia chưa dùng: cần ở chỗ nào thì đưa vào chỗ ấy.`);
  };
  const question = asking && (
    <UnusedDialog going={asking} stay={() => setAsking(null)} leave={asking === "dialog" ? close : another} />
  );
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
  usePastedFiles(
    (files) => void take(files),
    () => cutting || refuse(NOTHING_TO_PASTE), // a picture that is being cut has a box into which words may be pasted
  );
  useEffect(() => takeBrought(), []);
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
              use(file, alt.trim(), done(cutting), known);
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
            <PhoneWay door={phone ? door : null} open={() => setPhone(true)} />
          </div>
        </div>
        {waiting.length > 0 && <NewPictures pictures={waiting} pick={cut} />}
        {!onlyNew && (
          <PicturesThere
            shape={shape}
            photograph={photograph}
            words={words}
            use={(file, told) => use(file, told, waiting.length, true)}
            refuse={refuse}
          />
        )}
      </div>
      {question}
    </Dialog>
  );
}

/** New pictures that wait to be cut, of which one is chosen by a press. */
function NewPictures({
  pictures,
  pick,
}: {
  pictures: readonly PictureInHand[];
  pick: (picture: PictureInHand) => void;
}) {
  return (
    <div className="pic-have pic-new">
      <h3>Vừa đưa vào, bấm ảnh cần dùng</h3>
      <ul>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <button type="button" aria-label={`Dùng ${picture.name}`} onClick={() => pick(picture)}>
              <img src={inHandSource(picture)} alt="" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Listens for pictures that are pasted anywhere in the window. @param nothing called when the clipboard holds no picture */
function usePastedFiles(take: (files: File[]) => void, nothing: () => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0) return nothing();
    event.preventDefault();
    take(files);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event);
    addEventListener("paste", listener);
    return () => removeEventListener("paste", listener);
  }, []);
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
