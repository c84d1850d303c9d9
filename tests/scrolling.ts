/** How the window is told to go from one place to another. */
import type { Page } from "@playwright/test";

/**
 * Listens to what the page asks the browser for, not to the frames on the way: a busy machine shows none of those.
 *
 * @returns asks how the page has scrolled to its top since, in its order
 */
export async function watchScrolling(page: Page): Promise<() => Promise<(ScrollBehavior | undefined)[]>> {
  const watch = await page.evaluateHandle(() => {
    const asked: (ScrollBehavior | undefined)[] = [];
    const scrollTo = window.scrollTo.bind(window);
    window.scrollTo = (...where: unknown[]) => {
      const [options] = where as [ScrollToOptions];
      if (options.top === 0) asked.push(options.behavior);
      (scrollTo as (...where: unknown[]) => void)(...where);
    };
    return asked;
  });
  return () => watch.jsonValue();
}
