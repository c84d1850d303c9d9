import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { DISTANCES } from "../../try-size/distances.ts";
import { compareShapes } from "../../try-size/placement.ts";
import type {
  PdfFile,
  PdfPage,
  Pixels,
  PlacedPicture,
  PostscriptFile,
  PrintFile,
  RasterFacts,
  SvgFile,
} from "../facts.ts";
import { page as madeUpPage, pdf, photo } from "../fixtures/made-up-files.ts";
import { turned } from "../raster/exif.ts";
import { judge } from "./judge.ts";
import { previewable } from "./previewable.ts";
import { guessScale, scaleInName } from "./scale.ts";
import { linesAt, markOf, STAMPS } from "./sharpness.ts";
import type { Wanted } from "./verdict.ts";

const at = (width: number, height: number, distance: number, fit: Wanted["fit"] = "cover"): Wanted => ({
  print: { width, height },
  bleed: 0,
  distance,
  fit,
});
const markAt = (file: PrintFile, wanted: Wanted) => judge(file, wanted).sharpness?.mark;

describe("sharp enough from where people stand", () => {
  it("follows the table of lines by distance", () => {
    assert.deepEqual(
      [0.5, 1, 2, 3, 5, 10].map((distance) => linesAt(distance).good),
      [200, 150, 100, 100, 100, 75],
    );
    assert.deepEqual(
      [0.5, 1, 2, 3, 5, 8, 10].map((distance) => linesAt(distance).low),
      [200, 150, 90, 60, 36, 23, 18],
    );
    assert.deepEqual(
      [1, 2, 3, 5, 10].map((distance) => Math.round(linesAt(distance).floor)),
      [87, 44, 29, 17, 9],
    );
  });

  it("gives each mark on its own side of a line, by the figure that is told", () => {
    const marks = (...all: number[]) => all.map((ppi) => markOf(ppi, 3));
    assert.deepEqual(marks(100, 99.5, 99.4), ["sharp", "sharp", "fair"]);
    assert.deepEqual(marks(60, 59.5, 59.4), ["fair", "fair", "soft"]);
    assert.deepEqual(marks(29, 28.9), ["soft", "broken"]);
    assert.deepEqual(
      [22.5, 22.4].map((ppi) => markOf(ppi, 8)),
      ["fair", "soft"],
    );
    assert.deepEqual(
      [9, 8.94].map((ppi) => markOf(ppi, 20)),
      ["fair", "soft"],
      "8,9 is not called as good as 9",
    );
  });

  it("asks of what is read in the hand for as much as the pages do, and calls nothing sharp in which the eye sees grain", () => {
    assert.deepEqual(
      [200, 190, 174, 173].map((ppi) => markOf(ppi, 0.5)),
      ["sharp", "soft", "soft", "broken"],
    );
    for (const distance of DISTANCES) assert.ok(linesAt(distance).floor < linesAt(distance).low, String(distance));
  });

  it("wants the pixels that the pages give for a size", () => {
    const wanted = (width: number, height: number, distance: number) =>
      judge(photo(800, 2000), at(width, height, distance)).sharpness?.wanted;
    assert.deepEqual(wanted(0.8, 2, 1), { width: 4724, height: 11811 });
    assert.deepEqual(wanted(0.6, 1.6, 1), { width: 3543, height: 9449 });
    assert.equal(markAt(photo(4724, 11811), at(0.8, 2, 1)), "sharp");
  });

  it("asks for less from across a street than across a room", () => {
    assert.deepEqual(
      [1.4, 1.5, 6, 6.1].map((distance) => linesAt(distance).good),
      [150, 100, 100, 75],
    );
  });

  it("judges the examples of the trade sheet", () => {
    assert.equal(markAt(photo(640, 480), at(3, 2, 5)), "broken");
    assert.equal(markAt(photo(6720, 4480), at(3, 2, 3)), "soft");
    assert.equal(markAt(photo(6720, 4480), at(3, 2, 5)), "fair");
    assert.equal(markAt(photo(6720, 4480), at(0.6, 0.4, 1)), "sharp");
    assert.equal(markAt(photo(4000, 3000), at(0.8, 2, 2)), "broken");
    assert.equal(markAt(photo(4000, 3000), at(0.8, 0.6, 1.5)), "sharp");
  });

  it("counts the pixels of a fax, which are twice as high as wide, along its coarser side", () => {
    const fax = (resolution: RasterFacts["resolution"], orientation = 1): PrintFile => {
      const facts = {
        stored: [1728, 1145] as Pixels,
        shown: turned([1728, 1145], orientation),
        resolution,
        orientation,
      };
      return { format: "tiff", readable: "yes", facts };
    };
    const a4 = at(0.215, 0.297, 1);
    const found = judge(fax([204, 98, "inch"]), a4);
    assert.deepEqual(found.shape, { same: true });
    assert.equal(Math.round(found.sharpness?.ppi ?? 0), 98);
    assert.deepEqual(judge(fax([204, 98, "inch"], 6), at(0.297, 0.215, 1)).shape, { same: true });
    // A density that no scanner has, or a missing one, says nothing of the shape.
    for (const none of [[300, 1, "inch"], [0, 98, "inch"], undefined] as const)
      assert.equal(judge(fax(none as RasterFacts["resolution"]), a4).shape?.same, false);
  });

  it("is stamped with one of four words", () => {
    assert.deepEqual(Object.values(STAMPS), ["Đủ nét", "Tạm được", "Non nét", "Vỡ hình"]);
  });

  it("says how large, from how far, and how many pixels", () => {
    const { sharpness } = judge(photo(6720, 4480), at(3, 2, 3));
    assert.ok(sharpness);
    assert.equal(Math.round(sharpness.ppi), 57);
    assert.ok(Math.abs(sharpness.largest.width - 2.84) < 0.01);
    assert.ok(Math.abs(sharpness.fairFrom - 3.16) < 0.01);
    assert.deepEqual(sharpness.wanted, { width: 11_811, height: 7874 });
  });
});

