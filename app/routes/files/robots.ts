import { robots } from "../../seo/discovery.build.ts";

export const loader = () => new Response(robots(), { headers: { "Content-Type": "text/plain" } });
