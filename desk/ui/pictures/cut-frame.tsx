import { type PointerEvent, useRef } from "react";
import { DESK_PATH } from "../../paths.ts";
import type { PictureInHand } from "../../pictures/take-in.ts";
import { WORDS_ZONE, type WordInk } from "../../pictures/words-on-banner.ts";
import { type Framing, kept, type Size, turned, type Way } from "./frame.ts";

/** Share of the frame by which one press of an arrow moves the picture. */
const STEP = 0.03;

/** Share of the frame: a press that moves less is a tap. */
const SLOP = 0.01;

const ARROWS: Record<string, Way> = {
  ArrowLeft: { across: -STEP, down: 0 },
  ArrowRight: { across: STEP, down: 0 },
  ArrowUp: { across: 0, down: -STEP },
  ArrowDown: { across: 0, down: STEP },
};

/** Address of a picture in hand, in the size in which it is shown while it is cut. */
export const inHandSource = ({ id }: Pick<PictureInHand, "id">): string => `${DESK_PATH}/api/pictures-in-hand/${id}`;

/**
 * The picture in its frame, moved by dragging, by taps and by the arrows.
 *
 * @param shape any size with the ratio of the frame
 * @param words inks of the words that stand on the picture
 */
export function CutFrame({
  picture,
  shape,
  framing,
  words,
  move,
}: {
  picture: PictureInHand;
  shape: Size;
  framing: Framing;
  words: WordInk | undefined;
  move: (by: Way) => void;
}) {
  const from = useRef<{ x: number; y: number; taps: boolean } | null>(null);
  const part = kept(picture, shape, framing);
  const { width, height } = turned(picture, framing.turns);
  const lies = framing.turns % 2 === 1;
  const drag = (event: PointerEvent) => {
    const start = from.current;
    if (!start || !event.isPrimary) return; // a second finger is not primary, and does nothing
    const box = event.currentTarget.getBoundingClientRect();
    const by = { across: (start.x - event.clientX) / box.width, down: (start.y - event.clientY) / box.height };
    if (start.taps && Math.hypot(by.across, by.down) < SLOP) return;
    from.current = { x: event.clientX, y: event.clientY, taps: false };
    move(by);
  };
  // A tap brings what is tapped into the middle: nobody has to drag (WCAG 2.2, 2.5.7).
  const letGo = (event: PointerEvent) => {
    if (!event.isPrimary) return;
    const box = event.currentTarget.getBoundingClientRect();
    if (from.current?.taps) {
      move({
        across: (event.clientX - box.left) / box.width - 0.5,
        down: (event.clientY - box.top) / box.height - 0.5,
      });
    }
    from.current = null;
  };
  return (
    <div
      className="cut-frame"
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows move the picture in it
      tabIndex={0}
      aria-label="Khung ảnh. Kéo, chạm chỗ muốn vào giữa, hoặc dùng phím mũi tên để chuyển ảnh trong khung."
      style={{ aspectRatio: `${shape.width} / ${shape.height}` }}
      onKeyDown={(event) => {
        const by = ARROWS[event.key];
        if (!by) return;
        event.preventDefault();
        move(by);
      }}
      onPointerDown={(event) => {
        if (event.button !== 0 || !event.isPrimary) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, y: event.clientY, taps: true };
      }}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={({ isPrimary }) => {
        if (isPrimary) from.current = null;
      }}
    >
      <div
        className="cut-picture"
        style={{
          left: `${(-part.left / part.width) * 100}%`,
          top: `${(-part.top / part.height) * 100}%`,
          width: `${100 / part.width}%`,
          height: `${100 / part.height}%`,
        }}
      >
        <img
          src={inHandSource(picture)}
          alt=""
          draggable={false}
          style={{
            width: lies ? `${(height / width) * 100}%` : "100%",
            height: lies ? `${(width / height) * 100}%` : "100%",
            transform: `translate(-50%, -50%) rotate(${framing.turns * 90}deg)`,
          }}
        />
      </div>
      {words && (
        <div className="cut-words" data-inks={words} aria-hidden="true" style={ZONE}>
          Chữ nằm
          <br />ở đây
        </div>
      )}
    </div>
  );
}

const share = (of: number) => `${of * 100}%`;
const ZONE = {
  left: share(WORDS_ZONE.left),
  top: share(WORDS_ZONE.top),
  width: share(WORDS_ZONE.right - WORDS_ZONE.left),
  height: share(WORDS_ZONE.bottom - WORDS_ZONE.top),
};
