import { TextBox } from "../form/text-box.tsx";
import { Icon } from "../parts/icon.tsx";
import { typedIn } from "../parts/typed-in.ts";

/** The name of a page, over its other fields. */
export function TitleField({
  label,
  title,
  described,
  wrong,
  set,
  goOn,
}: {
  /** Name of the field, the same as in the tray. */
  label: string;
  title: string;
  /** Id of the element that says more about the title. */
  described: string | undefined;
  wrong: string[];
  set: (title: string) => void;
  /** Called for Enter: a name has one line only, so whoever types on means the text. */
  goOn: () => void;
}) {
  return (
    <div className="f title-f" id="o-title" data-bad={wrong.length > 0 || undefined}>
      <label className="vh" htmlFor="title">
        {label}
      </label>
      <TextBox
        id="title"
        className="title"
        rows={1}
        placeholder={label}
        value={title}
        aria-invalid={wrong.length > 0 || undefined}
        aria-describedby={[described, wrong.length > 0 && "title-wrong"].filter(Boolean).join(" ") || undefined}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          goOn();
        }}
        onChange={(event) => set(typedIn(event.target, event.nativeEvent).replaceAll("\n", " "))}
      />
      {wrong.length > 0 && (
        <p className="say" id="title-wrong">
          <Icon name="warn" />
          <span>{wrong.join(" ")}</span>
        </p>
      )}
    </div>
  );
}
