/** Replaces React Router's discovery of screens, which a site without a rendering server never uses (vite/router-parts-plugin.ts). */

export function isFogOfWarEnabled(): boolean {
  return false;
}

export function getPatchRoutesOnNavigationFunction(): undefined {
  return undefined;
}

export function useFogOFWarDiscovery(): void {}

/** Called only if {@link isFogOfWarEnabled} returns true. */
export function getPartialManifest<Manifest>(manifest: Manifest): Manifest {
  return manifest;
}
