import type { PrintFile } from "../../../print-file/facts.ts";
import { say } from "../../../print-file/verdict/say.ts";
import type { Verdict as Judged, Wanted } from "../../../print-file/verdict/verdict.ts";
import { saySize } from "../../../try-size/figures.ts";
import { toMillimetre, unitFor } from "../../../try-size/measures.ts";
import type { Shape, Sides } from "../../../try-size/shape.ts";
import type { Wish } from "../../../try-size/wish.ts";
import { Segment } from "../controls/segment.tsx";
import type { ChangeWish } from "../use-wish.ts";
import { Gauge } from "./gauge.tsx";
import stamps from "./stamp.module.css";
import button from "./text-button.module.css";
import styles from "./verdict.module.css";

/** The verdict on a file: one stamp, the reason with the visitor's own numbers, the ways out. */
export function Verdict({
  found,
  verdict,
  wanted,
  wish,
  change,
  onRepair,
}: {
  found: PrintFile;
  verdict: Judged;
  wanted: Wanted;
  wish: Wish;
  change: ChangeWish;
  /** Called when the print has been made to fit the file, before the button for it goes away. */
  onRepair: () => void;
}) {
  const { kind, sharpness, shape } = verdict;
  const words = say(found, verdict, wanted, wish.unit);
  const mark = kind === "pixels" ? sharpness?.mark : kind === "vector" ? "sharp" : "unread";
  return (
    <>
      <div className={styles.judgement}>
        <b className={stamps.stamp} data-mark={mark}>
          {words.stamp}
        </b>
        <div>
          <p>{words.reason}</p>
          {words.wayOut && <p className={styles.out}>{words.wayOut}</p>}
        </div>
      </div>
      {kind === "pixels" && sharpness && <Gauge sharpness={sharpness} />}
      {words.shape && shape && (
        <div className={styles.shape}>
          <p>{words.shape}</p>
          <Repairs shape={shape} wish={wish} change={change} onRepair={onRepair} />
        </div>
      )}
      {words.notes.length > 0 && (
        <ul className={styles.facts}>
          {words.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </>
  );
}

const FIT_WORDS = { phu: "Phủ kín", lot: "Vừa trọn" } as const;

/** The choice whether the picture covers the print or lies on it whole, and a button for a print that fits the file: turned, or of the file's own shape. */
function Repairs({
  shape,
  wish,
  change,
  onRepair,
}: {
  shape: Shape;
  wish: Wish;
  change: ChangeWish;
  onRepair: () => void;
}) {
  const fitting = shape.same ? { width: wish.height, height: wish.width } : shape.suggested;
  return (
    <div className={styles.repairs}>
      {!shape.same && (
        <Segment
          legend="Đặt hình lên tấm"
          hideLegend
          options={FIT_WORDS}
          value={wish.fit}
          onChange={(fit) => change({ fit })}
        />
      )}
      {fitting && (
        <FittingPrint
          words={shape.same ? "Xoay tấm" : "Sửa khổ theo file"}
          size={fitting}
          wish={wish}
          onFit={(print) => {
            change(print);
            onRepair();
          }}
        />
      )}
    </div>
  );
}

function FittingPrint({
  words,
  size,
  wish,
  onFit,
}: {
  words: string;
  size: Sides;
  wish: Wish;
  onFit: (print: Pick<Wish, "width" | "height" | "unit">) => void;
}) {
  const [width, height] = [toMillimetre(size.width), toMillimetre(size.height)];
  const unit = wish.unitChosen ? wish.unit : unitFor(width, height, wish.trade.unit);
  return (
    <button type="button" className={button.words} onClick={() => onFit({ width, height, unit })}>
      {`${words}: ${saySize(width, height, unit)}`}
    </button>
  );
}
