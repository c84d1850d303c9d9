import { introduction } from "virtual:content/introduction";
import { type RefObject, useEffect, useRef, useState } from "react";
import { SectionHead } from "../../ui/page/section-head.tsx";
import first from "./drawings/step-1.svg";
import second from "./drawings/step-2.svg";
import third from "./drawings/step-3.svg";
import fourth from "./drawings/step-4.svg";
import fifth from "./drawings/step-5.svg";
import styles from "./process.module.css";

const SCENES = [first, second, third, fourth, fifth];

/** The five steps of an order as one strip, held together by a tape. The strip scrolls sideways where five steps do not fit. */
export function Process() {
  const { title, lead, steps } = introduction.process;
  const strip = useRef<HTMLElement>(null);
  const scrolls = useScrolls(strip);
  return (
    <section className={`section ${styles.process}`} aria-labelledby="process">
      <div className="wrap">
        <SectionHead title={title} id="process">
          <p>{lead}</p>
        </SectionHead>
        {/* What scrolls must be reachable by keyboard (WCAG 2.1.1); what does not is no stop on its way. */}
        <section
          ref={strip}
          className={styles.strip}
          tabIndex={scrolls ? 0 : undefined}
          aria-label="Quy trình năm bước"
        >
          <ol>
            {steps.map((step, place) => (
              <li key={step.title}>
                <img src={SCENES[place]} alt="" width={470} height={310} loading="lazy" />
                <div className={styles.rule} aria-hidden="true" />
                <div className={styles.words}>
                  <b aria-hidden="true">{place + 1}</b>
                  <h3>{step.title}</h3>
                  <p>{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </section>
  );
}

/** @returns whether an element is wider inside than it shows; true until it has been measured, because without a script the keyboard needs it, too */
function useScrolls(ref: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return scrolls;
}
