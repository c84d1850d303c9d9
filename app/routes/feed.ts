import { feed } from "../seo/discovery.server.ts";

export const loader = () => new Response(feed(), { headers: { "Content-Type": "application/atom+xml" } });
