/** What else is worth knowing about a file before it is printed: one short sentence each, in the order the shop asks. */
import { formatNumber } from "../../try-size/figures.ts";
import { LONGEST_PAGE, type Unit } from "../../try-size/measures.ts";
import { PAGES_READ, type PdfFile, type PrintFile, type RasterFile, type SvgFile, type Unexamined } from "../facts.ts";
import { coloursOf } from "./colours-of.ts";
import { previewable } from "./previewable.ts";
import { sayNames } from "./say-names.ts";
import { sayBleed, sayPage } from "./say-page.ts";
import { unexaminedIn } from "./unexamined-in.ts";
import type { Verdict, Wanted } from "./verdict.ts";

const CUTTING_LINE = /cut|contour|thru|kiss|crease|\bdie\b|bế/i;

const NOT_DRAWN = "Ở đây không vẽ được hình này lên tấm";
const NOT_SEEN = "File có phần nhúng mà ở đây không xem được, để xưởng mở ra xem.";
const UNEXAMINED: Record<Unexamined, string> = {
  link: "Ảnh trong file chỉ là đường dẫn, in sẽ thiếu: nhúng ảnh vào rồi xuất lại.",
  portfolio: "File này gói nhiều file khác bên trong: lấy từng file ra rồi kiểm.",
  letters: "Có chữ vẽ bằng điểm ảnh, phóng lớn có thể vỡ: nên xuất lại bằng font thường.",
  object: NOT_SEEN,
  drawing: NOT_SEEN,
  style: NOT_SEEN,
};

/**
 * @param unit in which the visitor reads sizes
 * @returns sentences; none about the verdict itself
 */
export function sayNotes(file: PrintFile, verdict: Verdict, wanted: Wanted, unit: Unit): string[] {
  // Fonts, colours and edges would be those of Illustrator's notice.
  if (file.trouble === "notice-only") return [];
  const notes = sayPage(verdict, wanted, unit);
  if (verdict.blank) return notes;
  if (file.format === "pdf") notes.push(...sayPdf(file, verdict, wanted));
  else if (file.format === "svg") notes.push(...saySvg(file));
  else if ("stored" in file.facts) notes.push(...sayRaster(file as RasterFile)); // only pictures have stored pixels
  notes.push(...sayColour(file));
  notes.push(...new Set(unexaminedIn(file).map((what) => UNEXAMINED[what])));
  if (file.partial) notes.push("Chưa đọc hết file: phần còn lại để xưởng xem.");
  return notes;
}

function sayPdf(file: PdfFile, verdict: Verdict, wanted: Wanted): string[] {
  const { facts, trouble } = file;
  const notes = trouble === "locked" ? [] : sayBleed(file, verdict, wanted);
  const { page: pages = [], pages: count = 0, fonts = [], fonts_not_embedded: missing = [], spots = [] } = facts;
  const [page] = pages;
  if (facts.rebuilt)
    notes.push("Mục lục bên trong file bị hỏng, ở đây phải dò lại mới đọc được: nên xuất lại file cho chắc.");
  if (count > 1) notes.push(`File có ${formatNumber(count)} trang: ghi rõ in trang nào.`);
  if (count > PAGES_READ) notes.push(`Ở đây mới xem được ${PAGES_READ} trang đầu của file.`);
  if (missing.length > 0)
    notes.push(`Font ${sayNames(missing, "font")} chưa nhúng: chuyển chữ thành nét kẻo rụng dấu.`);
  else if (fonts.length > 0) notes.push("Chữ chưa chuyển thành nét, font đã nhúng. Chuyển thành nét thì chắc hơn.");
  else if (facts.fonts && !facts.font_unknown && isReadToItsEnd(file))
    notes.push("Chữ đã chuyển hết thành nét, hoặc file không có chữ.");
  if (spots.length > 0) {
    const cutting = spots.some((spot) => CUTTING_LINE.test(spot));
    notes.push(`Có màu pha ${sayNames(spots, "màu")}${cutting ? ": nếu là đường bế thì dặn xưởng" : ""}.`);
  }
  if (facts.encrypted && !facts.needs_password && facts.printing_allowed === false)
    notes.push("PDF khóa in: gửi thêm bản không khóa.");
  if (page && page.user_unit === 1 && Math.max(...page.media_mm) > LONGEST_PAGE * 1000 + 1) {
    notes.push(`Trang dài hơn ${formatNumber(LONGEST_PAGE)} m, có phần mềm không mở: nên vẽ tỉ lệ 1:10.`);
  }
  return notes;
}

function saySvg({ facts, readable, partial }: SvgFile): string[] {
  const notes: string[] = [];
  const judged = partial || facts.unexamined ? "" : ", độ nét vẫn đúng";
  if (facts.expands) notes.push(`Hình này phức tạp quá nên ở đây không vẽ thử${judged}.`);
  else if (facts.undrawn && readable === "yes") notes.push(`${NOT_DRAWN}${judged}.`);
  if (facts.size_is_physical === false) notes.push("File không ghi khổ thật, chỉ có dáng: ghi rõ khổ khi gửi.");
  if (facts.text) notes.push("Chữ chưa chuyển thành nét: chuyển đi kẻo máy ở xưởng thiếu font.");
  return notes;
}

function sayRaster(file: RasterFile): string[] {
  const { format, trouble, facts } = file;
  const notes: string[] = [];
  // The sentence speaks of transparent places only if there are any: screenshots have an alpha channel, too, in which nothing is transparent.
  if (facts.alpha) notes.push("Chỗ nào để trong suốt, in ra sẽ là màu trắng.");
  if ((format === "webp" || format === "png") && (facts.orientation ?? 1) > 1)
    notes.push("Ảnh có ghi chiều xoay, có máy mở ra thấy nằm ngang: xoay đúng chiều rồi lưu lại.");
  if ((facts.pages?.length ?? 1) > 1) notes.push("File có nhiều ảnh, ở đây chỉ xem ảnh đầu: ghi rõ in ảnh nào.");
  if ((facts.frames ?? 1) > 1) notes.push("Ảnh động: in ra chỉ có hình đầu.");
  if (trouble === "not-drawable")
    notes.push(
      format === "jpeg"
        ? "Nhiều trình duyệt không vẽ được loại ảnh này. Mở ra rồi lưu lại thành JPG thường thì chắc hơn." // it is a JPG, of a rare kind
        : "Đây là ảnh HEIC, nhiều trình duyệt không vẽ được. Lưu thành JPG thì chắc hơn.",
    );
  else if (file.readable === "yes" && !previewable(file)) notes.push(`${NOT_DRAWN}, nhưng số điểm thì đúng.`);
  return notes;
}

/** A page that is damaged, or was read in part, may hold letters and colours that were not met. */
function isReadToItsEnd({ readable, partial }: PdfFile): boolean {
  return readable === "yes" && !partial;
}

function sayColour(file: PrintFile): string[] {
  const colours = coloursOf(file);
  if (colours.has("rgb")) return ["Hệ màu RGB: xanh tươi, màu neon in ra sẽ trầm hơn màn hình."];
  if (file.format === "pdf" && (!isReadToItsEnd(file) || unexaminedIn(file).length > 0)) return [];
  if (colours.has("cmyk")) return ["Hệ màu CMYK, đúng cho in."];
  if (colours.has("lab")) return ["Hệ màu Lab."];
  // A spot has its own colour, whichever that is.
  const spots = file.format === "pdf" && (file.facts.spots ?? []).length > 0;
  return !spots && (colours.has("grey") || colours.has("bilevel")) ? ["Hệ màu xám: in ra đen trắng."] : [];
}
