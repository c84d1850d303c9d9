/** What every screen knows: all pages with their states, and the choices that forms offer. Read again whenever the window gets the focus, and on a new day. */
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { hanoiDay } from "../../contract/time-zone.ts";
import type { Summary } from "../drafts/pages.ts";
import type { WindowStock } from "../drafts/stock.ts";
import { AGAIN, ask, awaited, DESK_IS_LATE, refusalOf } from "./client.ts";
import { RefusalNote } from "./parts/refusal.tsx";
import "./pages.css";

/** Milliseconds between two looks at the clock. */
const EVERY_MINUTE = 60_000;

interface Pages {
  pages: Summary[];
  stock: WindowStock;
  /** Reads everything again; the promise resolves when the answer is there, or the desk has refused. */
  refresh: () => Promise<void>;
  /** What the desk has just said of one page is true of the lists at once; the reading that follows brings the same, a moment later. */
  hear: (page: Summary) => void;
}

const Known = createContext<Pages | null>(null);

/** @throws outside of {@link PagesProvider} */
export function usePages(): Pages {
  const known = useContext(Known);
  if (!known) throw new Error("usePages works inside PagesProvider only.");
  return known;
}

export function PagesProvider({ children }: { children: ReactNode }) {
  const [read, setRead] = useState<Pick<Pages, "pages" | "stock"> | null>(null);
  const [refused, setRefused] = useState("");
  const turns = useRef({ asked: 0, shown: 0, open: 0 });
  /** The page that was heard of last, and the last question before: an answer to that one, or to one before it, knows less. */
  const heard = useRef<{ page: Summary; after: number } | null>(null);
  const refresh = useCallback(async () => {
    const turn = ++turns.current.asked;
    turns.current.open++;
    try {
      const late = () => turn > turns.current.shown && setRefused(DESK_IS_LATE);
      const answer = await awaited(ask<Pick<Pages, "pages" | "stock">>("pages"), late);
      if (turn < turns.current.shown) return; // overtaken by an answer that was asked for later
      turns.current.shown = turn;
      const told = heard.current;
      setRead(told && turn <= told.after ? { ...answer, pages: withPage(answer.pages, told.page) } : answer);
      setRefused("");
    } catch (error) {
      setRefused(refusalOf(error));
    } finally {
      turns.current.open--;
    }
  }, []);
  const hear = useCallback((page: Summary) => {
    heard.current = { page, after: turns.current.asked };
    setRead((now) => now && { ...now, pages: withPage(now.pages, page) });
  }, []);
  useEffect(() => {
    const look = () => void refresh();
    look();
    addEventListener("focus", look);
    // A window that stays open over night has the focus all the time: its "hôm nay" would be yesterday.
    let day = hanoiDay(Date.now());
    const watch = setInterval(() => {
      const now = hanoiDay(Date.now());
      if (now !== day) look();
      day = now;
    }, EVERY_MINUTE);
    return () => {
      removeEventListener("focus", look);
      clearInterval(watch);
    };
  }, [refresh]);
  // The desk is asked again by itself, so that the note goes when it is no longer true: nobody has to leave the window and come back.
  useEffect(() => {
    if (refused === "") return;
    // A desk that is late is not asked again: its answer comes by itself, or breaks off.
    const asking = setInterval(() => turns.current.open === 0 && void refresh(), AGAIN);
    return () => clearInterval(asking);
  }, [refused, refresh]);
  const known = useMemo(() => read && { ...read, refresh, hear }, [read, refresh, hear]);
  if (!known) {
    return (
      <main className="empty">
        <h1>{refused ? "Bàn làm việc chưa mở được" : "Đang mở bàn làm việc…"}</h1>
        {refused && <p role="alert">{refused}</p>}
        {refused && (
          <button type="button" className="btn" onClick={() => void refresh()}>
            Thử lại
          </button>
        )}
      </main>
    );
  }
  return (
    <Known value={known}>
      <div className="refused">
        <RefusalNote>{refused}</RefusalNote>
      </div>
      {children}
    </Known>
  );
}

/** A page that is not listed yet comes with the next reading, which knows its place. */
const withPage = (pages: Summary[], anew: Summary) => pages.map((page) => (page.file === anew.file ? anew : page));
