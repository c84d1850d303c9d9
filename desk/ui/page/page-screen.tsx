/** A page being written: fields and text at the left, the real page at the right. The same for every kind. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { withValueAt } from "../../documents/at-path.ts";
import { fieldAt } from "../../documents/form.ts";
import type { OpenPage } from "../../drafts/routes.ts";
import type { DeskEditor } from "../editor/open-editor.ts";
import { TextEditor } from "../editor/text-editor.tsx";
import { FormProvider } from "../form/field.tsx";
import { PictureDialog } from "../form/picture-dialog.tsx";
import { Bar } from "../frame/bar.tsx";
import { usePages } from "../pages.tsx";
import { RefusalNote } from "../parts/refusal.tsx";
import { type SeenAs, SeePane, seenAs } from "../see/see-pane.tsx";
import { type BrokenAt, BrokenPage } from "./broken-page.tsx";
import { withConsent } from "./consent.ts";
import { Notes } from "./notes.tsx";
import { PageBar } from "./page-bar.tsx";
import type { PageInHand } from "./page-in-hand.ts";
import { PageSheet } from "./page-sheet.tsx";
import { usePage } from "./use-page.ts";
import "./page-screen.css";

/** The list to which a page belongs: the link before its title leads there. */
type Up = { to: string; label: string } | undefined;

export function PageScreen({ file, up }: { file: string; up?: Up }) {
  const { stock } = usePages();
  const editor = useRef<DeskEditor | null>(null);
  const textTouched = useRef(false);
  const touched = useRef(new Set<string>());
  const readText = useCallback(() => (textTouched.current && editor.current ? editor.current.markdown() : null), []);
  const inHand = usePage(file, readText);
  const { page, edition, fields, setFields, html, resting, take } = inHand;
  // The editor begins again with a page that came anew: its text is untouched.
  useEffect(() => {
    if (edition > 0) textTouched.current = false;
  }, [edition]);
  useFieldOfAddress(edition);
  useFieldGoneTo(inHand.writeAt);
  const { form, seeing, sees, turnPage } = useSeeing();
  const [width, setWidth] = useState<SeenAs>("phone");
  // Counts for one edition only: the editor may be able to hold a page that came anew.
  const [unheld, setUnheld] = useState({ edition: 0, line: 0 });
  const [choosing, setChoosing] = useState<{ chosen: (file: string, alt: string) => void } | null>(null);

  if (!page) return <NotOpen refused={inHand.refused} reopen={inHand.reopen} up={up} />;
  const title = titleOf(page, fields);
  const isWritten = page.summary.state === "desk";
  const begun = page.summary.fresh && isWritten;
  const wrong = withConsent(page.summary, [...page.wrong, ...inHand.wrong]);
  const facts = FILLED.has(page.summary.kind) ? stock.facts : {};
  const trouble = page.summary.unreadable ?? (unheld.edition === edition ? unheldText(page, unheld.line) : null);
  return (
    <FormProvider
      value={{
        fields,
        wrong,
        // On a page that is online every item was complete once: an item that is empty and untouched was just added.
        unasked: (path) =>
          begun || (isWritten && path.some((part) => /^\d+$/.test(part)) && !touched.current.has(path.join("."))),
        facts,
        set: (path, value) => {
          touch(touched.current, path.join("."), value);
          setWidth((before) => seenAs(fieldAt(page.form, path)?.shape) ?? before);
          setFields((before) => withValueAt(before, path, value) as Record<string, unknown>);
        },
      }}
    >
      <PageBar title={title} up={up} page={page} inHand={inHand} sees={sees} turnPage={turnPage} />
      <main className={`edit${seeing === "away" ? " alone" : ""}${seeing === "only" ? " show-see" : ""}`}>
        {seeing !== "away" && (
          <a className="skip" href="#xem-truoc">
            Đến trang xem trước
          </a>
        )}
        <div className="sheet" ref={form}>
          <div className="sheet-in" key={edition}>
            <h2 className="vh">Sửa trang</h2>
            <Notes inHand={inHand} file={file} />
            {trouble ? (
              <BrokenPage file={file} page={page} trouble={trouble} take={take} />
            ) : (
              <PageSheet
                page={page}
                title={title}
                fields={fields}
                setFields={setFields}
                wrong={wrong}
                begun={begun}
                goOn={() => {
                  const view = editor.current?.view;
                  view?.focus();
                  view?.dispatch(view.state.tr.scrollIntoView());
                }}
              >
                {page.hasText && (
                  <TextEditor
                    markdown={page.body}
                    stock={stock}
                    editor={editor}
                    changed={() => {
                      textTouched.current = true;
                      inHand.textChanged();
                    }}
                    unheld={(line) => setUnheld({ edition, line })}
                    choosePicture={(chosen) => setChoosing({ chosen })}
                  />
                )}
              </PageSheet>
            )}
          </div>
        </div>
        <SeePane
          html={html}
          resting={resting}
          saved={inHand.saving !== "bad"}
          width={width}
          setWidth={setWidth}
          part={page.summary.kind === "jobs" ? title.trim() : ""}
          note={page.summary.unreadable ? "" : notYet(page, fields)}
          close={turnPage}
        />
      </main>
      {choosing && (
        <PictureDialog
          shape="landscape"
          close={() => setChoosing(null)}
          chosen={(picture, alt) => {
            choosing.chosen(picture, alt);
            setChoosing(null);
          }}
        />
      )}
    </FormProvider>
  );
}

