/** Files that are brought for a place of a page: each is sent to the desk; a single one is cut at once, and of several the owner picks one. */
import { useRef, useState } from "react";
import type { PictureInHand } from "../../pictures/take-in.ts";
import { refusalOf } from "../client.ts";
import { sendPicture } from "../pictures/send-picture.ts";

/** The pictures that have come, and what is done with them. */
export interface Taken {
  /** Sends files to the desk, in their order. `refused` says which of them could not be taken; the others come all the same. */
  take: (files: readonly File[]) => Promise<void>;
  /** Adds pictures that came in another way to those that wait. */
  lay: (pictures: readonly PictureInHand[]) => void;
  /** Call when a picture has been used: the owner picks from the others again. @returns how many are left */
  done: (picture: PictureInHand) => number;
  /** The picture that is being cut. */
  cutting: PictureInHand | null;
  cut: (picture: PictureInHand | null) => void;
  /** The pictures to choose from. */
  waiting: readonly PictureInHand[];
  /** Name of the file that is being sent; otherwise empty. */
  opening: string;
  refused: string;
  refuse: (sentence: string) => void;
}

export function useTaken(): Taken {
  const [cutting, cut] = useState<PictureInHand | null>(null);
  const [waiting, setWaiting] = useState<readonly PictureInHand[]>([]);
  const [opening, setOpening] = useState("");
  const [refused, refuse] = useState("");
  /** The same, for `done`: a phone may have sent others since the work on a picture began. */
  const there = useRef(waiting);
  const wait = (pictures: readonly PictureInHand[]) => {
    there.current = pictures;
    setWaiting(pictures);
  };
  const lay = (pictures: readonly PictureInHand[]) => wait([...there.current, ...pictures]);
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
    wait(there.current.filter(({ id }) => id !== picture.id));
    cut(null);
    return there.current.length;
  };
  return { take, lay, done, cutting, cut, waiting, opening, refused, refuse };
}
