/** The verdict in words: one stamp, one reason with the visitor's own numbers, one way out. Never a promise about colour or delivery. */

import { FURTHEST } from "../../try-size/distances.ts";
import { formatNumber, sayDistance, saySize } from "../../try-size/figures.ts";
import { MAX_SIDE, type Unit, unitFor } from "../../try-size/measures.ts";
import type { Shape, Sides } from "../../try-size/shape.ts";
import type { PrintFile } from "../facts.ts";
import { picturesOf } from "./judge.ts";
import { sayNotes } from "./say-notes.ts";
import { sayPpi } from "./say-size.ts";
import { sayTrouble } from "./say-trouble.ts";
import { PLENTY, STAMPS } from "./sharpness.ts";
import { unexaminedIn } from "./unexamined-in.ts";
import type { Sharpness, Verdict, Wanted } from "./verdict.ts";

const OTHER_STAMPS = { vector: "Nét mọi khổ", unfinished: "Chưa đọc hết", unread: "Không đọc được" };
const NO_BREAK = "\u00a0";
const NOTHING_GAINED = `Trên ${PLENTY} ppi in ra cũng không nét thêm.`;
/** Metres: a print with a shorter side below the first is not worth a suggestion, one below the second is called small. */
const [LEAST_SIDE, SMALL_SIDE] = [0.1, 0.2];

/** All that a visitor reads of a verdict. */
export type Words = {
  stamp: string;
  reason: string;
  /** What to do; absent when nothing has to be done. */
  wayOut?: string;
  /** About shape: what is cut or stays blank. */
  shape?: string;
  notes: string[];
};

/** @param unit in which the visitor reads sizes */
export function say(file: PrintFile, verdict: Verdict, wanted: Wanted, unit: Unit): Words {
  const { kind, sharpness, shape } = verdict;
  const words =
    sharpness && kind === "pixels" ? saySharpness(sharpness, wanted, unit) : sayOther(file, verdict, wanted);
  const told = kind === "unread" ? undefined : sayShape(shape, wanted);
  return { ...words, ...(told && { shape: told }), notes: sayNotes(file, verdict, wanted, unit) };
}

/** For a drawing the words are about its pictures, because its letters and lines are sharp at every size. */
function saySharpness(sharpness: Sharpness, { distance }: Wanted, unit: Unit): Omit<Words, "notes"> {
  const { ppi, mark, lines, page, wanted } = sharpness;
  const [here, from] = [`${sayPpi(ppi)}${NO_BREAK}ppi${page ? ` (trang ${page})` : ""}`, sayDistance(distance)];
  const [it, soft, grain] = wanted
    ? ["file", "Chữ nhỏ và mặt người sẽ mềm", "thấy hạt, chữ răng cưa"]
    : ["ảnh trong file", "Chữ và mặt người trong ảnh sẽ mềm", "thấy hạt"];
  const reason = {
    sharp: `Khổ này ${it} được ${here}. Đứng cách ${from} chỉ cần ${lines.good}.${ppi > PLENTY ? ` ${NOTHING_GAINED}` : ""}`,
    fair: `Khổ này ${it} được ${here}. Đứng cách ${from} nhìn vẫn ổn; ghé sát mới thấy mềm. Muốn đủ nét thì cần ${lines.good}${NO_BREAK}ppi.`,
    soft: `Khổ này ${it} chỉ được ${here}, đứng cách ${from} nên có từ ${lines.low}${NO_BREAK}ppi. ${soft}.`,
    broken: `Khổ này ${it} chỉ được ${here}. Đứng cách ${from} là ${grain}.`,
  }[mark];
  const short = mark === "soft" || mark === "broken";
  return { stamp: STAMPS[mark], reason, ...(short && { wayOut: sayWayOut(sharpness, unit) }) };
}

