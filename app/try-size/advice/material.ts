/**
 * Which material and how it is finished, with the reason in two sentences: what the shop would say over the counter. From the pages of the
 * categories and docs/trade-facts.md, sections 2 to 10; where the sheet gives no weight, none is given here.
 */
import { EYELETS_EVERY } from "../eyelets.ts";
import { formatNumber } from "../figures.ts";
import { HELD, HEMMED_CLOTH, isFlag, SCROLL, TABLETOP } from "../trades.ts";
import type { Wish } from "../wish.ts";

/** What the shop would print on, and why. */
export interface MaterialAdvice {
  material: string;
  /** Two sentences. */
  why: string;
  finishing: string;
  /** Grams a square metre, from and to; undefined where the trade has no single figure. */
  grams?: readonly [number, number];
  /** Centimetres by which the ground runs beyond each edge, where this material asks for more than the trade usually does. */
  bleed?: number;
  /** Centimetres that are still enough, where the trade names a range of which the bleed is the wider end. */
  leastBleed?: number;
  /** Metres: widest piece of this material without a seam, where it differs from the trade's usual width. */
  roll?: number;
  /** What must not be forgotten: a seam, a permit, the sun. */
  notes: string[];
}

type Answer = Omit<MaterialAdvice, "notes"> & { note?: string };

/** What the answers depend on. */
interface Circumstances {
  outside: boolean;
  /** Months and more. */
  long: boolean;
  width: number;
  height: number;
  /** Metres: the trade's widest piece without a seam. */
  roll: number;
}

const EYELETS = `Gấp mép 3–5 cm, đóng khoen bốn góc và dọc cạnh, cách nhau chừng ${EYELETS_EVERY * 100} cm`;

function hiflex({ outside, long }: Circumstances): Answer {
  if (!outside)
    return {
      material: "Bạt đế xám 3,8 zem, mặt mờ",
      why: "Đèn rọi vào mặt mờ không lóa. Lớp đế xám chặn sáng nên không thấy bóng khung sau lưng.",
      finishing: `${EYELETS}.`,
      grams: [400, 440],
    };
  const finishing = `${EYELETS}; chỗ gió rút còn 30–50 cm.`;
  if (long)
    return {
      material: "Bạt đế xám 3,8 zem",
      why: "Treo lâu ngoài nắng, bạt dày thường giữ màu lâu hơn bạt mỏng. Lớp đế xám còn che bóng khung sắt.",
      finishing,
      grams: [400, 440],
    };
  return {
    material: "Bạt thường 3,2 zem",
    why: "Treo vài tuần thì 3,2 zem là đủ, nhẹ và gấp gọn. Sau lưng có đèn hay cửa kính thì đổi sang đế xám.",
    finishing,
    grams: [300, 340],
  };
}

/** Metres: the widest roll of silk (docs/trade-facts.md, section 7). */
const SILK_ROLL = 1.5;

function banner({ outside, width, height }: Circumstances): Answer {
  const flag = isFlag(width, height);
  const unlessHeld = (what: string) => (width < HELD && !flag ? `. Cầm tay thì không cần ${what}; treo thì` : ",");
  if (!outside)
    return {
      material: "Satin hoặc vải lụa",
      why: "Vải mềm, rủ đẹp trong hội trường, mặt hơi bóng. Muốn mặt căng như ngoài phố thì lấy hiflex.",
      finishing: `May mép${unlessHeld("cây, dây")} xỏ cây hoặc luồn dây.`,
      grams: [80, 130],
      roll: SILK_ROLL,
    };
  const eyelets = `Gấp mép${unlessHeld("khoen")} đóng khoen bốn góc và dọc hai cạnh dài`;
  return {
    material: "Hiflex 3,2 zem",
    why: "Treo ngắn ngày thì 3,2 zem là đủ, treo lâu thì hỏi bạt đế xám. Ban công hay chỗ lộng gió thì hỏi bạt lưới, gió lùa qua được.",
    finishing: flag
      ? "Gấp mép, xỏ cây ở đầu trên và ở chân."
      : `${eyelets}${width * height > 6 ? "; trên 6 m² luồn thêm dây chạy suốt trong mép." : "."}`,
    grams: [300, 340],
    note: "Treo ngoài phố phải hỏi trước cơ quan văn hóa địa phương.",
  };
}

/** The wider end of the 3–5 cm for large panels (docs/trade-facts.md, section 4): what is too wide is cut off, what is too narrow is missing. */
const PANEL_BLEED = 5;

