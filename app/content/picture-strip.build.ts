/** The strip of small pictures of a category: HTML within its text, so that no script carries it. */
import { escapeMarkup } from "../../contract/escape-markup.ts";
import { pictureAddress } from "./pictures.build.ts";
import { jpegAddress } from "./pictures.ts";
import type { CategoryFields } from "./schema/category.build.ts";

/** Widths of the files, in pixels: for screens of up to two device pixels a CSS pixel, and for denser ones; the strip shows them 120 to 180 CSS pixels wide. */
const WIDTHS = { plain: 320, dense: 480 };

/** @returns the text of a category with its strip before the first heading: under the first picture and the words beside it */
export function withStrip(category: Pictured & { content: string }): string {
  const { content } = category;
  const heading = content.indexOf("<h2");
  const at = heading < 0 ? content.length : heading;
  return content.slice(0, at) + pictureStrip(category) + content.slice(at);
}

type Pictured = Pick<CategoryFields, "image" | "alt" | "caption" | "pictureMetres" | "closeUps">;

/**
 * Each small picture is a link to the large one, and without script only that. With script the large view opens
 * (app/sections/categories/large-view/) and reads from the links what it shows.
 *
 * @returns nothing for a category of one picture
 */
export function pictureStrip({ image, alt, caption, pictureMetres, closeUps }: Pictured): string {
  if (closeUps.length === 0) return "";
  const whole = { image, label: "Toàn cảnh", alt, caption, metres: pictureMetres };
  return `<ul class="strip" aria-label="Ảnh xem gần">${[whole, ...closeUps].map(item).join("")}</ul>`;
}

function item({ image, label, alt, caption, metres }: CategoryFields["closeUps"][number]): string {
  const folder = pictureAddress(image);
  const tape = metres ? ` data-metres="${metres}"` : "";
  return (
    `<li><a data-early href="${jpegAddress(folder)}" title="${escapeMarkup(caption)}"${tape}><picture>` +
    `<source type="image/avif" srcset="${folder}/${WIDTHS.plain}.avif 2x, ${folder}/${WIDTHS.dense}.avif 3x">` +
    `<img src="${folder}/${WIDTHS.plain}.webp" alt="${escapeMarkup(alt)}" width="4" height="3" loading="lazy">` +
    `</picture>${escapeMarkup(label)}</a></li>`
  );
}
