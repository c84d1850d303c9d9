import { type ChangeEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { STAYS_HERE } from "../../../print-file/verdict/fixed-words.ts";
import { saySize } from "../../../try-size/figures.ts";
import { roundSide, snapSide, unitFor } from "../../../try-size/measures.ts";
import type { Wish } from "../../../try-size/wish.ts";
import { LineIcon } from "../../../ui/icon.tsx";
import { isTypedIn } from "../../../ui/window/typed-in.ts";
import { OPEN_IN_BROWSER } from "../../../ui/window/within-app.ts";
import { Segment } from "../controls/segment.tsx";
import type { ChosenFile } from "../file/chosen-file.ts";
import * as icons from "../icons.ts";
import type { ChangeWish } from "../use-wish.ts";
import { KnownHeight } from "./known-height.tsx";
import styles from "./own-place.module.css";
import { type Photo, readPhoto } from "./photo.ts";
import { PhotoBoard, type Step } from "./photo-board.tsx";
import { useBoard } from "./use-board.ts";

/** "Treo thử": the print in a photo of the visitor's own place. */
export function OwnPlace({ wish, change, chosen }: { wish: Wish; change: ChangeWish; chosen: ChosenFile }) {
  const id = useId();
  const [photo, setPhoto] = useState<Photo>();
  const [told, setTold] = useState("");
  const chosenLast = useRef<File>(null);

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    event.target.value = "";
    if (!file) return;
    chosenLast.current = file;
    setTold("Đang mở ảnh…");
    const read = await readPhoto(file);
    if (chosenLast.current !== file) return;
    if (typeof read === "string") return setTold(read);
    setTold("");
    setPhoto(read);
  }
  const input = (
    <input
      className="visually-hidden"
      type="file"
      id={`${id}-photo`}
      accept="image/*"
      aria-label={photo ? "Đổi ảnh chỗ treo" : "Chọn ảnh chỗ treo"}
      onChange={choose}
    />
  );
  if (photo)
    return (
      // A new photo has marks of its own.
      <Marked
        key={photo.src}
        wish={wish}
        change={change}
        chosen={chosen}
        photo={photo}
        told={told}
        forgetTold={() => setTold("")}
      >
        {input}
        <label className={styles.tool} htmlFor={`${id}-photo`}>
          <LineIcon path={icons.camera} />
          <span>Đổi ảnh</span>
        </label>
      </Marked>
    );
  return (
    <div className={styles.empty}>
      <p className={styles.lead}>
        Chụp mặt tiền, sảnh hay bức tường định treo, sao cho trong ảnh có một người, cánh cửa hay standee đứng sát tường
        để lấy mốc.
      </p>
      <p>
        {input}
        <label className={styles.choose} htmlFor={`${id}-photo`}>
          <LineIcon path={icons.camera} />
          <span>Chọn ảnh chỗ treo</span>
        </label>
      </p>
      <p>{STAYS_HERE}</p>
      <p role="status" className={styles.wrong}>
        {told}
      </p>
    </div>
  );
}

const STEPS: Record<Step, string> = { height: "1. Hai mốc", corners: "2. Bốn góc", print: "3. Tấm in" };

const HOW: Record<Step, string> = {
  height: "Kéo hai mốc, hoặc chạm mốc rồi chạm chỗ đặt: chân và đỉnh một vật biết chiều cao, đứng sát chỗ treo.",
  corners: "Kéo bốn góc, hoặc chạm góc rồi chạm chỗ đặt, men theo mép tường cho đúng chiều nghiêng.",
  print: "Tấm in đang đúng khổ. Kéo tấm, hoặc chạm chỗ khác, để đổi chỗ treo.",
};

const MARK_FIRST = "Đặt hai mốc và bốn góc trước, tấm in mới đúng khổ.";

const SAVE_FAILED =
  "Chưa ghép được ảnh: ảnh gốc có thể đã dời chỗ, hoặc máy thiếu bộ nhớ. Chọn lại ảnh, đóng bớt thẻ khác rồi bấm lại, hoặc chụp màn hình.";

