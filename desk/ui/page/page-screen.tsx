/** A page being written: fields and text at the left, the real page at the right. The same for every kind. */
import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { withoutInvisibleSigns } from "../../../app/content/text/invisible-signs.ts";
import type { Wrong } from "../../documents/check.ts";
import type { OpenPage } from "../../drafts/routes.ts";
import { ask, ofFile, refusalOf } from "../client.ts";
import type { DeskEditor } from "../editor/open-editor.ts";
import { TextEditor } from "../editor/text-editor.tsx";
import { withValueAt } from "../form/at-path.ts";
import { FormProvider } from "../form/field.tsx";
import { PictureDialog } from "../form/picture-dialog.tsx";
import { TextBox } from "../form/text-box.tsx";
import { Bar, SavedMark } from "../frame/bar.tsx";
import { usePages } from "../pages.tsx";
import { Icon } from "../parts/icon.tsx";
import { RefusalNote } from "../parts/refusal.tsx";
import { useToast } from "../parts/toasts.tsx";
import { SeePane } from "../see/see-pane.tsx";
import { AddressLine } from "./address-line.tsx";
import { type BrokenAt, BrokenPage } from "./broken-page.tsx";
import { GooglePreview } from "./google-preview.tsx";
import { Notes } from "./notes.tsx";
import { PageForm } from "./page-form.tsx";
import { PageHistory } from "./page-history.tsx";
import { ShopSamples } from "./shop-samples.tsx";
import { StateMenu } from "./state-menu.tsx";
import { usePage } from "./use-page.ts";
import "./page-screen.css";

