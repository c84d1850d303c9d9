/**
 * The docket, whose script comes with the first sign of a visitor. Until then the docket stands there as it was built, and does nothing, like paper.
 * What the visitor does to it meanwhile is kept (kept-input.ts).
 */
import {
  type ComponentProps,
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { chunkInTime } from "../../../chunk-in-time.ts";
import { type Changed, changedFields, fieldsIn, tellChanged } from "../../../ui/window/changed-fields.ts";
import { whenLineReturns } from "../../../ui/window/line-returns.ts";
import { atNextSign } from "../../../ui/window/visitor-here.ts";
import type { Docket } from "./docket.tsx";
import { holdPlace, keepPressed, keepSelected, type Pressed, type Waiting } from "./kept-input.ts";

type DocketProps = ComponentProps<typeof Docket>;
type DocketComponent = ComponentType<DocketProps>;

const load = async (): Promise<DocketComponent> => (await import("./docket.tsx")).Docket;
/** The docket that the build wrote into the page, as long as it is there. */
const builtDocket = () => document.querySelector<HTMLElement>("section[data-docket]");

let here: DocketComponent | undefined = import.meta.env.SSR ? await load() : undefined;

let arrive: (docket: { default: DocketComponent }) => void = () => {};
const arrived = new Promise<{ default: DocketComponent }>((resolve) => {
  arrive = resolve;
});
const Late = lazy(() => arrived);
const Anew = lazy(async () => ({ default: await load() }));

let asked: Promise<boolean> | undefined;

/**
 * Fetches the script, never twice at a time.
 *
 * @returns whether it came; if not, the docket stays a plain form that can be sent, until the script is asked for again
 */
function want(): Promise<boolean> {
  asked ??= chunkInTime(load(), () => new Error("The docket did not come in time")).then(
    (loaded) => {
      here = loaded;
      arrive({ default: loaded });
      return true;
    },
    (error: unknown) => {
      console.error(error);
      asked = undefined;
      return false;
    },
  );
  return asked;
}

/**
 * Waits for the docket's script. After a click inside the site the page holds no built docket, so the screen waits for the script before it is drawn.
 *
 * @throws where the script did not come; the console says why
 */
export async function docketHere(): Promise<void> {
  if (!here && !(await want())) throw new Error("The docket did not come");
}

/** Whether the visitor has done something before the page came alive, or the address says what the docket is to show. */
function isWanted(docket: HTMLElement): boolean {
  const { search, hash } = location;
  return Boolean(search || hash || scrollY || docket.contains(document.activeElement));
}

interface LateDocketProps extends Omit<DocketProps, "built" | "onAlive"> {
  /** Takes whether the script is known not to have come: the page says so outside the bench. Always the same function: another would begin the waiting anew. */
  onMissing: (missing: boolean) => void;
}

/** The docket: alive at once where its script is there already; otherwise as built, until the script has come. */
export function LateDocket({ onMissing, ...props }: LateDocketProps) {
  const [cameWithPage] = useState(() => import.meta.env.SSR || builtDocket() !== null);
  const [LoadedDocket] = useState<DocketComponent>(() => here ?? (cameWithPage ? Late : Anew));
  const [alive, setAlive] = useState(LoadedDocket !== Late);
  const pressed = useRef<Pressed[]>([]);
  const takePlaceAgain = useRef(() => {});
  const { take } = props.file;
  const keep = useEffectEvent((docket: HTMLElement, waiting: Omit<Waiting, "take">) => {
    pressed.current = keepPressed(docket, { ...waiting, take });
  });
  useEffect(() => {
    if (alive) return;
    // There is no built docket where React has drawn the page anew, because the browser had translated the page or an extension had changed it.
    const docket = builtDocket();
    const waiting = new AbortController();
    const { signal } = waiting;
    let plain = false;
    const wish = async () => {
      if ((await want()) || signal.aborted) return;
      plain = true;
      onMissing(true);
      whenLineReturns(wish, signal); // anything the visitor does to the docket asks again, too
      const sent = pressed.current.findIndex(({ button }) => button.type === "submit");
      if (sent >= 0) pressed.current.splice(sent)[0]?.button.click();
    };
    if (docket) keep(docket, { want: wish, isPlain: () => plain, signal });
    const callOff = atNextSign(wish);
    // In a microtask, once the frame has turned on the page's style sheets: asked for before that, they would be fetched twice.
    if (!docket || isWanted(docket) || changedFields(fieldsIn(docket)).length > 0) queueMicrotask(wish);
    return () => {
      waiting.abort();
      callOff();
    };
  }, [alive, onMissing]);

  function comeAlive() {
    const docket = builtDocket();
    if (alive || !docket) return;
    const [changed, selectAgain] = [changedFields(fieldsIn(docket)), keepSelected(docket)];
    takePlaceAgain.current = holdPlace(docket);
    // First the docket is drawn as it is by now, not as it was built: the address may name another print, whose sides are read in metres.
    setAlive(true);
    onMissing(false);
    void tellDone(changed, selectAgain);
  }
  // The rows of another print may have other heights.
  useLayoutEffect(() => {
    if (alive) takePlaceAgain.current();
  }, [alive]);
  async function tellDone(changed: Changed[], selectAgain: () => void) {
    await null; // React does not take events while its effects run
    selectAgain();
    await tellChanged(changed);
    for (const { button, words } of pressed.current.splice(0)) {
      await null; // each press acts on what the one before has made of the docket
      if (button.textContent === words) button.click();
    }
  }
  const drawn = () => (
    <Suspense fallback={null}>
      <LoadedDocket {...props} built={cameWithPage} onAlive={comeAlive} />
    </Suspense>
  );
  // The same element until the docket is alive: React cannot redraw a part whose script it does not have.
  const [built] = useState(drawn);
  return alive ? drawn() : built;
}
