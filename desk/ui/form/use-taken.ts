/** Files that are brought for a place of a page: each is handed to the desk, one alone is cut at once, and of several the owner chooses. */
import { useState } from "react";
import type { PictureInHand } from "../../pictures/take-in.ts";
import { refusalOf } from "../client.ts";
import { sendPicture } from "../pictures/send-picture.ts";

/** What has come, and what became of it. */
export interface Taken {
  /** Hands files to the desk, in their order; what cannot be taken is told in `refused`, and the others come all the same. */
  take: (files: readonly File[]) => Promise<void>;
  /** Pictures that have come by another way, to choose from. */
  lay: (pictures: readonly PictureInHand[]) => void;
  /** One is used: the others are chosen from again. @returns how many they are */
  done: (picture: PictureInHand) => number;
  /** The one that is being cut. */
  cutting: PictureInHand | null;
  cut: (picture: PictureInHand | null) => void;
  /** Those to choose from. */
  waiting: readonly PictureInHand[];
  /** Of a file that is under way; else empty. */
  opening: string;
  refused: string;
  refuse: (sentence: string) => void;
}

export function useTaken(): Taken {
  const [cutting, cut] = useState<PictureInHand | null>(null);
  const [waiting, setWaiting] = useState<readonly PictureInHand[]>([]);
  const [opening, setOpening] = useState("");
  const [refused, refuse] = useState("");
  const lay = (pictures: readonly PictureInHand[]) => setWaiting((before) => [...before, ...pictures]);
  const take = async (files: readonly File[]) => {
    refuse("");
    const taken: PictureInHand[] = [];
    const sentences: string[] = [];
    for (const file of files) {
      setOpening(file.name);
      try {
        taken.push(await sendPicture(file));
      } catch (error) {
        sentences.push(files.length > 1 ? `${file.name}: ${refusalOf(error)}` : refusalOf(error));
      }
    }
    setOpening("");
    refuse(sentences.join(" "));
    if (files.length > 1) lay(taken);
    else if (taken[0]) cut(taken[0]);
  };
  const done = (picture: PictureInHand) => {
    const left = waiting.filter(({ id }) => id !== picture.id);
    setWaiting(left);
    cut(null);
    return left.length;
  };
  return { take, lay, done, cutting, cut, waiting, opening, refused, refuse };
}
