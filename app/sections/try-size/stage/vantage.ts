/** From where one looks: at the whole scene, or at the print from where people stand. */
export type Vantage = "scene" | "walk";