describe("the file's shape against the print's", () => {
  it("is the same within 1.2 %", () => {
    assert.equal(compareShapes({ width: 4000, height: 3000 }, { width: 0.8, height: 0.6 }, "cover").same, true);
    assert.equal(compareShapes({ width: 1011, height: 1000 }, { width: 1, height: 1 }, "cover").same, true);
    assert.equal(compareShapes({ width: 1013, height: 1000 }, { width: 1, height: 1 }, "cover").same, false);
  });

  it("loses its sides when it fills a narrower print", () => {
    const shape = compareShapes({ width: 300, height: 200 }, { width: 1, height: 1 }, "cover");
    assert.ok(!shape.same);
    assert.equal(shape.along, "sides");
    assert.ok(Math.abs(shape.each - 0.25) < 1e-9);
    assert.ok(Math.abs(shape.lost - 1 / 3) < 1e-9);
    assert.deepEqual(shape.suggested, { width: 1, height: 2 / 3 });
  });

  it("leaves top and bottom blank when it lies whole on a narrower print", () => {
    const shape = compareShapes({ width: 300, height: 200 }, { width: 1, height: 1 }, "contain");
    assert.ok(!shape.same);
    assert.equal(shape.along, "ends");
    assert.ok(Math.abs(shape.each - 1 / 6) < 1e-9);
    assert.equal(shape.lost, 0);
  });

  it("is the same lying on its side when its sides are swapped, and the other one's otherwise", () => {
    const print = { width: 0.8, height: 2 };
    assert.deepEqual(compareShapes({ width: 200, height: 80 }, print, "cover"), { same: true, turned: true });
    const upright = compareShapes({ width: 100, height: 300 }, print, "cover");
    assert.ok(!upright.same && upright.suggested);
    assert.ok(Math.abs(upright.suggested.width - 2 / 3) < 1e-9 && upright.suggested.height === 2);
  });

  it("is the same where it has the bleed around it, upright or turned", () => {
    const print = { width: 3, height: 2.5 };
    assert.deepEqual(compareShapes({ width: 3200, height: 2700 }, print, "cover", 0.1), { same: true, bled: 0.1 });
    assert.deepEqual(compareShapes({ width: 2700, height: 3200 }, print, "cover", 0.1), {
      same: true,
      turned: true,
      bled: 0.1,
    });
    assert.equal(compareShapes({ width: 3200, height: 2700 }, print, "cover").same, false);
    assert.deepEqual(compareShapes({ width: 3000, height: 2500 }, print, "cover", 0.1), { same: true });
  });

  it("suggests a print of the file's shape within what is printed, and none for a strip that is longer than that", () => {
    const suggested = (width: number, height: number, print = { width: 0.6, height: 1.6 }) => {
      const shape = compareShapes({ width, height }, print, "cover");
      assert.ok(!shape.same);
      return shape.suggested && [shape.suggested.width, shape.suggested.height].map((side) => Math.round(side * 1e3));
    };
    assert.deepEqual(suggested(1200, 100), [1200, 100], "both sides grow together");
    assert.deepEqual(suggested(100, 6000, { width: 1, height: 30 }), [500, 30_000]);
    assert.equal(suggested(65_500, 8), undefined);
  });
});

