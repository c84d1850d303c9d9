/**
 * @param fields of `settings.yml`; undefined where the file cannot be read
 * @returns the places in it that still hold a sample, e.g. `phones.0`
 */
export function samplesOf(fields: Record<string, unknown> | undefined): string[] {
  return Array.isArray(fields?.sample) ? fields.sample.map(String) : [];
}

/** @returns the box of the form to which a place belongs: all phone numbers share one box */
export const boxOf = (place: string): string => place.replace(/\.\d+$/, "");

/** @returns whether any of these places still holds a sample, even in only one part of it: `phones` does while only `phones.1` is listed */
export function isSample(fields: Record<string, unknown> | undefined, ...names: string[]): boolean {
  return samplesOf(fields).some((place) => names.some((name) => place === name || place.startsWith(`${name}.`)));
}
