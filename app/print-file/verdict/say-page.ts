/** What is said of a page's size, its scale and the bleed around it. */
import { saySize } from "../../try-size/figures.ts";
import type { Unit } from "../../try-size/measures.ts";
import { sayMargin } from "../../try-size/template/margins.ts";
import type { PdfFile, PdfPage } from "../facts.ts";
import { sayPageSize } from "./say-size.ts";
import type { Verdict, Wanted } from "./verdict.ts";

/** Edges that differ by less, in centimetres of the page, are called alike: tools write tenths of a millimetre. */
const ALIKE = 0.02;
/** Share of the least bleed: from here on it counts as enough. */
const ENOUGH = 0.95;

/** @param unit in which the visitor reads sizes */
export function sayPage({ page, shape }: Verdict, { print }: Wanted, unit: Unit): string[] {
  const around = shape?.same && shape.bled ? `đã gồm tràn lề ${sayMargin(shape.bled * 100)} mỗi cạnh` : "";
  if (!page) return around ? [`Hình ${around}.`] : [];
  const size = sayPageSize(page, "cm");
  const besides = around && `, ${around}`;
  if (page.scale === 1) return [`Trang ${size}, đúng 1:1${besides}.`];
  const wanted = saySize(print.width, print.height, unit);
  if (page.scale) return [`Trang ${size}. Đây là file tỉ lệ 1:${page.scale} cho tấm ${wanted}${besides}, đúng không?`];
  if (page.named) {
    const meant = sayPageSize({ width: page.width * page.named, height: page.height * page.named }, unit);
    return [
      `Trang ${size}, tên file ghi tỉ lệ 1:${page.named}, tức là tấm ${meant}: không khớp tấm ${wanted} đang chọn.`,
    ];
  }
  if (shape?.same) return [`Trang ${size}: đúng dáng tấm ${wanted}${besides}, nhưng không theo tỉ lệ chẵn nào.`];
  return [`Trang ${size}: không khớp tỉ lệ nào của tấm ${wanted}.`];
}

/** What is said of the bleed of a PDF's first page: nothing where its size has already told that the bleed is within. A trade without bleed asks for none. */
export function sayBleed(
  { facts }: PdfFile,
  { page, shape }: Verdict,
  { bleed, leastBleed = bleed }: Wanted,
): string[] {
  const [first] = facts.page ?? [];
  if (!first || (shape?.same && shape.bled)) return [];
  if (!first.bleed_mm) {
    if (bleed === 0) return [];
    const asked = sayMargins(leastBleed * 100, bleed * 100, "–");
    return [`File không ghi đường xén nên chưa biết có tràn lề hay không; loại này nên có ${asked} mỗi cạnh.`];
  }
  return sayEdges(first.bleed_mm, page?.scale ?? page?.named ?? 1, {
    asked: bleed * 100,
    enough: leastBleed * 100 * ENOUGH,
  });
}

/**
 * @param edges millimetres of the page
 * @param bleed centimetres of the print: what is asked for, 0 for none, and from where on it is enough
 */
function sayEdges(
  edges: NonNullable<PdfPage["bleed_mm"]>,
  scale: number,
  { asked, enough }: { asked: number; enough: number },
): string[] {
  const [least, most] = [Math.min(...edges), Math.max(...edges)].map((edge) => (edge * scale) / 10) as [number, number]; // two in, two out
  if (least <= 0)
    return asked > 0 ? [`Có cạnh chưa tràn lề: kéo nền ra thêm, loại này nên có ${sayMargin(asked)} mỗi cạnh.`] : [];
  const short = least < enough ? `, loại này nên ${sayMargin(asked)}` : "";
  if (most - least < ALIKE * scale) return [`Có tràn lề ${sayMargin(least)} mỗi cạnh${short}.`];
  return [`Có tràn lề từ ${sayMargins(least, most, " đến ")}${short}.`];
}

/** @param least centimetres @param most centimetres @returns both, their unit said once where it is the same; one of them where they do not differ */
function sayMargins(least: number, most: number, to: string): string {
  if (least === most) return sayMargin(most);
  const sameUnit = least < 1 === most < 1;
  return `${sameUnit ? sayMargin(least).replace(/ \S+$/, "") : sayMargin(least)}${to}${sayMargin(most)}`;
}
