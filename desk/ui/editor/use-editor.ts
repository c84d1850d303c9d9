/** The editor in a component: opened, listened to, closed. */
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import type { Drawing } from "../../drafts/stock.ts";
import { caretTo, listenForPictures } from "./brought-pictures.ts";
import { type DeskEditor, openEditor, UnheldText } from "./open-editor.ts";
import type { Told } from "./typing.ts";

interface Opening extends Omit<Told, "label"> {
  editor: RefObject<DeskEditor | null>;
  /** The text and the drawings at first: later ones come in by a new `key` of the component. */
  first: { markdown: string; drawings: readonly Drawing[] };
  /** Called with a line of the text, from 1, when the editor cannot hold the block there. */
  unheld: (line: number) => void;
}

/**
 * Opens the editor in a box, fills `editor` with it, and closes it with the component. If the address names words, which were searched for elsewhere on
 * the desk, they are selected in the text, each time that they are chosen there.
 *
 * @returns whether the editor is open
 */
export function useEditorIn(box: RefObject<HTMLDivElement | null>, { editor, first, ...told }: Opening): boolean {
  const [{ markdown, drawings }] = useState(first);
  const [ready, setReady] = useState(false);
  const changed = useEffectEvent(told.changed);
  const unheld = useEffectEvent(told.unheld);
  const slash = useEffectEvent(told.slash);
  const picturesLeft = useEffectEvent(told.picturesLeft);
  useEffect(() => {
    let wanted = true;
    const root = box.current;
    if (!root) return;
    openEditor({
      root,
      markdown,
      drawings,
      label: "Nội dung",
      changed: () => changed(),
      slash: (place) => slash(place),
      picturesLeft: (count) => picturesLeft(count),
    }).then(
      (made) => {
        if (!wanted) return made.close();
        editor.current = made;
        setReady(true);
      },
      (error: unknown) => {
        if (!(error instanceof UnheldText)) throw error;
        if (wanted) unheld(error.line);
      },
    );
    return () => {
      wanted = false;
      editor.current?.close();
      editor.current = null;
    };
  }, [box, editor, markdown, drawings]);
  const address = useLocation();
  useEffect(() => {
    const wanted = new URLSearchParams(address.hash.slice(1));
    const words = wanted.get("chu");
    if (ready && words) editor.current?.show(words, wanted.get("trong") ?? "");
  }, [ready, address, editor]);
  return ready;
}

/**
 * Pictures that are pasted or dropped into the text.
 *
 * @param box null while the editor is not open
 * @param came called with the number of pictures that came at once
 * @returns the pictures that wait for their dialog, and a function that goes on to the next one
 */
export function useBroughtPictures(
  box: RefObject<HTMLDivElement | null> | null,
  editor: RefObject<DeskEditor | null>,
  came: (count: number) => void,
): [brought: File[], next: () => void] {
  const [brought, setBrought] = useState<File[]>([]);
  const tellCame = useEffectEvent(came);
  useEffect(() => {
    const view = editor.current?.view;
    if (!box?.current || !view) return;
    return listenForPictures(box.current, view, (files, at) => {
      caretTo(view, at);
      setBrought(files);
      tellCame(files.length);
    });
  }, [box, editor]);
  return [brought, () => setBrought(([, ...others]) => others)];
}
