/**
 * The docket, and its script, which comes with the first sign of a visitor: what was built stands there until then, and moves no more than paper does.
 * What is done to it meanwhile is kept (kept-input.ts).
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
import { atNextSign } from "../../../ui/window/visitor-here.ts";
import missingPart from "../missing-part.module.css";
import type { Docket } from "./docket.tsx";
import { holdPlace, keepPressed, keepSelected, type Pressed, type Waiting } from "./kept-input.ts";
import styles from "./late-docket.module.css";

type DocketProps = ComponentProps<typeof Docket>;
type Its = ComponentType<DocketProps>;

const load = async (): Promise<Its> => (await import("./docket.tsx")).Docket;
/** The docket that the build wrote into the page, as long as it is there. */
const builtDocket = () => document.querySelector<HTMLElement>("section[data-docket]");

let here: Its | undefined = import.meta.env.SSR ? await load() : undefined;

let arrive: (its: { default: Its }) => void = () => {};
const arrived = new Promise<{ default: Its }>((resolve) => {
  arrive = resolve;
});
const Late = lazy(() => arrived);
const Anew = lazy(async () => ({ default: await load() }));

let asked: Promise<boolean> | undefined;

/**
 * Fetches the script, once at a time. @returns whether it came; where it did not, the docket stays as it is without one, a plain form that can be sent,
 * until it is asked for again
 */
function want(): Promise<boolean> {
  asked ??= chunkInTime(load(), () => new Error("The docket did not come in time")).then(
    (its) => {
      here = its;
      arrive({ default: its });
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
 * On the way inside the site there is none in the page: the screen waits for it.
 *
 * @throws where it did not come; why is in the console
 */
export async function docketHere(): Promise<void> {
  if (!here && !(await want())) throw new Error("The docket did not come");
}

/** Whether somebody has been here before the page came alive, or the address says what the docket is to show. */
function isWanted(docket: HTMLElement): boolean {
  const { search, hash } = location;
  return Boolean(search || hash || scrollY || docket.contains(document.activeElement));
}

/** Alive at once where its script is there already; else as built, until that has come. */
export function LateDocket(props: Omit<DocketProps, "built" | "onAlive">) {
  const [cameWithPage] = useState(() => import.meta.env.SSR || builtDocket() !== null);
  const [Its] = useState<Its>(() => here ?? (cameWithPage ? Late : Anew));
  const [alive, setAlive] = useState(Its !== Late);
  const [missing, setMissing] = useState(false);
  const pressed = useRef<Pressed[]>([]);
  const takePlaceAgain = useRef(() => {});
  const { take } = props.file;
  const keep = useEffectEvent((docket: HTMLElement, waiting: Omit<Waiting, "take">) => {
    pressed.current = keepPressed(docket, { ...waiting, take });
  });
  useEffect(() => {
    if (alive) return;
    // None where React has drawn the page anew: what it took over had been translated by the browser, or changed by an extension.
    const docket = builtDocket();
    const waiting = new AbortController();
    const { signal } = waiting;
    let plain = false;
    const wish = async () => {
      if ((await want()) || signal.aborted) return;
      plain = true;
      setMissing(true);
      // Else whatever is done to the docket asks again. WebKit gives up what a page was asking for as soon as a link leads out of it.
      for (const type of ["online", "pageshow"]) addEventListener(type, wish, { once: true, signal });
      const sent = pressed.current.findIndex(({ button }) => button.type === "submit");
      if (sent >= 0) pressed.current.splice(sent)[0]?.button.click();
    };
    if (docket) keep(docket, { want: wish, isPlain: () => plain, signal });
    const callOff = atNextSign(wish);
    // Once the frame has turned on the page's sheets: asked for before, they would come twice.
    if (!docket || isWanted(docket) || changedFields(fieldsIn(docket)).length > 0) queueMicrotask(wish);
    return () => {
      waiting.abort();
      callOff();
    };
  }, [alive]);

  function comeAlive() {
    const docket = builtDocket();
    if (alive || !docket) return;
    const [changed, selectAgain] = [changedFields(fieldsIn(docket)), keepSelected(docket)];
    takePlaceAgain.current = holdPlace(docket);
    // First as it is by now, not as it was built: the address may say another print, whose sides are read in metres.
    setAlive(true);
    void tellDone(changed, selectAgain);
  }
  // Rows of another print are of another height.
  useLayoutEffect(() => {
    if (alive) takePlaceAgain.current();
  }, [alive]);
  async function tellDone(changed: Changed[], selectAgain: () => void) {
    await null; // React does not take events while its effects run
    selectAgain();
    await tellChanged(changed);
    for (const { button, words } of pressed.current.splice(0)) {
      await null; // each on what the one before has made of the docket
      if (button.textContent === words) button.click();
    }
  }
  const drawn = () => (
    <Suspense fallback={null}>
      <Its {...props} built={cameWithPage} onAlive={comeAlive} />
    </Suspense>
  );
  // One and the same until it is alive: React cannot draw anew what it has no script for.
  const [built] = useState(drawn);
  return (
    <>
      <p className={styles.missing} role="status">
        {missing && !alive && (
          <span className={missingPart.words}>
            Phần còn lại của phiếu chưa tải về được: khi có mạng, bấm vào phiếu hoặc tải lại trang.
          </span>
        )}
      </p>
      {alive ? drawn() : built}
    </>
  );
}
