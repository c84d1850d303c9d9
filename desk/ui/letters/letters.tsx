/** What every screen knows of the letters. They are asked for again when the window gets the focus, and every half minute while it is visible. */
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import type { DeskLetter, Inbox } from "../../letters/inbox.ts";
import type { Typed } from "../../letters/letter-words.ts";
import type { Standing, StandingChange } from "../../letters/standing.ts";
import { ask, refusalOf } from "../client.ts";
import { useToast } from "../parts/toasts.tsx";
import { boxOfBrowser, type Place } from "./kept-letter-words.ts";
import { type LetterWriter, letterWriter } from "./letter-writer.ts";

/** Milliseconds. */
const ASK_EVERY = 30_000;

/** What is chosen about a letter, not typed. */
export type Choice = Pick<StandingChange, "step" | "junk">;

/** @param place where the letter lay when the window saw it: no other store can tell that it is gone */
const tellDesk = async (id: string, place: string | undefined, change: StandingChange): Promise<Standing> => {
  const body = { ...change, place };
  return (await ask<{ standing: Standing }>(`letters/${id}`, { method: "PUT", body, keepalive: true })).standing;
};

interface Chosen {
  id: string;
  choice: Choice;
}

/** @returns the inbox with another standing of one letter; all other letters stay the same objects, so that they are not drawn anew */
function standingIn(inbox: Inbox, id: string, next: (now: Standing) => Standing): Inbox {
  const dressed = (letter: DeskLetter): DeskLetter => {
    if (letter.id !== id) return letter;
    const standing = next(letter.standing);
    return { ...letter, standing, junk: standing.junk ?? letter.suspicion !== "" };
  };
  return { ...inbox, letters: inbox.letters.map(dressed) };
}

interface Known {
  /** Null until the desk has answered once. */
  inbox: Inbox | null;
  refresh: () => Promise<void>;
  /** Takes the inbox with which the desk answered an action. */
  take: (inbox: Inbox) => void;
  /** Keeps what the shop chose for a letter, and shows it at once; resolves when it is on the disk. If the desk refuses, it is shown no more. @throws DeskError */
  change: (id: string, choice: Choice) => Promise<void>;
  /** Keeps what is typed about letters. */
  writer: LetterWriter;
}

const Letters = createContext<Known | null>(null);

/** @throws outside of {@link LettersProvider} */
export function useLetters(): Known {
  const known = useContext(Letters);
  if (!known) throw new Error("useLetters works inside LettersProvider only.");
  return known;
}

export function LettersProvider({ children }: { children: ReactNode }) {
  const [told, setInbox] = useState<Inbox | null>(null);
  /** Chosen in this window and not yet answered by the desk, in the order of choosing. */
  const [underway, setUnderway] = useState<readonly Chosen[]>([]);
  /** Number of the desk's answers to actions in this window: a list that was asked for before such an answer is older than the answer. */
  const answers = useRef(0);
  const refresh = useCallback(async () => {
    try {
      let newest: Inbox;
      let before: number;
      do {
        before = answers.current;
        newest = await ask("letters");
      } while (before !== answers.current);
      setInbox(newest);
    } catch (error) {
      const away = refusalOf(error);
      setInbox((last) => ({ letters: [], place: "", answeredAt: null, ...last, away }));
    }
  }, []);
  const stand = useCallback((id: string, standing: Standing) => {
    answers.current++;
    setInbox((last) => last && standingIn(last, id, () => standing));
  }, []);
  const say = useToast();
  const leave = useCallback(
    (id: string) => {
      answers.current++;
      setInbox((last) => last && { ...last, letters: last.letters.filter((letter) => letter.id !== id) });
      say("Thư này vừa được xóa ở cửa sổ khác. Chữ vừa gõ về thư ấy cũng không được giữ.");
    },
    [say],
  );
  const take = useCallback((newest: Inbox) => {
    answers.current++;
    setInbox(newest);
  }, []);
  const [writer] = useState(() =>
    letterWriter({
      box: boxOfBrowser(),
      window: crypto.randomUUID(),
      send: ({ id, field, store }: Place, typed: Typed) => tellDesk(id, store, { [field]: typed }),
      answered: stand,
      gone: leave,
    }),
  );
  useEffect(() => {
    const look = () => {
      writer.flush();
      if (document.visibilityState === "visible") void refresh();
    };
    look();
    const timer = setInterval(look, ASK_EVERY);
    const moments = ["focus", "online"] as const;
    for (const moment of moments) addEventListener(moment, look);
    addEventListener("pagehide", writer.flush);
    return () => {
      clearInterval(timer);
      for (const moment of moments) removeEventListener(moment, look);
      removeEventListener("pagehide", writer.flush);
    };
  }, [refresh, writer]);
  const place = told?.place;
  const change = useCallback(
    async (id: string, choice: Choice) => {
      const chosen = { id, choice };
      setUnderway((all) => [...all, chosen]);
      try {
        stand(id, await tellDesk(id, place, choice));
      } finally {
        setUnderway((all) => all.filter((one) => one !== chosen));
      }
    },
    [stand, place],
  );
  // A choice shows at once: an answer that comes a second later would move the list and the letter under the next press.
  const inbox = useMemo(
    () => told && underway.reduce((all, { id, choice }) => standingIn(all, id, (now) => ({ ...now, ...choice })), told),
    [told, underway],
  );
  const known = useMemo(() => ({ inbox, refresh, take, change, writer }), [inbox, refresh, take, change, writer]);
  return <Letters value={known}>{children}</Letters>;
}
