import { createContext, useContext } from "react";
import { hanoiDay, hanoiMonth } from "../../../contract/time-zone.ts";
import { valueAt } from "../../documents/at-path.ts";
import type { Wrong } from "../../documents/check.ts";
import type { Field } from "../../documents/form.ts";
import { Icon } from "../parts/icon.tsx";
import { isEmpty } from "./empty-value.ts";
import { factsSaid } from "./facts-said.ts";
import { GroupField } from "./group-field.tsx";
import { Input } from "./input.tsx";
import { ListField } from "./list-field.tsx";
import { useQuiet } from "./use-quiet.ts";

/** What every field of a form shares. */
export interface Form {
  fields: Record<string, unknown>;
  wrong: Wrong[];
  /** Whether an empty place is not yet a mistake: on a page that has just been begun, or in an item that was just added. */
  unasked: (path: readonly string[]) => boolean;
  /** What the site puts in for `{khu vực}` and the like in the words of this page; empty where it puts in nothing. */
  facts: Readonly<Record<string, string>>;
  set: (path: string[], value: unknown) => void;
}

const Shared = createContext<Form | null>(null);
export const FormProvider = Shared.Provider;

/** @throws outside of a form */
export function useForm(): Form {
  const form = useContext(Shared);
  if (!form) throw new Error("useForm works inside FormProvider only.");
  return form;
}

export interface FieldProps {
  field: Field;
  /** Place in the page's fields. */
  path: string[];
}

/** One field, drawn by its kind, with a sentence below it when something has to be corrected. */
export function FieldBox({ field, path }: FieldProps) {
  if (field.kind === "group") return <GroupField field={field} path={path} />;
  if (field.kind === "list") return <ListField field={field} path={path} />;
  return <PlainField field={field} path={path} />;
}

/** At most this many characters of a choice have room beside two short boxes: the unit of a size stands beside its sides. */
const SHORT_CHOICE = 3;

function PlainField({ field, path }: FieldProps) {
  const { fields, facts, set } = useForm();
  const id = path.join(".");
  const value = valueAt(fields, path);
  const filled = factsSaid(value, facts);
  const { quiet, around } = useQuiet(field.kind);
  const { open, said: found } = useSaid(path, field.kind === "lines");
  const said = quiet ? [] : found;
  // A code of two letters needs no count.
  const left = field.most && field.most > 12 && typeof value === "string" ? field.most - value.length : null;
  const asides = [
    left !== null && left < 12 && left >= 0 && `còn ${left} ký tự`,
    !field.required && "không bắt buộc",
    open && "còn trống",
  ].filter((aside) => aside !== false);
  const untimely =
    (field.over && isOver(value) && field.over) ||
    (field.ahead && isAhead(value) && field.ahead) ||
    (field.longAgo && isLongAgo(value) && field.longAgo);
  const timeSaid = !quiet && said.length === 0 && untimely;
  const described = [
    field.hint && `${id}-hint`,
    filled && `${id}-facts`,
    timeSaid && `${id}-time`,
    said.length > 0 && `${id}-wrong`,
  ]
    .filter(Boolean)
    .join(" ");
  const short =
    field.kind === "number" ||
    field.kind === "length" ||
    field.kind === "date" ||
    field.kind === "month" ||
    field.kind === "time" ||
    field.choices?.every(({ label }) => label.length <= SHORT_CHOICE) ||
    (field.kind === "line" && (field.most ?? 99) <= 24);
  // The words of a button have up to 40 characters: a box as narrow as that of a number would hide their end.
  const middle = !short && field.kind === "line" && (field.most ?? 99) <= 40;
  return (
    <div
      className={`f${short ? " short" : middle ? " middle" : ""}`}
      data-bad={said.length > 0 || undefined}
      id={`o-${id}`}
      {...around}
    >
      <label htmlFor={id}>
        {field.label} {asides.length > 0 && <small className="num">{asides.join(" · ")}</small>}
      </label>
      <Input
        field={field}
        id={id}
        value={value}
        set={(next) => set(path, next)}
        described={described || undefined}
        bad={said.length > 0}
      />
      {field.hint && (
        <p className="hint" id={`${id}-hint`}>
          {field.hint}
        </p>
      )}
      {filled && (
        <p className="hint" id={`${id}-facts`}>
          {filled}
        </p>
      )}
      {timeSaid && (
        <p className="hint" id={`${id}-time`}>
          <b>{timeSaid}</b>
        </p>
      )}
      <WrongSaid id={`${id}-wrong`} said={said} />
    </div>
  );
}

/** @param value of a field of days, `2026-11-30` @returns whether that day is over in Hanoi */
function isOver(value: unknown): boolean {
  return typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) && value < hanoiDay(Date.now());
}

/** @param value of a field of months, `2026-11`, or of years, `2026` @returns whether that month or year is to come in Hanoi */
function isAhead(value: unknown): boolean {
  const month = hanoiMonth(Date.now());
  if (typeof value === "number") return value > Number(month.slice(0, 4));
  return typeof value === "string" && /^\d{4}-\d\d$/.test(value) && value > month;
}

/** Years after which a day that is typed is mostly a slip; the desk's sentences name them. */
const LONG_AGO = 20;

/** @param value of a field of days or months, `2026-11-30`, `2026-11` */
function isLongAgo(value: unknown): boolean {
  const [, year] = typeof value === "string" ? (/^(\d{4})-\d\d(?:-\d\d)?$/.exec(value) ?? []) : [];
  return year !== undefined && Number(year) < Number(hanoiMonth(Date.now()).slice(0, 4)) - LONG_AGO;
}

/**
 * @param withItems includes the mistakes in the lines of a list, which are shown below the list
 * @returns the mistakes at a place; `open` is true where the place only has not been filled in yet
 */
export function useSaid(path: string[], withItems = false): { open: boolean; said: Wrong[] } {
  const { fields, wrong, unasked } = useForm();
  const id = path.join(".");
  const found = wrong.filter((one) => one.path === id || (withItems && one.path.startsWith(`${id}.`)));
  const open = found.length > 0 && isEmpty(valueAt(fields, path)) && unasked(path);
  return { open, said: open ? [] : found };
}

/** The mistakes at a place, one sentence each, in a line of its own. */
export function WrongSaid({ id, said }: { id: string; said: Wrong[] }) {
  if (said.length === 0) return null;
  return (
    <p className="say" id={id}>
      <Icon name="warn" />
      <span>
        {[...new Set(said.map(({ message }) => message))].map((message) => (
          <span key={message}>{message}</span>
        ))}
      </span>
    </p>
  );
}
