/**
 * @param fields of `settings.yml`, or of nothing where it cannot be read
 * @returns the places in it that still hold a sample, e.g. `phones.0`
 */
export function samplesOf(fields: Record<string, unknown> | undefined): string[] {
  return Array.isArray(fields?.sample) ? fields.sample.map(String) : [];
}

/** @returns the box of the form that a place stands in: all phones stand in one */
export const boxOf = (place: string): string => place.replace(/\.\d+$/, "");

/** @returns whether any of these still holds a sample, be it in a part alone: `phones` does while only `phones.1` is named */
export function isSample(fields: Record<string, unknown> | undefined, ...names: string[]): boolean {
  return samplesOf(fields).some((place) => names.some((name) => place === name || place.startsWith(`${name}.`)));
}
