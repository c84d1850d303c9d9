import type { LoaderFunctionArgs } from "react-router"; // the route's own types are there only while the route is (routes.ts)
import { excerptAt } from "../content/excerpts.server.ts";

export function loader({ params }: LoaderFunctionArgs) {
  const excerpt = excerptAt(params["*"] ?? "");
  if (!excerpt) throw new Response("Not found", { status: 404 });
  return Response.json(excerpt);
}
