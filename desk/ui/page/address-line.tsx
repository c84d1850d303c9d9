import { slugOf } from "../../../contract/slug.ts";
import type { OpenPage } from "../../drafts/routes.ts";
import { Icon } from "../parts/icon.tsx";
import { SECTION_OF } from "../screens.ts";
import "./address-line.css";

/** Id of the line, by which the title's field refers to it: screen readers say the address once with the field, not again with each letter. */
export const ADDRESS_LINE = "dia-chi";

/** The address that follows from the title while it is typed, and what becomes of the address that customers have. */
export function AddressLine({ page, title }: { page: OpenPage; title: string }) {
  const section = SECTION_OF[page.summary.kind];
  const slug = slugOf(title);
  const address = section ? `${section}/${slug}` : page.address;
  const moved = page.onlineAddress !== null && page.onlineAddress !== address && slug !== "";
  return (
    <p className="addr" id={ADDRESS_LINE}>
      <Icon name="link" />
      <span>
        {section ? (
          <>
            {section}/<b>{slug || "…"}</b>
          </>
        ) : (
          <b>{address}</b>
        )}
        <span role="status">
          {moved && (
            <>
              <br />
              Địa chỉ cũ <b>{page.onlineAddress}</b> tự dẫn sang đây, các bài đang dẫn đến nó cũng đổi theo.
            </>
          )}
        </span>
      </span>
    </p>
  );
}
