import { type MouseEvent, useState } from "react";
import { onPrint, type Spot } from "../../../try-size/loupe.ts";
import type { Edges, StageRoom } from "../../../try-size/view.ts";
import type { Wish } from "../../../try-size/wish.ts";
import type { ChosenFile } from "../file/chosen-file.ts";
import { lyingOf } from "../file/lying-of.ts";
import { Loupe, Ring } from "./loupe.tsx";
import styles from "./stage.module.css";
import type { Vantage } from "./vantage.ts";

/** Pixels: a print narrower than this on the stage has no room for the ring. */
const LEAST_FOR_RING = 40;

/** The visitor's own picture under the loupe, and the ring that says where; both are hidden while a hand pulls the corner. */
export function Looking({
  wish,
  chosen,
  edges,
  room,
  vantage,
  pulling,
}: {
  wish: Wish;
  chosen: ChosenFile;
  edges: Edges;
  room: StageRoom;
  vantage: Vantage;
  pulling: boolean;
}) {
  const [moved, setMoved] = useState<{ of: string; spot: Spot }>();
  const [trueSize, setTrueSize] = useState<{ vantage: Vantage; near: boolean }>();
  const picture = "picture" in chosen ? chosen.picture : undefined;
  // After walking, the loupe shows what the eye sees from there, until the visitor switches it to true size.
  const near = trueSize?.vantage === vantage ? trueSize.near : vantage === "scene";
  if (!picture || pulling) return null;
  const lying = lyingOf(chosen, wish);
  const spot = moved?.of === picture.src ? moved.spot : onPrint(picture, wish, wish.fit, picture.detail, lying);
  const moveTo = (next: Spot) => setMoved({ of: picture.src, spot: next });
  /** A click moves the loupe to its place, so that nobody has to drag the ring (WCAG 2.2, 2.5.7). */
  function look({ clientX, clientY, currentTarget }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    moveTo({ u: (clientX - left) / width, v: (clientY - top) / height });
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: one more way to the ring, which has keys */}
      <div
        className={styles.under}
        style={{ left: edges.left, top: edges.top, width: edges.right - edges.left, height: edges.bottom - edges.top }}
        onClick={look}
      />
      {edges.right - edges.left >= LEAST_FOR_RING && <Ring spot={spot} edges={edges} room={room} onMove={moveTo} />}
      <Loupe
        wish={wish}
        picture={picture}
        lying={lying}
        spot={spot}
        near={near}
        onToggle={() => setTrueSize({ vantage, near: !near })}
      />
    </>
  );
}
