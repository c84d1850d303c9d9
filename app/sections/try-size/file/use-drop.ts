/** Choosing a file by dropping it: one more way beside the input, which every visitor can use. */
import { type DragEvent, useState } from "react";
import { type Handed, handedFirst } from "./handed.ts";

/**
 * @param take called with the first file that was dropped
 * @returns attributes of the element it is dropped on; `data-over` is set while something is dragged over it
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
