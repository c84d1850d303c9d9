import { sitemap } from "../seo/discovery.server.ts";

export const loader = () => new Response(sitemap(), { headers: { "Content-Type": "application/xml" } });
