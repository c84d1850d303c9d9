import { type MouseEvent, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { valueAt } from "../../documents/at-path.ts";
import { Icon } from "../parts/icon.tsx";
import { emptyValue, isEmpty, whenEmptied } from "./empty-value.ts";
import { FieldBox, type FieldProps, useForm, useSaid, WrongSaid } from "./field.tsx";
import { useWayBack } from "./use-way-back.ts";

const UP = ".up";
const FIRST_BOX = "input, textarea, select, .cover-p";

/** A list of groups: each can be moved and taken away, one more can be added, unless their number is fixed. */
export function ListField({ field, path }: FieldProps) {
  const { fields, set } = useForm();
  const { open, said } = useSaid(path);
  const id = path.join(".");
  const value = valueAt(fields, path);
  const items: unknown[] = Array.isArray(value) ? value : [];
  const item = field.item;
  const free = field.count === undefined;
  const put = (next: unknown[]) => set(path, next.length === 0 && !field.required ? whenEmptied(field) : next);
  const box = useRef<HTMLFieldSetElement>(null);
  /** Sets the items and moves the focus into the one at `at`: otherwise the focus would stay in a place where another item is now. */
  const putAndGo = (next: unknown[], at: number, selector: string) => {
    flushSync(() => put(next));
    box.current?.querySelectorAll(":scope > .item")[at]?.querySelector<HTMLElement>(selector)?.focus();
  };
  // Undo puts a removed item back among the items that the list has by then.
  const present = useRef(items);
  useEffect(() => {
    present.current = items;
  });
  const say = useWayBack();
  const takeAway = (at: number) => {
    const [gone] = items.slice(at, at + 1);
    put(items.filter((_item, other) => other !== at));
    if (!isEmpty(gone))
      say(`Đã bỏ mục ${at + 1} của “${field.label}”.`, () => put(present.current.toSpliced(at, 0, gone)));
  };
  const moveUp = (at: number) => {
    const next = [...items];
    next.splice(at - 1, 0, ...next.splice(at, 1));
    putAndGo(next, at - 1, at > 1 ? UP : FIRST_BOX);
  };
  return (
    <fieldset
      ref={box}
      className={path.length > 1 ? "grp inner" : "grp"}
      id={`o-${id}`}
      aria-describedby={said.length > 0 ? `${id}-wrong` : undefined}
    >
      <legend>
        {field.label} {open && <small className="muted">còn trống</small>}
      </legend>
      {field.hint && <p className="hint">{field.hint}</p>}
      <WrongSaid id={`${id}-wrong`} said={said} />
      {item &&
        items.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items of a content list have no name but their place
          <div className="item" key={at}>
            <div className="item-h">
              <b className="num">{at + 1}</b>
              {free && (
                <span className="acts">
                  <button
                    type="button"
                    className="btn icon small quiet up"
                    aria-label={`Chuyển mục ${at + 1} lên`}
                    disabled={at === 0}
                    onClick={once(() => moveUp(at))}
                  >
                    <Icon name="up" />
                  </button>
                  <button type="button" className="btn small quiet" onClick={once(() => takeAway(at))}>
                    Bỏ mục {at + 1}
                  </button>
                </span>
              )}
            </div>
            <FieldBox
              field={{ ...item, label: item.kind === "group" ? `Mục ${at + 1}` : item.label, hint: undefined }}
              path={[...path, String(at)]}
            />
          </div>
        ))}
      {free && item && (field.most === undefined || items.length < field.most) && (
        <button
          type="button"
          className="btn small"
          onClick={() => putAndGo([...items, emptyValue(item)], items.length, FIRST_BOX)}
        >
          <Icon name="plus" />
          Thêm mục
        </button>
      )}
    </fieldset>
  );
}

/** After the first click of a double click the same button belongs to another item: the second click does nothing. A key's click counts as none of them. */
const once = (act: () => void) => (click: MouseEvent) => {
  if (click.detail < 2) act();
};
