import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { VISIT_KINDS, type VisitKind } from "../../../contract/visit-kinds.ts";
import { draftOf } from "../../drafts/drafts.ts";
import { letGo } from "../../drafts/move.ts";
import { allPages, summaryOf } from "../../drafts/pages.ts";
import { houseFor } from "../../fixtures/test-house.ts";
import { ARTICLE, inContent, NOON, renamed } from "../../fixtures/test-publishing.ts";
import { pageRows } from "./page-rows.ts";

const none = Object.fromEntries(VISIT_KINDS.map((kind) => [kind, 0])) as Record<VisitKind, number>;
const at = (page: string, done: Partial<Record<VisitKind, number>>) => ({ ...none, ...done, page, speed: {} });

test("a page is one line under its title, whatever is being written of it, and after its address has changed", (t) => {
  const house = houseFor(t);
  const ADDRESS = "/tin-tuc/standee-cuon-bi-mat-chu-o-chan";
  const rows = (...counted: ReturnType<typeof at>[]) =>
    pageRows(
      counted,
      allPages(house).map((page) => summaryOf(page, NOON)),
    ).map(({ id, ...row }) => Object.values(row));
  renamed(house, "Chân standee che chữ");
  assert.deepEqual(rows(at(ADDRESS, { view: 4 })), [["Chân standee che chữ", 4, 0, 0, 0]]);
  writeFileSync(path.join(house.content, ARTICLE), draftOf(house, ARTICLE)?.text ?? "");
  letGo(house, ARTICLE, NOON);
  assert.match(inContent(house, ARTICLE), /Chân standee che chữ/);
  const now = at("/tin-tuc/chan-standee-che-chu", { view: 3, form: 1, ticket: 1 });
  const category = at("/danh-muc-in/in-standee", { view: 5, zalo: 2 });
  assert.deepEqual(rows(category, at(ADDRESS, { view: 4, call: 1 }), now), [
    ["Chân standee che chữ", 7, 1, 0, 2],
    ["In standee", 5, 0, 2, 0],
  ]);
});

test("a later page of the news list is called by its number, and an address that nobody has stays one", () => {
  const names = pageRows([at("/", {}), at("/tin-tuc/trang/2", {}), at("/tin-tuc/bai-da-bo", {})], []);
  assert.deepEqual(
    names.map(({ name }) => name),
    ["Trang chủ", "Tin tức, trang 2", "/tin-tuc/bai-da-bo"],
  );
});
