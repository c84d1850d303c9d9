import { llms } from "../../seo/discovery.build.ts";

export const loader = () => new Response(llms(), { headers: { "Content-Type": "text/plain" } });
