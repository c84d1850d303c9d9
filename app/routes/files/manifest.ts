import { manifest } from "../../seo/discovery.build.ts";

export const loader = () => Response.json(manifest());
