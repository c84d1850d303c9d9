import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { recordAddresses } from "../../app/content/address-record.build.ts";
import { collection, showCollection } from "../../app/content/collection.build.ts";
import { smallContent } from "../../app/content/fixtures/small-content.ts";
import { readCollection } from "../../app/content/read-collection.build.ts";
import { BUILD_FOLDER, SITE_FILE } from "../../contract/built-site.ts";
import { currentFingerprint, FINGERPRINT_FILE, INPUTS, isOfTheSame, isUpToDate } from "./fingerprint.ts";

/** The project's own modules that a module brings along, types left out. */
function modulesBehind(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, type, named = ""] of readFileSync(file, "utf8").matchAll(
    /^(?:import|export)(\s+type)?[^"';]*?"(\.[^"]+)";/gm,
  )) {
    const module = path.posix.join(path.posix.dirname(file), named);
    if (!type && existsSync(module)) modulesBehind(module, found);
  }
  return found;
}

test("whatever a build runs is an input of it: when that changes, the site is built again", () => {
  const modules = [...modulesBehind("scripts/build.ts")];
  assert.ok(modules.includes("server/site/read-site.ts"), "the static host's headers are the server's own");
  const isInput = (file: string) => INPUTS.some((input) => file === input || file.startsWith(`${input}/`));
  assert.deepEqual(
    modules.filter((file) => !isInput(file)),
    [],
  );
});

test("a build holds until what it is made of changes, a setting in its pages, or an hour that the content names", () => {
  const content = smallContent();
  content.article("articles/hen-gio.md", {
    id: 900,
    title: "Hẹn giờ",
    date: "2031-03-01",
    publishAt: "2031-03-01 08:00",
  });
  const at = (moment: string, change: () => void = () => {}) => {
    process.env.BUILD_AT = moment;
    change();
    showCollection(readCollection());
    return currentFingerprint();
  };
  const [before, after] = ["2031-03-01T00:59:00Z", "2031-03-01T01:00:00Z"];
  const yearsEnd = "2030-12-31T16:59:00Z";
  const first = at(before);
  mkdirSync(BUILD_FOLDER, { recursive: true });
  writeFileSync(path.join(BUILD_FOLDER, FINGERPRINT_FILE), first);
  writeFileSync(path.join(BUILD_FOLDER, SITE_FILE), "{}");
  const same = {
    "a minute later": at("2031-03-01T00:59:59Z"),
    "the record that builds write": at(before, () => recordAddresses(collection().record, collection().published)),
    "words on how to write content": at(before, () => content.write("README.md", "Cách viết")),
    "what Emacs lays beside a file that is being written": at(before, () =>
      symlinkSync("chi@may.vn.4711", "content/articles/.#hen-gio.md"),
    ),
    "a setting of the server": at(before, () => Object.assign(process.env, { LOG_LEVEL: "debug" })),
  };
  for (const [why, fingerprint] of Object.entries(same)) assert.ok(isUpToDate(fingerprint), why);
  const others = {
    "the article's hour": at(after),
    "a new year": at(yearsEnd),
    "another address of the site": at(before, () => Object.assign(process.env, { SITE_URL: "https://khac.example" })),
    "where the form is sent": at(before, () => Object.assign(process.env, { VITE_EMAIL_USER_ID: "another" })),
    "a file that is handed out as it is": at(before, () => {
      mkdirSync("public", { recursive: true });
      writeFileSync("public/google1f3a.html", "google-site-verification");
    }),
    "a package in another version": at(before, () => writeFileSync("package-lock.json", "{}")),
    "a former address that leads on": at(before, () => {
      const record = JSON.parse(readFileSync("content/addresses.json", "utf8"));
      for (const slugs of Object.values<string[]>(record.articles)) slugs.unshift(`truoc-day-${slugs[0]}`);
      writeFileSync("content/addresses.json", JSON.stringify(record));
    }),
    "a word": at(before, () => content.edit("articles/0.md", "Một câu.", "Hai câu.")),
  };
  const seen = [first];
  for (const [why, fingerprint] of Object.entries(others)) {
    assert.equal(isUpToDate(fingerprint), false, why);
    assert.equal(isOfTheSame(fingerprint), why === "a new year", why);
    assert.equal(seen.includes(fingerprint), false, why);
    seen.push(fingerprint);
  }
  assert.ok(isUpToDate(first));
  writeFileSync(path.join(BUILD_FOLDER, SITE_FILE), "");
  assert.equal(isUpToDate(first), false, "cut short by a power cut: no server starts with it, and each says to build");
});

test("of content in another folder a word counts as well, and its record of addresses does not", () => {
  smallContent();
  renameSync("content", "noi-dung");
  const asked = `
    import { appendFileSync } from "node:fs";
    import { currentFingerprint } from ${JSON.stringify(new URL("fingerprint.ts", import.meta.url).href)};
    const after = (file, text) => {
      appendFileSync("noi-dung/" + file, text);
      return currentFingerprint();
    };
    const first = currentFingerprint();
    console.log(after("addresses.json", "{}") === first, after("articles/0.md", "Thêm.") === first);`;
  const said = execFileSync(process.execPath, ["--input-type=module", "--eval", asked], {
    encoding: "utf8",
    env: { ...process.env, CONTENT_FOLDER: "noi-dung" },
  });
  assert.equal(said, "true false\n");
});
