import type { VisitKind } from "../../../contract/visit-kinds.ts";

/** The numbers that are shown of a span of days, each adding up one kind of visit or several. */
export const FIGURES: readonly { title: string; kinds: readonly VisitKind[] }[] = [
  { title: "Lượt xem", kinds: ["view"] },
  { title: "Bấm gọi", kinds: ["call"] },
  { title: "Bấm Zalo", kinds: ["zalo"] },
  { title: "Gửi lời nhắn, phiếu", kinds: ["form", "ticket"] },
];
