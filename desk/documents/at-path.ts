/** Reads and changes one place of a page's fields; what does not lie on the path is shared with the old fields. */

/** @param path e.g. `["banners", "1", "text"]` */
export function valueAt(fields: unknown, path: readonly string[]): unknown {
  let value = fields;
  for (const key of path)
    value = value !== null && typeof value === "object" ? (value as Record<string, unknown>)[key] : undefined;
  return value;
}

/** @param wanted the new value; undefined removes the key */
export function withValueAt(fields: unknown, [key, ...rest]: readonly string[], wanted: unknown): unknown {
  if (key === undefined) return wanted;
  if (Array.isArray(fields))
    return fields.map((item, at) => (String(at) === key ? withValueAt(item, rest, wanted) : item));
  const table = fields !== null && typeof fields === "object" ? (fields as Record<string, unknown>) : {};
  const value = withValueAt(table[key], rest, wanted);
  if (value !== undefined) return { ...table, [key]: value };
  const { [key]: _, ...others } = table;
  return others;
}