describe("a drawing at a scale", () => {
  const page = (ppi: number, more: Partial<PdfFile> = {}): PdfFile => {
    const picture = { type: "image", colour: "rgb", components: 3, bits: 8, encoding: "jpeg" } as const;
    return pdf({ page: [madeUpPage({ images: [{ ...picture, px: [800, 533], ppi: [ppi, ppi] }] })] }, more);
  };

  it("is guessed from the size, else from the name", () => {
    assert.equal(guessScale({ width: 0.6, height: 0.3 }, { width: 6, height: 3 }), 10);
    assert.equal(guessScale({ width: 6, height: 3 }, { width: 6, height: 3 }), 1);
    assert.equal(guessScale({ width: 0.6, height: 0.3 }, { width: 2, height: 2 }), undefined);
    for (const scale of [1, 2, 4, 5, 10, 20])
      assert.equal(guessScale({ width: 6 / scale, height: 3 / scale }, { width: 6, height: 3 }), scale);
    assert.equal(guessScale({ width: 0.6, height: 0.3 }, { width: 6.15, height: 3.07 }), 10); // 2.5 %: the bleed
    assert.equal(guessScale({ width: 0.6, height: 0.3 }, { width: 6.3, height: 3.15 }), undefined);
    assert.equal(scaleInName("pano-6x3m-tile-1-10.pdf"), 10);
    assert.equal(scaleInName("Backdrop tỉ lệ 1:10.pdf"), 10);
    assert.equal(scaleInName("Backdrop 1:10.pdf"), 10);
    assert.equal(scaleInName("Backdrop TILE_1-5.pdf"), 5);
    assert.equal(scaleInName("Backdrop tỉ lệ 1-10.pdf".normalize("NFD")), 10, "as a Mac writes it");
    assert.equal(scaleInName("hong-xe-4,2x1,8m-tile-1-20.pdf"), 20);
    assert.equal(scaleInName("Hông xe 1:20.pdf"), 20);
    assert.equal(scaleInName("to-roi-1-10-2026.pdf"), undefined);
    assert.equal(scaleInName("tile 1-100.pdf"), undefined);
    assert.equal(scaleInName("tile 1-200.pdf"), undefined);
  });

  it("has its bleed around it where its size says so, which tells apart what shapes do not", () => {
    const square = (side: number, more: Partial<PdfPage> = {}) => {
      const file = page(200);
      for (const one of file.facts.page ?? [])
        Object.assign(one, { shown_mm: [side, side], trim_mm: [side, side], ...more });
      return judge(file, { ...at(1, 1, 5), bleed: 0.05 });
    };
    assert.deepEqual(square(1100).shape, { same: true, bled: 0.05 });
    assert.equal(square(1100).page?.scale, 1);
    assert.ok(Math.abs((square(1100).sharpness?.ppi ?? 0) - 200) < 0.01, "counted on the print with its bleed");
    assert.deepEqual(square(110).page?.scale, 10);
    assert.deepEqual(square(1000).shape, { same: true });
    assert.equal(square(1119).page?.scale, 1, "a fifth of the bleed too much");
    assert.deepEqual(square(1130).shape, { same: true }, "more than that is not called bleed");
    const small = page(200);
    for (const one of small.facts.page ?? []) one.shown_mm = one.trim_mm = [100, 100];
    const drawn = judge(small, { ...at(0.1, 0.1, 5), bleed: 0.05 });
    assert.deepEqual([drawn.shape, drawn.page?.scale], [{ same: true }, 1], "not at 1:2 with its bleed");
    assert.deepEqual(square(1020).shape, { same: true }, "less than what the trade asks for is not called bleed");
    assert.deepEqual(
      square(1100, { bleed_mm: [0, 0, 0, 0] }).shape,
      { same: true, bled: 0.05 },
      "a TrimBox on the edge",
    );
    assert.deepEqual(square(1100, { bleed_mm: [3, 3, 3, 3] }).shape, { same: true });
    assert.equal(square(1100, { bleed_mm: [3, 3, 3, 3] }).page?.scale, undefined);
  });

  it("has its bleed around it also where the print is so large that the bleed is within what a size may differ by", () => {
    const shapeAt = (width: number, height: number, print: [width: number, height: number]) => {
      const file = page(200);
      for (const one of file.facts.page ?? []) one.shown_mm = one.trim_mm = [width, height];
      return judge(file, { ...at(...print, 5), bleed: 0.05 }).shape;
    };
    assert.deepEqual(shapeAt(6100, 4100, [6, 4]), { same: true, bled: 0.05 });
    assert.deepEqual(shapeAt(610, 410, [6, 4]), { same: true, bled: 0.05 });
    assert.deepEqual(shapeAt(330, 630, [1, 2]), { same: true, bled: 0.05 }, "of no known scale, so by its shape");
    assert.equal(shapeAt(1025, 1955, [1, 2])?.same, false, "its size says that the shape is an accident");
  });

  it("is what hangs within its TrimBox, turned as the page is", () => {
    const turned = (rotate: number, trim: [width: number, height: number]) => {
      const file = page(51);
      for (const one of file.facts.page ?? []) Object.assign(one, { rotate, trim_mm: trim, bleed_mm: [3, 3, 3, 3] });
      return judge(file, at(6, 3, 5)).page;
    };
    const upright = { width: 0.6, height: 0.3, scale: 10, named: undefined };
    assert.deepEqual(turned(0, [600, 300]), upright);
    assert.deepEqual(turned(90, [300, 600]), upright);
    assert.deepEqual(turned(180, [600, 300]), upright);
    assert.deepEqual(turned(270, [300, 600]), upright);
  });

  it("lies on its side and is judged as if turned", () => {
    const verdict = judge(page(51), at(3, 6, 5));
    assert.deepEqual(verdict.shape, { same: true, turned: true });
    assert.equal(verdict.page?.scale, 10);
    assert.ok(Math.abs((verdict.sharpness?.ppi ?? 0) - 5.1) < 0.01);
    const pixels = judge(photo(2000, 800), at(0.8, 2, 2));
    assert.deepEqual(pixels.sharpness?.wanted, judge(photo(2000, 800), at(2, 0.8, 2)).sharpness?.wanted);
    assert.ok(Math.abs((pixels.sharpness?.ppi ?? 0) - 25.4) < 0.01);
  });

  it("suggests a print of its own size: at the scale in its name, else as it is", () => {
    const suggested = (wanted: Wanted) => {
      const { shape } = judge(page(51), wanted);
      return shape && !shape.same ? shape.suggested : undefined;
    };
    assert.deepEqual(suggested({ ...at(0.8, 2, 2), name: "pano-6x3m-tile-1-10.pdf" }), { width: 6, height: 3 });
    assert.deepEqual(suggested(at(0.8, 2, 2)), { width: 0.6, height: 0.3 });
    assert.equal(suggested({ ...at(3, 1.5, 2), name: "1:10.pdf" }), undefined, "the same shape needs none");
    const sized = (...mm: [width: number, height: number]) => {
      const file = page(51);
      for (const one of file.facts.page ?? []) one.shown_mm = one.trim_mm = mm;
      const { shape } = judge(file, { ...at(0.8, 2, 2), name: "tile 1-10.pdf" });
      return shape && !shape.same ? shape.suggested : undefined;
    };
    assert.deepEqual(sized(8000, 4000), { width: 8, height: 4 }, "80 m are never printed");
    assert.deepEqual(sized(2, 1), { width: 0.8, height: 0.4 }, "nor is a page of 2 mm, at any scale");
  });

  it("has its pictures judged at the size of the print", () => {
    const verdict = judge(page(51), at(6, 3, 5));
    assert.equal(verdict.page?.scale, 10);
    assert.ok(Math.abs((verdict.sharpness?.ppi ?? 0) - 5.1) < 0.01);
    assert.equal(verdict.sharpness?.mark, "broken");
  });

  it("is as good as its worst picture, whose page is told where there are several", () => {
    const several = page(200);
    const [first] = several.facts.page ?? [];
    assert.ok(first);
    const worse = first.images.map((picture) => ({ ...picture, ppi: [300, 51] as [number, number] }));
    several.facts = { pages: 3, page: [first, { ...first, images: worse }, first] };
    const { sharpness } = judge(several, at(6, 3, 5));
    assert.equal(sharpness?.page, 2);
    assert.ok(Math.abs((sharpness?.ppi ?? 0) - 5.1) < 0.01);
    assert.equal(judge(page(51), at(6, 3, 5)).sharpness?.page, undefined);
  });

  it("of the web is judged by its size where it has one, else by its shape", () => {
    const svg = (facts: SvgFile["facts"]): SvgFile => ({ format: "svg", readable: "yes", facts });
    const picture = { type: "image", colour: "rgb", components: 3, bits: 8, encoding: "jpeg" } as const;
    const images = [{ ...picture, px: [800, 533] as Pixels, ppi: [51, 51] as [number, number] }];
    const sized = judge(svg({ shown_mm: [600, 300], shape: [600, 300], lines: true, images }), at(6, 3, 5));
    assert.deepEqual(sized.page, { width: 0.6, height: 0.3, scale: 10, named: undefined });
    assert.ok(Math.abs((sized.sharpness?.ppi ?? 0) - 5.1) < 0.01);
    const wide = judge(svg({ shape: [200, 100], lines: true }), at(6, 3, 5));
    assert.deepEqual(wide, { kind: "vector", shape: { same: true } });
    assert.deepEqual(judge(svg({ shown_mm: [0, 300], lines: true }), at(6, 3, 5)), { kind: "unread" });
    assert.deepEqual(judge(svg({ shown_mm: [600, 0], lines: true }), at(6, 3, 5)), { kind: "unread" });
    assert.equal(judge(svg({ shape: [200, 100], lines: false, images: [] }), at(6, 3, 5)).blank, true);
  });

  it("of the web has no more pixels than the picture that fills it: its px are 96 to the inch, not millimetres", () => {
    const picture = { type: "image", colour: "rgb", components: 3, bits: 8, encoding: "jpeg" } as const;
    const images: PlacedPicture[] = [{ ...picture, px: [300, 200], ppi: [96, 96] }];
    const svg: SvgFile = { format: "svg", readable: "yes", facts: { shape: [300, 200], lines: false, images } };
    const { sharpness } = judge(svg, at(0.3, 0.2, 1));
    assert.ok(Math.abs((sharpness?.ppi ?? 0) - 25.4) < 0.01);
    assert.equal(sharpness?.mark, markAt(photo(300, 200), at(0.3, 0.2, 1)));
  });

  it("of which only the head can be read still has its size", () => {
    const eps: PostscriptFile = {
      format: "ps",
      readable: "header",
      trouble: "header-only",
      facts: { shown_mm: [600, 300] },
    };
    const { kind, shape, page } = judge(eps, at(6, 3, 5));
    assert.deepEqual([kind, shape, page?.scale], ["unread", { same: true }, 10]);
    eps.facts.shown_mm = [1100, 1100];
    assert.deepEqual(judge(eps, { ...at(1, 1, 5), bleed: 0.05 }).shape, { same: true, bled: 0.05 });
  });

  it("has no size where an .ai holds Illustrator's notice in its place", () => {
    assert.deepEqual(judge(page(51, { readable: "header", trouble: "notice-only" }), at(6, 3, 5)), { kind: "unread" });
  });

  it("is sharp at every size without pictures", () => {
    const drawing = page(51);
    for (const one of drawing.facts.page ?? []) one.images = [];
    assert.equal(judge(drawing, at(6, 3, 5)).kind, "vector");
  });

  it("is told from dots only where they are all there is, or pieces of a larger picture", () => {
    const dot = {
      type: "image",
      colour: "rgb",
      components: 3,
      bits: 8,
      encoding: "jpeg",
      px: [20, 20] as Pixels,
    } as const;
    const kindOf = (dots: number, lines: boolean) => {
      const images = Array.from({ length: dots }, () => ({ ...dot, ppi: [72, 72] as [number, number] })); // 7 mm a side
      return judge(pdf({ page: [madeUpPage({ images, lines })] }), at(0.6, 0.3, 2)).kind;
    };
    assert.deepEqual([kindOf(10, true), kindOf(10, false)], ["vector", "pixels"]);
    assert.deepEqual(
      [kindOf(36, true), kindOf(37, true)],
      ["vector", "pixels"],
      "a hundredth of the print is the line",
    );
  });

  it("is no drawing without pictures where a stencil or a picture as large as a dot on the page is large on the print", () => {
    const image = { type: "image", colour: "gray", components: 1, bits: 1, encoding: "image", px: [20, 10] } as const;
    const kindOf = (more: Partial<PlacedPicture>, scale: number) => {
      const images: PlacedPicture[] = [{ ...image, px: [20, 10], ppi: [72, 72], ...more }]; // 7 × 3.5 mm of the page
      return judge(pdf({ page: [madeUpPage({ images })] }), at(0.6 * scale, 0.3 * scale, 2)).kind;
    };
    assert.deepEqual([kindOf({}, 1), kindOf({}, 2)], ["vector", "pixels"]);
    assert.equal(kindOf({ type: "stencil", px: [200, 100] }, 1), "pixels");
    assert.equal(kindOf({ type: "smask", px: [200, 100] }, 1), "vector");
    const ramp: Partial<PlacedPicture> = { px: [256, 1], ppi: [10.8, 0.1] };
    assert.equal(kindOf(ramp, 1), "vector", "a ramp of colours, of one row");
  });

  it("is never called sharp when it was not read to its end", () => {
    assert.equal(judge(page(3000, { partial: true }), at(6, 3, 5)).kind, "unfinished");
    assert.equal(judge(page(3000, { readable: "header", trouble: "damaged" }), at(6, 3, 5)).kind, "unread");
    const cut = (width: number, height: number) => judge({ ...photo(width, height), partial: true }, at(3, 2, 5)).kind;
    assert.equal(cut(6720, 4480), "unfinished", "fair, so far");
    assert.equal(cut(640, 480), "pixels", "what is broken stays broken");
  });
});

describe("a preview", () => {
  it("is asked of pictures that a phone's canvas holds, of larger ones reduced", () => {
    assert.equal(previewable(photo(4096, 4096)), "whole");
    assert.equal(previewable(photo(4097, 4096)), "reduced");
    assert.equal(previewable(photo(4724, 11811)), "reduced");
  });

  it("is not asked of giants, of broken files and of kinds that browsers do not draw", () => {
    assert.equal(previewable(photo(12_000, 12_000)), undefined);
    assert.equal(previewable({ ...photo(100, 100), readable: "header", trouble: "cut" }), undefined);
    assert.equal(previewable({ ...photo(100, 100), format: "tiff" }), undefined);
    const undrawn = { readable: "header", trouble: "not-drawable" } as const;
    assert.equal(previewable({ ...photo(4032, 3024), ...undrawn, format: "heic" }), "whole", "Safari draws it");
    assert.equal(previewable({ ...photo(100, 100), ...undrawn }), undefined);
    assert.equal(previewable({ ...photo(100, 100), partial: true }), undefined);
  });
});
