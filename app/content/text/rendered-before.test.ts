import assert from "node:assert/strict";
import { test } from "node:test";
import { renderedBefore } from "./rendered-before.build.ts";

/** What lies around a text. @param there the pages, pictures and drawings that exist */
const around = (there: readonly string[]) => ({
  pictureOf: (file: string) => (there.includes(file) ? { address: `/pictures/${file}`, shape: null } : null),
  drawingOf: (name: string) => (there.includes(name) ? "<svg></svg>" : null),
  follow: (link: string) => (there.includes(link) ? { to: link } : { problem: "không dẫn đến trang nào" }),
  sizes: [],
});

test("a text is drawn anew once what it names has come, however it is written, and not before", () => {
  for (const [body, name] of [
    ["Xem [bài](/tin-tuc/moi).\n", "/tin-tuc/moi"],
    ["Xem [bài](</tin-tuc/moi>).\n", "/tin-tuc/moi"],
    ["Xem [bài]( /tin-tuc/moi ).\n", "/tin-tuc/moi"],
    ["Xem [bài][1].\n\n[1]: /tin-tuc/moi\n", "/tin-tuc/moi"],
    ["![Bạt](bat.jpg)\n", "bat.jpg"],
    ["::ban-ve{ten=goc-bat}\n", "goc-bat"],
  ] as const) {
    const before = renderedBefore(body, around([]));
    assert.equal(before.problems.length, 1, body);
    assert.equal(renderedBefore(body, around([])), before, body);
    assert.deepEqual(renderedBefore(body, around([name])).problems, [], body);
  }
});
