import { type RefObject, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { DeskLetter } from "../../letters/inbox.ts";

/**
 * Where the focus goes when the letter that has it is deleted: to the letter that takes its place in the list, otherwise to the list.
 *
 * @param shown the list @param open id of the letter that is read
 * @returns a ref for the list's element, and the function to call with the ids of the deleted letters
 */
export function useFocusOfNext(
  shown: readonly DeskLetter[],
  open: string | undefined,
): { list: RefObject<HTMLElement | null>; forgotten: (gone: string[]) => void } {
  const navigate = useNavigate();
  const list = useRef<HTMLElement>(null);
  /** Id of the letter that takes the place; empty where no letter is left, null while none was deleted. */
  const [next, setNext] = useState<string | null>(null);
  useEffect(() => {
    if (next === null || open) return;
    const link = next && list.current?.querySelector<HTMLElement>(`a[href$="/${next}"]`);
    (link || list.current)?.focus();
    setNext(null);
  }, [next, open]);
  const forgotten = (gone: string[]) => {
    const left = shown.filter(({ id }) => id === open || !gone.includes(id));
    const at = left.findIndex(({ id }) => id === open);
    setNext((left[at + 1] ?? left[at - 1])?.id ?? "");
    navigate("/thu-khach");
  };
  return { list, forgotten };
}
