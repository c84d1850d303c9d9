import * as inks from "../../../styles/inks.ts";
import type { SceneDrawing } from "../../../try-size/scenes/scene.ts";
import { edgesOf, type StageRoom, type View } from "../../../try-size/view.ts";
import type { Wish } from "../../../try-size/wish.ts";
import type { ChosenFile } from "../file/chosen-file.ts";
import { HungPrint } from "./hung-print.tsx";
import { Kerb, Measures } from "./measures.tsx";
import styles from "./stage.module.css";

/** The scene with its print, as one picture with one sentence. */
export function Drawing({
  wish,
  chosen,
  drawing,
  view,
  room,
  measured,
  label,
  clip,
}: {
  wish: Wish;
  chosen: ChosenFile;
  drawing: SceneDrawing;
  view: View;
  room: StageRoom & { narrow: boolean };
  /** Whether tapes and measures stand on the print. */
  measured: boolean;
  /** The sentence for screen readers; undefined where the picture only repeats what stands beside it. */
  label?: string;
  clip: string;
}) {
  const { width, height } = room;
  const { x, y, back, front, lit = false, framing } = drawing;
  const edges = edgesOf(view, { x, y, width: wish.width, height: wish.height });
  const px = (pixels: number) => Math.round(pixels * 100) / 100;
  return (
    <svg
      className={styles.svg}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {/* Hidden, because Firefox would read the measures and figures out after the sentence. */}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of an SVG takes no focus */}
      <g aria-hidden="true">
        <rect width={width} height={height} fill={inks.green} />
        <g transform={`translate(${px(view.left)} ${px(view.ground)}) scale(${view.scale})`}>
          <g dangerouslySetInnerHTML={{ __html: back }} />
          <HungPrint wish={wish} chosen={chosen} x={x} y={y} lit={lit} scale={view.scale} clip={clip} />
          <g dangerouslySetInnerHTML={{ __html: front }} />
        </g>
        <Kerb view={view} room={room} drawing={drawing} />
        {measured && <Measures wish={wish} edges={edges} scale={view.scale} room={room} below={framing.cut > 0} />}
      </g>
    </svg>
  );
}
