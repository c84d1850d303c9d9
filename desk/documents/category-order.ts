/** What lists know of a category. */
interface Listed {
  fields: Record<string, unknown>;
}

const placeOf = ({ fields }: Listed): number => Number(fields.order ?? 99);

/** For `sort`: categories as customers see them; a category without a place of its own comes last. */
export const byOrder = (one: Listed, other: Listed): number => placeOf(one) - placeOf(other);
