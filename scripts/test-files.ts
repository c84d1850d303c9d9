/** Which files `npm test` runs, and so may be named as a proof. */
export const UNIT_TESTS = "{app,contract,deploy,desk,scripts,server,vite}/**/*.test.ts";
export const BROWSER_TESTS = "tests/**/*.spec.ts";
