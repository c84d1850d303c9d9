import type { Restored } from "../../journal/routes.ts";
import { ask, ofFile } from "../client.ts";

/** Makes a page what it was in a kept state. @param hash of the state */
export const takeBack = (file: string, hash: string): Promise<Restored> =>
  ask<Restored>(`journal/restore?${ofFile(file)}`, { method: "POST", body: { hash } });
