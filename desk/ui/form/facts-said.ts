/** Names like `{khu vực}` in the words of a page, which the site replaces by what the shop's settings say. */
import { factName, IN_BRACES } from "../../../app/content/facts-in-braces.ts";

type Facts = Readonly<Record<string, string>>;

/** @returns one sentence about what pages show for such names; empty where a text has none */
export function factsSaid(text: unknown, facts: Facts): string {
  if (typeof text !== "string") return "";
  const told = [...text.matchAll(IN_BRACES)].flatMap(([, name = ""]) => {
    const fact = facts[factName(name)];
    return fact === undefined ? [] : `{${name}} là “${fact}”`;
  });
  return told.length > 0 ? `Máy lấy từ ngăn Cửa hàng: ${[...new Set(told)].join("; ")}.` : "";
}

/** @returns the text as pages show it */
export function withFactsSaid(text: string, facts: Facts): string {
  return text.replace(IN_BRACES, (braces, name: string) => facts[factName(name)] ?? braces);
}
