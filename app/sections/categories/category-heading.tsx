import { CATEGORIES } from "../../addresses.ts";
import type { KnownCategory } from "../../content/types.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { SizeDrawing } from "./size-drawing.tsx";

/**
 * The head of a category's page.
 *
 * @param known what the catalogue says of it; without it the title stands alone
 */
export function CategoryHeading({ title, known }: { title: string; known: KnownCategory | undefined }) {
  return (
    <PageHead title={title} lead={known?.lead} crumbs={[CATEGORIES]}>
      {known && <SizeDrawing category={known} />}
    </PageHead>
  );
}
