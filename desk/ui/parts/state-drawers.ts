/** The drawers above a list of pages: each holds the pages in some states. */
import type { Summary } from "../../drafts/pages.ts";

export interface StateDrawer {
  label: string;
  /** Null for all. */
  states: readonly Summary["state"][] | null;
}

export const ALL: StateDrawer = { label: "Tất cả", states: null };
export const WRITING: StateDrawer = { label: "Đang viết", states: ["desk", "draft"] };
export const WAITING: StateDrawer = { label: "Chờ lên mạng", states: ["tray", "going"] };

/** @param drawer undefined where the address names one that there is not: it holds all */
export function holds(drawer: StateDrawer | undefined, { state }: Pick<Summary, "state">): boolean {
  return drawer?.states?.includes(state) ?? true;
}
