import { useState } from "react";
import { onPrint, type Spot } from "../../../try-size/loupe.ts";
import type { Edges, StageRoom } from "../../../try-size/view.ts";
import type { Wish } from "../../../try-size/wish.ts";
import type { ChosenFile } from "../file/chosen-file.ts";
import { lyingOf } from "../file/lying-of.ts";
import { Loupe, Ring } from "./loupe.tsx";
import type { Vantage } from "./vantage.ts";

/** Narrower on the stage than this, a print has no room for the ring. */
const LEAST_FOR_RING = 40;

/** The visitor's own picture under the loupe, and the ring that says where; both give way to a hand that pulls. */
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
  // Walking shows what the eye sees from there, until the visitor asks otherwise.
  const near = trueSize?.vantage === vantage ? trueSize.near : vantage === "scene";
  if (!picture || pulling) return null;
  const lying = lyingOf(chosen, wish);
  const spot = moved?.of === picture.src ? moved.spot : onPrint(picture, wish, wish.fit, picture.detail, lying);
  return (
    <>
      {edges.right - edges.left >= LEAST_FOR_RING && (
        <Ring spot={spot} edges={edges} room={room} onMove={(next) => setMoved({ of: picture.src, spot: next })} />
      )}
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
