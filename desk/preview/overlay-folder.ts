import path from "node:path";
import type { House } from "../files/house.ts";

/** Folder of the laid-over content. */
export const overlayFolder = (house: House): string => path.join(house.desk, "preview", "content");
