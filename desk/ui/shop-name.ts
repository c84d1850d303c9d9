import { usePages } from "./pages.tsx";

/** @returns the shop's name as it stands on the desk; empty where its page cannot be read */
export function useShopName(): string {
  const { pages } = usePages();
  return String(pages.find(({ kind }) => kind === "settings")?.fields.name ?? "");
}
