/** What the window does to a page by itself: it opens it, looks after it when one comes back, and leaves nothing behind unsent. */
import { useEffect } from "react";
import type { OpenPage } from "../../drafts/routes.ts";
import { ask, ofFile } from "../client.ts";
import { type Hand, nextOf } from "./hand.ts";
import { forgetAnswered, keepWords } from "./kept-words.ts";

interface Acts {
  reopen: () => Promise<void>;
  save: (certain: boolean) => Promise<void>;
  /** The lists come anew. */
  refresh: () => Promise<void>;
}

/** All of `acts` stay the same as long as the page does. */
export function useComingAndGoing(file: string, hand: Hand, { reopen, save, refresh }: Acts): void {
  useEffect(() => {
    hand.open = true;
    void reopen();
    const leave = async () => {
      // "certain": saved by hand, and the answer to the save before is still on its way.
      if (!(hand.dirty || hand.certain) || !hand.page) return;
      const last = nextOf(hand, hand.page.revision);
      keepWords(file, last);
      // The window may be gone before the answer comes; the desk gets it all the same.
      await ask(`page?${ofFile(file)}`, { method: "PUT", body: { ...last, certain: true }, keepalive: true }).then(
        () => forgetAnswered(file, last.by),
        () => {}, // they go on when the page is opened next
      );
    };
    const look = async () => {
      if (!hand.page) return reopen();
      if (hand.dirty || hand.busy) return;
      const now = await ask<OpenPage>(`page?${ofFile(file)}`).catch(() => null);
      if (now && hand.open && !hand.dirty && now.revision !== hand.page.revision) await reopen();
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
      // The screen that comes next tells of the page as it was left, however long the picture of it still takes.
      void leave().then(refresh);
      clearTimeout(hand.timer);
      removeEventListener("pagehide", leave);
      removeEventListener("focus", look);
      removeEventListener("online", look);
      removeEventListener("keydown", press);
    };
  }, [file, hand, reopen, save, refresh]);
}
