/** How a page asks the browser to scroll. */
import type { Page } from "@playwright/test";

/**
 * Records what the page asks the browser for, not the frames on the way: a busy machine shows none of those.
 *
 * @returns asks for the behaviour of each scroll to the top since then, in order
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
