/** What a visitor is told about a file that cannot be judged: why, and what to send instead. Never whose fault it is. */
import type { PrintFile, Trouble } from "../facts.ts";

/** Two sentences for the visitor. */
export type Told = { reason: string; wayOut: string };

const TROUBLES: Record<Exclude<Trouble, "header-only" | "other-kind">, Told> = {
  empty: {
    reason: "File trống (0 byte): ảnh có thể còn nằm trên đám mây.",
    wayOut: "Mở ảnh một lần trên máy cho tải về hẳn, rồi chọn lại.",
  },
  unknown: {
    reason: "Không nhận ra đây là file gì.",
    wayOut: "Chọn bản PDF, JPG, PNG hay TIFF; nếu chỉ có file này thì hỏi xưởng có nhận không.",
  },
  "web-page": {
    reason: "Đây là một trang web lưu thành file, thường do tải về chưa đúng.",
    wayOut: "Mở lại đường dẫn, tải đúng file in rồi chọn lại.",
  },
  cut: {
    reason: "File bị thiếu phần cuối, có lẽ tải chưa xong.",
    wayOut: "Tải lại, hoặc xin người làm file gửi lại bản đủ.",
  },
  damaged: {
    reason: "File có chỗ hỏng, ở đây không đọc được trọn vẹn.",
    wayOut: "Xuất lại từ phần mềm gốc rồi chọn lại; không xuất lại được thì hỏi xưởng có mở được không.",
  },
  locked: {
    reason: "File có mật khẩu nên ở đây không xem được bên trong.",
    wayOut: "Gửi thêm bản không khóa.",
  },
  oversized: {
    reason: "File khai khổ lớn quá mức so với dung lượng, mở ra dễ treo máy.",
    wayOut: "Xuất lại đúng khổ cần in rồi thử lại.",
  },
  "not-drawable": {
    reason: "Ở đây không vẽ được hình trong file này.",
    wayOut: "Lưu lại thành JPG hay PNG thì chắc hơn.",
  },
  "notice-only": {
    reason: "File .ai này lưu không kèm PDF, ở đây chỉ thấy dòng nhắc của Illustrator.",
    wayOut: "Lưu lại có chọn Create PDF Compatible File, hoặc xuất PDF.",
  },
  entities: {
    reason: "File SVG có khai báo lạ nên ở đây không mở.",
    wayOut: "Xuất lại SVG hoặc PDF từ phần mềm vẽ.",
  },
  "timed-out": {
    reason: "File nặng quá, đọc mãi chưa xong nên đã dừng lại.",
    wayOut: "Cứ gửi thẳng file cho xưởng, hoặc thử bản nhẹ hơn.",
  },
  folder: {
    reason: "Đây là một thư mục, không phải file.",
    wayOut: "Mở thư mục ra rồi đưa vào từng file một.",
  },
  vanished: {
    reason: "Trình duyệt không mở được file, có thể file vừa bị dời hay đổi tên.",
    wayOut: "Chọn lại file.",
  },
};

const KINDS: Record<string, string> = {
  gif: "ảnh GIF",
  bmp: "ảnh BMP",
  "jpeg-xl": "ảnh JPEG XL",
  "jpeg-2000": "ảnh JPEG 2000",
  raw: "ảnh RAW",
  film: "video",
  indesign: "file InDesign",
  office: "văn bản Office",
  archive: "file nén",
};

/** What to do with the kinds for which the usual way out does not fit. */
const WAYS_OUT: Record<string, string> = {
  archive: "Giải nén rồi chọn từng file.",
  raw: "Xuất ra JPG bằng phần mềm chỉnh ảnh, rồi chọn lại.",
};

/**
 * @param name the file's own name: nothing else tells an old Illustrator file from an EPS
 * @returns undefined for a file that is sound
 */
export function sayTrouble(file: PrintFile, name = ""): Told | undefined {
  if (!file.trouble) return undefined;
  if (file.trouble === "header-only") return sayHeaderOnly(file, name);
  if (file.trouble === "other-kind") {
    const wayOut = file.format === "other" ? WAYS_OUT[file.facts.kind ?? ""] : undefined;
    return {
      reason: `Đây là ${kindOf(file) ?? "loại file khác"}, ở đây không kiểm được.`,
      wayOut: wayOut ?? "Xuất PDF, hoặc gửi ảnh gốc JPG, PNG.",
    };
  }
  return TROUBLES[file.trouble];
}

/** The name of the kind, for a sound file of a kind that nobody prints from; undefined where the kind has no name here. */
export function kindOf(file: PrintFile): string | undefined {
  return file.format === "other" ? KINDS[file.facts.kind ?? ""] : undefined;
}

/** PostScript under this name is what Illustrator saved before it wrote PDF (version 8 and older). */
export function isOldIllustrator(name: string): boolean {
  return /\.ai$/i.test(name);
}

/** Whether an EPS or an old .ai says how large it is. */
export function tellsSize(file: PrintFile): boolean {
  return file.format === "ps" && file.facts.shown_mm !== undefined;
}

function sayHeaderOnly(file: PrintFile, name: string): Told {
  if (file.format === "cdr") {
    const version = file.facts.version ? ` bản ${file.facts.version}` : "";
    return {
      reason: `File CorelDRAW${version}: ở đây chưa đọc được bên trong.`,
      wayOut: "Xuất PDF thì kiểm được, hoặc hỏi xưởng có nhận file CorelDRAW không.",
    };
  }
  const size = tellsSize(file) ? "chỉ cho biết khổ" : "không ghi khổ";
  if (isOldIllustrator(name)) {
    return {
      reason: `File AI này lưu theo kiểu cũ, ${size}, ở đây không xem được ảnh và chữ bên trong.`,
      wayOut: "Mở bằng Illustrator rồi lưu lại có chọn Create PDF Compatible File, hoặc xuất PDF.",
    };
  }
  return {
    reason: `File EPS ${size}, ở đây không xem được ảnh và chữ bên trong.`,
    wayOut: "Xuất PDF từ file gốc, chữ chuyển thành nét.",
  };
}
