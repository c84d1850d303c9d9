import type { House } from "../files/house.ts";
import type { RunStep } from "./run-step.ts";

/** What the desk changes the site with. */
export interface Works {
  house: House;
  /** Folder of the project. */
  root: string;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Folder of the content that `step` builds from. */
  builtFrom: string;
  /** Builds, and switches between releases. */
  step: RunStep;
}
