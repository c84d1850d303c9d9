import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { gzipSync } from "node:zlib";
import { memorySource } from "../byte-source.ts";
import type { SvgFile } from "../facts.ts";
import { readPrintFile } from "../read-print-file.ts";
import { judge } from "../verdict/judge.ts";
import { previewable } from "../verdict/previewable.ts";
import { say } from "../verdict/say.ts";

const WANTED = { print: { width: 0.6, height: 1.6 }, bleed: 0, distance: 2, fit: "cover" } as const;
const PICTURE = readFileSync(new URL("../fixtures/files/png-rgba.png", import.meta.url)).toString("base64");
const DATA = `data:image/png;base64,${PICTURE}`;

/** Reads an SVG of 60 × 160 cm with an area and whatever else a test asks for. */
async function read(more: string, area = '<rect width="9" height="9"/>'): Promise<SvgFile> {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="600mm" height="1600mm" viewBox="0 0 600 1600">${area}${more}</svg>`;
  const found = await readPrintFile(memorySource(new TextEncoder().encode(text)));
  assert.ok(found.format === "svg" && found.readable === "yes");
  return found;
}
const kindOf = async (more: string) => judge(await read(more), WANTED).kind;

describe("an SVG that is called sharp at every size", () => {
  it("has shapes or letters, and nothing that is not looked into", async () => {
    assert.equal(await kindOf(""), "vector");
    assert.equal(await kindOf("<style>.a { fill: url(#b) }</style><linearGradient id='b'/>"), "vector");
    assert.equal(await kindOf("<style>@font-face { src: url(data:font/woff2;base64,AAAA) }</style>"), "vector");
    assert.equal(
      await kindOf(`<defs><image id="i" width="6" height="16" href="${DATA}"/></defs>`),
      "vector",
      "not drawn",
    );
    const empty = judge(await read("<g/>", ""), WANTED);
    assert.deepEqual([empty.kind, empty.blank], ["unread", true]);
  });

  it("may hold the copy that Illustrator saves for itself, as no browser draws it", async () => {
    for (const extension of ["&ns_ai;", "http://ns.adobe.com/AdobeIllustrator/10.0/"]) {
      const copy = `<foreignObject requiredExtensions="${extension}" width="1" height="1"><i:pgfRef xlink:href="#pgf"/></foreignObject>`;
      assert.equal(await kindOf(`<switch>${copy}<g i:extraneous="self"><path d="M0 0h9"/></g></switch>`), "vector");
    }
    assert.equal(await kindOf('<foreignObject requiredExtensions="http://www.w3.org/1999/xhtml"/>'), "unfinished");
  });

  it("is none with links, and they are told as missing pictures", async () => {
    for (const linked of [
      '<image width="9" height="9" href="file:///C:/anh.jpg"/>',
      '<use href="other.svg#a"/>',
      '<filter id="f"><feImage href="http://vidu.vn/a.png"/></filter>',
    ]) {
      const file = await read(linked);
      assert.deepEqual([file.facts.unexamined, file.facts.linked_images], [["link"], 1], linked);
      const verdict = judge(file, WANTED);
      assert.equal(verdict.kind, "unfinished");
      assert.ok(
        say(file, verdict, WANTED, "cm").notes.some((note) => note.startsWith("Ảnh trong file chỉ là đường dẫn")),
      );
    }
  });

  it("is none with drawings and pictures in places that are not measured", async () => {
    const drawing = `data:image/svg+xml;base64,${Buffer.from(`<svg><image href="${DATA}"/></svg>`).toString("base64")}`;
    for (const [held, what] of [
      [`<foreignObject><img xmlns="http://www.w3.org/1999/xhtml" src="${DATA}"/></foreignObject>`, "object"],
      [`<image width="600" height="1600" href="${drawing}"/>`, "drawing"],
      ['<image width="600" height="1600" href="data:image/svg+xml,%3Csvg/%3E"/>', "drawing"],
      [`<filter id="f"><feImage href="${DATA}"/></filter>`, "drawing"],
      [`<marker id="m"><image width="9" height="9" href="${DATA}"/></marker>`, "drawing"],
      ['<style>@import "http://vidu.vn/x.css";</style>', "style"],
      ["<style><![CDATA[ rect { fill: url(http://vidu.vn/p.svg#a) } ]]></style>", "style"],
      ['<rect fill="url(other.svg#a)" width="9" height="9"/>', "style"],
      [
        `<style>.a { fill: url(#p) }</style><pattern id="p"><image width="9" height="9" href="${DATA}"/></pattern>`,
        "style",
      ],
    ] as const) {
      assert.deepEqual((await read(held)).facts.unexamined, [what], held.slice(0, 60));
      assert.equal(await kindOf(held), "unfinished");
    }
  });

  it("is none that calls for a style sheet beside it", async () => {
    const text =
      '<?xml-stylesheet href="a.css"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 16"><path d="M0 0h1"/></svg>';
    const found = await readPrintFile(memorySource(new TextEncoder().encode(text)));
    assert.ok(found.format === "svg");
    assert.deepEqual(found.facts.unexamined, ["style"]);
  });

  it("is none with more than is looked through: a picture on a path of its own size, deep groups, long patterns", async () => {
    const image = `<image width="1" height="1" href="${DATA}"/>`;
    const filling = `<pattern id="p" patternContentUnits="objectBoundingBox">${image}</pattern>`;
    assert.equal(await kindOf(`${filling}<path d="M0 0h9" fill="url(#p)"/>`), "unfinished");
    assert.equal(await kindOf(`${"<g>".repeat(600)}${image}${"</g>".repeat(600)}`), "unfinished");
    const long = `<pattern id="p">${"<path/>".repeat(2100)}${image}</pattern>`;
    assert.equal(await kindOf(`<style>.a { fill: url(#p) }</style>${long}`), "unfinished");
  });

  it("is damaged where a picture in it is", async () => {
    const cut = PICTURE.slice(0, PICTURE.length - 40);
    const text = `<svg width="6mm" height="16mm"><image width="6" height="16" href="data:image/png;base64,${cut}"/></svg>`;
    assert.equal((await readPrintFile(memorySource(new TextEncoder().encode(text)))).trouble, "damaged");
  });

  it("is looked through once, however its patterns refer to each other", async () => {
    const patterns = Array.from(
      { length: 60 },
      (_, at) => `<pattern id="p${at}"><path fill="url(#p${at - 1})"/><path fill="url(#p${at - 1})"/></pattern>`,
    );
    const styled = `<style>.a { fill: url(#p59) }</style>${patterns.join("")}`;
    assert.equal((await read(styled)).facts.unexamined, undefined);
  });

  it("is none with a picture, however the ends of its lines are written", async () => {
    const lines = PICTURE.match(/.{1,76}/g) ?? [];
    for (const end of ["", "\n\t", "&#10;", "&#xA;"]) {
      const file = await read(
        `<image width="600" height="1600" xlink:href="data:image/png;base64,${lines.join(end)}"/>`,
      );
      assert.deepEqual([file.partial, file.facts.images?.length], [undefined, 1], end);
      assert.equal(judge(file, WANTED).kind, "pixels");
    }
  });

  it("is none whose lines are painted with a pattern of pictures", async () => {
    const pattern = `<pattern id="p"><image width="600" height="1600" href="${DATA}"/></pattern>`;
    assert.equal(await kindOf(`${pattern}<path stroke="url(#p)" d="M0 0h9"/>`), "pixels");
  });

  it("is none whose pattern has its picture, and the size of it, from another", async () => {
    const lending = `<pattern id="p" patternUnits="userSpaceOnUse"><image width="600" height="1600" href="${DATA}"/></pattern>`;
    const borrowing = '<pattern id="q" href="#p" patternTransform="scale(0.5)"/><pattern id="r" href="#q"/>';
    const { facts } = await read(`${lending}${borrowing}<path fill="url(#p)"/><path fill="url(#r)"/>`);
    const [own, lent] = facts.images ?? [];
    assert.equal(lent?.ppi[0], (own?.ppi[0] ?? 0) * 2);
    const styled = `<style>.a { fill: url(#r) }</style>${lending}${borrowing}<path class="a"/>`;
    assert.equal(await kindOf(styled), "unfinished");
    const circle = '<pattern id="p" href="#q"/><pattern id="q" href="#p"/><path fill="url(#q)"/>';
    assert.equal(await kindOf(circle), "unfinished");
  });

  it("has some pixels on an inch, however large its picture is", async () => {
    const { facts } = await read(`<image width="600000" height="1600000" href="${DATA}"/>`);
    assert.deepEqual(facts.images?.[0]?.ppi, [0.1, 0.1]);
  });

  it("has the picture of a pattern as large as the pattern's viewBox makes it", async () => {
    const image = `<image width="300" height="800" href="${DATA}"/>`;
    const sized = async (units: string, shape: string) => {
      const pattern = `<pattern id="p" ${units} viewBox="0 0 300 800">${image}</pattern>`;
      return (await read(`${pattern}${shape}`)).facts.images?.[0]?.ppi;
    };
    const plain = (await read(`<image width="600" height="1600" href="${DATA}"/>`)).facts.images?.[0]?.ppi;
    const area = '<rect width="600" height="1600" fill="url(#p)"/>';
    assert.deepEqual(await sized('patternUnits="userSpaceOnUse" width="600" height="1600"', area), plain);
    assert.deepEqual(await sized('width="1" height="100%"', area), plain);
    assert.deepEqual(await sized('width="1" height="1"', '<ellipse rx="300" ry="800" fill="url(#p)"/>'), plain);
  });
});

