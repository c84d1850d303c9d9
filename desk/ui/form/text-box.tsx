import { type ComponentProps, useLayoutEffect, useRef } from "react";

/** Whether the browser itself makes a box as high as its text (`field-sizing`): WebKit does not. */
const growsByItself = () => CSS.supports("field-sizing", "content");

/** A box of several lines, always as high as its text, so that nobody has to scroll in it. Takes what a textarea takes. */
export function TextBox(props: ComponentProps<"textarea">) {
  const box = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height depends on the value
  useLayoutEffect(() => {
    if (box.current && !growsByItself()) fit(box.current);
  }, [props.value]);
  // Fonts that load late, and a narrower window, break the lines anew.
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
  return <textarea ref={box} {...props} />;
}

function fit(box: HTMLTextAreaElement): void {
  box.style.height = "auto"; // as low as its rows allow
  // A browser reports heights in whole px, rounded depending on where the box lies: lines of 38.76 px may need one px more than it reports.
  box.style.height = `${box.scrollHeight + 1 + box.offsetHeight - box.clientHeight}px`;
}
