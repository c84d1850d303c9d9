/** `sample` in the settings names the facts that are not the shop's own yet; a fact that the owner has changed is no sample any more. */
import { valueAt } from "./at-path.ts";
import { same } from "./front-matter.ts";

type Fields = Record<string, unknown>;

/**
 * A group or a list leaves `sample` part by part: of `links` with another Facebook, `links.messenger` stays; of two phones with another first, `phones.1`.
 *
 * @param before the settings customers see
 * @param after the settings as edited
 * @returns the settings, with a `sample` that names only the places that still hold one
 */
export function withoutChangedSamples(before: Fields, after: Fields): Fields {
  if (!Array.isArray(after.sample)) return after;
  const left = [...new Set(after.sample.flatMap((name) => leftOf(String(name), before, after)))];
  return same(left, after.sample) ? after : { ...after, sample: left };
}

function leftOf(name: string, before: Fields, after: Fields): string[] {
  const path = name.split(".");
  const list = path.slice(0, -1).join(".");
  if (Array.isArray(valueAt(before, path.slice(0, -1)))) return itemLeft(list, Number(path.at(-1)), before, after);
  const [was, is] = [valueAt(before, path), valueAt(after, path)];
  if (same(was, is)) return [name];
  if (Array.isArray(was)) return samplesIn(name, before, after).map((place) => `${name}.${place}`);
  if (!isGroup(was) || !isGroup(is)) return [];
  // An empty value (Zalo then takes the first phone's number) is no sample.
  return Object.keys(is).flatMap((key) => (is[key] !== null && same(was[key], is[key]) ? `${name}.${key}` : []));
}

/**
 * An item is recognised by its value, because items above it may have been removed. A sample that the owner has confirmed as the shop's own, and that is
 * still in its place, stays confirmed.
 */
function itemLeft(list: string, place: number, before: Fields, after: Fields): string[] {
  const samples = samplesIn(list, before, after);
  if (samples.includes(place)) return [`${list}.${place}`];
  const [was, is] = [listAt(before, list), listAt(after, list)];
  return samples.flatMap((one) => (was[one] === is[one] ? [] : `${list}.${one}`));
}

/** @returns the places in the edited list whose value was a sample in the list before */
function samplesIn(list: string, before: Fields, after: Fields): number[] {
  const named = Array.isArray(before.sample) ? before.sample.map(String) : [];
  const samples = listAt(before, list).filter((_, place) => named.includes(list) || named.includes(`${list}.${place}`));
  return listAt(after, list).flatMap((item, place) => (samples.includes(item) ? place : []));
}

function listAt(fields: Fields, list: string): unknown[] {
  const found = valueAt(fields, list.split("."));
  return Array.isArray(found) ? found : [];
}

const isGroup = (value: unknown): value is Fields =>
  value !== null && typeof value === "object" && !Array.isArray(value);
