/**
 * What React Router 8.4 carries and this site never calls (plugin.ts). The site has `navigate()` and loaders in the browser that answer null;
 * no forms of the router, actions, fetchers, redirects, blockers, view transitions, middleware, and no server that renders pages.
 */
import { type LeftOut, neverCalled } from "./functions.ts";

const LIB = "react-router/dist/production/lib";

/** Functions, by the path of their module within `node_modules`. */
export const ROUTER: Record<string, LeftOut> = {
  [`${LIB}/router/router.js`]: {
    // Actions, fetchers, redirects, blockers, and routes that change while the page is open.
    ...neverCalled(
      "_internalSetRoutes",
      "abortFetcher",
      "deleteFetcher",
      "discoverRoutes",
      "dispose",
      "fetch",
      "getBlocker",
      "getFetcher",
      "getLoadingFetcher",
      "getUpdatedRevalidatingFetchers",
      "handleAction",
      "handleFetcherAction",
      "handleFetcherLoader",
      "interruptActiveLoads",
      "patchRoutes",
      "patchRoutesImpl",
      "queueFetcherForDeletion",
      "resetFetcher",
      "revalidate",
      "setFetcherError",
      "startRedirectNavigation",
      "updateBlocker",
      "updateFetcherState",
      "deleteBlocker",
    ),
    checkFogOfWar: "return { active: false, matches: null };",
    shouldBlockNavigation: "",
    markFetchRedirectsDone: "return false;",
    abortStaleFetchLoads: "return false;",
    restoreAppliedTransitions: "",
    persistAppliedTransitions: "",
    // A submission of a form.
    normalizeNavigateOptions: "return { path };",
    getSubmissionFromNavigation: "",
    // For answers of a loader or an action other than null.
    ...neverCalled(
      "dataWithResponseInitToErrorResponse",
      "defaultDataStrategyWithMiddleware",
      "getTargetedDataStrategyMatches",
      "normalizeRelativeRoutingRedirectResponse",
      "parseResponseBody",
    ),
    // For measuring hooks, which this site does not have.
    getInstrumentationNavigateMeta: null,
  },
  // For use outside of a data router, and for React's server components.
  [`${LIB}/hooks.js`]: neverCalled("DefaultErrorComponent", "RSCErrorHandler", "useNavigateUnstable"),
  // Errors of React's server components.
  [`${LIB}/errors.js`]: neverCalled("decodeRedirectErrorDigest", "decodeRouteErrorResponseDigest"),
  // `path: "a?/b"`.
  [`${LIB}/router/utils.js`]: { explodeOptionalSegments: "return [path];" },
  // Loaders on a server.
  [`${LIB}/dom/ssr/single-fetch.js`]: neverCalled(
    "StreamTransfer",
    "fetchAndDecodeViaTurboStream",
    "singleFetchActionStrategy",
    "singleFetchLoaderFetcherStrategy",
    "singleFetchLoaderNavigationStrategy",
    "unwrapSingleFetchResult",
  ),
  // `<Form>`, `<Link>` (the site's own: app/ui/link.tsx), and routers of other kinds.
  [`${LIB}/dom/lib.js`]: neverCalled("HistoryRouter", "LinkWithRef", "NavLinkWithRef", "useFormAction", "useSubmit"),
  // What links prefetch (the site's own: app/ui/link-following.tsx).
  [`${LIB}/dom/ssr/components.js`]: neverCalled("PrefetchPageLinks"),
  // Actions, loaders on a server, and routes that change in development.
  [`${LIB}/dom/ssr/routes.js`]: {
    ...neverCalled(
      "createClientRoutesWithHMRRevalidationOptOut",
      "fetchServerAction",
      "fetchServerHandler",
      "noActionDefinedError",
      "preventInvalidServerHandlerCall",
      "wrapShouldRevalidateForHdr",
    ),
    // A screen is one file (react-router.config.ts).
    prefetchRouteModuleChunks: "",
  },
};
