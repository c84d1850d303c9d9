import { useLayoutEffect, useRef, useState } from "react";
import { inverse, type Point, project } from "../../../try-size/own-place/homography.ts";
import type { Wish } from "../../../try-size/wish.ts";
import { Handle, type Mark } from "./handle.tsx";
import { HungInPhoto } from "./hung-in-photo.tsx";
import { Magnifier } from "./magnifier.tsx";
import styles from "./own-place.module.css";
import type { Photo } from "./photo.ts";
import type { Board } from "./use-board.ts";
import { useHand } from "./use-hand.ts";
import { withCorner } from "./use-marks.ts";

/** What the visitor marks in a step: a known height, the four corners, or nothing more, when only the print is moved. */
export type Step = "height" | "corners" | "print";

const CORNERS = ["Góc trên trái", "Góc trên phải", "Góc dưới phải", "Góc dưới trái"];

/** The marks of one step. */
function marksOf(step: Step, photo: Photo, { marks, found, movePrint }: Board): Mark[] {
  const { setting, set } = marks;
  const within = ({ x, y }: Point): Point => ({
    x: Math.min(photo.width, Math.max(0, x)),
    y: Math.min(photo.height, Math.max(0, y)),
  });
  if (step === "height")
    return [
      { label: "Mốc trên: đỉnh vật", kind: "height", at: setting.head, move: (to) => set({ head: within(to) }) },
      { label: "Mốc dưới: chân vật", kind: "height", at: setting.foot, move: (to) => set({ foot: within(to) }) },
    ];
  if (step === "corners")
    return setting.corners.map((at, index) => ({
      label: CORNERS[index] ?? "",
      kind: "corner",
      at,
      move: (to) => set({ corners: withCorner(setting.corners, index, within(to)) }),
    }));
  if (!("homography" in found)) return [];
  const { homography, width, height } = found;
  const middle = { x: 0.5 + setting.moved.x / width, y: 0.5 + setting.moved.y / height };
  return [
    {
      label: "Tấm in",
      kind: "print",
      at: project(homography, middle),
      move(to) {
        const { x, y } = project(inverse(homography), to);
        movePrint({ x: (x - 0.5) * width, y: (y - 0.5) * height });
      },
    },
  ];
}

/** The photo as large as there is room for it, with the marks of this step over it. */
export function PhotoBoard({ photo, wish, step, board }: { photo: Photo; wish: Wish; step: Step; board: Board }) {
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  const { marks, quad, print } = board;
  const { setting } = marks;
  const ofStep = marksOf(step, photo, board);

  useLayoutEffect(() => {
    if (!room.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setScale(Math.min(width / photo.width, height / photo.height));
    });
    observer.observe(room.current);
    return () => observer.disconnect();
  }, [photo]);

  const { hand, held, chosenAt, choose } = useHand(ofStep, { step, scale, begin: marks.begin });
  const points = setting.corners.map(({ x, y }) => `${x * scale},${y * scale}`).join(" ");
  const magnified = held === undefined ? undefined : ofStep[held];
  return (
    <div className={styles.room} ref={room} style={{ aspectRatio: `${photo.width} / ${photo.height}` }}>
      <div className={styles.photo} style={{ width: photo.width * scale, height: photo.height * scale }} {...hand}>
        <img src={photo.src} alt="Ảnh chỗ sẽ treo" draggable={false} />
        {quad && print && scale > 0 && <HungInPhoto print={print} quad={quad} scale={scale} wish={wish} />}
        <svg className={styles.lines} aria-hidden="true">
          {step === "corners" && <polygon points={points} data-kind="corner" />}
          {step === "height" && (
            <line
              x1={setting.foot.x * scale}
              y1={setting.foot.y * scale}
              x2={setting.head.x * scale}
              y2={setting.head.y * scale}
              data-kind="height"
            />
          )}
        </svg>
        {scale > 0 &&
          ofStep.map((mark, at) => (
            <Handle
              key={mark.label}
              mark={mark}
              scale={scale}
              isChosen={at === chosenAt}
              onChoose={() => choose(at)}
              onBegin={marks.begin}
            />
          ))}
        {magnified && <Magnifier photo={photo} at={magnified.at} scale={scale} />}
      </div>
    </div>
  );
}
