import { introduction } from "virtual:content/introduction";
import { LOADING_DELAY } from "../content/limits.ts";
import { pageTitle } from "../content/site.ts";
import { useLoadingDelay } from "../content/use-loading-delay.ts";
import { Commitments } from "../sections/commitments.tsx";
import { Founded } from "../sections/founded.tsx";
import { Lobby } from "../sections/lobby.tsx";
import { Process } from "../sections/process.tsx";
import { Tenets } from "../sections/tenets.tsx";
import { Workshop } from "../sections/workshop.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { breadcrumbData } from "../seo/structured-data.ts";
import { LoadingScreen } from "../ui/loading-placeholder.tsx";

const PATH = "/gioi-thieu";

export const meta = () =>
  pageMeta({
    title: pageTitle(introduction.title),
    description: introduction.description,
    path: PATH,
    picture: introduction.picture,
    data: breadcrumbData({ title: introduction.title, to: PATH }),
  });

/** Who prints here, how, and what is promised (specification §2). */
export default function Introduction() {
  const waiting = useLoadingDelay(LOADING_DELAY.introduction);
  if (waiting) return <LoadingScreen />;
  return (
    <>
      <Founded />
      <Tenets />
      <Workshop />
      <Process />
      <Lobby />
      <Commitments />
    </>
  );
}
