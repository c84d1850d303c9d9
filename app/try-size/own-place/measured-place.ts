/**
 * The visitor's own wall in a photo: two marks on something of known height and four corners of where the print will hang give the wall
 * its metres, and the print its true size and perspective there.
 */
import { PERSON_HEIGHT } from "../../content/person.ts";
import { formatNumber } from "../figures.ts";
import { toMillimetre } from "../measures.ts";
import {
  areaOfQuad,
  type Homography,
  inverse,
  isConvex,
  type Point,
  project,
  type Quad,
  ratioOfQuad,
  squareToQuad,
} from "./homography.ts";

/** What people find in front of any wall, and its height in metres. */
export const KNOWN_THINGS = [
  { id: "nguoi", name: "Người", metres: PERSON_HEIGHT },
  { id: "cua", name: "Cửa", metres: 2.1 },
  { id: "standee", name: "Standee", metres: 2 },
] as const;

/** Points in pixels of the photo. */
export interface Marks {
  /** Foot and head of the thing whose height is known. */
  foot: Point;
  head: Point;
  /** That height, in metres. */
  known: number;
  corners: Quad;
}

/** A wall with metres. */
export interface MeasuredPlace {
  /** The marked rectangle, in metres. */
  width: number;
  height: number;
  /** From the rectangle, its sides counted as 1, to the photo. */
  homography: Homography;
}

/** A wrong mark, in words for the visitor: what is wrong and how to mend it. */
export interface WrongMark {
  which: "height" | "corners";
  words: string;
}

/** Shortest height that can be marked with a finger, as a share of the photo's longer side; an error of 1 px is then 2 % at most. */
const SHORTEST = 0.04;
const SMALLEST_AREA = 0.002;
/** Degrees that a thing may lean in the wall's own plane before the marks must be wrong. */
const MOST_LEAN = 20;
/** Heights that a marked place can have, in metres. */
const PLAUSIBLE = { least: 0.1, most: 40 } as const;

const CROSSED: WrongMark = {
  which: "corners",
  words: "Bốn góc đang bắt chéo, hoặc lộn bên. Đi vòng quanh chỗ treo: trên trái, trên phải, dưới phải, dưới trái.",
};

/** @param photo its size in pixels */
export function measurePlace(
  { foot, head, known, corners }: Marks,
  photo: { width: number; height: number },
): MeasuredPlace | WrongMark {
  const longer = Math.max(photo.width, photo.height);
  if (Math.hypot(head.x - foot.x, head.y - foot.y) < SHORTEST * longer)
    return {
      which: "height",
      words:
        "Hai mốc gần nhau quá nên đo không chắc. Kéo một mốc xuống chân, một mốc lên đỉnh của vật đã biết chiều cao.",
    };
  if (!isConvex(corners)) return CROSSED;
  if (areaOfQuad(corners) < SMALLEST_AREA * photo.width * photo.height)
    return { which: "corners", words: "Bốn góc chụm lại một chỗ. Kéo rộng ra cho bằng chỗ sẽ treo." };
  const homography = squareToQuad(corners);
  const ratio = ratioOfQuad(corners, photo);
  const toPlane = inverse(homography);
  if (![foot, head].every((mark) => isInFront(toPlane, mark, corners)))
    return {
      which: "corners",
      words:
        "Với bốn góc này, vật làm mốc không còn nằm trên mặt tường. Đặt lại bốn góc cho khít mép tường, hoặc chụp lại thẳng hơn.",
    };
  const [low, high] = [project(toPlane, foot), project(toPlane, head)];
  const rise = { across: (high.x - low.x) * ratio, up: high.y - low.y };
  // The corners of above lie below, as a thing that stands upright in the photo shows.
  if (Math.abs(head.y - foot.y) > Math.abs(head.x - foot.x) && rise.up * (head.y - foot.y) < 0) return CROSSED;
  const lean = (Math.atan2(Math.abs(rise.across), Math.abs(rise.up)) * 180) / Math.PI;
  if (lean > MOST_LEAN)
    return {
      which: "height",
      words: "Hai mốc nghiêng quá so với tường. Đặt mốc trên thẳng ngay phía trên mốc dưới.",
    };
  const height = toMillimetre(known / Math.hypot(rise.across, rise.up));
  if (height < PLAUSIBLE.least || height > PLAUSIBLE.most)
    return {
      which: "height",
      words: `Theo hai mốc thì chỗ treo cao ${formatNumber(height, height < 1 ? 2 : 0)} m, khó mà đúng. Xem lại hai mốc và vật đã chọn.`,
    };
  return { width: toMillimetre(height * ratio), height, homography };
}

/** Whether a point of the photo lies on the near side of the wall's horizon, where the corners lie. */
function isInFront([, , , , , , g, h, i]: Homography, { x, y }: Point, [corner]: Quad): boolean {
  const depth = (point: Point) => g * point.x + h * point.y + i;
  return depth({ x, y }) * depth(corner) > 0;
}

/**
 * Where a print of true size lies in the photo, hung in the middle of the marked place.
 *
 * @param print in metres
 * @param moved how far the print's middle is from the middle of the place, in metres to the right and downwards
 */
export function printInPhoto(
  place: MeasuredPlace,
  print: { width: number; height: number },
  moved: Point = { x: 0, y: 0 },
): Quad {
  const u = print.width / place.width / 2;
  const v = print.height / place.height / 2;
  const middle = { x: 0.5 + moved.x / place.width, y: 0.5 + moved.y / place.height };
  const corner = (x: number, y: number) => project(place.homography, { x: middle.x + x * u, y: middle.y + y * v });
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

/** Whether a whole quad is in the photo. */
export function isWithin(quad: Quad, photo: { width: number; height: number }): boolean {
  return quad.every(({ x, y }) => x >= 0 && y >= 0 && x <= photo.width && y <= photo.height);
}
