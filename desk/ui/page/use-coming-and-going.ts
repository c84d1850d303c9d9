/** What the window does with a page by itself: it opens the page, looks for changes when the owner comes back, and leaves nothing behind unsent. */
import { useEffect } from "react";
import type { OpenPage } from "../../drafts/routes.ts";
import { ask, ofFile } from "../client.ts";
import { type Hand, nextOf } from "./hand.ts";
import { forgetAnswered, keepWords } from "./kept-words.ts";

interface Acts {
  reopen: () => Promise<void>;
  save: (certain: boolean) => Promise<unknown>;
  /** Takes what the desk says about the page now; its words are those in the form. */
  hear: (page: OpenPage) => void;
  /** Reads the lists again. */
  refresh: () => Promise<void>;
}

/** The given functions have to stay the same as long as the page does. */
export function useComingAndGoing(file: string, hand: Hand, { reopen, save, hear, refresh }: Acts): void {
  useEffect(() => {
    hand.open = true;
    void reopen();
    const leave = async () => {
      // `certain`: the owner saved by hand while the answer to the save before was on its way.
      if (!(hand.dirty || hand.certain) || !hand.page) return;
      const last = nextOf(hand, hand.page.revision);
      keepWords(file, last);
      // The window may be gone before the answer comes; with `keepalive` the desk gets the words all the same.
      await ask(`page?${ofFile(file)}`, { method: "PUT", body: { ...last, certain: true }, keepalive: true }).then(
        () => forgetAnswered(file, last.by),
        () => {}, // the kept words are sent when the page is opened next
      );
    };
    const look = async () => {
      if (!hand.page) return reopen();
      if (hand.dirty || hand.onWay) return;
      const now = await ask<OpenPage>(`page?${ofFile(file)}`).catch(() => null);
      if (!now || !hand.open || hand.dirty || hand.onWay) return;
      if (now.revision !== hand.page.revision) await reopen();
      // Published or taken out of the tray in another window: the words are the same, but not the state and what can be done next.
      else if (JSON.stringify(now.summary) !== JSON.stringify(hand.page.summary)) hear(now);
    };
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      void save(true);
    };
    addEventListener("pagehide", leave);
    addEventListener("focus", look);
    addEventListener("online", look);
    addEventListener("keydown", press);
    return () => {
      hand.open = false;
      // The next screen should list the page as it was left, even if its preview still takes long.
      void leave().then(refresh);
      clearTimeout(hand.timer);
      removeEventListener("pagehide", leave);
      removeEventListener("focus", look);
      removeEventListener("online", look);
      removeEventListener("keydown", press);
    };
  }, [file, hand, reopen, save, hear, refresh]);
}
