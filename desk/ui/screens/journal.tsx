import { useCallback, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { formatNumber } from "../../../app/try-size/figures.ts";
import type { Entry } from "../../journal/journal.ts";
import type { ToldJournal } from "../../journal/routes.ts";
import { ask, refusalOf } from "../client.ts";
import { Bar } from "../frame/bar.tsx";
import { usePages } from "../pages.tsx";
import { RefusalNote } from "../parts/refusal.tsx";
import { useToast } from "../parts/toasts.tsx";
import { dayWords, hourOf, whenWords } from "../parts/words.ts";
import { screenOf } from "../screens.ts";
import { EntryChange } from "./entry-change.tsx";
import { restoredWords } from "./restored-words.ts";
import { isSameLine, stateToTake, takenOff, takeWords } from "./state-to-take.ts";
import { takeBack } from "./take-back.ts";
import { chosenAmong, titleAmong, whatHappened } from "./what.ts";
import "./journal.css";

/** Every save and every publication, newest first; what each changed, and the way back to it. */
export function Journal() {
  const { pages, refresh } = usePages();
  const say = useToast();
  const [entries, setEntries] = useState<Entry[] | null>(null);
  const [picked, setPicked] = useState<Entry | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const detail = useRef<HTMLDivElement>(null);
  const [titles, setTitles] = useState<Record<string, string>>({});
  const [older, setOlder] = useState(0);
  const [refused, setRefused] = useState("");
  const look = useCallback(async () => {
    try {
      const told = await ask<ToldJournal>("journal");
      setEntries(told.entries);
      setTitles(told.titles);
      setOlder(told.older);
      setRefused("");
    } catch (error) {
      setRefused(refusalOf(error));
    }
  }, []);
  useEffect(() => {
    void look();
    // So nobody has to press anything after the desk was started again.
    addEventListener("focus", look);
    return () => removeEventListener("focus", look);
  }, [look]);
  const titleOf = (file: string) => pages.find((page) => page.file === file)?.title ?? titles[file] ?? file;
  const back = async (entry: Entry, file: string) => {
    const hash = stateToTake(entry, file, entries ?? []);
    if (!hash) return;
    const { kept } = await takeBack(file, hash);
    say(
      entry.file
        ? restoredWords(titleOf(file), entry, kept)
        : `“${titleOf(file)}” lại nằm trên bàn, như trước khi gỡ. Đưa lên mạng thì khách thấy lại.`,
    );
    await Promise.all([look(), refresh()]);
  };
  // The newest entry is shown at first: what was done last is what people come to look at.
  const chosen = entries?.find((entry) => picked && isSameLine(entry, picked)) ?? entries?.[0] ?? null;
  // On a phone the chosen entry stands below the whole list.
  useEffect(() => {
    if (picked) detail.current?.scrollIntoView({ block: "nearest" });
  }, [picked]);
  const days = Map.groupBy(entries ?? [], ({ at }) => dayWords(at));
  return (
    <>
      <Bar title="Nhật ký" />
      <main className="page">
        <RefusalNote>{refused}</RefusalNote>
        {refused && (
          <button type="button" className="btn" onClick={() => void look()}>
            Thử lại
          </button>
        )}
        {entries?.length === 0 && (
          <div className="empty">
            <h2>Chưa có gì</h2>
            <p>Mỗi lần lưu và mỗi lần đưa lên mạng nằm ở đây, lúc nào cũng lấy lại được.</p>
          </div>
        )}
        <div className="hist-cols">
          <div ref={list}>
            {[...days].map(([day, its]) => (
              <section key={day}>
                <h2 className="day">{day}</h2>
                <ul>
                  {its.map((entry) => (
                    <li key={entry.at + entry.what + (entry.file ?? "")}>
                      <button
                        type="button"
                        className={`ev${entry.pages ? " pub" : ""}`}
                        aria-current={entry === chosen}
                        onClick={({ detail: presses }) => {
                          setPicked(entry);
                          // Opened by a key: the focus goes to the details, because their buttons stand behind all other lines.
                          if (presses === 0) detail.current?.focus();
                        }}
                      >
                        <span className="at num">{hourOf(entry.at)}</span>
                        <span className="t">
                          <b>
                            {entry.file
                              ? titleOf(entry.file)
                              : [whatHappened(entry), ...countWords(chosenAmong(entry).length)].join(", ")}
                          </b>
                          <small>
                            {entry.pages
                              ? chosenAmong(entry)
                                  .map(({ file }) => titleOf(file))
                                  .join(", ")
                              : whatHappened(entry)}
                          </small>
                        </span>
                      </button>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
            {older > 0 && (
              <p className="hint muted after">
                Còn {formatNumber(older)} lần cũ hơn, vẫn cất trong máy. Mở trang cần tìm, bấm “Nhật ký trang này” là
                thấy các lần của riêng trang ấy.
              </p>
            )}
          </div>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: Esc leads from the details back to their line */}
          <div
            ref={detail}
            className="hist-at"
            tabIndex={-1}
            onKeyDown={({ key }) => {
              if (key === "Escape") list.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus();
            }}
          >
            {chosen && (
              <Chosen
                entry={chosen}
                takes={filesToTake(chosen, entries ?? [], pages)}
                titleOf={titleOf}
                back={back}
                screen={screenFor(chosen, pages)}
              />
            )}
          </div>
        </div>
      </main>
    </>
  );
}

const countWords = (pages: number) => (pages > 0 ? [`${pages} trang`] : []);

function screenFor(entry: Entry, pages: { file: string; kind: string }[]): string | null {
  const page = pages.find(({ file }) => file === entry.file);
  return page ? screenOf(page) : null;
}

/** @returns the files of the pages that an entry can bring back: its own page, or the pages that it took off the site */
function filesToTake(entry: Entry, all: readonly Entry[], pages: { file: string }[]): string[] {
  if (!entry.file) return takenOff(entry, (file) => pages.some((page) => page.file === file));
  return stateToTake(entry, entry.file, all) ? [entry.file] : [];
}

function Chosen({
  entry,
  takes,
  titleOf,
  back,
  screen,
}: {
  entry: Entry;
  takes: string[];
  titleOf: (file: string) => string;
  back: (entry: Entry, file: string) => Promise<void>;
  screen: string | null;
}) {
  return (
    <section className="card ev-card" aria-label="Lần này đổi gì">
      <div className="card-head">
        <h2>
          {whatHappened(entry)}, {whenWords(entry.at)}
        </h2>
      </div>
      <div className="pad stack-s">
        {entry.pages
          ? entry.pages.map(({ file }) => (
              <PagePublished key={file} entry={entry} file={file} title={titleAmong(entry, file, titleOf(file))} />
            ))
          : entry.file && <EntryChange entry={entry} file={entry.file} />}
        <div className="acts">
          {takes.map((file) => (
            <button key={file} type="button" className="btn small main-act" onClick={() => void back(entry, file)}>
              {file === entry.file ? takeWords(entry) : `Lấy lại “${titleOf(file)}”`}
            </button>
          ))}
          {screen && (
            <Link className="btn small" to={screen}>
              Mở trang
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}

/** One of the pages of a publication; what was changed on the page is asked for once it is opened. */
function PagePublished({ entry, file, title }: { entry: Entry; file: string; title: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {open && <EntryChange entry={entry} file={file} />}
    </details>
  );
}
