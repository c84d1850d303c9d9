import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { PdfFile, PdfPage, PlacedPicture, PrintFile } from "../facts.ts";
import { page, pdf, photo } from "../fixtures/made-up-files.ts";
import { TROUBLES } from "../fixtures/troubles.ts";
import { judge } from "./judge.ts";
import { say } from "./say.ts";
import { whatToMend } from "./say-short.ts";
import type { Wanted } from "./verdict.ts";

const plain = (text: string | undefined) => (text ?? "").replaceAll("\u00a0", " ");
function told(file: PrintFile, width: number, height: number, distance: number, more: Partial<Wanted> = {}) {
  const wanted: Wanted = { print: { width, height }, bleed: 0.05, distance, fit: "cover", ...more };
  return say(file, judge(file, wanted), wanted, "m");
}

/** The notes on a PDF with these facts. */
function notesOf(facts: PdfFile["facts"]): string[] {
  return told(pdf(facts), 6, 3, 5).notes.map(plain);
}

describe("the verdict in words", () => {
  it("tells a broken picture its own figures and the ways out", () => {
    const words = told(photo(640, 480), 3, 2, 5);
    assert.equal(words.stamp, "Vỡ hình");
    assert.match(plain(words.reason), /5,4 ppi.*cách 5 m/);
    assert.match(plain(words.wayOut), /11\.811 × 7\.874 điểm/);
    assert.doesNotMatch(plain(words.wayOut), /lùi ra/, "nobody is asked to stand further back than the tape goes");
  });

  it("keeps a figure beside its unit at the end of a line", () => {
    assert.match(told(photo(640, 480), 3, 2, 5).reason, /5,4\u00a0ppi/);
    assert.match(told(photo(6720, 4480), 3, 2, 3).reason, /từ \d+\u00a0ppi/);
  });

  it("suggests no print that is smaller than what is printed, and calls a small one small", () => {
    assert.match(plain(told(photo(320, 240), 3, 2, 5).wayOut), /^File này chỉ hợp tấm nhỏ cỡ 22 × 15 cm\. Giữ khổ này/);
    assert.match(plain(told(photo(160, 120), 3, 2, 5).wayOut), /^Giữ khổ này/);
  });

  it("says how large and from how far a soft picture will do", () => {
    const words = told(photo(6720, 4480), 3, 2, 3);
    assert.equal(words.stamp, "Non nét");
    assert.match(plain(words.wayOut), /In đến 2,84 × 1,89 m thì tạm được, .*3,2 m/);
  });

  it("says a size that would do in centimetres where it is small, whatever unit the print has", () => {
    assert.match(plain(told(photo(1200, 800), 3, 2, 2).wayOut), /^In đến 33 × 22 cm thì tạm được/);
  });

  it("speaks of a drawing's pictures, whose pixels are none of the drawing's, and not of its letters", () => {
    const kind = { type: "image", colour: "rgb", components: 3, bits: 8, encoding: "jpeg" } as const;
    const logo: PlacedPicture = { ...kind, px: [300, 200], ppi: [72, 72] };
    const words = (width: number, height: number) =>
      told(pdf({ page: [page({ images: [logo] })] }), width, height, 2, { bleed: 0 });
    // A page of 60 × 30 cm at twice its size has half its ppi; from 2 m away 100 are good.
    assert.match(
      plain(words(1.2, 0.6).reason),
      /^Khổ này ảnh trong file chỉ được 36 ppi\. Đứng cách 2 m là thấy hạt\.$/,
    );
    assert.match(
      plain(words(1.2, 0.6).wayOut),
      /Giữ khổ này thì ảnh ấy cần số điểm mỗi chiều gấp 2,8 lần; lấy ảnh gốc/,
    );
    assert.match(
      words(0.6, 0.3).reason,
      /^Khổ này ảnh trong file chỉ được 72\u00a0ppi.*Chữ và mặt người trong ảnh sẽ mềm\.$/,
    );
    assert.match(words(0.3, 0.15).reason, /^Khổ này ảnh trong file được 144\u00a0ppi/);
  });

  it("asks nothing of a sharp picture", () => {
    const words = told(photo(6720, 4480), 0.6, 0.4, 1);
    assert.equal(words.stamp, "Đủ nét");
    assert.equal(words.wayOut, undefined);
    assert.match(words.reason, /Trên 200 ppi in ra cũng không nét thêm/, "a menu in the hand gains from 200");
  });

  it("says in centimetres what is cut or stays blank", () => {
    assert.match(
      plain(told(photo(3000, 2000), 1, 1, 2).shape),
      /phủ kín thì hai bên, mỗi bên mất 25 cm, cộng lại 33% hình\./,
    );
    assert.match(
      plain(told(photo(3000, 2000), 1, 1, 2, { fit: "contain" }).shape),
      /hiện trọn hình thì trên dưới, mỗi phía trống 16,7 cm\./,
    );
  });

  it("does not say of a drawing that holds pictures, be it in a pattern, that it has none", () => {
    const kind = { type: "image", colour: "rgb", components: 3, bits: 8, encoding: "jpeg" } as const;
    const dot: PlacedPicture = { ...kind, px: [9, 9], ppi: [72, 72] };
    const reason = (more: Partial<PdfPage>) => told(pdf({ page: [page(more)] }), 1, 0.5, 2).reason;
    assert.match(reason({}), /không có ảnh chụp bên trong/);
    assert.match(reason({ images: [dot] }), /ảnh bên trong chỉ là/);
    assert.match(reason({ pattern_images: [dot] }), /ảnh bên trong chỉ là/);
  });

  it("has a reason and a way out for every trouble, and never the stamp of a sharp file", () => {
    // A file that only browsers do not draw is judged like any other.
    for (const trouble of TROUBLES.filter((one) => one !== "not-drawable")) {
      const words = told({ format: "none", readable: "no", trouble, facts: {} }, 1, 1, 2);
      assert.equal(words.stamp, "Không đọc được", trouble);
      assert.ok(words.reason.length > 20 && (words.wayOut ?? "").length > 10, trouble);
    }
  });

  it("tells an Illustrator file saved the old way from an EPS by its name", () => {
    const old: PrintFile = {
      format: "ps",
      readable: "header",
      trouble: "header-only",
      facts: { shown_mm: [212, 106] },
    };
    assert.match(told(old, 1, 1, 2, { name: "logo.AI" }).reason, /^File AI này lưu theo kiểu cũ/);
    assert.match(told(old, 1, 1, 2, { name: "logo.eps" }).reason, /^File EPS chỉ cho biết khổ/);
    assert.match(told({ ...old, facts: {} }, 1, 1, 2, { name: "logo.eps" }).reason, /^File EPS không ghi khổ/);
  });

  it("judges the pixels of a HEIC and says what is surer", () => {
    const heic: PrintFile = {
      ...photo(4032, 3024),
      format: "heic",
      readable: "header",
      trouble: "not-drawable",
    } as PrintFile;
    const words = told(heic, 0.6, 0.45, 2);
    assert.equal(words.stamp, "Đủ nét");
    assert.ok(words.notes.some((note) => note.includes("JPG")));
    // Phones name it .jpg: its owner has to be told that it is none.
    assert.ok(words.notes.some((note) => note.startsWith("Đây là ảnh HEIC, ")));
  });

  it("does not send the owner of a rare kind of JPG for a JPG", () => {
    const rare: PrintFile = { ...photo(4032, 3024), trouble: "not-drawable" };
    assert.ok(told(rare, 0.6, 0.45, 2).notes.some((note) => note.endsWith("lưu lại thành JPG thường thì chắc hơn.")));
  });

  it("calls no ground transparent for its channel: that of a screenshot holds nothing", () => {
    const screenshot: PrintFile = { format: "png", readable: "yes", facts: { ...photo(900, 1600).facts, alpha: true } };
    const notes = told(screenshot, 0.6, 1.6, 2).notes.filter((note) => note.includes("trong suốt"));
    assert.deepEqual(notes, ["Chỗ nào để trong suốt, in ra sẽ là màu trắng."]);
  });

  it("asks which of several pictures is meant, and for a picture that lies as it is to be printed", () => {
    const { facts } = photo(3000, 2000);
    const three: PrintFile = {
      format: "tiff",
      readable: "yes",
      facts: { ...facts, pages: Array(3).fill([3000, 2000]) },
    };
    assert.ok(told(three, 3, 2, 5).notes.includes("File có nhiều ảnh, ở đây chỉ xem ảnh đầu: ghi rõ in ảnh nào."));
    for (const format of ["webp", "png"] as const) {
      const turned: PrintFile = { format, readable: "yes", facts: { ...facts, orientation: 6 } };
      assert.ok(told(turned, 3, 2, 5).notes.some((note) => note.endsWith("xoay đúng chiều rồi lưu lại.")));
    }
    const film: PrintFile = { format: "webp", readable: "yes", facts: { ...facts, frames: 12 } };
    assert.ok(told(film, 3, 2, 5).notes.includes("Ảnh động: in ra chỉ có hình đầu."));
    assert.deepEqual(told(photo(3000, 2000), 3, 2, 5).notes, [
      "Hệ màu RGB: xanh tươi, màu neon in ra sẽ trầm hơn màn hình.",
    ]);
  });

  it("says of a picture without colours that it has none, and that no browser draws its kind", () => {
    const { facts } = photo(3000, 2000);
    for (const colour of ["grey", "bilevel"] as const) {
      const scan: PrintFile = { format: "tiff", readable: "yes", facts: { ...facts, colour } };
      assert.deepEqual(told(scan, 3, 2, 5).notes, [
        "Ở đây không vẽ được hình này lên tấm, nhưng số điểm thì đúng.",
        "Hệ màu xám: in ra đen trắng.",
      ]);
    }
  });

  it("warns of RGB also where colours lie in a palette, and in an SVG, which knows no others", () => {
    const { facts } = photo(3000, 2000);
    const palette: PrintFile = { format: "png", readable: "yes", facts: { ...facts, colour: "palette" } };
    const svg: PrintFile = {
      format: "svg",
      readable: "yes",
      facts: { shown_mm: [600, 300], shape: [2, 1], lines: true },
    };
    for (const file of [palette, svg]) {
      assert.ok(told(file, 3, 2, 5).notes.some((note) => note.startsWith("Hệ màu RGB")));
      assert.deepEqual(whatToMend(file), ["hệ màu RGB"]);
    }
    const unread: PrintFile = { format: "svg", readable: "header", trouble: "entities", facts: {} };
    assert.deepEqual(whatToMend(unread), []);
  });

  it("says of letters that are letters still that they are, in a PDF and in an SVG", () => {
    const font = { name: "Arial", type: "TrueType", embedded: true, subset: true };
    assert.ok(notesOf({ fonts: [font] }).some((note) => note.startsWith("Chữ chưa chuyển thành nét, font đã nhúng.")));
    const svg = (text: boolean): PrintFile => ({
      format: "svg",
      readable: "yes",
      facts: { shown_mm: [600, 300], shape: [2, 1], text },
    });
    const noted = (text: boolean) =>
      told(svg(text), 0.6, 0.3, 2).notes.some((note) => note.startsWith("Chữ chưa chuyển thành nét:"));
    assert.deepEqual([noted(true), noted(false)], [true, false]);
  });

  it("names the raw data of a camera", () => {
    const raw: PrintFile = { format: "other", readable: "no", trouble: "other-kind", facts: { kind: "raw" } };
    assert.match(told(raw, 1, 1, 2).reason, /ảnh RAW/);
  });

  it("asks to unpack what is packed, and for the picture in whatever else nobody prints from", () => {
    const wayOut = (kind: string) =>
      told({ format: "other", readable: "no", trouble: "other-kind", facts: { kind } }, 1, 1, 2).wayOut;
    assert.deepEqual(
      [wayOut("archive"), wayOut("raw"), wayOut("gif")],
      [
        "Giải nén rồi chọn từng file.",
        "Xuất ra JPG bằng phần mềm chỉnh ảnh, rồi chọn lại.",
        "Xuất PDF, hoặc gửi ảnh gốc JPG, PNG.",
      ],
    );
  });

  it("asks for a PDF that may be printed", () => {
    const asks = (printing_allowed: boolean) =>
      notesOf({ encrypted: true, printing_allowed }).includes("PDF khóa in: gửi thêm bản không khóa.");
    assert.deepEqual([asks(true), asks(false)], [false, true]);
  });

  it("says that there are no letters only of what was read to its end", () => {
    const outlined = (rest: Partial<PdfFile>) =>
      told(pdf({ fonts: [], fonts_not_embedded: [] }, rest), 6, 3, 5).notes.some((note) => note.includes("thành nét"));
    assert.deepEqual([outlined({}), outlined({ partial: true })], [true, false]);
    assert.equal(outlined({ readable: "header", trouble: "damaged" }), false);
  });

  it("says that colours are right for print, or grey, only of a page that was read to its end; of RGB wherever it is met", () => {
    const damaged = { readable: "header", trouble: "damaged" } as const;
    const colour = (drawn: "grey" | "rgb" | "cmyk", rest: Partial<PdfFile>) =>
      told(pdf({ drawn_colour: [drawn] }, rest), 6, 3, 5).notes.some((note) => note.startsWith("Hệ màu"));
    for (const rest of [damaged, { partial: true }])
      assert.deepEqual([colour("cmyk", rest), colour("grey", rest), colour("rgb", rest)], [false, false, true]);
    assert.deepEqual([colour("cmyk", {}), colour("grey", {})], [true, true]);
  });

  it("does not call grey what has an ink of its own", () => {
    const grey = (spots: string[]) =>
      notesOf({ drawn_colour: ["grey"], spots }).some((note) => note.includes("đen trắng"));
    assert.deepEqual([grey([]), grey(["PANTONE 185 C"])], [true, false]);
    assert.ok(notesOf({ drawn_colour: ["grey", "lab"] }).includes("Hệ màu Lab."));
  });

  it("asks whether a small page is drawn at 1:10", () => {
    const facts = { fonts: [], fonts_not_embedded: ["Helvetica"], spots: ["CutContour"] };
    const { stamp, notes } = told(pdf(facts), 6, 3, 5);
    assert.equal(stamp, "Nét mọi khổ");
    assert.ok(notes.some((note) => plain(note).includes("tỉ lệ 1:10 cho tấm 6 × 3 m, đúng không?")));
    assert.ok(notes.some((note) => note.includes("Helvetica chưa nhúng")));
    const many = Array.from({ length: 2000 }, (_, at) => `${at}${"a".repeat(4000)}`);
    const long = told(pdf({ ...facts, fonts_not_embedded: many, spots: many }), 6, 3, 5).notes;
    assert.ok(long.every(({ length }) => length < 1000) && long.some((note) => note.includes(" và 1990 màu khác")));
    assert.ok(notes.some((note) => note.includes("CutContour: nếu là đường bế")));
  });

  it("asks of a fair picture what the stamp of a sharp one is given for", () => {
    const { stamp, reason } = told(photo(6720, 4480), 3, 2, 5);
    assert.equal(stamp, "Tạm được");
    assert.match(reason, /Muốn đủ nét thì cần 100\u00a0ppi\.$/);
  });

  it("says of a page that fits no scale that it fits none, not only two of them", () => {
    const odd = page({ trim_mm: [500, 300], shown_mm: [500, 300] });
    assert.ok(notesOf({ page: [odd] }).includes("Trang 50 × 30 cm: không khớp tỉ lệ nào của tấm 6 × 3 m."));
  });

  it("says of a page that has the print's shape at an odd scale that it has it", () => {
    const canva = page({ trim_mm: [285.75, 714.4], shown_mm: [285.75, 714.4] });
    const notes = told(pdf({ page: [canva] }), 0.8, 2, 2).notes.map(plain);
    assert.equal(notes[0], "Trang 28,6 × 71,4 cm: đúng dáng tấm 0,8 × 2 m, nhưng không theo tỉ lệ chẵn nào.");
  });

  it("tells what print a scale in the name means where that is not the print, and asks nothing", () => {
    const file = pdf();
    const name = "pano-6x3m-tile-1-10.pdf";
    const [note] = told(file, 0.8, 2, 2, { name }).notes.map(plain);
    assert.equal(
      note,
      "Trang 60 × 30 cm, tên file ghi tỉ lệ 1:10, tức là tấm 6 × 3 m: không khớp tấm 0,8 × 2 m đang chọn.",
    );
    assert.match(told(file, 6, 3, 5, { name }).notes[0] ?? "", /tỉ lệ 1:10 cho tấm.*đúng không\?$/);
  });

  it("notes nothing of the notice that stands in an .ai without PDF content", () => {
    const facts = { fonts: [], fonts_not_embedded: ["Myriad"] };
    const words = told(pdf(facts, { readable: "header", trouble: "notice-only" }), 6, 3, 5);
    assert.match(words.reason, /Illustrator/);
    assert.deepEqual(words.notes, []);
  });

  it("says that more pixels gain nothing only where there are plenty", () => {
    const reason = (pixels: number) => told(photo(pixels, pixels), 1, 1, 2).reason;
    assert.doesNotMatch(reason(7860), /không nét thêm/); // 199.6 ppi
    assert.match(reason(7890), /không nét thêm/);
  });

  it("tells the least bleed and, where the edges differ, the most", () => {
    // The page is drawn at 1:10 for a print of 6 × 3 m.
    const bleed = (...edges: [number, number, number, number]) => notesOf({ page: [page({ bleed_mm: edges })] });
    assert.ok(bleed(5, 5, 5.1, 5).includes("Có tràn lề 5 cm mỗi cạnh."));
    assert.ok(bleed(0.3, 0.3, 0.3, 0.3).includes("Có tràn lề 3 mm mỗi cạnh, loại này nên 5 cm."));
    assert.ok(bleed(5, 2, 3, 3).includes("Có tràn lề từ 2 đến 5 cm, loại này nên 5 cm."));
    assert.ok(bleed(6, 5, 6, 6).includes("Có tràn lề từ 5 đến 6 cm."));
    assert.ok(bleed(0.48, 0.48, 0.48, 0.48).includes("Có tràn lề 4,8 mm mỗi cạnh, loại này nên 5 cm."));
    assert.ok(bleed(4.8, 4.8, 4.8, 4.8).includes("Có tràn lề 4,8 cm mỗi cạnh."), "a twentieth is not spoken of");
    assert.ok(bleed(4.7, 4.7, 4.7, 4.7).includes("Có tràn lề 4,7 cm mỗi cạnh, loại này nên 5 cm."));
    assert.ok(bleed(0.5, 2, 2, 2).includes("Có tràn lề từ 5 mm đến 2 cm, loại này nên 5 cm."));
    assert.ok(bleed(3, 0, 3, 3).includes("Có cạnh chưa tràn lề: kéo nền ra thêm, loại này nên có 5 cm mỗi cạnh."));
    const inName = { name: "pano-tile-1-10.pdf" }; // the scale that is meant, though the print chosen has another shape
    const meant = told(pdf({ page: [page({ bleed_mm: [5, 5, 5, 5] })] }), 1, 1, 5, inName).notes.map(plain);
    assert.ok(meant.includes("Có tràn lề 5 cm mỗi cạnh."));
    const untold = "File không ghi đường xén nên chưa biết có tràn lề hay không; loại này nên có 5 cm mỗi cạnh.";
    assert.ok(notesOf({}).includes(untold));
  });

  it("calls a bleed short only below what the trade still takes, and then asks for the usual one", () => {
    const bleed = (each: number) =>
      told(pdf({ page: [page({ bleed_mm: [each, each, each, each] })] }), 6, 3, 5, { leastBleed: 0.03 }).notes.map(
        plain,
      );
    assert.ok(bleed(3).includes("Có tràn lề 3 cm mỗi cạnh."));
    assert.ok(bleed(2.8).includes("Có tràn lề 2,8 cm mỗi cạnh, loại này nên 5 cm."));
  });

  it("asks for no bleed where the trade has none", () => {
    const notes = (bleed_mm: [number, number, number, number] | null) => {
      const file = pdf({ page: [page({ bleed_mm })] });
      return told(file, 6, 3, 5, { bleed: 0 }).notes.filter((note) => /tràn lề|đường xén/.test(note));
    };
    assert.deepEqual(notes(null), []);
    assert.deepEqual(notes([0, 0, 0, 0]), []);
    assert.deepEqual(notes([3, 3, 3, 3]), ["Có tràn lề 3 cm mỗi cạnh."]);
  });

  it("says of a file with its bleed around it that it has it, and asks for nothing", () => {
    const sized = (width: number, height: number) => page({ shown_mm: [width, height] });
    const notes = (width: number, height: number) => notesOf({ page: [sized(width, height)] });
    assert.equal(notes(6100, 3100)[0], "Trang 6,1 × 3,1 m, đúng 1:1, đã gồm tràn lề 5 cm mỗi cạnh.");
    assert.equal(
      notes(610, 310)[0],
      "Trang 61 × 31 cm. Đây là file tỉ lệ 1:10 cho tấm 6 × 3 m, đã gồm tràn lề 5 cm mỗi cạnh, đúng không?",
    );
    assert.ok(!notes(610, 310).some((note) => note.includes("đường xén")));
    const pixels = told(photo(6200, 3200), 6, 3, 5, { bleed: 0.1 });
    assert.deepEqual([pixels.shape, plain(pixels.notes[0])], [undefined, "Hình đã gồm tràn lề 10 cm mỗi cạnh."]);
  });

  it("says of a file on its side that it is only to be turned", () => {
    const lying = told(photo(2000, 800), 0.8, 2, 2);
    assert.equal(lying.shape, "File nằm ngang, xoay 90° là khớp tấm; xưởng xoay giúp được.");
    assert.match(told(photo(800, 2000), 2, 0.8, 2).shape ?? "", /^File nằm dọc/);
    const file = pdf();
    const words = told(file, 3, 6, 5);
    assert.match(words.shape ?? "", /^File nằm ngang/);
    const odd = told(file, 1, 2, 5);
    assert.match(odd.shape ?? "", /^File nằm ngang/);
    assert.doesNotMatch([...odd.notes, odd.shape].join(), /không khớp|mất/);
    assert.match(plain(words.notes[0]), /^Trang 60 × 30 cm\. Đây là file tỉ lệ 1:10 cho tấm 3 × 6 m, đúng không\?$/);
  });

  it("says in words what is longer than any print", () => {
    assert.match(told(photo(65_500, 8), 0.8, 2, 2).shape ?? "", /hình gần như bị cắt hết/);
    const long = page({ shown_mm: [1e9, 1e9] });
    assert.equal(plain(notesOf({ page: [long] })[0]), "Trang dài quá 30 m: không khớp tỉ lệ nào của tấm 6 × 3 m.");
  });

  it("knows lines that are cut by the names of their colours, and colours that are only colours", () => {
    for (const spot of ["CutContour", "Thru", "Kiss", "Crease", "Die", "bế"])
      assert.ok(notesOf({ spots: [spot] }).includes(`Có màu pha ${spot}: nếu là đường bế thì dặn xưởng.`), spot);
    for (const spot of ["PANTONE 185 C", "Dieu"])
      assert.ok(notesOf({ spots: [spot] }).includes(`Có màu pha ${spot}.`), spot);
  });

  it("warns of RGB wherever there is some, and says when it has looked at 20 pages or a page is too long", () => {
    for (const colours of [["rgb"], ["cmyk", "rgb"]] as const)
      assert.ok(notesOf({ drawn_colour: [...colours] }).some((note) => note.startsWith("Hệ màu RGB")));
    assert.ok(notesOf({ drawn_colour: ["cmyk"] }).includes("Hệ màu CMYK, đúng cho in."));
    const saying = (facts: PdfFile["facts"], words: RegExp) => notesOf(facts).some((note) => words.test(note));
    assert.deepEqual(
      [20, 21].map((pages) => saying({ pages }, /mới xem được 20 trang đầu của file/)),
      [false, true],
    );
    assert.deepEqual(
      [5080, 5083].map((long) => saying({ page: [page({ media_mm: [long, 300] })] }, /dài hơn 5,08 m/)),
      [false, true],
    );
    assert.ok(
      !saying({ page: [page({ media_mm: [6000, 300], user_unit: 10 })] }, /dài hơn 5,08 m/),
      "UserUnit is for that",
    );
  });
});
