/** Running text as a printer sets it. */

/** A figure, a space, and one of the trade's units. */
const FIGURE_AND_UNIT = /(\d) (?=(?:m|cm|mm|[µμ]m|km|m²|m³|g\/m²|kg|°C|ppi|dpi|zem|đồng)(?![\p{L}\d]))/gu;

/**
 * A figure never parts from its unit at the end of a line, nor a width from its height, nor the two ends of a range (U+2060 forbids a
 * break); quotes typed straight become curved.
 *
 * Not for titles (they make addresses) nor for what the search reads (a typed space is not a no-break space).
 */
export function typeset(text: string): string {
  return text
    .replace(FIGURE_AND_UNIT, "$1\u00a0")
    .replace(/ × /g, "\u00a0×\u00a0")
    .replace(/(\d)–(?=\d)/g, "$1–\u2060")
    .replace(/"(?=[\p{L}\p{N}#…(])/gu, "“")
    .replaceAll('"', "”");
}
