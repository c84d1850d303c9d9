/** Replaces React Router's hooks for measuring tools, which this site does not have (vite/router-parts-plugin.ts). */

export function getRouteInstrumentationUpdates(): object {
  return {};
}

export function instrumentClientSideRouter<Router>(router: Router): Router {
  return router;
}

export function consumeInstrumentationClientResultMetaReceiver(): undefined {
  return undefined;
}
