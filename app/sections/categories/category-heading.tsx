import type { CatalogueEntry } from "../../content/types.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { SizeDrawing } from "./size-drawing.tsx";

/** The page under which all categories stand. */
export const CATEGORIES_CRUMB = { title: "Danh mục in", to: "/danh-muc-in" };

/**
 * The head of a category's page.
 *
 * @param known what the catalogue says of it; without it the title stands alone
 */
export function CategoryHeading({ title, known }: { title: string; known: CatalogueEntry | undefined }) {
  return (
    <PageHead title={title} lead={known?.lead} crumbs={[CATEGORIES_CRUMB]}>
      {known && <SizeDrawing category={known} />}
    </PageHead>
  );
}
