/** Thrown where the store broke off during a commit: what was to be stored may be stored, or not. */
export class CommitInDoubt extends Error {
  override name = "CommitInDoubt";
}
