/** What React 19.3 carries and this site never calls (plugin.ts): whole features, each by the functions that lead into it. */
import { type LeftOut, neverCalled } from "./functions.ts";

/** `<ViewTransition>`: React asks whether there is one before it calls any of these. */
const VIEW_TRANSITIONS = neverCalled(
  "ViewTransitionPseudoElement",
  "applyViewTransitionName",
  "applyViewTransitionToHostInstances",
  "applyViewTransitionToHostInstancesRecursive",
  "commitAfterMutationEffectsOnFiber",
  "commitAppearingPairViewTransitions",
  "commitDeletedPairViewTransitions",
  "commitEnterViewTransitions",
  "createMeasurement",
  "createViewTransitionInstance",
  "flushAfterMutationEffects",
  "getViewTransitionClassName",
  "getViewTransitionName",
  "measureClonedInstance",
  "measureInstance",
  "measureNestedViewTransitions",
  "measureViewTransitionHostInstancesRecursive",
  "pushViewTransitionCancelableScope",
  "queueTransitionTypes",
  "recursivelyTraverseAfterMutationEffects",
  "reportViewTransitionError",
  "restoreViewTransitionName",
  "restoreViewTransitionOnHostInstances",
  "scheduleViewTransitionEvent",
  "startViewTransition",
);

/** `ref` on a fragment. */
const FRAGMENT_REFS = neverCalled(
  "FragmentInstance",
  "commitNewChildToFragmentInstance",
  "deleteChildFromFragmentInstance",
);

/** `<Activity>` and `<SuspenseList>`. */
const BOUNDARIES = neverCalled(
  "commitActivityHydrationCallbacks",
  "cutOffTailIfNeeded",
  "updateActivityComponent",
  "updateSuspenseListComponent",
);

/** `useActionState`, `useImperativeHandle`, `unstable_useCacheRefresh`, the cache of React's compiler. */
const HOOKS = neverCalled(
  "dispatchActionState",
  "imperativeHandleEffect",
  "mountActionState",
  "refreshCache",
  "rerenderActionState",
  "updateActionStateImpl",
  "updateImperativeHandle",
  "useMemoCache",
);

/**
 * What may hold back a drawn screen until it has come: images within `<ViewTransition>`, style sheets with a `precedence`. Without such sheets, and without
 * scripts that React itself loads, no element of the head is a shared resource either.
 */
const HELD_BACK: LeftOut = {
  accumulateSuspenseyCommitOnFiber: "",
  getResource: "return null;",
  preloadInstanceAndSuspendIfNeeded: "",
  waitForCommitToBeReady: "return null;",
  ...neverCalled("preloadResourceAndSuspendIfNeeded", "suspendInstance"),
};

/** Transitions that last as long as a promise, and values shown ahead of their answer: `useTransition`, `useOptimistic`. */
const ASYNCHRONOUS_TRANSITIONS = neverCalled("dispatchOptimisticSetState", "entangleAsyncAction", "startTransition");

/** Functions as the `action` of a form, whose submits React would answer and replay itself. The site's forms have addresses. */
const FORM_ACTIONS: LeftOut = {
  // Asked at every event; only such actions hear of a submit by it.
  extractEvents$1: "",
  ...neverCalled(
    "ensureFormComponentIsStateful",
    "requestFormReset$1",
    "scheduleReplayQueueIfNeeded",
    "startHostTransition",
  ),
};

/** `onSelect` and `onBeforeInput`: React finds out from other events when it would call them, which nobody asks for. */
const EVENTS_OF_TEXT: LeftOut = {
  constructSelectEvent: "",
  getFallbackBeforeInputChars: "return null;",
  getNativeBeforeInputChars: "return null;",
};

/** `preload()`, `preinit()` and their like of `react-dom`, and style sheets with a `precedence`. */
const RESOURCES = neverCalled(
  "acquireResource",
  "insertStylesheet",
  "preconnectAs",
  "preinitModuleScript",
  "preinitScript",
  "preinitStyle",
  "preload",
  "preloadModule",
  "preloadStylesheet",
  "suspendResource",
);

/** Functions, by the path of their module within `node_modules`. */
export const REACT: Record<string, LeftOut> = {
  "react-dom/cjs/react-dom-client.production.js": {
    ...VIEW_TRANSITIONS,
    ...FRAGMENT_REFS,
    ...BOUNDARIES,
    ...HOOKS,
    ...RESOURCES,
    ...FORM_ACTIONS,
    ...EVENTS_OF_TEXT,
    ...HELD_BACK,
    ...ASYNCHRONOUS_TRANSITIONS,
    // `<select>`; `forwardRef`; children that are no list, but something else to be gone through, such as a Map's values.
    ...neverCalled("updateOptions", "updateForwardRef", "reconcileChildrenIterator"),
    // Custom elements, portals, `unstable_scheduleHydration`.
    ...neverCalled("attemptExplicitHydrationTarget", "createFiberFromPortal", "setPropOnCustomElement", "updatePortal"),
    "ReactDOMHydrationRoot.prototype.unstable_scheduleHydration": null,
    // `findDOMNode`, for old class components, and what calls their `componentWillReceiveProps`.
    findCurrentFiberUsingSlowPath: null,
    findCurrentHostFiberImpl: null,
    "ReactDOMSharedInternals.findDOMNode": null,
    callComponentWillReceiveProps: null,
    // Browsers without `input` events.
    handleEventsForInputEventPolyfill: null,
    // The list of components below an error in the console: in a build their names are meaningless. The error itself stays.
    getStackByFiberInDevAndProd: 'return "";',
    // The browser's own loading indicator, for actions: the frame shows its own (sections/frame/screen-on-the-way.tsx).
    defaultOnDefaultTransitionIndicator: "",
  },
  "react-dom/cjs/react-dom.production.js": neverCalled(
    "exports.createPortal",
    "exports.preconnect",
    "exports.prefetchDNS",
    "exports.preinit",
    "exports.preinitModule",
    "exports.preload",
    "exports.preloadModule",
    "exports.requestFormReset",
    "exports.useFormState",
    "exports.useFormStatus",
  ),
  // `cloneElement`; `Children.map` and its like.
  "react/cjs/react.production.js": neverCalled("exports.cloneElement", "mapIntoArray"),
  "scheduler/cjs/scheduler.production.js": neverCalled(
    "exports.unstable_forceFrameRate",
    "exports.unstable_next",
    "exports.unstable_runWithPriority",
    "exports.unstable_wrapCallback",
  ),
};
