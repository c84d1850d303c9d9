import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { addressOfJpeg, ILLUSTRATION_NOTE, isPhotograph } from "../../../content/pictures.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Ruler } from "../../../ui/marks/ruler.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { isMotionReduced } from "../../../ui/window/reduced-motion.ts";
import styles from "./large-view.module.css";
import { useZoomed } from "./use-zoomed.ts";

/** Width of a picture as `sizes`: as wide as the window, or as its height allows; in a short, wide window the words stand beside. */
const WHOLE = "(max-height: 30rem) and (orientation: landscape) min(60vw, 133vh - 9rem), min(100vw, 133vh - 14rem)";
/** The same when zoomed in with two fingers: a phone then fetches the file with twice as many pixels, and shows the file it has until that has come. */
const ENLARGED = "max(200vw, 133vh)";

interface LargeViewProps {
  /** The link of the strip that was clicked: its picture comes first, the links beside it lead to the others. */
  opener: HTMLAnchorElement;
  onClose: () => void;
}

/** The pictures of a strip, each over the whole window: swiped by finger, turned by arrows, closed by Escape. Loaded when first asked for. */
export function LargeView({ opener, onClose }: LargeViewProps) {
  const pictures = useMemo(() => picturesBeside(opener), [opener]);
  const first = pictures.findIndex(({ link }) => link === opener);
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(first);
  /** The picture that a press has asked for, as long as the row is on its way there: the next press counts from it, and not from what passes by. */
  const asked = useRef<number>(undefined);
  const zoomed = useZoomed();

  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.focus(); // not its first button: Safari would draw a focus ring around the button even when a finger opened the view
    row.current?.children[first]?.scrollIntoView({ behavior: "instant", block: "nearest", inline: "start" });
  }, [first]);

  function turn(by: number) {
    const next = ((asked.current ?? shown) + by + pictures.length) % pictures.length;
    asked.current = next;
    row.current?.children[next]?.scrollIntoView({
      behavior: isMotionReduced() ? "instant" : "smooth",
      block: "nearest",
      inline: "start",
    });
  }
  function turnByKey(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    if (!event.repeat || asked.current === undefined) turn(by); // a key held down turns picture after picture
  }
  function noteShown() {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {};
    const place = scrollLeft / clientWidth;
    setShown(Math.round(place));
    if (Math.abs(place - (asked.current ?? place)) * clientWidth < 1) forgetAsked();
  }
  function forgetAsked() {
    asked.current = undefined;
  }
  return (
    <dialog
      ref={dialog}
      className={`${styles.view} on-dark`}
      aria-label="Ảnh lớn"
      tabIndex={-1}
      onClose={onClose}
      onKeyDown={turnByKey}
    >
      <div
        className={styles.row}
        ref={row}
        onScroll={noteShown}
        onScrollEnd={forgetAsked} // wherever a finger has led it; Safari before 26.2 does not tell
        onPointerDown={forgetAsked}
        data-zoomed={zoomed || undefined}
      >
        {pictures.map(({ link, source, alt, caption, metres }, place) => (
          <figure key={link.href} inert={place !== shown}>
            {metres > 0 && <Ruler along="top" metres={metres} />}
            <Picture source={source} alt={alt} sizes={zoomed && place === shown ? ENLARGED : WHOLE} />
            <figcaption>
              {caption} {metres > 0 && "Vạch trên thước: mét. "}
              {!isPhotograph(source) && <small>{ILLUSTRATION_NOTE}</small>}
            </figcaption>
          </figure>
        ))}
      </div>
      <div className={styles.bar}>
        <button type="button" aria-label="Ảnh trước" onClick={() => turn(-1)}>
          <Icon name="left" />
        </button>
        <p aria-live="polite">{`${pictures[shown]?.label}\u00a0·\u00a0${shown + 1}/${pictures.length}`}</p>
        <button type="button" aria-label="Ảnh sau" onClick={() => turn(1)}>
          <Icon name="right" />
        </button>
        <button type="button" className={styles.close} aria-label="Đóng" onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}

/** The pictures as the strip's links describe them (app/content/picture-strip.build.ts). */
function picturesBeside(opener: HTMLAnchorElement) {
  const links = opener.closest("ul")?.querySelectorAll("a") ?? [];
  return [...links].map((link) => {
    const jpeg = link.getAttribute("href") ?? "";
    return {
      link,
      source: addressOfJpeg(jpeg) ?? jpeg,
      alt: link.querySelector("img")?.alt ?? "",
      label: link.textContent,
      caption: link.title,
      metres: Number(link.dataset.metres ?? 0),
    };
  });
}
