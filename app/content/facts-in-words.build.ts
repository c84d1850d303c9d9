/** Facts that stand in sentences: an editor writes `{ngày xưởng mở}`, the page shows what the settings say. */

import { withinSentence } from "./calendar/opening-hours.ts";
import { factName, IN_BRACES } from "./facts-in-braces.ts";
import type { ContentFile, ContentFiles } from "./files/content-files.build.ts";
import { hoursLines } from "./hours-lines.build.ts";
import type { Settings } from "./schema/settings.build.ts";
import { holdName } from "./text/typeset.build.ts";

/** What stands before the first word of a sentence. */
const BEGINNING = /(?:^|[.!?…:\n])[\s"“(]*$/;

/** @param moment when the words are shown @returns the words that pages show for each fact, by the name that stands between braces */
export function factsOf(settings: Settings, moment: Date): Record<string, string> {
  const { name, founded, address } = settings;
  const inWords = (of: "phone" | "workshop") => hoursLines(settings, moment, of, of).flat().join(" ");
  return {
    "tên xưởng": name,
    "năm mở xưởng": String(founded),
    "khu vực": [address.district, address.city].map(holdName).join(", "),
    "ngày xưởng mở": inWords("workshop"),
    "giờ nghe máy": inWords("phone"),
  };
}

/** The fields of a file with the facts put in; an unknown name between braces is a problem of that file. */
export function withFacts<Fields>(
  files: ContentFiles,
  { file, fields }: ContentFile<Fields>,
  settings: Settings,
  moment: Date,
): Fields {
  const facts = factsOf(settings, moment);
  const known = Object.keys(facts)
    .map((name) => `{${name}}`)
    .join(", ");
  const fill = (value: unknown, field: string): unknown => {
    if (typeof value === "string")
      return value.replace(IN_BRACES, (braces, name, at) => {
        const fact = facts[factName(name)];
        if (fact === undefined) {
          files.add(file, field, `không có số liệu nào tên ${braces}; dùng được: ${known}`);
          return braces;
        }
        const said = BEGINNING.test(value.slice(0, at)) ? fact : withinSentence(fact);
        // A no-break space in the name holds the end of a large text together (text/typeset.build.ts): it then holds the end of the fact's words.
        return name.includes("\u00a0") ? said.replace(/ (?=\S+$)/, "\u00a0") : said;
      });
    if (Array.isArray(value)) return value.map((entry, place) => fill(entry, `${field}.${place}`));
    if (typeof value === "object" && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, entry]) => [name, fill(entry, field ? `${field}.${name}` : name)]),
      );
    return value;
  };
  return fill(fields, "") as Fields; // the same shape: only what stands between braces in its texts was changed
}
