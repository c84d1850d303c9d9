/** All letters, with how far the shop is with each. The store's last answer stays readable while the store does not answer. */

import type { KeptLetters, Letter } from "../../contract/letter.ts";
import { TRIAL_SENDER } from "../../contract/letter.ts";
import type { House } from "../files/house.ts";
import { isOtherStore } from "../publishing/target.ts";
import { Refused } from "../server/refused.ts";
import { StoreIsAway } from "../server-commands/site-command.ts";
import type { LetterStore } from "./letter-store.ts";
import { mayBeOfSamePerson } from "./person.ts";
import { reasonOf } from "./reason.ts";
import { forgetGone, keptOfStore, type Standing, standingOf, touched } from "./standing.ts";

/** A letter as the window shows it. */
export interface DeskLetter extends Letter {
  standing: Standing;
  /** Counts as an advertisement, by what the shop said, or else by the server's suspicion. */
  junk: boolean;
  /** Sent by the shop itself. */
  trial: boolean;
  /** Why it has not reached the mailbox; empty when nothing went wrong. */
  reason: string;
}

/** The answer to the window. */
export interface Inbox {
  letters: DeskLetter[];
  /** Where they are kept; empty before the store has ever answered. */
  place: string;
  /** When the store answered, milliseconds since 1970; null: never since the desk was opened. */
  answeredAt: number | null;
  /** What the machine said instead of an answer, for whoever built the site; null when it answered now. */
  away: string | null;
  /** The site runs elsewhere and no way to its store is set: what customers write is not among the letters, which are those of this machine. */
  elsewhere?: true;
}

/** The letters as the desk knows them. */
export interface Letters {
  /** Asks the store. */
  read(): Promise<Inbox>;
  /** @returns the letter, as it was last read; undefined when there is none */
  letter(id: string): Promise<Letter | undefined>;
  /** @returns all letters that may be from the person who wrote this one, this one among them */
  maybeOfSamePerson(letter: Letter): Letter[];
  readonly place: string;
  /** @param place of the store in which a letter was seen @returns whether that very store has answered, so that a letter which is not in its answer is gone */
  areAllOf(place: string): boolean;
  /** Through which letters are changed. */
  readonly store: LetterStore;
}

/** Told for {@link Inbox.away} where this machine has no store, and the site's is elsewhere. */
const NO_WAY =
  "The site runs elsewhere, and no way to its store is set: DESK_SERVER or DATABASE_URL (desk/README.md, Letters from another machine).";

/** @param now milliseconds since 1970 */
export function lettersOf(house: House, store: LetterStore, now: () => number): Letters {
  let known: (KeptLetters & { at: number }) | null = null;
  let asked = 0;
  let answered = 0;
  let elsewhere = false;

  async function ask(): Promise<string | null> {
    const turn = ++asked;
    // Read before the question: while its answer is on the way, a newer answer may bring a letter on which a note is then written. That letter is not gone.
    const before = touched(house);
    try {
      const found = await store.list();
      if (turn < answered) return null; // a later question has been answered already, and that answer may know of more
      elsewhere = isOther(house, found);
      if (elsewhere && found.missing) return NO_WAY;
      // A disk that is not mounted has deleted nothing: a store of which letters are known was there before.
      const wasThere = known ? known.letters.length > 0 : keptOfStore(house, found.place);
      if (found.missing && wasThere) return `there is no store at ${found.place}`;
      answered = turn;
      known = { ...found, at: now() };
      if (found.missing) return null;
      const there = new Set(known.letters.map(({ id }) => id));
      forgetGone(
        house,
        known.place,
        before.filter((id) => !there.has(id)),
      );
      return null;
    } catch (error) {
      if (!(error instanceof StoreIsAway)) throw error;
      return error.message;
    }
  }

  return {
    store,
    async read() {
      const away = await ask();
      const letters = (known?.letters ?? []).map((letter) => dressed(house, letter));
      const told = { letters, place: known?.place ?? "", answeredAt: known?.at ?? null, away };
      return elsewhere ? { ...told, elsewhere: true } : told;
    },
    async letter(id) {
      if (!known) await ask();
      return known?.letters.find((letter) => letter.id === id);
    },
    maybeOfSamePerson(letter) {
      return (known?.letters ?? []).filter((other) => mayBeOfSamePerson(other, letter));
    },
    get place() {
      return known?.place ?? "";
    },
    areAllOf(place) {
      return known !== null && !known.missing && known.place === place;
    },
  };
}

/** Where the note of the site's place cannot be read, the letters stay readable: publishing says what is wrong with it. */
function isOther(house: House, { missing }: KeptLetters): boolean {
  try {
    return isOtherStore(house, missing === true);
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

function dressed(house: House, letter: Letter): DeskLetter {
  const standing = standingOf(house, letter.id);
  return {
    ...letter,
    standing,
    junk: standing.junk ?? letter.suspicion !== "",
    trial: letter.from_email === TRIAL_SENDER,
    reason: reasonOf(letter.lastError),
  };
}
