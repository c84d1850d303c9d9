/** Steps of a letter, in their order, and what they are called: known to both sides of the desk. */
export const STEPS = ["new", "answered", "quoted", "won", "lost"] as const;

export type Step = (typeof STEPS)[number];

/** As the shop says it. */
export const STEP_NAMES: Record<Step, string> = {
  new: "Mới",
  answered: "Đã trả lời",
  quoted: "Đã báo giá",
  won: "Chốt",
  lost: "Không chốt",
};
