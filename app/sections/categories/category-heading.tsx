import { CATEGORIES, TRY_SIZE } from "../../addresses.ts";
import type { KnownCategory } from "../../content/types.ts";
import { tradeInQuery } from "../../try-size/trade-query.ts";
import { Link } from "../../ui/link.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { SizeDrawing } from "./size-drawing.tsx";

/**
 * The head of a category's page.
 *
 * @param known what the catalogue says of it; without it the title stands alone
 */
export function CategoryHeading({ title, known }: { title: string; known: KnownCategory | undefined }) {
  return (
    <PageHead
      title={title}
      lead={
        known && (
          <>
            {known.lead} <Link to={`${TRY_SIZE.to}?in=${tradeInQuery(known.slug)}`}>Xem khổ in với file của bạn</Link>
          </>
        )
      }
      crumbs={[CATEGORIES]}
    >
      {known && <SizeDrawing category={known} />}
    </PageHead>
  );
}
