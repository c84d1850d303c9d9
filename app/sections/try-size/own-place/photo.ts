/** A photo of the visitor's own place. It is decoded on the visitor's device and never leaves the browser. */
import { checkFile } from "../../../print-file/check-file.ts";
import type { Pixels } from "../../../print-file/facts.ts";
import { previewable } from "../../../print-file/verdict/previewable.ts";
import { contextOf } from "../file/context-of.ts";

export interface Photo {
  /** `data:` address of the copy that is marked, and its size; all marks are in its pixels. */
  src: string;
  width: number;
  height: number;
  /** The photo itself, from which a larger picture is made when the result is saved. */
  file: Blob;
  /** Sides of a photo that is too large to be decoded whole. */
  large?: Pixels | undefined;
}

/** Longest side of the copy that is marked, and of the picture that is saved, in pixels: both far within what phones allow a canvas. */
const COPY_SIDE = 1600;
export const SAVED_SIDE = 3000;
const QUALITY = 0.86;

/**
 * The photo on a canvas, turned as its EXIF says.
 *
 * @param longest side of the canvas, in pixels
 * @throws where the browser cannot decode it
 */
export async function photoOnCanvas(
  { file, large }: Pick<Photo, "file" | "large">,
  longest: number,
): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file, large && reducedTo(large, longest));
  try {
    const scale = scaleTo(longest, bitmap.width, bitmap.height);
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = contextOf(canvas);
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return canvas;
  } finally {
    bitmap.close();
  }
}

/** Decoded and reduced in one go: 108 million pixels would fill a phone. One side alone, because a browser that does not turn a picture would squeeze it. */
function reducedTo([width, height]: Pixels, longest: number): ImageBitmapOptions {
  return { resizeWidth: Math.round(width * scaleTo(longest, width, height)), resizeQuality: "medium" };
}

const scaleTo = (longest: number, width: number, height: number) => Math.min(1, longest / Math.max(width, height));

/** @returns the photo, or a sentence for the visitor that says why not and what to do */
export async function readPhoto(file: File): Promise<Photo | string> {
  const found = await checkFile(file).catch(() => undefined);
  if (!found) return "Phần xem ảnh chưa tải về được, có lẽ mạng chập chờn. Chọn lại ảnh khi mạng ổn.";
  try {
    if (found.format === "svg" || found.format === "pdf")
      return "Chỗ này cần ảnh chụp (JPG, PNG). File in thì đưa vào ô File in.";
    const as = previewable(found);
    if (!as) return "Ở đây không mở được ảnh này. Chụp lại, hoặc lưu thành JPG rồi chọn lại.";
    const large = as === "reduced" && "shown" in found.facts ? found.facts.shown : undefined;
    const canvas = await photoOnCanvas({ file, large }, COPY_SIDE);
    return { src: canvas.toDataURL("image/jpeg", QUALITY), width: canvas.width, height: canvas.height, file, large };
  } catch {
    return "Trình duyệt này không mở được ảnh đó. Ảnh HEIC của iPhone thì lưu sang dạng JPG, máy thiếu bộ nhớ thì đóng bớt thẻ khác, rồi chọn lại.";
  }
}
