import { llms } from "../seo/discovery.server.ts";

export const loader = () => new Response(llms(), { headers: { "Content-Type": "text/plain" } });
