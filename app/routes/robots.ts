import { robots } from "../seo/discovery.server.ts";

export const loader = () => new Response(robots(), { headers: { "Content-Type": "text/plain" } });
