/** Everything that follows from the photo, its marks and the print: the wall's metres, where the print lies, its picture. */
import { useEffect, useState } from "react";
import type { Point, Quad } from "../../../try-size/own-place/homography.ts";
import { isWithin, measurePlace, printInPhoto } from "../../../try-size/own-place/measured-place.ts";
import type { Wish } from "../../../try-size/wish.ts";
import { isWithinApp } from "../../../ui/window/within-app.ts";
import type { ChosenFile } from "../file/chosen-file.ts";
import { lyingOf } from "../file/lying-of.ts";
import type { Photo } from "./photo.ts";
import { printOnCanvas } from "./print-picture.ts";
import { savePicture } from "./save-picture.ts";
import { useMarks } from "./use-marks.ts";

/** Follows the marks as they are moved. */
export function useBoard(photo: Photo, wish: Wish, chosen: ChosenFile) {
  const marks = useMarks(photo, wish);
  const picture = "picture" in chosen ? chosen.picture : undefined;
  const print = usePrintPicture(wish, chosen);
  const [saving, setSaving] = useState(false);
  const [failed, setFailed] = useState(false);
  const [unsure, setUnsure] = useState(false);
  const found = measurePlace(marks.setting, photo);
  const quad: Quad | undefined =
    "homography" in found
      ? printInPhoto(found, { width: wish.width, height: wish.height }, marks.setting.moved)
      : undefined;

  async function save() {
    if (!quad) return;
    setSaving(true);
    setFailed(false);
    try {
      await savePicture(photo, wish, { picture, lying: lyingOf(chosen, wish) }, quad);
      setUnsure(isWithinApp());
    } catch (error) {
      console.error("Error saving the picture", error);
      setFailed(true);
    } finally {
      setSaving(false);
    }
  }
  return {
    marks,
    found,
    quad,
    print,
    saving,
    failed,
    /** Whether the picture was saved within an app, where the page does not learn whether the download worked. */
    unsure,
    save,
    isOutside: quad !== undefined && !isWithin(quad, photo),
    setKnown(known: number) {
      if (known === marks.setting.known) return; // "2," is still 2
      marks.begin();
      marks.set({ known });
    },
    /** Moves the print; `moved` is its offset from the middle of its place, in metres on the wall. */
    movePrint: (moved: Point) => marks.set({ moved }),
  };
}

/** What the photo and its controls work with. */
export type Board = ReturnType<typeof useBoard>;

/** The print's picture, made anew when the print or its file changes; undefined until it has been made. */
function usePrintPicture(wish: Wish, chosen: ChosenFile) {
  const [made, setMade] = useState<{ src: string; width: number; height: number }>();
  const { width, height, unit, fit } = wish;
  const picture = "picture" in chosen ? chosen.picture : undefined;
  const { beyond, turned } = lyingOf(chosen, wish);
  useEffect(() => {
    let wanted = true;
    printOnCanvas({ width, height, unit, fit }, picture, { beyond, turned }).then(
      (canvas) => {
        if (wanted) setMade({ src: canvas.toDataURL("image/jpeg"), width: canvas.width, height: canvas.height });
      },
      (error) => console.error("Error drawing the print", error),
    );
    return () => {
      wanted = false;
    };
  }, [width, height, unit, fit, picture, beyond, turned]);
  return made;
}
