import { type ComponentProps, useLayoutEffect, useRef } from "react";

/** Whether the browser itself makes a box as high as its text (`field-sizing`): WebKit does not. */
const growsByItself = () => CSS.supports("field-sizing", "content");

/** A box of several lines, always as high as what stands in it: nothing that was typed is hidden behind a bar. Takes what a textarea takes. */
export function TextBox(given: ComponentProps<"textarea">) {
  const box = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as high as the value asks for, whenever that is another
  useLayoutEffect(() => {
    if (box.current && !growsByItself()) fit(box.current);
  }, [given.value]);
  // Faces that come late, and a window made narrower, break the lines anew.
  useLayoutEffect(() => {
    const inner = box.current;
    if (!inner || growsByItself()) return;
    let width = 0;
    const watched = new ResizeObserver(() => {
      if (inner.clientWidth === width) return;
      width = inner.clientWidth;
      fit(inner);
    });
    watched.observe(inner);
    void document.fonts.ready.then(() => fit(inner));
    return () => watched.disconnect();
  }, []);
  return <textarea ref={box} {...given} />;
}

function fit(box: HTMLTextAreaElement): void {
  box.style.height = "auto"; // as low as its rows allow
  // A browser tells heights in whole px, rounded by where the box lies: lines of 38.76 px may need one px more than it says.
  box.style.height = `${box.scrollHeight + 1 + box.offsetHeight - box.clientHeight}px`;
}
