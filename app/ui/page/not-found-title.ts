/** Title and heading of a category, an article or a policy that does not exist (specification §8). */
export const NOT_FOUND_TITLE = "Page not found";

/** @returns the language of a title where it is not the page's, so that it is read aloud as what it is */
export const languageOf = (title: string): "en" | undefined => (title === NOT_FOUND_TITLE ? "en" : undefined);
