/** The ticket in words, as it goes to the shop's mailbox and into Zalo: one fact a line, no ornament. */
import { adviseMaterial } from "./advice/material.ts";
import { formatNumber, plainSpaces, sayArea, sayDay, sayDistance, saySize } from "./figures.ts";
import { areaOf, HANGINGS, PLACES, type Wish } from "./wish.ts";

/** What a ticket says besides the wish. */
export interface TicketExtras {
  /** The shop's name. */
  shop: string;
  /** What is known of the file, e.g. `menu.jpg, 4.800 × 12.000 điểm, 152 ppi ở khổ này (đủ nét)`; empty without one. */
  file: string;
  /** The visitor's own words. */
  note: string;
  /** Whole address that opens the same wish. */
  address: string;
}

/** @returns lines with plain spaces, ending with what is asked for */
export function ticketText(wish: Wish, { shop, file, note, address }: TicketExtras): string {
  const { trade, width, height, unit, quantity, place, distance, hanging, day } = wish;
  const { each, all } = areaOf(wish);
  const pieces = formatNumber(quantity);
  const where = [
    place && PLACES[place].toLowerCase(),
    `người xem cách ${sayDistance(distance)}`,
    hanging && `dùng ${HANGINGS[hanging].toLowerCase()}`,
  ];
  const lines = [
    `PHIẾU IN – ${shop}`,
    `In: ${trade.name}`,
    `Khổ: ${saySize(width, height, unit)} (ngang × cao)`,
    `Số lượng: ${quantity > 1 ? `${pieces}, mỗi tấm ${sayArea(each, quantity)}, cộng ${sayArea(all)}` : `${pieces} (${sayArea(all)})`}`,
    `Chỗ dùng: ${where.filter(Boolean).join(", ")}`,
    place && `Vật liệu gợi ý: ${adviseMaterial(wish).material}`,
    `File: ${file || "chưa có"}`,
    day && `Cần: ${sayDay(day)}`,
    note.trim() && `Dặn thêm: ${note.trim()}`,
    `Xem khổ: ${address}`,
    "Nhờ xưởng báo giá giúp.",
  ];
  return plainSpaces(lines.filter(Boolean).join("\n"));
}
