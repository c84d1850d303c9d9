/** Two pages whose titles make one address. */
import type { Wrong } from "../documents/check.ts";
import { fieldsOrNull } from "../documents/document.ts";
import { addressOf } from "../documents/kinds.ts";
import type { House } from "../files/house.ts";
import { allPages, type Page } from "./pages.ts";

/**
 * What the check of the site says of the later one of the two alone: whoever gives a page the title of a later one would see that one beside the form,
 * and be told nothing.
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

/** @returns null where the title makes none, or the page is to go */
function addressIn(page: Page): string | null {
  const fields = fieldsIn(page);
  if (!fields || !page.kind.many || page.kind.withoutPage) return null;
  const address = addressOf(page.kind, fields);
  return address === page.kind.section ? null : address;
}

const fieldsIn = ({ text, file }: Page) => (text === null ? null : fieldsOrNull(text, file));
