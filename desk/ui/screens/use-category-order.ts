/** The order of the categories while it is changed: a key pressed again before the desk has answered goes on from the order that the last key made. */
import { useRef, useState } from "react";
import { byOrder } from "../../documents/category-order.ts";
import type { Summary } from "../../drafts/pages.ts";
import { ask } from "../client.ts";
import { usePages } from "../pages.tsx";
import { useToast } from "../parts/toasts.tsx";

/** Files of categories, in the order in which they are to stand. */
type Order = readonly string[];

/** An order, and the step that led to it. */
interface Step {
  files: Order;
  moved: Summary;
  by: -1 | 1;
}

/** The desk's answer to an order: pages that were being written and lie in the tray now, and all pages that lie there. */
interface Saved {
  written: string[];
  waiting: string[];
}

export function useCategoryOrder() {
  const { pages, refresh } = usePages();
  const say = useToast();
  const [order, setOrder] = useState<Order | null>(null);
  /** The newest step; null where nothing is on its way to the desk. */
  const wanted = useRef<Step | null>(null);
  const categories = pages.filter(({ kind }) => kind === "categories").sort(byOrder);
  const all = order ? categories.sort((a, b) => order.indexOf(a.file) - order.indexOf(b.file)) : categories;
  // A category that has left the site has no place among those that are on it.
  const gone = all.filter(({ fields, seen }) => fields.retired && !seen);
  const shown = all.filter((page) => !gone.includes(page));

  /**
   * Saves one order at a time, the newest last; resolves when the lists show it.
   *
   * @returns the last step, the pages that lie in the tray after it, and those that were being written before
   */
  const save = async (step: Step): Promise<Saved & { step: Step }> => {
    const { written, waiting } = await ask<Saved>("order", { method: "PUT", body: { files: step.files } });
    if (step === wanted.current) await refresh();
    if (!wanted.current || step === wanted.current) return { step, written, waiting };
    const later = await save(wanted.current);
    return { ...later, written: [...written, ...later.written] };
  };

  const move = async (moved: Summary, by: -1 | 1): Promise<void> => {
    const before = wanted.current;
    const files = before?.files ?? all.map(({ file }) => file);
    const standing = files.filter((file) => shown.some((page) => page.file === file));
    const neighbour = standing[standing.indexOf(moved.file) + by];
    if (!neighbour) return;
    // A category that has left the site keeps its place: otherwise all categories behind it would change theirs, and wait in the tray.
    const next = files.map((file) => (file === moved.file ? neighbour : file === neighbour ? moved.file : file));
    const own: Step = { files: next, moved, by };
    wanted.current = own;
    setOrder(next);
    if (before) return;
    try {
      const { step, written, waiting } = await save(own);
      const now = waiting.includes(step.moved.file) ? "chờ trong khay" : "lại đúng chỗ như trên mạng";
      const done = `${step.moved.title} chuyển ${step.by < 0 ? "lên" : "xuống"}, ${now}.`;
      const titles = all.filter(({ file }) => written.includes(file)).map(({ title }) => title);
      say(
        titles.length > 0
          ? `${done} Chữ đang viết dở ở ${titles.join(", ")} cũng vào khay: xem lại rồi hãy đưa lên.`
          : done,
      );
    } finally {
      wanted.current = null;
      setOrder(null);
    }
  };
  return { shown, gone, move };
}
