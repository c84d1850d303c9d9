/** In the place of React Router's hooks for measuring tools, of which this site gives it none (vite/router-parts-plugin.ts). */

export function getRouteInstrumentationUpdates(): object {
  return {};
}

export function instrumentClientSideRouter<Router>(router: Router): Router {
  return router;
}

export function consumeInstrumentationClientResultMetaReceiver(): undefined {
  return undefined;
}
