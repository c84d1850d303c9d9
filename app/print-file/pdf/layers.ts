/** Layers that are switched off are not printed (ISO 32000-1, 8.11): what lies on them is not looked at. */
import type { PdfDocument } from "./objects/document.ts";
import { dictOf, Ref, type Value } from "./objects/values.ts";

/** Says of the /OC of an object, or of marked contents, whether it is switched off. */
export type IsHidden = (value: Value | undefined) => Promise<boolean>;

/** Reads which layers the document shows when it is opened. */
export async function readLayers(pdf: PdfDocument): Promise<IsHidden> {
  const root = dictOf(await pdf.entry(pdf.trailer, "Root"));
  const properties = dictOf(await pdf.entry(root, "OCProperties"));
  const shown = dictOf(await pdf.entry(properties, "D"));
  const numbers = async (value: Value) => {
    const list = await pdf.get(value);
    return (Array.isArray(list) ? list : []).flatMap((ref) => (ref instanceof Ref ? [ref.number] : []));
  };
  const allOff = (await pdf.entry(shown, "BaseState")) === "OFF";
  const off = new Set(await numbers(allOff ? (properties.get("OCGs") ?? null) : null));
  for (const number of await numbers(shown.get("ON") ?? null)) off.delete(number);
  for (const number of await numbers(shown.get("OFF") ?? null)) off.add(number);

  const known = new Map<Value, boolean>();
  return async (value) => {
    if (off.size === 0 || value === undefined) return false;
    // Each is asked once: a layer may depend on a hundred thousand others, and be drawn as often.
    const key = value instanceof Ref ? value.number : value;
    const hidden = known.get(key) ?? (await isHidden(value));
    known.set(key, hidden);
    return hidden;
  };

  async function isHidden(value: Value): Promise<boolean> {
    if (value instanceof Ref && off.has(value.number)) return true;
    const membership = dictOf(await pdf.get(value));
    const groups = membership.get("OCGs");
    if (groups === undefined) return false;
    const members = groups instanceof Ref && off.has(groups.number) ? [groups.number] : await numbers(groups);
    if (members.length === 0) return false;
    const isOff = (number: number) => off.has(number);
    const policy = await pdf.entry(membership, "P");
    if (policy === "AllOn") return members.some(isOff);
    if (policy === "AnyOff") return !members.some(isOff);
    return policy === "AllOff" ? !members.every(isOff) : members.every(isOff);
  }
}
