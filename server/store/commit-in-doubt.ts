/** Thrown where the store broke off while it committed: it may have done so, or not. */
export class CommitInDoubt extends Error {
  override name = "CommitInDoubt";
}
