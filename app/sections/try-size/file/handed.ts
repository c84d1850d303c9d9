/** A file that is dropped or pasted, with what the visitor should be told about it: that stands in the event, and is gone with it. */
import { isTypedIn } from "../../../ui/window/typed-in.ts";

/** The file that is taken, and how it came. */
export interface Handed {
  file: File;
  /** Whether it is a folder, which a browser hands over as a file that cannot be read. */
  isFolder: boolean;
  /** How many files came at once; the first one is taken. */
  count: number;
}

/** @returns undefined where no file is among what was dropped or pasted */
export function handedFirst(data: DataTransfer | null): Handed | undefined {
  const [file] = data?.files ?? [];
  if (!data || !file) return undefined;
  const item = [...data.items].find(({ kind }) => kind === "file");
  return { file, isFolder: item?.webkitGetAsEntry?.()?.isDirectory ?? false, count: data.files.length };
}

/** @returns the pasted file; undefined where text is pasted into a field, because office programs add a picture of the text */
export function pastedFirst({ clipboardData, target }: ClipboardEvent): Handed | undefined {
  const isText = isTypedIn(target) && clipboardData?.types.includes("text/plain");
  return isText ? undefined : handedFirst(clipboardData);
}
