/** What every screen knows of the letters. Asked for anew when the window gets the focus, and every half minute while it is looked at. */
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import type { DeskLetter, Inbox } from "../../letters/inbox.ts";
import type { Standing } from "../../letters/standing.ts";
import { ask, refusalOf } from "../client.ts";

/** Milliseconds. */
const ASK_EVERY = 30_000;

interface Known {
  /** Null until the desk has answered once. */
  inbox: Inbox | null;
  refresh: () => Promise<void>;
  /** What the desk answered to something that was done. */
  take: (inbox: Inbox) => void;
  /** Keeps what the shop knows of a letter; resolves when it is on the disk. @throws refusalOf */
  change: (id: string, change: Partial<Standing>) => Promise<void>;
}

const Letters = createContext<Known | null>(null);

/** @throws outside of {@link LettersProvider} */
export function useLetters(): Known {
  const known = useContext(Letters);
  if (!known) throw new Error("useLetters works inside LettersProvider only.");
  return known;
}

export function LettersProvider({ children }: { children: ReactNode }) {
  const [inbox, setInbox] = useState<Inbox | null>(null);
  const refresh = useCallback(async () => {
    try {
      setInbox(await ask("letters"));
    } catch (error) {
      const away = refusalOf(error);
      setInbox((last) => ({ letters: [], place: "", answeredAt: null, ...last, away }));
    }
  }, []);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void refresh();
    };
    look();
    const timer = setInterval(look, ASK_EVERY);
    addEventListener("focus", look);
    return () => {
      clearInterval(timer);
      removeEventListener("focus", look);
    };
  }, [refresh]);
  const change = useCallback(async (id: string, changed: Partial<Standing>) => {
    const { standing } = await ask<{ standing: Standing }>(`letters/${id}`, {
      method: "PUT",
      body: changed,
      keepalive: true,
    });
    const stand = (letter: DeskLetter): DeskLetter =>
      letter.id === id ? { ...letter, standing, junk: standing.junk ?? letter.suspicion !== "" } : letter;
    setInbox((last) => last && { ...last, letters: last.letters.map(stand) });
  }, []);
  const known = useMemo(() => ({ inbox, refresh, take: setInbox, change }), [inbox, refresh, change]);
  return <Letters value={known}>{children}</Letters>;
}
