import { feed } from "../../seo/discovery.build.ts";

export const loader = () => new Response(feed(), { headers: { "Content-Type": "application/atom+xml" } });