export function PageScreen({ file, up }: { file: string; up?: { to: string; label: string } }) {
  const { stock } = usePages();
  const navigate = useNavigate();
  const say = useToast();
  const editor = useRef<DeskEditor | null>(null);
  const textTouched = useRef(false);
  const touched = useRef(new Set<string>());
  const readText = useCallback(() => (textTouched.current && editor.current ? editor.current.markdown() : null), []);
  const inHand = usePage(file, readText);
  const { page, edition, fields, setFields, saving, hour, html, resting, take } = inHand;
  // A page that came anew is what its editor begins with: nothing of it is touched yet.
  useEffect(() => {
    if (edition > 0) textTouched.current = false;
  }, [edition]);
  const { hash } = useLocation();
  // "/cua-hang#phones" from elsewhere in the desk: to that very field.
  useEffect(() => {
    if (edition === 0 || !hash) return;
    const box = document.getElementById(`o-${decodeURIComponent(hash.slice(1))}`);
    box?.scrollIntoView({ block: "center" });
    box?.querySelector<HTMLElement>("input,textarea,select,button")?.focus({ preventScroll: true });
  }, [edition, hash]);
  const [seeing, setSeeing] = useState<"beside" | "away" | "only">("beside");
  const [history, setHistory] = useState(false);
  // A page that came anew may be held: its editor finds out.
  const [unheld, setUnheld] = useState({ edition: 0, line: 0 });
  const [choosing, setChoosing] = useState<{ chosen: (file: string, alt: string) => void } | null>(null);

  if (!page) {
    return (
      <>
        <Bar title={inHand.refused ? "Chưa mở được" : "Đang mở…"} up={up} />
        <main className="page">
          <RefusalNote>{inHand.refused}</RefusalNote>
          {inHand.refused && (
            <button type="button" className="btn" onClick={() => void inHand.reopen()}>
              Thử lại
            </button>
          )}
        </main>
      </>
    );
  }
  const title =
    page.summary.kind === "settings"
      ? "Cửa hàng"
      : page.form.some(({ name }) => name === "title")
        ? String(fields.title ?? "")
        : page.called;
  const isWritten = page.summary.state === "desk";
  const begun = page.summary.fresh && isWritten;
  const wrong = [...page.wrong, ...inHand.wrong];
  const titled =
    page.summary.kind === "articles" ||
    page.summary.kind === "categories" ||
    page.summary.kind === "policies" ||
    page.form.some(({ name }) => name === "title");
  const toTray = async () => {
    await inHand.saveNow();
    try {
      take(await ask<OpenPage>(`page/place?${ofFile(file)}`, { method: "PUT", body: { place: "tray" } }));
      say(`“${title}” nằm trong khay chờ. Khách chưa thấy cho đến khi đưa lên mạng.`);
    } catch (error) {
      say(refusalOf(error));
    }
  };
  const letGo = async () => {
    const { page: left } = await ask<{ page: OpenPage | null }>(`page?${ofFile(file)}`, { method: "DELETE" });
    say("Đã bỏ thay đổi. Bản vừa bỏ vẫn còn trong nhật ký.");
    if (left) take(left);
    else navigate(up?.to ?? "/hom-nay");
  };
  return (
    <FormProvider
      value={{
        fields,
        wrong,
        // Of a page that is online every item was whole once: one that is empty and untouched was just added.
        unasked: (path) =>
          begun || (isWritten && path.some((part) => /^\d+$/.test(part)) && !touched.current.has(path.join("."))),
        set: (path, value) => {
          touch(touched.current, path.join("."), value);
          setFields((before) => withValueAt(before, path, value) as Record<string, unknown>);
        },
      }}
    >
      <Bar title={title || "Chưa có tên"} up={up}>
        <SavedMark state={saving} hour={hour} />
        <StateMenu page={page} letGo={letGo} fields={fields} setFields={setFields} take={take} />
        <button
          type="button"
          className="btn quiet icon hide-s"
          aria-label="Nhật ký trang này"
          title="Nhật ký trang này"
          onClick={() => setHistory(true)}
        >
          <Icon name="clock" />
        </button>
        <button
          type="button"
          className="btn quiet icon"
          aria-label="Xem trước"
          title="Xem trước"
          aria-pressed={seeing !== "away"}
          onClick={() => setSeeing(seeing === "beside" ? (innerWidth < 960 ? "only" : "away") : "beside")}
        >
          <Icon name="eye" />
        </button>
        {/* There before it can be pressed: if it came with the first saved word, it would push the others from under the hand. */}
        {page.summary.state !== "tray" && (
          <button
            type="button"
            className="btn main-act"
            disabled={!isWritten}
            title={isWritten ? undefined : "Chưa có gì mới để cho vào khay"}
            onClick={() => void toTray()}
          >
            {/* One child of the button: between two its gap would stand where a blank does. */}
            <span>
              Cho vào khay<span className="hide-s"> chờ</span>
            </span>
          </button>
        )}
      </Bar>
      <main className={`edit${seeing === "away" ? " alone" : ""}${seeing === "only" ? " show-see" : ""}`}>
        {seeing !== "away" && (
          <a className="skip" href="#xem-truoc">
            Đến trang xem trước
          </a>
        )}
        <div className="sheet">
          <div className="sheet-in" key={edition}>
            <h2 className="vh">Sửa trang</h2>
            <Notes inHand={inHand} file={file} />
            {page.summary.unreadable ? (
              <BrokenPage file={file} page={page} trouble={page.summary.unreadable} take={take} />
            ) : unheld.edition === edition ? (
              <BrokenPage file={file} page={page} trouble={unheldText(page, unheld.line)} take={take} />
            ) : (
              <>
                {titled && (
                  <TitleField
                    title={String(fields.title ?? "")}
                    wrong={wrong.filter(({ path }) => path === "title").map(({ message }) => message)}
                    set={(next) => setFields((before) => ({ ...before, title: next }))}
                  />
                )}
                {titled && page.summary.kind !== "jobs" && (
                  <AddressLine page={page} title={String(fields.title ?? "")} />
                )}
                {page.summary.kind === "settings" && <ShopSamples page={page} />}
                <PageForm form={page.form.filter(({ name }) => name !== "title" && !BY_ITSELF.has(name))} />
                {typeof fields.description === "string" && (
                  <GooglePreview title={title} description={fields.description} address={page.address} />
                )}
                <WrongText
                  wrong={wrong}
                  open={begun && page.hasText && page.body.trim() === ""}
                  form={page.form.map(({ name }) => name).filter((name) => name === "title" || !BY_ITSELF.has(name))}
                />
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
              </>
            )}
          </div>
        </div>
        <SeePane
          html={html}
          resting={resting}
          standIn={!page.summary.unreadable && pictureOpen(page, fields)}
          close={() => setSeeing(seeing === "only" ? "beside" : "away")}
        />
      </main>
      {history && <PageHistory file={file} close={() => setHistory(false)} restored={inHand.reopen} />}
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

/** @param line of the text below the fields */
function unheldText({ source, body }: OpenPage, line: number): BrokenAt {
  const above = source.slice(0, source.length - body.length).split("\n").length - 1;
  const message = `Dòng ${above + line}: ô soạn thảo không giữ được trọn chữ của đoạn này. Hay gặp: khối mở bằng “:::” mà thiếu dòng “:::” đóng lại, hoặc trong khối có phần không đứng được ở đó.`;
  return { message, line: above + line, stillReadable: true };
}

/** Whether a page that has a picture has none yet. */
function pictureOpen({ form }: OpenPage, { image }: Record<string, unknown>): boolean {
  return form.some(({ name }) => name === "image") && !image;
}

/** Fields that the machine keeps, or the menu of states: they are no business of the form. */
const BY_ITSELF = new Set(["id", "order", "formerSlugs", "draft", "hidden", "publishAt", "retired", "sample"]);

function TitleField({ title, wrong, set }: { title: string; wrong: string[]; set: (title: string) => void }) {
  return (
    <div className="f title-f" id="o-title" data-bad={wrong.length > 0 || undefined}>
      <label className="vh" htmlFor="title">
        Tiêu đề
      </label>
      <TextBox
        id="title"
        className="title"
        rows={1}
        placeholder="Tiêu đề"
        value={title}
        aria-invalid={wrong.length > 0 || undefined}
        aria-describedby={wrong.length > 0 ? "title-wrong" : undefined}
        onChange={(event) => set(withoutInvisibleSigns(event.target.value.replaceAll("\n", " ")))}
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

/** What the site's check calls the text of a file. */
const TEXT = "nội dung";

/** Notes what was typed in. A list that gets other items begins anew: its places are those of others now. */
function touch(touched: Set<string>, id: string, value: unknown): void {
  touched.add(id);
  if (!Array.isArray(value)) return;
  for (const one of touched) if (one.startsWith(`${id}.`)) touched.delete(one);
}

/**
 * What is wrong in the text, with the page as a whole, or with what the machine keeps: it has no field to stand beside.
 *
 * @param open nothing has been written yet, which is no mistake
 */
function WrongText({ wrong, form, open }: { wrong: Wrong[]; form: string[]; open: boolean }) {
  const loose = wrong.filter(({ path }) => !form.includes(path.split(".")[0] ?? "") && !(open && path === TEXT));
  if (loose.length === 0) return open ? <p className="hint muted">Nội dung còn trống.</p> : null;
  return (
    <div className="note bad" role="status">
      <Icon name="warn" />
      <div>
        <b>Còn chỗ phải sửa</b>
        <ul>
          {[...new Set(loose.map(({ message }) => message))].map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
