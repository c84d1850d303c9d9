/** The four drawers of the inbox. */
import type { DeskLetter } from "../../letters/inbox.ts";

export interface Drawer {
  name: string;
  label: string;
  holds: (letter: DeskLetter) => boolean;
}

const step =
  (...steps: DeskLetter["standing"]["step"][]) =>
  ({ junk, standing }: DeskLetter) =>
    !junk && steps.includes(standing.step);

export const DRAWERS: readonly [Drawer, ...Drawer[]] = [
  { name: "cho", label: "Đang chờ", holds: step("new") },
  { name: "theo", label: "Đang theo", holds: step("answered", "quoted") },
  { name: "xong", label: "Xong", holds: step("won", "lost") },
  { name: "rac", label: "Rác", holds: ({ junk }) => junk },
];

/** @returns the drawer a letter lies in */
export function drawerOf(letter: DeskLetter): Drawer {
  return DRAWERS.find(({ holds }) => holds(letter)) ?? DRAWERS[0];
}

/** @returns the letters in a drawer: undelivered ones first, otherwise in the given order */
export function lettersIn({ holds }: Drawer, letters: readonly DeskLetter[]): DeskLetter[] {
  return letters.filter(holds).sort((one, other) => Number(other.status === "dead") - Number(one.status === "dead"));
}
