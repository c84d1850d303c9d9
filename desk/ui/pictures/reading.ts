/** How readable the words of a banner will be on a picture, measured in the window on the part of the picture that is kept. */
import { useEffect, useState } from "react";
import { MEASURED, type Reading, readingOf, type WordInk } from "../../pictures/words-on-banner.ts";

/** What is kept of a picture, as {@link kept} of frame.ts gives it. */
interface View {
  /** Quarter turns to the right. */
  turns: number;
  /** Shares of the turned picture. */
  left: number;
  top: number;
  width: number;
  height: number;
}

const WHOLE: View = { turns: 0, left: 0, top: 0, width: 1, height: 1 };

/** @throws DOMException for a file that is no picture, or cannot be fetched */
async function opened(source: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = source;
  await image.decode();
  return image;
}

/** @param source address of a wide picture that is cut already @throws as {@link opened} */
export async function readingOfPicture(source: string, words: WordInk): Promise<Reading> {
  return readingIn(await opened(source), WHOLE, words);
}

/**
 * @param source address of a picture in hand
 * @param words inks of the words on the picture; undefined where none stand on it: then nothing is measured
 * @returns null until the picture was measured, and where it could not be opened: whoever shows the picture reports that
 */
export function useReading(source: string, { turns, left, top, width, height }: View, words?: WordInk): Reading | null {
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [reading, setReading] = useState<Reading | null>(null);
  const measured = words !== undefined;
  useEffect(() => {
    if (!measured) return;
    let here = true;
    opened(source).then(
      (picture) => here && setImage(picture),
      () => {},
    );
    return () => {
      here = false;
    };
  }, [source, measured]);
  useEffect(() => {
    if (!image || !words) return;
    // Once a frame: a hand that drags gives more places than can be shown.
    const frame = requestAnimationFrame(() => setReading(readingIn(image, { turns, left, top, width, height }, words)));
    return () => cancelAnimationFrame(frame);
  }, [image, words, turns, left, top, width, height]);
  return reading;
}

function readingIn(image: HTMLImageElement, { turns, left, top, width, height }: View, words: WordInk): Reading {
  const canvas = new OffscreenCanvas(MEASURED.width, MEASURED.height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("The browser gives no canvas to draw on.");
  context.imageSmoothingQuality = "high";
  // Draws the whole picture, turned, so large that the part that is kept fills the canvas.
  const [across, down] = [MEASURED.width / width, MEASURED.height / height];
  context.translate((0.5 - left) * across, (0.5 - top) * down);
  context.rotate((turns * Math.PI) / 2);
  const [wide, high] = turns % 2 === 0 ? [across, down] : [down, across];
  context.drawImage(image, -wide / 2, -high / 2, wide, high);
  return readingOf(context.getImageData(0, 0, MEASURED.width, MEASURED.height).data, words);
}
