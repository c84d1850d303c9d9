import * as inks from "../../../styles/inks.ts";
import { sizedSheet } from "../../../try-size/sized-sheet.ts";
import type { Wish } from "../../../try-size/wish.ts";
import type { ChosenFile } from "../file/chosen-file.ts";
import styles from "./stage.module.css";

/** The print itself in the scene, in metres: the visitor's picture, a drawn page, or a yellow sheet with its size. */
export function HungPrint({
  wish,
  chosen,
  x,
  y,
  lit,
  scale,
  clip,
}: {
  wish: Wish;
  chosen: ChosenFile;
  x: number;
  y: number;
  /** Whether the print is lit from inside. */
  lit: boolean;
  /** Pixels a metre. */
  scale: number;
  /** Id of the clipping path; one for each drawing on the page. */
  clip: string;
}) {
  const { width, height, fit, trade } = wish;
  const radius = trade.rounded ? Math.min(width, height) * 0.1 : 0;
  const picture = "picture" in chosen ? chosen.picture : undefined;
  const fileShown = chosen.state === "read" || chosen.state === "sample";
  return (
    <g transform={`translate(${x} ${-y - height})`}>
      <clipPath id={clip}>
        <rect width={width} height={height} rx={radius} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width={width} height={height} fill="#fff" data-print="" />
        {picture ? (
          <image
            href={picture.src}
            width={width}
            height={height}
            preserveAspectRatio={fit === "lot" ? "xMidYMid meet" : "xMidYMid slice"}
            {...(chosen.state === "read" && chosen.say(wish).place)}
          />
        ) : fileShown ? (
          <DrawnPage width={width} height={height} kind={"found" in chosen ? chosen.found.format : ""} />
        ) : (
          <SizedSheet wish={wish} lit={lit} scale={scale} />
        )}
      </g>
      {lit && <rect width={width} height={height} fill="#FFE9A8" fillOpacity={picture ? 0.06 : 0.18} />}
    </g>
  );
}

/** Pixels: smaller letters would be a smudge and are left out; the measures beside the print say the same. */
const LEAST_SIGN = 9;

/** The yellow sheet with its size, as long as no file is chosen. */
function SizedSheet({ wish, lit, scale }: { wish: Wish; lit: boolean; scale: number }) {
  const { words, letters, seam } = sizedSheet(wish, 1); // the scene is drawn in metres
  return (
    <>
      <rect width={wish.width} height={wish.height} fill={lit ? "#FFF1C4" : inks.yellow} />
      <rect
        x={seam.x}
        y={seam.y}
        width={seam.width}
        height={seam.height}
        fill="none"
        stroke={inks.ink}
        strokeOpacity={0.25}
        strokeWidth={seam.stroke}
        strokeDasharray={seam.dash}
      />
      {letters.size * scale >= LEAST_SIGN && (
        <text
          className={styles.sign}
          x={letters.middle}
          y={letters.baseline}
          fontSize={letters.size}
          textAnchor="middle"
        >
          {words}
        </text>
      )}
    </>
  );
}

/** Stands for a file that was read but cannot be drawn here: a page with a folded corner, and the kind of file. */
function DrawnPage({ width, height, kind }: { width: number; height: number; kind: string }) {
  const tall = Math.min(width * 0.5, height * 0.6);
  const [left, top] = [(width - tall * 0.76) / 2, (height - tall) / 2];
  return (
    <>
      <rect width={width} height={height} fill={inks.paper} />
      <path
        d={`M${left} ${top}h${tall * 0.5}l${tall * 0.26} ${tall * 0.26}v${tall * 0.74}h${-tall * 0.76}z`}
        fill="#fff"
        stroke={inks.ink}
        strokeWidth={tall * 0.03}
      />
      <text
        className={styles.sign}
        x={width / 2}
        y={height / 2 + tall * 0.2}
        fontSize={tall * 0.22}
        textAnchor="middle"
        fill={inks.red}
      >
        {KINDS[kind] ?? "FILE"}
      </text>
    </>
  );
}

const KINDS: Record<string, string> = {
  pdf: "PDF",
  psd: "PSD",
  tiff: "TIFF",
  heic: "HEIC",
  ps: "EPS",
  cdr: "CDR",
  svg: "SVG",
  jpeg: "JPG",
  png: "PNG",
  webp: "WEBP",
};