/** Where the real page is seen: beside the form, nowhere, or in place of the form, which in a narrow window is the only place for it. */
type Seeing = "beside" | "away" | "only";

/** Windows without room for the form and the page side by side, as page-screen.css has them; letters that were enlarged count. */
const NARROW = "(max-width: 60em)";

function onWidth(turned: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener("change", turned);
  return () => query.removeEventListener("change", turned);
}

/** Where the real page is seen. When the form has made way for it and comes back, it is scrolled to where it was. */
function useSeeing() {
  const form = useRef<HTMLDivElement>(null);
  const narrow = useSyncExternalStore(onWidth, () => matchMedia(NARROW).matches);
  const [seeing, setSeeing] = useState<Seeing>("beside");
  /** How far the form was scrolled, or the window around it (px). */
  const stood = useRef<{ form: number; window: number } | null>(null);
  const see = (next: Seeing) => {
    if (next === "only") stood.current = { form: form.current?.scrollTop ?? 0, window: scrollY };
    setSeeing(next);
  };
  const sees = narrow ? seeing === "only" : seeing !== "away";
  const turnPage = () => see(narrow ? (sees ? "beside" : "only") : sees ? "away" : "beside");
  useLayoutEffect(() => {
    if (seeing === "only" || !stood.current) return;
    form.current?.scrollTo(0, stood.current.form);
    scrollTo(0, stood.current.window);
    stood.current = null;
  }, [seeing]);
  return { form, seeing, sees, turnPage };
}

/** Kinds in whose words the site puts facts of the shop. */
const FILLED = new Set(["home", "introduction"]);

/** Before the desk has answered, and where it said no. */
function NotOpen({ refused, reopen, up }: Pick<PageInHand, "refused" | "reopen"> & { up: Up }) {
  return (
    <>
      <Bar title={refused ? "Chưa mở được" : "Đang mở…"} up={up} />
      <main className="page">
        <RefusalNote>{refused}</RefusalNote>
        {refused && (
          <button type="button" className="btn" onClick={() => void reopen()}>
            Thử lại
          </button>
        )}
      </main>
    </>
  );
}

/** @param writeAt called with the place of each field that gets the focus; an empty place for what belongs to no field, such as the text */
function useFieldGoneTo(writeAt: (place: string) => void): void {
  useEffect(() => {
    const gone = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.closest(".sheet-in")) return;
      writeAt(target.closest('[id^="o-"]')?.id.slice("o-".length) ?? "");
    };
    addEventListener("focusin", gone);
    return () => removeEventListener("focusin", gone);
  }, [writeAt]);
}

function titleOf({ summary, form, called }: OpenPage, { title }: Record<string, unknown>): string {
  if (summary.kind === "settings") return "Cửa hàng";
  return form.some(({ name }) => name === "title") ? String(title ?? "") : called;
}

/** "/cua-hang#phones" from elsewhere in the desk leads to that very field, each time that it is chosen. @param edition of the page, 0 while there is none */
function useFieldOfAddress(edition: number): void {
  const address = useLocation();
  useEffect(() => {
    if (edition === 0 || !address.hash) return;
    const box = document.getElementById(`o-${decodeURIComponent(address.hash.slice(1))}`);
    box?.scrollIntoView({ block: "center" });
    box?.querySelector<HTMLElement>("input,textarea,select,button")?.focus({ preventScroll: true });
  }, [edition, address]);
}

/** @param line of the text below the fields */
function unheldText({ source, body }: OpenPage, line: number): BrokenAt {
  const above = source.slice(0, source.length - body.length).split("\n").length - 1;
  const message = `Dòng ${above + line}: ô soạn thảo không giữ được trọn chữ của đoạn này. Hay gặp: khối mở bằng “:::” mà thiếu dòng “:::” đóng lại, hoặc trong khối có phần không đứng được ở đó.`;
  return { message, line: above + line, stillReadable: true };
}

/** @returns a sentence about what the preview does not yet show as customers will see it; empty where it shows everything */
function notYet({ form, summary }: OpenPage, { image, category, sizes }: Record<string, unknown>): string {
  if (summary.kind === "jobs" && !category)
    return "Chưa chọn loại in, nên việc này đứng tạm ở trang của một loại khác. Chọn ở ô “Thuộc loại in” là thấy đúng chỗ.";
  const asked = new Set(form.map(({ name }) => name));
  const noPicture = asked.has("image") && !image;
  // Without sizes of its own a category is shown with those of another one.
  const noSizes = asked.has("sizes") && !(Array.isArray(sizes) && sizes.length > 0);
  if (noPicture && noSizes)
    return "Trang này chưa chọn ảnh, chưa ghi khổ: ảnh và khổ dưới đây là tạm, khách không thấy.";
  if (noSizes) return "Trang này chưa ghi khổ: khổ dưới đây là tạm, mượn của loại khác, khách không thấy.";
  return noPicture ? "Trang này chưa chọn ảnh: ảnh dưới đây là ảnh tạm, khách không thấy." : "";
}

/** Notes the field that was typed in. When a list gets other items, its places are forgotten, because they belong to other items now. */
function touch(touched: Set<string>, id: string, value: unknown): void {
  touched.add(id);
  if (!Array.isArray(value)) return;
  for (const one of touched) if (one.startsWith(`${id}.`)) touched.delete(one);
}
