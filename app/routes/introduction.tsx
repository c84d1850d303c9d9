import { introduction } from "virtual:content/introduction";
import { INTRODUCTION } from "../addresses.ts";
import { pageTitle } from "../content/site.ts";
import { useLoadingDelay } from "../data/use-loading-delay.ts";
import { LOADING_DELAY } from "../limits.ts";
import { Commitments } from "../sections/introduction/commitments.tsx";
import { Founded } from "../sections/introduction/founded.tsx";
import { Lobby } from "../sections/introduction/lobby.tsx";
import { Process } from "../sections/introduction/process.tsx";
import { Tenets } from "../sections/introduction/tenets.tsx";
import { Workshop } from "../sections/introduction/workshop.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { breadcrumbData } from "../seo/structured-data.ts";
import { LoadingScreen } from "../ui/page/loading-placeholder.tsx";

export const meta = () =>
  pageMeta({
    title: pageTitle(introduction.title),
    description: introduction.description,
    path: INTRODUCTION.to,
    picture: introduction.workshop.image,
    data: breadcrumbData({ title: introduction.title, to: INTRODUCTION.to }),
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
