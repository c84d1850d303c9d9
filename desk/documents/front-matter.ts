/** Changes values in YAML and leaves everything else (order, quotes, comments, spaces) as it stands. */
import { isCollection, isMap, isScalar, type Node, type ParsedNode, parse, parseDocument, stringify } from "yaml";

type Path = (string | number)[];
interface Change {
  path: Path;
  /** Undefined takes the key away. */
  value: unknown;
}

/**
 * @param yaml the YAML as it stands
 * @param fields what the YAML is to say
 * @returns the YAML with only those values changed that say something else; `yaml` itself where all say the same
 */
export function withFields(yaml: string, fields: Record<string, unknown>): string {
  const wanted = withoutUndefined(fields);
  const before: unknown = parse(yaml, { schema: "core" }) ?? {};
  let text = yaml;
  for (const change of changesBetween([], before, wanted)) text = withChange(text, change);
  if (saysTheSame(text, wanted)) return text;
  // The splicing above does not know this form of YAML (anchors, odd indentation): write each changed top key anew, or else the whole.
  text = yaml;
  for (const { path } of changesBetween([], before, wanted)) {
    const [key] = path;
    if (key !== undefined) text = withKeyAnew(text, String(key), wanted[String(key)]);
  }
  return saysTheSame(text, wanted) ? text : blockOf(wanted);
}

function saysTheSame(yaml: string, wanted: unknown): boolean {
  try {
    return same(parse(yaml, { schema: "core" }) ?? {}, wanted);
  } catch {
    return false; // no YAML any more, or an alias in it whose anchor is gone
  }
}

/** Equality of plain data; the order of keys does not count. */
export function same(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, at) => same(item, other[at]));
  }
  if (isTable(one) && isTable(other)) {
    const keys = Object.keys(one);
    return keys.length === Object.keys(other).length && keys.every((key) => key in other && same(one[key], other[key]));
  }
  return Object.is(one, other);
}

function isTable(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

function withoutUndefined(fields: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(fields));
}

/** Single values where the shape stayed, whole branches where it did not. Removals come last: a table that lost its only key could take no new one. */
function changesBetween(path: Path, before: unknown, after: unknown): Change[] {
  if (same(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return after.flatMap((item, at) => changesBetween([...path, at], before[at], item));
  }
  if (isTable(before) && isTable(after)) {
    const set = Object.entries(after).flatMap(([key, value]) =>
      key in before ? changesBetween([...path, key], before[key], value) : [{ path: [...path, key], value }],
    );
    const gone = Object.keys(before).filter((key) => !(key in after));
    return [...set, ...gone.map((key) => ({ path: [...path, key], value: undefined }))];
  }
  return [{ path, value: after }];
}

function withChange(yaml: string, { path, value }: Change): string {
  const document = parseDocument(yaml, { schema: "core" });
  const node = document.getIn(path, true) as ParsedNode | undefined;
  const parent = document.getIn(path.slice(0, -1), true) as ParsedNode | undefined;
  if (value === undefined) return parent ? withoutKey(yaml, parent, String(path.at(-1))) : yaml;
  if (!node?.range) return parent ? withNewKey(yaml, parent, String(path.at(-1)), value) : yaml;
  const [start, end] = node.range;
  if (start === end) return `${yaml.slice(0, start).replace(/ *$/, "")} ${flow(value, true)}${yaml.slice(end)}`;
  const inFlow = isScalar(node) || (isCollection(node) && node.flow === true);
  if (inFlow || !isCollectionValue(value)) {
    const plain = isScalar(node) && node.type === "PLAIN";
    return yaml.slice(0, start) + flow(value, plain) + yaml.slice(end);
  }
  return yaml.slice(0, start) + indented(blockOf(value), columnOf(yaml, start)) + yaml.slice(end);
}

const isCollectionValue = (value: unknown) => value !== null && typeof value === "object";
const columnOf = (yaml: string, at: number) => at - (yaml.lastIndexOf("\n", at - 1) + 1);

/** Indents a block to a column that its first line has already. The result ends with a line break, as the range of a block does. */
function indented(block: string, column: number): string {
  return block
    .trimEnd()
    .split("\n")
    .join(`\n${" ".repeat(column)}`)
    .concat("\n");
}

function withNewKey(yaml: string, parent: ParsedNode, key: string, value: unknown): string {
  if (!isMap(parent)) return yaml;
  const [start, end] = parent.range;
  if (parent.flow) {
    const inside = yaml.slice(start + 1, end - 1).trimEnd();
    return `${yaml.slice(0, start + 1)}${inside}${inside.trim() ? "," : ""} ${key}: ${flow(value, false)} ${yaml.slice(end - 1)}`;
  }
  const column = columnOf(yaml, start);
  const head = yaml.slice(0, end).replace(/\n*$/, "\n");
  const tail = yaml.slice(end).replace(/^\n+/, "");
  return `${head}${" ".repeat(column)}${key}: ${flow(value, false)}\n${tail}`;
}

function withoutKey(yaml: string, parent: ParsedNode, key: string): string {
  if (!isMap(parent) || parent.flow) return yaml;
  const pair = parent.items.find((item) => isScalar(item.key) && item.key.value === key);
  const start = (pair?.key as Node | undefined)?.range?.[0];
  const end = (pair?.value as Node | null | undefined)?.range?.[2];
  if (start === undefined || end === undefined) return yaml;
  const lineStart = yaml.lastIndexOf("\n", start - 1) + 1;
  return yaml.slice(0, lineStart) + yaml.slice(end).replace(/^[ \t]*\n/, "");
}

/** Takes a top key out, however it was written, and adds it at the end with its new value. */
function withKeyAnew(yaml: string, key: string, value: unknown): string {
  const document = parseDocument(yaml, { schema: "core" });
  if (!isMap(document.contents)) return yaml;
  const without = withoutKey(yaml, document.contents as ParsedNode, key);
  if (value === undefined) return without;
  const written = isCollectionValue(value)
    ? `${key}:\n  ${indented(blockOf(value), 2)}`
    : `${key}: ${flow(value, false)}\n`;
  return `${without.replace(/\n*$/, without.trim() ? "\n" : "")}${written}`;
}

const WORD = /^[a-z0-9][a-z0-9.-]*$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
/** Writes a value in one line, as the shop's files do: slugs and dates plain where `plain` allows it, other words in double quotes. */
function flow(value: unknown, plain: boolean): string {
  if (Array.isArray(value)) return `[${value.map((item) => flow(item, false)).join(", ")}]`;
  if (isTable(value)) {
    const pairs = Object.entries(value).filter(([, item]) => item !== undefined);
    return `{ ${pairs.map(([key, item]) => `${key}: ${flow(item, false)}`).join(", ")} }`;
  }
  if (typeof value !== "string") return String(value);
  const word = WORD.test(value) && parse(value, { schema: "core" }) === value;
  return plain && (word || DAY.test(value)) ? value : JSON.stringify(value);
}

function blockOf(value: unknown): string {
  return stringify(value, {
    lineWidth: 0,
    defaultStringType: "QUOTE_DOUBLE",
    defaultKeyType: "PLAIN",
    schema: "core",
  });
}