function vehicle({ width, height }: Circumstances): Answer {
  const finishing = "Cán bóng hoặc mờ, bế theo viền. Tránh tay nắm, khe cửa, nắp xăng.";
  if (width > 1.2 || height > 0.9)
    return {
      material: "Decal cast, cán màng cùng họ",
      why: "Mảng lớn chạy qua gờ và hốc: decal cast ôm theo, không co về dáng cũ. Thùng xe phẳng thì calendered cũng ổn.",
      finishing,
      bleed: PANEL_BLEED,
      leastBleed: 3,
    };
  return {
    material: "Decal calendered, cán màng",
    why: "Tem và cánh cửa phẳng thì loại này là đủ. Chỗ cong, có gờ thì đổi sang cast.",
    finishing,
  };
}

function sticker({ outside }: Circumstances): Answer {
  if (outside)
    return {
      material: "Đổi sang decal sữa (PVC)",
      why: "PP mực nước ra ngoài trời thường chỉ được vài tuần đến vài tháng. Decal sữa chịu mưa, dán kính được; mái hiên, ngắn ngày thì hỏi PP ngoài trời (mực dầu, cán màng).",
      finishing: "Cán màng, bế theo viền; dán từ một mép, gạt dần.",
    };
  return {
    material: "PP mực nước, cán màng",
    why: "Mặt PP mịn, đứng cách một cánh tay chữ nhỏ vẫn rõ. Mực nước phải cán màng thì mới lau được.",
    finishing: "Có đèn rọi thì cán mờ; cần tấm cứng thì bồi formex 5 mm.",
  };
}

/** Metres: a box whose shorter side is no longer is lit evenly through film; larger boxes need cloth (docs/trade-facts.md, section 6). */
const FILM_SIDE = 1.5;

/** Centimetres a side of cloth that goes around the frame, at most and at least. */
const [FRAME_BLEED, LEAST_FRAME_BLEED] = [10, 5];

function lightBox({ outside, width, height }: Circumstances): Answer {
  const ink = "Chỉ sáng ban đêm thì in đậm hai lớp.";
  if (!outside && Math.min(width, height) <= FILM_SIDE)
    return {
      material: "Phim PET 150–250 µm",
      why: "Phim tán sáng đều, nhìn gần không thấy thớ bạt. Hộp mỏng trong nhà dùng loại này.",
      finishing: `${ink} Chừa 1–2 cm mép kẹp mỗi cạnh.`,
      leastBleed: 1,
    };
  return {
    material: "Bạt xuyên đèn hoặc không gân",
    why: "Bạt chịu mưa gió, căng được tấm rộng. Người đứng gần thì chọn không gân cho khỏi lộ thớ lưới.",
    finishing: `${ink} Căng qua khung thì chừa ${LEAST_FRAME_BLEED}–${FRAME_BLEED} cm mỗi cạnh.`,
    grams: [440, 610],
    bleed: FRAME_BLEED,
    leastBleed: LEAST_FRAME_BLEED,
  };
}

/** Metres: the widest roll of canvas that shops usually have, and what of it wraps around a frame on each side (docs/trade-facts.md, section 7). */
const [CANVAS_ROLL, WRAP] = [1.47, 0.03];

function fabric({ outside, width, height }: Circumstances): Answer {
  if (outside || height / width > SCROLL)
    return {
      material: "Vải lụa (satin polyester)",
      why: `Lụa nhẹ, rủ mềm, hợp liễn, cờ, phướn. ${outside ? "Treo ngoài được ít ngày, tránh nắng gắt; lâu hơn thì lấy bạt hiflex." : "May mép, xỏ cây là treo."}`,
      finishing: "May mép, xỏ cây treo; liễn thì đính thêm tua.",
      grams: [80, 130],
      roll: SILK_ROLL,
    };
  return {
    material: "Canvas 240–380 g/m²",
    why: "Mặt vải không lóa, hợp tranh trên tường. Treo xa chỗ nắng chiếu và tường ẩm.",
    finishing: "Căng khung gỗ: file thêm 3 cm mỗi cạnh để ôm khung; tính cả mép, 150 ppi là đẹp, thấp nhất 100.",
    grams: [240, 380],
    ...(Math.min(width, height) > CANVAS_ROLL - 2 * WRAP && {
      note: `Cộng mép cuốn thì quá cuộn canvas thường gặp (${formatNumber(CANVAS_ROLL)} m): hỏi loại đến 3 m, hoặc chia thành bộ tranh.`,
    }),
  };
}

