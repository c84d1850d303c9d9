import type { PrintFile } from "../../../print-file/facts.ts";
import type { Verdict as Judged, Wanted } from "../../../print-file/verdict/judge.ts";
import { say } from "../../../print-file/verdict/say.ts";
import { saySize } from "../../../try-size/figures.ts";
import { clampSide } from "../../../try-size/measures.ts";
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
}: {
  found: PrintFile;
  verdict: Judged;
  wanted: Wanted;
  wish: Wish;
  change: ChangeWish;
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
      {words.shape && shape && !shape.same && (
        <div className={styles.shape}>
          <p>{words.shape}</p>
          <Repairs shape={shape} wish={wish} change={change} />
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

type OtherShape = Extract<NonNullable<Judged["shape"]>, { same: false }>;

/** Over all of the print or whole on it, or a print of the file's own shape. */
function Repairs({ shape, wish, change }: { shape: OtherShape; wish: Wish; change: ChangeWish }) {
  const { width, height, unit } = wish;
  const fitting = shape.fitsTurned
    ? { width: height, height: width }
    : { width: clampSide(shape.suggested.width), height: clampSide(shape.suggested.height) };
  const words = shape.fitsTurned ? "Xoay tấm" : "Sửa khổ theo file";
  return (
    <div className={styles.repairs}>
      <Segment
        legend="Đặt hình lên tấm"
        hideLegend
        options={FIT_WORDS}
        value={wish.fit}
        onChange={(fit) => change({ fit })}
      />
      <button type="button" className={button.words} onClick={() => change(fitting)}>
        {words}: {saySize(fitting.width, fitting.height, unit)}
      </button>
    </div>
  );
}
