/**
 * Loads the page anew where nothing of this page's version stands at its address. What stood there may have another title and so another address since the page
 * was opened, and the server leads on to that; what is gone gets the server's own page. Once for each step of the history: a host that has no page for what
 * does not exist would otherwise be asked for ever.
 *
 * @returns only where the page has been loaded for this already
 */
export async function askServerOnce(): Promise<void> {
  const { state } = history;
  if (state?.asked) return;
  history.replaceState({ ...state, asked: true }, "");
  location.reload();
  await new Promise(() => {}); // until the page is there the screen stays as it is
}