function hashtag({ outside }: Circumstances): Answer {
  return {
    material: "PP cán mờ, bồi formex 5 mm",
    why: "Dày 5 mm thì cứng tay, dùng được nhiều lần. Cán mờ nên đèn flash không lóa trắng.",
    finishing: "Cắt theo hình, cán liền hoặc cán rời. Chữ lùi vào 8–10 mm.",
    grams: [2000, 4000],
    ...(outside && { note: "Đừng để trong ô tô phơi nắng: formex mềm ra, cong." }),
  };
}

function standee({ outside, height }: Circumstances): Answer {
  const onTable = height <= TABLETOP && "Loại để bàn: đo chân đang có, chữ lùi vào ít nhất 5 mm.";
  if (outside)
    return {
      material: "Bạt hiflex, đế nước hoặc đế sắt",
      why: "Standee cuốn ra gió là đổ, đế nặng mới giữ được chân. Tối và lúc mưa bão thì cất vào.",
      finishing: onTable || "Khoen bốn góc, chừa mỗi góc 5 cm không đặt chữ.",
      grams: [300, 340],
      roll: HEMMED_CLOTH,
    };
  return {
    material: "PP không keo, cán mờ",
    why: "Standee ai cũng đọc gần, mặt PP cho chữ nhỏ mịn. Loại không keo mới kéo ra cuốn vào được.",
    finishing: onTable || "Chữ X: khoen bốn góc. Cuốn: 7–10 cm cuối chui vào đế, 15 cm cuối không đặt chữ.",
  };
}

/** Metres: of a roll of 3.2 m some machines print no more (content/categories/in-backdrop.md), and a frame takes its share of that on each side. */
const PRINTED_WIDTH = 3.1;

function backdrop({ width, height, roll }: Circumstances): Answer {
  const shorter = Math.min(width, height);
  return {
    material: "Bạt hiflex đế xám 3,8 zem, mặt mờ",
    why: "Chụp flash không lóa, không thấy bóng khung sau lưng. Phông nhỏ cần thật nét thì hỏi PP bồi formex.",
    finishing: "Chừa biên 10 cm ôm khung sắt hộp, hoặc gấp mép đóng khoen.",
    grams: [400, 440],
    ...(shorter > PRINTED_WIDTH - (2 * FRAME_BLEED) / 100 &&
      shorter <= roll && {
        note: `Căng khung thì cạnh ngắn cộng biên quá ${formatNumber(PRINTED_WIDTH)} m, có máy không in nổi: hỏi trước, hoặc rút xuống 2,8 m.`,
      }),
  };
}

const ANSWERS: Record<string, (circumstances: Circumstances) => Answer> = {
  "in-bat-hiflex": hiflex,
  "in-bang-ron": banner,
  "in-decal-o-to": vehicle,
  "in-decal-pp": sticker,
  "in-backlit": lightBox,
  "in-lua-canvas": fabric,
  "in-hastag-cam-tay": hashtag,
  "in-standee": standee,
  "in-backdrop": backdrop,
};

/** For a category that was added without its material: nothing is invented. */
function ask(): Answer {
  return {
    material: "Xưởng chọn giúp",
    why: "Loại này mỗi chỗ dùng hợp một vật liệu. Xưởng xem phiếu rồi gợi ý, kèm lý do.",
    finishing: "Hỏi xưởng.",
  };
}

/**
 * Centimetres by which the ground runs beyond each edge, and how few of them are still enough. Until the visitor has said the place, it is taken to be
 * outside: what is too wide is cut off, what is too narrow cannot be mended.
 */
export function bleedOf(wish: Wish): { bleed: number; least: number } {
  const { bleed = wish.trade.bleed, leastBleed: least = bleed } = adviseMaterial({
    ...wish,
    place: wish.place || "ngoai",
  });
  return { bleed, least };
}

/** The material for where and how long a print hangs, and what must not be forgotten with it. */
export function adviseMaterial({ trade, width, height, place, hanging }: Wish): MaterialAdvice {
  const answer = ANSWERS[trade.kind] ?? ask;
  const long = hanging === "thang" || hanging === "nam";
  const { note, ...advice } = answer({ outside: place === "ngoai", long, width, height, roll: trade.roll });
  const notes = note ? [note] : [];
  // A seam is needed when both sides exceed the roll. A board is cut from sheets, which are joined in another way; film is advised only where it needs no seam.
  const roll = advice.roll ?? trade.roll;
  if (Math.min(width, height) > roll && !trade.board)
    notes.push(`Cả hai cạnh quá ${formatNumber(roll)} m nên phải nối. Mối nối tránh mặt người và dòng chữ chính.`);
  return { ...advice, notes };
}
