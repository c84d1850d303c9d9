import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { writeInside } from "../files/house.ts";
import { houseFor } from "../fixtures/test-house.ts";
import { putBack } from "../publishing/pending.ts";
import { draftOf, drafts, saveDraft } from "./drafts.ts";
import { allPages, pageAt } from "./pages.ts";

const FILE = "articles/standee-cuon-bi-mat-chu-o-chan.md";
const OTHER = "settings.yml";

test("a draft that a failing disk left broken counts as none, and every other page opens", (context) => {
  const house = houseFor(context);
  const place = path.join(house.desk, "drafts", `${FILE}.json`);
  const online = pageAt(house, FILE)?.text ?? null;
  const draft = { file: FILE, text: "viết dở", base: online, place: "desk", at: "" } as const;
  saveDraft(house, draft);
  saveDraft(house, { ...draft, file: OTHER });
  for (const broken of ["", "\0\0\0", '{"file":"articles/', "null", "[]", '{"file":1}']) {
    writeFileSync(place, broken);
    assert.deepEqual([draftOf(house, FILE), pageAt(house, FILE)?.text], [null, online], broken);
    assert.deepEqual(
      drafts(house).map(({ file }) => file),
      [OTHER],
    );
    assert.ok(allPages(house).length > 20);
  }
  saveDraft(house, draft);
  assert.equal(draftOf(house, FILE)?.text, "viết dở");
});

test("a note of an unfinished publication that is broken itself does not keep the desk shut", (context) => {
  const house = houseFor(context);
  saveDraft(house, { file: FILE, text: null, base: null, place: "desk", at: "" });
  writeInside(house.desk, "publishing/pending.json", "");
  for (const broken of ["", "\0\0", '{"changes":[{', "null", '{"changes":[null]}']) {
    writeFileSync(path.join(house.desk, "publishing/pending.json"), broken);
    assert.equal(pageAt(house, FILE)?.draft?.place, "desk", broken);
    assert.equal(putBack(house), false);
  }
});
