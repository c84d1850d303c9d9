import { type RefObject, useEffect } from "react";
import { askAnew, fillWithGaps, wordsWithGaps } from "./gaps.ts";

/** A box of text whose gaps are yellow: a click on a gap selects all of it, so that what is typed replaces it. */
export function GapsBox({
  box,
  words,
  change,
  leave,
}: {
  box: RefObject<HTMLDivElement | null>;
  words: string;
  change: (words: string) => void;
  leave: () => void;
}) {
  // While somebody types, the browser alone changes the box (input methods need that); it is filled only when the words are not those it holds.
  useEffect(() => {
    if (box.current && wordsWithGaps(box.current) !== words) fillWithGaps(box.current, words);
  }, [box, words]);
  useEffect(() => {
    const place = box.current;
    if (!place) return;
    // As the button goes down, instead of what the browser does then: in a gap that is selected already it would put the caret, after the click.
    const choose = (event: Event) => {
      const gap = event.target instanceof Element ? event.target.closest(".gap") : null;
      if (!gap) return;
      event.preventDefault();
      place.focus();
      getSelection()?.selectAllChildren(gap);
    };
    place.addEventListener("mousedown", choose);
    return () => place.removeEventListener("mousedown", choose);
  }, [box]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a textarea cannot show its gaps in yellow
    <div
      ref={box}
      className="letter"
      role="textbox"
      tabIndex={0}
      aria-multiline="true"
      aria-label="Lời trả lời"
      aria-describedby="cho-trong"
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      onBlur={leave}
      onInput={({ currentTarget, nativeEvent }) => {
        if ((nativeEvent as InputEvent).inputType === "historyUndo") askAnew(currentTarget);
        change(wordsWithGaps(currentTarget));
      }}
      onBeforeInput={() => {
        const at = getSelection()?.anchorNode; // the gap itself while all of it is selected, otherwise the words in it
        (at instanceof Element ? at : at?.parentElement)?.closest(".gap")?.classList.remove("gap");
      }}
    />
  );
}
