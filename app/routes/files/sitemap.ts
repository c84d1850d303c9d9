import { sitemap } from "../../seo/discovery.build.ts";

export const loader = () => new Response(sitemap(), { headers: { "Content-Type": "application/xml" } });
