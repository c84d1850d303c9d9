/** What the visitor looks at: the whole scene, or the print as seen from where people stand. */
export type Vantage = "scene" | "walk";
