/**
 * The schema of a store has a number: how many migrations it has been through. Opening a store runs those it lacks, in one transaction, so that the messages
 * of a shop that updates its server are carried over; a store of a newer server is left alone.
 *
 * A migration that was ever released is never changed; what comes later is a further one at the end.
 */

/** Thrown where the store was made by a newer server: this one would not understand what it reads. Its message is for the operator. */
export class NewerStore extends Error {
  override name = "NewerStore";
  /** @param place of the store @param version its number @param known the newest this server knows */
  constructor(place: string, version: number, known: number) {
    super(
      `${place} has schema ${version}, made by a newer version of this server; this one knows ${known}. ` +
        "Start the newer version again, or put back the copy of the store from before the update.",
    );
  }
}

/**
 * @param version number of the store; 0: empty, or from before schemas had numbers
 * @param migrations one for each number, from 1
 * @returns those still to run, in order
 * @throws NewerStore
 */
export function missingMigrations(place: string, version: number, migrations: readonly string[]): readonly string[] {
  if (version > migrations.length) throw new NewerStore(place, version, migrations.length);
  return migrations.slice(version);
}
