import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { ArticleSchema } from "./article.build.ts";
import { CategorySchema } from "./category.build.ts";
import { JobSchema } from "./job.build.ts";
import { PolicySchema } from "./policy.build.ts";

test("every field that a file of the content may have is named in the page for who writes it by hand", () => {
  const page = readFileSync("content/README.md", "utf8") + readFileSync("content/jobs/_mau.md", "utf8");
  for (const [kind, schema] of Object.entries({ ArticleSchema, CategorySchema, JobSchema, PolicySchema })) {
    const unnamed = Object.keys(schema.entries).filter((field) => !new RegExp(`\\b${field}\\b`).test(page));
    assert.deepEqual(unnamed, [], kind);
  }
});
