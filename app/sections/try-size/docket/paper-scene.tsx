import { useEffect, useId, useState } from "react";
import { flushSync } from "react-dom";
import { fitView } from "../../../try-size/view.ts";
import type { Wish } from "../../../try-size/wish.ts";
import type { ChosenFile } from "../file/chosen-file.ts";
import { Drawing } from "../stage/drawing.tsx";
import { useScene } from "../stage/scenes.ts";
import { LABELS } from "../stage/use-room.ts";
import styles from "./docket.module.css";

/** Size of the scene on the sheet of paper, in the drawing's own pixels. */
const ROOM = { width: 860, height: 292, ...LABELS, narrow: false };

/** The scene once more, for paper only: drawn when the sheet is printed and removed afterwards. */
export function PaperScene({ wish, chosen }: { wish: Wish; chosen: ChosenFile }) {
  const id = useId();
  const [printing, setPrinting] = useState(false);
  const { scene } = useScene(wish.trade);
  useEffect(() => {
    // Drawn synchronously, because the browser captures the page as soon as the event is over.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  }, []);
  if (!printing) return null;
  const drawing = scene(wish.width, wish.height);
  const hung = { x: drawing.x, y: drawing.y, width: wish.width, height: wish.height };
  return (
    <figure className={styles.paperScene} aria-hidden="true">
      <Drawing
        wish={wish}
        chosen={chosen}
        drawing={drawing}
        view={fitView(drawing.framing, hung, ROOM)}
        room={ROOM}
        measured
        clip={`${id}-paper`}
      />
    </figure>
  );
}
