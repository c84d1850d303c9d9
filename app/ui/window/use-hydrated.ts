import { useSyncExternalStore } from "react";

const never = () => () => {};

/** @returns false in prerendered HTML and while React takes it over, true ever after: for what the build cannot know, such as the query */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
