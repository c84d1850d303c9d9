/** A file that is dropped or pasted: what the visitor should be told of it stands beside it, and is gone with the event. */
import { isTypedIn } from "../../../ui/window/typed-in.ts";

/** The file that is taken, and what there is to say of how it came. */
export interface Handed {
  file: File;
  /** A browser hands over a folder as a file that cannot be read. */
  isFolder: boolean;
  /** How many came at once; the first one is taken. */
  count: number;
}

/** @returns undefined where no file is among what was dropped or pasted */
export function handedFirst(data: DataTransfer | null): Handed | undefined {
  const [file] = data?.files ?? [];
  if (!data || !file) return undefined;
  const item = [...data.items].find(({ kind }) => kind === "file");
  return { file, isFolder: item?.webkitGetAsEntry?.()?.isDirectory ?? false, count: data.files.length };
}

/** @returns what is pasted; undefined where text goes into a field: office programs hand over a picture of it as well */
export function pastedFirst({ clipboardData, target }: ClipboardEvent): Handed | undefined {
  const isText = isTypedIn(target) && clipboardData?.types.includes("text/plain");
  return isText ? undefined : handedFirst(clipboardData);
}
