/** The figures of pages by the names that the owner knows, not by their addresses. */
import { JOBS, NEWS, TITLES } from "../../../app/addresses.ts";
import type { VisitSummary } from "../../../contract/visit-summary.ts";
import type { Summary } from "../../drafts/pages.ts";

/** A line of the table. */
export interface PageRow {
  /** File of the page; the address where no page of the desk has it. */
  id: string;
  name: string;
  view: number;
  call: number;
  zalo: number;
  /** Messages and tickets. */
  sent: number;
}

/** Screens have the names that the site gives them; every other page has the title that the owner has written. */
const SCREEN_TITLES: Record<string, string> = { ...TITLES, [JOBS.to]: JOBS.title };

const LATER_NEWS = /^\/tin-tuc\/trang\/(\d+)$/;

/**
 * @param counted by the addresses of that time
 * @param pages all pages: one that has changed its address is one line
 * @returns most seen first
 */
export function pageRows(
  counted: VisitSummary["pages"],
  pages: readonly Pick<Summary, "file" | "title" | "onlineAddresses">[],
): PageRow[] {
  const owners = new Map(pages.flatMap((page) => page.onlineAddresses.map((address) => [address, page])));
  // An address belongs to the page that has it now, whoever had it formerly.
  for (const page of pages) if (page.onlineAddresses[0]) owners.set(page.onlineAddresses[0], page);
  const rows = new Map<string, PageRow>();
  for (const { page: address, view, call, zalo, form, ticket } of counted) {
    const owner = owners.get(address);
    const [, later] = LATER_NEWS.exec(address) ?? [];
    const screen = SCREEN_TITLES[address] ?? (later && `${NEWS.title}, trang ${later}`);
    const id = owner?.file ?? address;
    const row = rows.get(id) ?? { id, name: screen ?? owner?.title ?? address, view: 0, call: 0, zalo: 0, sent: 0 };
    rows.set(id, {
      ...row,
      view: row.view + view,
      call: row.call + call,
      zalo: row.zalo + zalo,
      sent: row.sent + form + ticket,
    });
  }
  return [...rows.values()].sort((one, other) => other.view - one.view);
}
