import assert from "node:assert/strict";
import { test } from "node:test";
import type { Summary } from "../../drafts/pages.ts";
import type { Run } from "../../publishing/publish.ts";
import { toCome } from "./to-come.ts";

const NOW = new Date("2026-11-21T05:10:00Z");

const page = (file: string, state: Summary["state"], fields: Record<string, unknown>): Summary => ({
  file,
  kind: "articles",
  title: `Bài ${file}`,
  address: null,
  fields,
  state,
  fresh: false,
  changedOutside: false,
  at: null,
  unreadable: null,
});

test("of what went online, the pages whose hour is to come are named with it; what customers see already is not", () => {
  const run: Run = {
    what: "publish",
    stage: "sending",
    began: 0,
    ended: 4200,
    pages: ["a", "b", "gone"],
    failed: null,
    notAhead: null,
  };
  const pages = [
    page("a", "online", { date: "2026-11-20" }),
    page("b", "timed", { date: "2026-11-30", publishAt: "2026-11-30 08:00" }),
    page("c", "timed", { date: "2026-12-01", publishAt: "2026-12-01 08:00" }),
  ];
  assert.deepEqual(toCome(run, pages, NOW), [{ title: "Bài b", due: "8:00 ngày 30/11/2026" }]);
});
