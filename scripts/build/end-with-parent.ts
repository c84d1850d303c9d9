/**
 * Ends this process when the build that started it ends, which the channel between the two tells. That build holds the lock (build-lock.ts): if it is killed, a
 * process it has started would go on beside the next build, and each would write into the other's unfinished pages and pictures.
 */
export function endWithParent(): void {
  const end = () => process.exit(1);
  if (!process.connected) end();
  process.once("disconnect", end);
  process.channel?.unref(); // the channel alone does not keep this process running
}
