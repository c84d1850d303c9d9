/** A file that is dropped: one more way to choose it, beside the input, which is for all. */
import { type DragEvent, useState } from "react";
import { type Handed, handedFirst } from "./handed.ts";

/**
 * @param take is given the first of what was dropped, if that is a file
 * @returns attributes of the element it is dropped on; `data-over` stands while one is held above it
 */
export function useDrop(take: (file: File, handed: Handed) => void) {
  const [over, setOver] = useState(false);
  return {
    "data-over": over || undefined,
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      const dropped = handedFirst(event.dataTransfer);
      if (dropped) take(dropped.file, dropped);
    },
  };
}
