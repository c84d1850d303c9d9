/**
 * Draws a scene as SVG, in metres. Text and not elements: a drag redraws a scene in every frame, and one assignment of markup costs the browser
 * less than comparing some two hundred elements. Nothing of a visitor's ever goes through here.
 */
import * as inks from "../../styles/inks.ts";

/** The inks of the house and the shades that the street on the home page has besides them. */
export const INK = {
  yellow: inks.yellow,
  ochre: "#E9A524",
  green: inks.greenLight,
  deepGreen: inks.green,
  night: "#093A32",
  red: inks.red,
  paper: inks.paper,
  kraft: inks.kraft,
  line: inks.line,
  skin: inks.pink,
  ink: inks.ink,
  brick: "#B8452B",
  wood: "#7C4A2A",
  steel: "#8B948E",
} as const;

/** Millimetres are finer than any screen shows. */
export const n = (metres: number) => Math.round(metres * 1000) / 1000;

/** Gathers markup; every method draws on top of what was drawn before. Lengths in metres. */
export class Pen {
  #markup = "";

  /** A rectangle by its lower left corner, y upwards from the ground. */
  rect(x: number, y: number, width: number, height: number, fill: string): this {
    this.#markup += `<rect x="${n(x)}" y="${n(-y - height)}" width="${n(width)}" height="${n(height)}" fill="${fill}"/>`;
    return this;
  }

  circle(x: number, y: number, radius: number, fill: string): this {
    this.#markup += `<circle cx="${n(x)}" cy="${n(-y)}" r="${n(radius)}" fill="${fill}"/>`;
    return this;
  }

  /** A filled outline; `d` as in SVG, so with y downwards. */
  shape(d: string, fill: string, opacity = 1): this {
    this.#markup += `<path d="${d}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ""}/>`;
    return this;
  }

  /** A line of this thickness; `d` as in SVG. */
  line(d: string, stroke: string, thickness = 0.04): this {
    this.#markup += `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${thickness}"/>`;
    return this;
  }

  /** Finished markup. */
  add(markup: string): this {
    this.#markup += markup;
    return this;
  }

  /** The same thing several times. @param draw gets the turn's number from 0 */
  each(times: number, draw: (pen: this, turn: number) => void): this {
    for (let turn = 0; turn < times; turn++) draw(this, turn);
    return this;
  }

  toString(): string {
    return this.#markup;
  }
}
