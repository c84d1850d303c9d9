/**
 * Loads a part of a screen that comes later. It stands in for Vite's loader (vite/late-parts-plugin.ts), which would link the part's sheets, some of them a
 * second time; app/style-sheets.ts says what each costs.
 */
import { adoptSheets, bringSheets } from "./style-sheets.ts";

/**
 * What `import()` becomes in a build.
 *
 * @param part asks for the part's script
 * @param needs the scripts and style sheets that the part needs; addresses relative to the site's root
 * @returns the part, once its sheets have taken effect
 * @throws what the part or a sheet fails with
 */
export async function __vitePreload<Part>(part: () => Promise<Part>, needs: string[] = []): Promise<Part> {
  const addresses = needs.map((file) => `/${file}`);
  const isSheet = (address: string) => address.endsWith(".css");
  askForScripts(addresses.filter((address) => !isSheet(address)));
  const [come] = await Promise.all([part(), bringSheets(addresses.filter(isSheet))]);
  adoptSheets();
  return come;
}

/** Preloads the scripts that a script imports: otherwise the browser learns of them only when that script has come, one round trip later. */
export function askForScripts(addresses: string[]): void {
  for (const href of addresses) {
    if (document.querySelector(`link[href="${href}"]`)) continue;
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
}
