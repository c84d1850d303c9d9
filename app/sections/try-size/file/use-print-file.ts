/** The visitor's file while it lies on the screen: read, judged and drawn in the browser, given up when another one comes. */
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { PrintFile } from "../../../print-file/facts.ts";
import type { Trade } from "../../../try-size/trades.ts";
import type { ChosenFile } from "./chosen-file.ts";
import type { Handed } from "./handed.ts";
import type { Sample } from "./samples.ts";

const NONE: ChosenFile = { state: "none" };
const FOLDER: PrintFile = { format: "none", readable: "no", trouble: "folder", facts: {} };

/** The file, and the ways to take one or give it up. */
export interface PrintFileChoice {
  chosen: ChosenFile;
  /** @param handed how it came, where it was dropped or pasted */
  take: (file: File, handed?: Handed) => void;
  takeSample: (trade: Trade, sample: Sample) => void;
  giveUp: () => void;
}

/** The file that lay there when the screen was left: who comes back by a link or by Back finds it, as they find the rest of the ticket. */
let left: { file: File; handed: Handed | undefined } | undefined;

/** One file at a time: what is under way ends when another comes, or the screen is left. */
export function usePrintFile(): PrintFileChoice {
  const [chosen, setChosen] = useState<ChosenFile>(NONE);
  const reading = useRef<AbortController>(null);
  const bitmap = useRef<ImageBitmap>(null);

  /** Ends what is under way and frees what is held: one picture at a time. */
  function begin(): AbortSignal {
    reading.current?.abort();
    bitmap.current?.close();
    bitmap.current = null;
    reading.current = new AbortController();
    return reading.current.signal;
  }
  const comeBack = useEffectEvent(() => {
    if (left) void take(left.file, left.handed);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what ends touches nothing but refs
  useEffect(() => {
    comeBack();
    return () => void begin();
  }, []);

  async function take(file: File, handed?: Handed) {
    const signal = begin();
    left = { file, handed };
    const named = { name: file.name.normalize("NFC"), bytes: file.size, count: handed?.count ?? 1 };
    setChosen({ state: "reading", ...named });
    try {
      const { checkFile } = await import("../../../print-file/check-file.ts");
      const found = handed?.isFolder ? FOLDER : await checkFile(file, signal);
      const { showFile } = await import("./show-file.ts");
      const { picture, say } = await showFile(named.name, file, found);
      if (signal.aborted) return picture?.bitmap?.close();
      bitmap.current = picture?.bitmap ?? null;
      setChosen({ state: "read", ...named, found, say, ...(picture && { picture }) });
    } catch {
      if (signal.aborted) return;
      setChosen({ state: "lost", ...named });
      // WebKit gives up what a page was asking for as soon as a link leads out of it.
      addEventListener("pageshow", () => take(file, handed), { once: true, signal });
    }
  }

  function takeSample({ name }: Trade, sample: Sample) {
    begin();
    left = undefined;
    const picture = { ...sample, detail: { u: 0.5, v: 0.5 } };
    setChosen({ state: "sample", name: `Mẫu ${name.toLowerCase()}`, picture });
  }

  function giveUp() {
    begin();
    left = undefined;
    setChosen(NONE);
  }

  return { chosen, take, takeSample, giveUp };
}