describe("an SVG without a size of the real world", () => {
  it("gives a picture the pixels that it has, whichever of its sides are stated", async () => {
    const ppi = async (sides: string) => {
      const text = `<svg xmlns="http://www.w3.org/2000/svg" ${sides} viewBox="0 0 600 1600"><image width="600" height="1600" preserveAspectRatio="none" href="${DATA}"/></svg>`;
      const found = await readPrintFile(memorySource(new TextEncoder().encode(text)));
      return judge(found, WANTED).sharpness?.ppi ?? 0;
    };
    const sized = await ppi('width="600mm" height="1600mm"');
    for (const sides of ["", 'width="300" height="800"', 'width="300"', 'height="800"', 'width="60cm"', 'width="-1"'])
      assert.ok(Math.abs((await ppi(sides)) / sized - 1) < 0.05, sides); // facts hold ppi to a tenth
  });
});

describe("an SVG that a browser is not handed as it lies there", () => {
  it("is packed, written in two bytes a letter, or too long; its note says so, and the verdict stands", async () => {
    const text = (more = "") =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="600mm" height="1600mm" viewBox="0 0 600 1600"><rect width="9" height="9"/>${more}</svg>`;
    const told = async (bytes: Uint8Array) => {
      const found = await readPrintFile(memorySource(bytes));
      const verdict = judge(found, WANTED);
      const notes = say(found, verdict, WANTED, "cm").notes;
      const noted = notes.some((note) => note.startsWith("Ở đây không vẽ được hình này lên tấm"));
      return [previewable(found), noted, verdict.kind];
    };
    const twoBytes = Buffer.from(`\ufeff${text()}`, "utf16le");
    const long = Buffer.from(text(`<!--${" ".repeat(8_000_000)}-->`));
    for (const bytes of [gzipSync(text()), twoBytes, long])
      assert.deepEqual(await told(bytes), [undefined, true, "vector"]);
    assert.deepEqual(await told(Buffer.from(text())), ["whole", false, "vector"]);
  });
});

describe("an SVG whose references swell", () => {
  const nested = (name: string, refer: (id: string) => string, deep: number) => {
    const levels = Array.from({ length: deep }, (_, at) => {
      const shape = `<rect width="9" height="9" ${at > 0 ? refer(`${at - 1}`) : ""}/>`;
      return `<${name} id="${at}">${shape}${shape}</${name}>`;
    });
    return `${levels.join("")}<rect width="9" height="9" ${refer(`${deep - 1}`)}/>`;
  };

  it("is not given to the browser to draw, and the verdict stands", async () => {
    for (const swelling of [
      nested("mask", (id) => `mask="url(#${id})"`, 22),
      nested("mask", (id) => `style="mask: url('#${id}')"`, 22),
      nested("clipPath", (id) => `clip-path="url(#${id})"`, 22),
      nested("marker", (id) => `marker-end="url(#${id})"`, 22),
      `<style>${Array.from({ length: 22 }, (_, at) => `.c${at} { mask: url(#${at}) }`).join("")}</style>${nested("mask", (id) => `class="c${id}"`, 22)}`,
    ]) {
      const file = await read(swelling);
      assert.equal(file.facts.expands, true, swelling.slice(0, 90));
      assert.equal(previewable(file), undefined);
      const verdict = judge(file, WANTED);
      assert.equal(verdict.kind, "vector");
      const { notes } = say(file, verdict, WANTED, "cm");
      assert.ok(notes.includes("Hình này phức tạp quá nên ở đây không vẽ thử, độ nét vẫn đúng."));
    }
  });

  it("is not drawn either where it refers in ways that are not followed: they swell all the same", async () => {
    const ruled = (rule: (at: number) => string) =>
      `<style>${Array.from({ length: 22 }, (_, at) => rule(at)).join("")}</style>${nested("mask", (id) => `class="c${id}"`, 22)}`;
    const masked = nested("mask", (id) => `mask="url(#${id})"`, 22);
    const inside = `data:image/svg+xml;base64,${Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${masked}</svg>`).toString("base64")}`;
    const pad = " ".repeat(4200);
    for (const swelling of [
      `<constructor/>${masked}`,
      nested("mask", (id) => `mask="URL(#${id})"`, 22),
      nested("mask", (id) => `mask="url(#%3${id.at(0)})"`, 22),
      nested("mask", (id) => `mask="url(#${id})" x:mask="none"`, 22),
      nested("mask", (id) => `style="mask: url(\\23 ${id})"`, 22),
      nested("mask", (id) => `style="--a: url(#${id}); mask: var(--a)"`, 22),
      nested("mask", (id) => `style="/*${pad}*/ mask: url(#${id})"`, 3),
      nested("mask", () => 'mask="inherit"', 3),
      nested("mask", (id) => `mask="&m${id};"`, 3),
      masked.replaceAll(/mask="(url[^"]*)"\/>/g, '><set attributeName="mask" to="$1"/></rect>'),
      ruled((at) => `.c${at}:empty { mask: url(#${at}) }`),
      ruled((at) => `.\\63 ${at} { mask: url(#${at}) }`),
      ruled((at) => `.c${at} { g { fill: red } mask: url(#${at}) }`),
      ruled((at) => `@keyframes k${at} { from { mask: url(#${at}) } } .c${at} { animation: k${at} 9s }`),
      ruled((at) => `.c${at} { mask: ur&#108;(#${at}) }`),
      `<style>@import "data:text/css,*{mask:url(%230)}";</style>${masked.replaceAll(/mask="url[^"]*"/g, "")}`,
      '<link xmlns="http://www.w3.org/1999/xhtml" rel="stylesheet" href="data:text/css,"/>',
      `<image width="9" height="9" href="${inside}"/>`,
      `<rect width="9" height="9" style="mask-image: url(${inside})"/>`,
      `<rect width="9" height="9" style="filter: ${"blur(9px) ".repeat(300)}"/>`,
      `<defs>${Array.from({ length: 10 }, (_, at) => `<pattern id="${at}"><g fill="url(#${at - 1})">${"<path/>".repeat(8)}</g></pattern>`).join("")}</defs><path fill="url(#9)"/>`,
      `<defs>${Array.from({ length: 10 }, (_, at) => `<marker id="${at}"><g marker-start="url(#${at - 1})">${"<path/>".repeat(8)}</g></marker>`).join("")}</defs><path marker-start="url(#9)"/>`,
    ])
      assert.equal(previewable(await read(swelling)), undefined, swelling.slice(0, 120));
  });

  it("by entities is not read: neither long ones that are many times put in, nor any behind a bracket in quotes", async () => {
    for (const subset of [
      `<!ENTITY a "${"x".repeat(300)}">`,
      '<!ENTITY z "]"><!ENTITY a "x"><!ENTITY b "&a;&a;">',
      '<!-- ] --><!ENTITY a "<rect/>">',
      `<!ENTITY a "x">${" ".repeat(20_000)}`,
    ]) {
      const text = `<!DOCTYPE svg [${subset}]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 16"><text>&a;</text></svg>`;
      const { readable, trouble } = await readPrintFile(memorySource(new TextEncoder().encode(text)));
      assert.deepEqual([readable, trouble], ["header", "entities"], subset.slice(0, 60));
    }
    const declared = '<!DOCTYPE svg [<!ENTITY ns "http://ns.adobe.com/SaveForWeb/1.0/"><!-- \'s own ] -->]>';
    const text = `${declared}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 16"><path d="M0 0h1"/></svg>`;
    assert.equal((await readPrintFile(memorySource(new TextEncoder().encode(text)))).readable, "yes");
  });

  it("through patterns is not read to its end either, and then nothing is said of its sharpness", async () => {
    const file = await read(nested("pattern", (id) => `fill="url(#${id})"`, 22));
    const verdict = judge(file, WANTED);
    assert.deepEqual([file.facts.expands, verdict.kind], [true, "unfinished"]);
    assert.ok(say(file, verdict, WANTED, "cm").notes.includes("Hình này phức tạp quá nên ở đây không vẽ thử."));
  });

  it("is drawn where what they expand to is within reason, or refers to itself", async () => {
    for (const sound of [
      nested("mask", (id) => `mask="url(#${id})"`, 6),
      nested("mask", (id) => `mask="url(#${id})"`, 22).replace(/<rect[^>]*\/>$/, ""), // never drawn
      '<mask id="a"><rect mask="url(#a)"/></mask><rect mask="url(#a)"/>',
      `<symbol id="s"><path d="M0 0"/></symbol>${'<use href="#s"/>'.repeat(5000)}`,
      `<linearGradient id="g"><stop/></linearGradient>${'<rect fill="url(#g)"/>'.repeat(5000)}`,
      `<style>/* của mẫu */ .cls-1, g > .b { clip-path: url("#c"); fill: #e30613 }</style><clipPath id="c"><rect/></clipPath><g class="cls-1">${"<path/>".repeat(900)}</g>`,
      '<style>@import url("https://fonts.vidu.vn/a.css");</style><image href="C:\\anh.png"/>',
    ]) {
      const file = await read(sound);
      assert.deepEqual([file.facts.expands, previewable(file)], [undefined, "whole"], sound.slice(0, 90));
    }
  });
});
