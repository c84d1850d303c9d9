import type { Field } from "../../documents/form.ts";
import { FieldBox } from "../form/field.tsx";

/** Fields that stand beside the picture of a page, in this order, wherever its schema has them: they are short, so that no gap remains below the picture. */
const BESIDE = ["alt", "category", "date"];

const boxOf = (field: Field) => <FieldBox key={field.name} field={field} path={[field.name]} />;

/** The fields of a page in the order of its schema, but those about its picture beside the picture. */
export function PageForm({ form }: { form: Field[] }) {
  const image = form.find(({ name }) => name === "image");
  const beside = image ? BESIDE.flatMap((name) => form.filter((field) => field.name === name)) : [];
  const own = form.filter((field) => !beside.includes(field));
  // The form of an article begins with its picture; in other forms the picture stays where the schema has it.
  const begins = image && beside.some(({ name }) => name === "date");
  const order = begins ? [image, ...own.filter((field) => field !== image)] : own;
  return (
    <div className="grp">
      {order.map((field) => (field === image ? <Cover key="image" image={field} beside={beside} /> : boxOf(field)))}
    </div>
  );
}

function Cover({ image, beside }: { image: Field; beside: Field[] }) {
  const short = beside.filter(({ name }) => name !== "alt");
  return (
    <div className="cover">
      {boxOf(image)}
      <div className="cover-f">
        {beside.filter(({ name }) => name === "alt").map(boxOf)}
        {short.length > 0 && <div className="meta">{short.map(boxOf)}</div>}
      </div>
    </div>
  );
}
