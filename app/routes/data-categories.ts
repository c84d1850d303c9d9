import { categoriesFile } from "../content/data-files.server.ts";

export const loader = () => Response.json(categoriesFile());
