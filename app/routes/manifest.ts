import { manifest } from "../seo/discovery.server.ts";

export const loader = () => Response.json(manifest());
