import { lazy, Suspense, useId, useRef, useState } from "react";
import { PERSON_SAID } from "../../../content/person.ts";
import { easyLetterHeight } from "../../../try-size/distances.ts";
import { formatNumber, sayDistance, saySize } from "../../../try-size/figures.ts";
import { edgesOf, fitView, viewFrom } from "../../../try-size/view.ts";
import type { Wish } from "../../../try-size/wish.ts";
import { LineIcon } from "../../../ui/icon.tsx";
import { useHydrated } from "../../../ui/window/use-hydrated.ts";
import type { ChosenFile } from "../file/chosen-file.ts";
import { useDrop } from "../file/use-drop.ts";
import type { PrintFileChoice } from "../file/use-print-file.ts";
import * as icons from "../icons.ts";
import type { ChangeWish } from "../use-wish.ts";
import { Drawing } from "./drawing.tsx";
import { useScene } from "./scenes.ts";
import styles from "./stage.module.css";
import { usePull } from "./use-pull.ts";
import { useRoom } from "./use-room.ts";
import { useStageView } from "./use-stage-view.ts";
import type { Vantage } from "./vantage.ts";

/** The loupe is loaded with the first file. */
const Looking = lazy(async () => ({ default: (await import("./looking.tsx")).Looking }));

/** How far the button for a file reaches above the lower edge of the stage, in pixels (stage.module.css). */
const DROP_REACH = { narrow: 44, wide: 80 };
/** Half the height of a measure's label, in pixels. */
const HALF_LABEL = 12;

/** The print in its scene, true to size: its corner is pulled, its file is looked at through a loupe, a file may be dropped on it. */
export function Stage({
  wish,
  change,
  chosen,
  vantage,
  onWhole,
  fileInput,
  onFile,
  onHold,
}: {
  wish: Wish;
  change: ChangeWish;
  chosen: ChosenFile;
  vantage: Vantage;
  /** Called when the visitor wants to see the whole scene again. */
  onWhole: () => void;
  /** Id of the input that a file is chosen with. */
  fileInput: string;
  onFile: PrintFileChoice["take"];
  /** Called when a hand takes hold of the corner, or lets it go. */
  onHold: (held: boolean) => void;
}) {
  const id = useId();
  const hydrated = useHydrated();
  const stage = useRef<HTMLDivElement>(null);
  const room = useRoom(stage);
  const { scene, of } = useScene(wish.trade);
  const [held, setHeld] = useState(false);
  const dropped = useDrop(onFile);
  const drawing = scene(wish.width, wish.height);
  const hung = { x: drawing.x, y: drawing.y, width: wish.width, height: wish.height };
  const aim =
    vantage === "walk" ? viewFrom(wish.distance, hung, room.width, room.height) : fitView(drawing.framing, hung, room);
  const [view, show] = useStageView(aim, held, `${of} ${room.width} ${room.height}`);
  const edges = edgesOf(view, hung);
  // Of a long print near the ground the corner and the height's label stand where the button for a file does otherwise.
  const low = (edges.top + edges.bottom) / 2 + HALF_LABEL > room.height - DROP_REACH[room.narrow ? "narrow" : "wide"];
  const { pulling, handlers } = usePull({
    wish,
    change,
    scene,
    room,
    edges,
    view,
    show,
    setHeld(now) {
      setHeld(now);
      onHold(now);
    },
  });

  const picture = "picture" in chosen ? chosen.picture : undefined;
  const size = saySize(wish.width, wish.height, wish.unit);
  const label =
    vantage === "walk"
      ? `${wish.trade.name} ${size}, nhìn từ ${sayDistance(wish.distance)}`
      : `${wish.trade.name} ${size}, vẽ đúng tỉ lệ bên một người cao ${PERSON_SAID}`;
  return (
    <div className={styles.stage} ref={stage} data-pulling={pulling || undefined} {...dropped}>
      <Drawing
        wish={wish}
        chosen={chosen}
        drawing={drawing}
        view={view}
        room={room}
        measured={hydrated && vantage === "scene"}
        label={label}
        clip={`${id}-print`}
      />
      {/* Only once its place is known: a part that jumps counts as a layout shift. */}
      {hydrated && room.measured && vantage === "scene" && (
        <>
          <button
            type="button"
            className={styles.grip}
            aria-label={`Góc tấm in, kéo để đổi khổ. Đang là ${size}`}
            aria-describedby={`${id}-how`}
            style={{ left: edges.right + (room.narrow ? 5 : 7), top: edges.top - (room.narrow ? 5 : 7) }}
            {...handlers}
          >
            <span />
          </button>
          <p className="visually-hidden" id={`${id}-how`}>
            Phím mũi tên trái, phải đổi chiều ngang; lên, xuống đổi chiều cao. Giữ Shift để đi nhanh.
          </p>
        </>
      )}
      {picture?.bitmap && (
        <Suspense fallback={null}>
          <Looking wish={wish} chosen={chosen} edges={edges} room={room} vantage={vantage} pulling={pulling} />
        </Suspense>
      )}
      {hydrated && chosen.state === "none" && vantage === "scene" && !pulling && (
        <label className={styles.drop} htmlFor={fileInput} data-raised={low || undefined}>
          <LineIcon path={icons.file} />
          <span>
            Ướm file<i> lên tấm in</i>
          </span>
        </label>
      )}
      {vantage === "walk" && (
        <>
          <button type="button" className={styles.back} onClick={onWhole}>
            Xem cả cảnh
          </button>
          <p className={styles.told}>
            {`Nhìn từ ${sayDistance(wish.distance)}. Chữ cao từ ${formatNumber(easyLetterHeight(wish.distance))}\u00a0cm đọc mới dễ.`}
          </p>
        </>
      )}
    </div>
  );
}