/** A size in the unit that suits it, and in words. */
function sized(width: number, height: number) {
  const size = { width, height, unit: unitFor(width, height, "m") };
  return { size, said: saySize(width, height, size.unit) };
}

/** Ctrl+Z, or Cmd+Z, wherever the focus is, because not every browser gives the focus to a mark that is dragged. It does what the button does. */
function useUndoKey(undo: () => void) {
  const take = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "z" || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
    if (isTypedIn(event.target)) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    addEventListener("keydown", take);
    return () => removeEventListener("keydown", take);
  }, []);
}

/** The input that a photo was chosen with goes away with the choice, and the focus with it: the focus then goes to the first step. */
function useFocusAfterChoosing() {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body)
      panel.current?.querySelector<HTMLElement>("input:checked")?.focus({ preventScroll: true });
  }, []);
  return panel;
}

/** The photo with its marks, step by step, and what follows from them. */
function Marked({
  wish,
  change,
  chosen,
  photo,
  told,
  forgetTold,
  children,
}: {
  wish: Wish;
  change: ChangeWish;
  chosen: ChosenFile;
  photo: Photo;
  /** Of a photo that is being opened, or could not be. */
  told: string;
  forgetTold: () => void;
  children: ReactNode;
}) {
  const [step, setStep] = useState<Step>("height");
  const board = useBoard(photo, wish, chosen);
  const { marks, found, print, saving, save } = board;
  const isMeasured = "homography" in found;
  // The button only gets `aria-disabled`, because a disabled button would lose the focus.
  const canSave = isMeasured && print !== undefined && !saving;
  const steps = useFocusAfterChoosing();
  useUndoKey(marks.undo);
  const measured = isMeasured && marks.isMoved && found;
  // Rounded, because marks set by hand are no more exact than that. A place may be larger than what is printed.
  const fitting = measured && sized(snapSide(measured.width), snapSide(measured.height));
  const how = step !== "print" || measured ? HOW[step] : !marks.isMoved && MARK_FIRST;
  return (
    <div className={styles.own}>
      <PhotoBoard photo={photo} wish={wish} step={step} board={board} />
      <div className={styles.panel} ref={steps}>
        <Segment legend="Bước" hideLegend options={STEPS} value={step} onChange={setStep} />
        {step === "height" && <KnownHeight known={marks.setting.known} onChange={board.setKnown} />}
        <p>{how}</p>
        <p role="status" className={isMeasured ? styles.found : styles.wrong}>
          {[
            told || (board.failed && SAVE_FAILED) || (board.unsure && OPEN_IN_BROWSER),
            // Always beside the others, which stay: a wrong mark takes the button that saves away, and has to say so.
            measured &&
              `Chỗ này đo chừng ${sized(roundSide(measured.width), roundSide(measured.height)).said}.${board.isOutside ? " Một phần tấm in nằm ngoài ảnh." : ""}`,
            !isMeasured && found.words,
          ]
            .filter(Boolean)
            .join(" ")}
        </p>
        <div className={styles.tools}>
          <button type="button" className={styles.tool} aria-disabled={!marks.canUndo} onClick={marks.undo}>
            <LineIcon path={icons.undo} />
            <span>Hoàn tác</span>
          </button>
          {children}
          {fitting && (
            <button type="button" className={styles.tool} onClick={() => change(fitting.size)}>
              <LineIcon path={icons.frame} />
              <span>{`Lấy khổ ${fitting.said}`}</span>
            </button>
          )}
          <button
            type="button"
            className={styles.tool}
            data-main
            aria-disabled={!canSave}
            onClick={() => {
              if (!canSave) return;
              forgetTold();
              save();
            }}
          >
            <LineIcon path={icons.save} />
            <span>{saving ? "Đang ghép…" : "Tải ảnh về"}</span>
          </button>
        </div>
        <p className={styles.stays}>{STAYS_HERE}</p>
      </div>
    </div>
  );
}
