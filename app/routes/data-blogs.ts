import { blogsFile } from "../content/data-files.server.ts";

export const loader = () => Response.json(blogsFile());
