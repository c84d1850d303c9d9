import type { Field } from "../../documents/form.ts";
import { FieldBox } from "../form/field.tsx";

/** What stands beside the picture of a page, in this order, wherever its schema has it: short fields that leave the picture no gap below. */
const BESIDE = ["alt", "category", "date"];

/** The fields of a page in the order of its schema, those about its picture around it. */
export function PageForm({ form }: { form: Field[] }) {
  const named = (name: string) => form.find((field) => field.name === name);
  const image = named("image");
  const beside = image ? BESIDE.flatMap((name) => named(name) ?? []) : [];
  // A picture of an article is what its form begins with; elsewhere it stays where the schema has it.
  const rest = form.filter((field) => !beside.includes(field) && field !== image);
  const first = image && beside.some(({ name }) => name === "date");
  const at = first ? 0 : rest.findIndex((field) => image && form.indexOf(field) > form.indexOf(image));
  const cover = image && <Cover key="image" image={image} beside={beside} />;
  const boxes = rest.map((field) => <FieldBox key={field.name} field={field} path={[field.name]} />);
  if (cover) boxes.splice(at < 0 ? boxes.length : at, 0, cover);
  return <div className="grp">{boxes}</div>;
}

function Cover({ image, beside }: { image: Field; beside: Field[] }) {
  const short = beside.filter(({ name }) => name !== "alt");
  return (
    <div className="cover">
      <FieldBox field={image} path={[image.name]} />
      <div className="cover-f">
        {beside
          .filter(({ name }) => name === "alt")
          .map((field) => (
            <FieldBox key={field.name} field={field} path={[field.name]} />
          ))}
        {short.length > 0 && (
          <div className="meta">
            {short.map((field) => (
              <FieldBox key={field.name} field={field} path={[field.name]} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
