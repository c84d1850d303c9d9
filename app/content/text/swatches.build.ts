/** Samples of material: which drawing of `public/swatches/` (art/swatches/ draws them) stands beside which name in a table. */
import type { Element } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { h } from "hastscript";

/** Pixels of a drawing: three squares and what lies between them. */
const SIZE = { width: 96, height: 30 };

/** By the name that tables have: the file, and what is seen of front, back and light, for readers who do not see it. */
export const SWATCHES: Record<string, readonly [file: string, seen: string]> = {
  "Bạt thường": ["bat-thuong", "mặt bóng hằn thớ lưới, lưng trắng, soi đèn lọt sáng thấy thớ"],
  Hiflex: ["bat-thuong", "mặt bóng hằn thớ lưới, lưng trắng, soi đèn lọt sáng thấy thớ"],
  "Bạt đế xám": ["bat-de-xam", "mặt trắng, lưng xám, soi đèn không lọt sáng"],
  "Bạt hiflex đế xám, mặt mờ": ["bat-de-xam", "mặt trắng, lưng xám, soi đèn không lọt sáng"],
  "Bạt lưới": ["bat-luoi", "hai mặt lỗ li ti, soi đèn sáng lọt qua lỗ"],
  "Bạt xuyên đèn": ["bat-xuyen-den", "hai mặt trắng, soi đèn sáng đều, thấy thớ mờ"],
  "Bạt không gân": ["bat-khong-gan", "hai mặt trắng trơn, soi đèn sáng đều, không thấy thớ"],
  "Phim PET": ["phim-pet", "mặt bóng, lưng trắng sữa, soi đèn sáng đều"],
  "PP không keo": ["pp-khong-keo", "mặt mịn, lưng trắng trơn, soi đèn lọt mờ"],
  "PP có keo": ["pp-co-keo", "mặt mịn, lưng có lớp đế bóc ra, soi đèn lọt ít"],
  "PP ngoài trời (mực dầu, cán màng)": ["pp-co-keo", "mặt mịn, lưng có lớp đế bóc ra, soi đèn lọt ít"],
  "Decal sữa (PVC)": ["decal-sua", "mặt bóng, lưng có lớp đế bóc ra, soi đèn lọt sáng mờ"],
  Cast: ["decal-xe", "mặt bóng, lưng có lớp đế bóc ra, soi đèn gần như kín"],
  Calendered: ["decal-xe", "mặt bóng, lưng có lớp đế bóc ra, soi đèn gần như kín"],
  "Decal lưới": ["decal-luoi", "mặt in đầy lỗ nhỏ, lưng đen, soi đèn sáng lọt qua lỗ"],
  "Satin, vải lụa": ["satin", "hai mặt hơi bóng, soi đèn lọt sáng"],
  "Vải lụa (satin polyester)": ["satin", "hai mặt hơi bóng, soi đèn lọt sáng"],
  "Canvas polyester": ["canvas", "mặt nổi thớ dệt, lưng vải mộc, soi đèn lọt ít"],
  "Canvas cotton": ["canvas-cotton", "mặt nổi thớ dệt, lưng vải mộc ngả vàng, soi đèn lọt ít"],
  "PP bồi formex": ["formex", "mặt mịn, cạnh cắt xốp trắng, soi đèn gần như kín"],
  "Formex thường dùng": ["formex", "mặt mịn, cạnh cắt xốp trắng dày, soi đèn gần như kín"],
  "Formex mỏng": ["formex-mong", "mặt mịn, cạnh cắt xốp trắng mỏng, soi đèn lọt rất ít"],
  "Bìa carton": ["carton", "lưng nâu, cạnh cắt lượn sóng, soi đèn kín"],
};

/**
 * Puts its sample before each name that has one.
 *
 * @param names the cells that name the rows of a table
 * @returns whether there was any: the table then says how a sample is read
 */
export function drawSwatches(names: Element[]): boolean {
  const sampleOf = (cell: Element) => SWATCHES[textOf(cell).replaceAll("\u00a0", " ").trim()];
  const found = names.filter(sampleOf);
  for (const cell of found) {
    const [file, seen] = sampleOf(cell) ?? [];
    cell.children.unshift(h("img", { src: `/swatches/${file}.svg`, alt: `Mẫu: ${seen}. `, ...SIZE, loading: "lazy" }));
  }
  return found.length > 0;
}
