/** The visitor's file while it lies on the screen: read, judged and drawn in the browser, given up when another one comes. */
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { PrintFile } from "../../../print-file/facts.ts";
import type { ChosenFile } from "./chosen-file.ts";
import type { Handed } from "./handed.ts";
import type { Sample } from "./samples.ts";

const NONE: ChosenFile = { state: "none" };
const FOLDER: PrintFile = { format: "none", readable: "no", trouble: "folder", facts: {} };

/** The file, and the ways to take one or give it up. */
export interface PrintFileChoice {
  chosen: ChosenFile;
  /** @param handed how the file came, if it was dropped or pasted */
  take: (file: File, handed?: Handed) => void;
  takeSample: (sample: Sample) => void;
  giveUp: () => void;
}

/** The file that was chosen when the visitor left the screen: coming back by a link or by Back they find it again, like the rest of the ticket. */
let left: { file: File; handed: Handed | undefined; read?: ChosenFile } | undefined;

/** One file at a time: reading it stops when another file comes, or the visitor leaves the screen. */
export function usePrintFile(): PrintFileChoice {
  // What was read of the file stands there at once, before it is read again: the place to which Back scrolls lies below it.
  const [chosen, setChosen] = useState<ChosenFile>(() => left?.read ?? NONE);
  const reading = useRef<AbortController>(null);
  const bitmap = useRef<ImageBitmap>(null);

  /** Stops the reading under way and frees the picture's memory: one picture at a time. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clean-up touches nothing but refs
  useEffect(() => {
    comeBack();
    return () => void begin();
  }, []);

  async function take(file: File, handed?: Handed) {
    const signal = begin();
    const named = { name: file.name.normalize("NFC"), bytes: file.size, count: handed?.count ?? 1 };
    if (left?.file !== file || !left.read) {
      left = { file, handed };
      setChosen({ state: "reading", ...named });
    }
    try {
      const { checkFile } = await import("../../../print-file/check-file.ts");
      const found = handed?.isFolder ? FOLDER : await checkFile(file, signal);
      const { showFile } = await import("./show-file.ts");
      const { picture, say } = await showFile(named.name, file, found);
      if (signal.aborted) return picture?.bitmap?.close();
      bitmap.current = picture?.bitmap ?? null;
      const read: ChosenFile = { state: "read", ...named, found, say };
      left = { file, handed, read }; // without the picture, whose memory is freed
      setChosen(picture ? { ...read, picture } : read);
    } catch {
      if (signal.aborted) return;
      setChosen({ state: "lost", ...named });
      // WebKit drops a page's requests as soon as a link leads out of it: once the page is back, the file is read again.
      addEventListener("pageshow", () => take(file, handed), { once: true, signal });
    }
  }

  function takeSample(sample: Sample) {
    begin();
    left = undefined;
    setChosen({ state: "sample", picture: { ...sample, detail: { u: 0.5, v: 0.5 } } });
  }

  function giveUp() {
    begin();
    left = undefined;
    setChosen(NONE);
  }

  return { chosen, take, takeSample, giveUp };
}
