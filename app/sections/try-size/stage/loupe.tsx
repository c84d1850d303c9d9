import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import * as inks from "../../../styles/inks.ts";
import { sayDistance } from "../../../try-size/figures.ts";
import { type Spot, underLoupe } from "../../../try-size/loupe.ts";
import type { Lying } from "../../../try-size/lying.ts";
import type { Edges, StageRoom } from "../../../try-size/view.ts";
import type { Wish } from "../../../try-size/wish.ts";
import type { Picture } from "../file/picture.ts";
import styles from "./stage.module.css";

/** Width of the lens in CSS pixels, and in canvas pixels: twice as many, for sharp screens. */
const ACROSS = 132;
const CANVAS = 264;
/** A share of the print that an arrow key moves the loupe by. */
const STEP = 0.02;

/** Milliseconds without a move after which the true pixels of a large file are fetched. */
const RESTING = 250;

/** Draws a square of a picture into the lens, turned as on the print; beyond the picture's edge the lens shows paper. */
function draw(
  context: CanvasRenderingContext2D,
  from: ImageBitmap,
  { x, y, side, turned }: { x: number; y: number; side: number; turned: boolean },
): void {
  context.save();
  if (turned) context.transform(0, 1, -1, 0, CANVAS, 0); // a quarter clockwise
  context.fillStyle = inks.paper;
  context.fillRect(0, 0, CANVAS, CANVAS);
  // Enlarged pixels are drawn with hard edges, because the visitor looks for them.
  context.imageSmoothingEnabled = side > CANVAS * 1.01;
  context.imageSmoothingQuality = "high";
  context.drawImage(from, x, y, side, side, 0, 0, CANVAS, CANVAS);
  context.restore();
}

/** A round piece of the file: as large as it will be on the print, or as it looks from where people stand. */
export function Loupe({
  wish,
  picture,
  lying: { beyond, turned },
  spot,
  near,
  onToggle,
}: {
  wish: Wish;
  picture: Picture;
  lying: Lying;
  spot: Spot;
  /** Shows true size instead of the look from a distance. */
  near: boolean;
  onToggle: () => void;
}) {
  const lens = useRef<HTMLCanvasElement>(null);
  const { width, height, distance, fit } = wish;
  useEffect(() => {
    // Phones give no more canvases when their memory is full: the lens then stays empty, without an error that would cost the visitor the ticket.
    const context = lens.current?.getContext("2d");
    // A bitmap without a width was closed for another file before it came under the lens.
    if (!context || !picture.bitmap?.width) return;
    const from = near ? undefined : distance;
    const { x, y, side } = underLoupe(picture, { width, height }, fit, ACROSS, spot, from, { beyond, turned });
    // The bitmap has fewer pixels than a large file.
    const scale = picture.bitmap.width / picture.width;
    draw(context, picture.bitmap, { x: x * scale, y: y * scale, side: side * scale, turned });
    if (!picture.whole || side * scale > CANVAS) return;
    const { whole } = picture;
    let wanted = true;
    // Only once the ring is at rest, because cutting a piece out decodes the whole file.
    const timer = setTimeout(async () => {
      const cut = { x: Math.floor(x), y: Math.floor(y), side: Math.ceil(side) + 2 };
      const piece = await createImageBitmap(whole, cut.x, cut.y, cut.side, cut.side).catch(() => undefined);
      if (piece && wanted) draw(context, piece, { x: x - cut.x, y: y - cut.y, side, turned });
      piece?.close();
    }, RESTING);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [picture, width, height, fit, spot, near, distance, beyond, turned]);
  const from = sayDistance(distance);
  return (
    <div className={styles.loupe}>
      <canvas ref={lens} width={CANVAS} height={CANVAS} />
      <button
        type="button"
        // The label begins with the words written on the button, because that is what users of voice control say.
        aria-label={
          near
            ? `Soi 1:1, kính soi ở cỡ thật. Bấm để soi như mắt thấy từ ${from}`
            : `Từ ${from}, kính soi như mắt thấy. Bấm để về cỡ thật 1:1`
        }
        onClick={onToggle}
      >
        {near ? "Soi 1:1" : `Từ ${from}`}
      </button>
    </div>
  );
}

const KEYS: Record<string, [number, number]> = {
  ArrowRight: [STEP, 0],
  ArrowLeft: [-STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The spot on the print that the loupe shows: dragged, or moved by arrow keys. */
export function Ring({
  spot,
  edges,
  room,
  onMove,
}: {
  spot: Spot;
  edges: Edges;
  room: StageRoom;
  onMove: (spot: Spot) => void;
}) {
  const { left, top, right, bottom } = edges;
  const within = (value: number, most: number) => Math.min(most - 24, Math.max(24, value));
  const share = (value: number) => Math.min(1, Math.max(0, value));
  function drag(event: PointerEvent) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const stage = event.currentTarget.parentElement?.getBoundingClientRect();
    const [x, y] = [event.clientX - (stage?.left ?? 0), event.clientY - (stage?.top ?? 0)];
    onMove({ u: share((x - left) / (right - left)), v: share((y - top) / (bottom - top)) });
  }
  function key(event: KeyboardEvent) {
    const step = KEYS[event.key];
    if (!step) return;
    event.preventDefault();
    onMove({ u: share(spot.u + step[0]), v: share(spot.v + step[1]) });
  }
  return (
    <button
      type="button"
      className={styles.ring}
      aria-label="Điểm đặt kính soi. Phím mũi tên để dời"
      // The style is set by script only: prerendered HTML, whose security policy blocks styles, never holds the ring.
      style={{
        left: within(left + (right - left) * spot.u, room.width),
        top: within(top + (bottom - top) * spot.v, room.height),
      }}
      onPointerDown={(event) => {
        if (event.button !== 0) return; // the context menu would take the release
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={drag}
      onKeyDown={key}
    >
      <span />
    </button>
  );
}
