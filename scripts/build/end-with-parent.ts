/**
 * Ends this process with the build that began it, over the channel between the two. That one holds the lock (build-lock.ts): where it was killed, what it had begun
 * would go on beside the next build, and each write into the unfinished pages and pictures of the other.
 */
export function endWithParent(): void {
  const end = () => process.exit(1);
  if (!process.connected) end();
  process.once("disconnect", end);
  process.channel?.unref(); // it has its own end besides
}
