/** Two pages whose titles make one address. */
import type { Wrong } from "../documents/check.ts";
import { fieldsOrNull } from "../documents/document.ts";
import { addressOf } from "../documents/kinds.ts";
import type { House } from "../files/house.ts";
import { allPages, type Page } from "./pages.ts";

/**
 * The site's check reports only the later of the two pages. Without this, whoever gives a page the title of a later page would see the later page beside
 * the form and be told nothing.
 */
export function sameAddress(house: House, page: Page): Wrong[] {
  const address = addressIn(page);
  if (address === null) return [];
  const other = allPages(house).find(
    (one) => one.kind === page.kind && one.file !== page.file && addressIn(one) === address,
  );
  if (!other) return [];
  const message = `trang “${String(fieldsIn(other)?.title)}” đang có địa chỉ này; hãy đổi một trong hai tiêu đề`;
  return [{ path: "title", message }];
}

/** @returns null where the page has no address: its title makes none, it is to go, or its kind has no pages of their own */
function addressIn(page: Page): string | null {
  const fields = fieldsIn(page);
  if (!fields || !page.kind.many || page.kind.withoutPage) return null;
  const address = addressOf(page.kind, fields);
  return address === page.kind.section ? null : address;
}

const fieldsIn = ({ text, file }: Page) => (text === null ? null : fieldsOrNull(text, file));