function sayWayOut({ ppi, lines, largest, fairFrom, wanted }: Sharpness, unit: Unit): string {
  const down = (metres: number) => Math.floor(metres * 100) / 100;
  const [width, height] = [down(largest.width), down(largest.height)];
  const smaller = saySize(width, height, unitFor(width, height, unit));
  const back = sayDistance(Math.ceil(fairFrom * 10) / 10);
  // Programs cut pictures into pieces, so the words say how many times as many pixels are needed: that holds for each piece.
  const needed = wanted
    ? `cần file ${formatNumber(wanted.width)}${NO_BREAK}×${NO_BREAK}${formatNumber(wanted.height)} điểm`
    : `ảnh ấy cần số điểm mỗi chiều gấp ${formatNumber(Math.ceil((lines.good / ppi) * 10) / 10, 1)}${NO_BREAK}lần`;
  const keep = `Giữ khổ này thì ${needed}; lấy ảnh gốc từ máy chụp, đừng lấy ảnh lưu từ Zalo.`;
  const least = Math.min(largest.width, largest.height);
  if (least < LEAST_SIDE) return keep;
  if (least < SMALL_SIDE) return `File này chỉ hợp tấm nhỏ cỡ ${smaller}. ${keep}`;
  if (fairFrom <= FURTHEST) return `In đến ${smaller} thì tạm được, hoặc cho người xem lùi ra ${back}. ${keep}`;
  return `In đến ${smaller} thì tạm được. ${keep}`;
}

function sayOther(file: PrintFile, { kind, blank }: Verdict, { name }: Wanted): Omit<Words, "notes"> {
  if (kind === "vector") {
    return {
      stamp: OTHER_STAMPS.vector,
      reason: hasPictures(file)
        ? "Hình vector phóng bao nhiêu cũng nét; ảnh bên trong chỉ là mảng màu trơn, bé dưới 1 cm hoặc nằm khuất."
        : "Hình vector phóng bao nhiêu cũng nét, và file này không có ảnh chụp bên trong.",
    };
  }
  if (blank) {
    return {
      stamp: OTHER_STAMPS.unread,
      reason: "Trang này trống, không thấy hình hay chữ nào.",
      wayOut: "Mở file ra xem có đúng bản cần in, rồi xuất lại.",
    };
  }
  if (kind === "unfinished") {
    return {
      stamp: OTHER_STAMPS.unfinished,
      reason: "Phần đã đọc thì ổn, nhưng file còn chỗ chưa đọc đến nên không dám nói đủ nét.",
      wayOut: unexaminedIn(file).includes("link")
        ? "Nhúng ảnh vào rồi xuất lại, hoặc gửi kèm ảnh gốc."
        : "Cứ gửi file, xưởng mở ra xem nốt.",
    };
  }
  const trouble = sayTrouble(file, name);
  return {
    stamp: OTHER_STAMPS.unread,
    reason: trouble?.reason ?? "Ở đây không tìm thấy khổ trong file này.",
    wayOut: trouble?.wayOut ?? "Xuất PDF thì kiểm được, hoặc gửi thẳng cho xưởng.",
  };
}

function hasPictures({ format, facts }: PrintFile): boolean {
  if (format === "pdf") return (facts.page ?? []).some((page) => picturesOf(page).length > 0);
  return format === "svg" && (facts.images ?? []).length > 0;
}

function sayShape(shape: Shape | undefined, { fit, print }: Wanted): string | undefined {
  if (!shape) return undefined;
  if (shape.same) return shape.turned ? sayTurned(print) : undefined;
  const where = shape.along === "sides" ? "hai bên, mỗi bên" : "trên dưới, mỗi phía";
  const each = `${formatNumber(shape.each * 100, 1)}${NO_BREAK}cm`;
  if (fit === "contain") return `Dáng file lệch khổ: để hiện trọn hình thì ${where} trống ${each}.`;
  if (shape.each > MAX_SIDE) return "Dáng file lệch khổ quá nhiều: phủ kín thì hình gần như bị cắt hết.";
  const share = shape.lost > 0.2 ? `, cộng lại ${formatNumber(shape.lost * 100, 0)}% hình` : "";
  return `Dáng file lệch khổ: phủ kín thì ${where} mất ${each}${share}.`;
}

function sayTurned({ width, height }: Sides): string {
  const lies = width < height ? "nằm ngang" : "nằm dọc";
  return `File ${lies}, xoay 90° là khớp tấm; xưởng xoay giúp được.`;
}
