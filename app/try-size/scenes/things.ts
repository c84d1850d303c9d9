/** What stands about in several scenes. */
import { spacesBetweenEyelets } from "../eyelets.ts";
import { INK, n, type Pen } from "./pen.ts";

/** A window with its two shutters open. */
export function shutters(pen: Pen, x: number, y: number, width = 0.9, height = 1.4): void {
  pen
    .rect(x - 0.46, y, 0.42, height, INK.green)
    .rect(x + width + 0.04, y, 0.42, height, INK.green)
    .rect(x, y, width, height, INK.night)
    .rect(x + width / 2 - 0.02, y, 0.04, height, INK.green);
  for (let slat = 1; slat < 6; slat++)
    pen
      .rect(x - 0.46, y + (slat * height) / 6, 0.42, 0.035, INK.night)
      .rect(x + width + 0.04, y + (slat * height) / 6, 0.42, 0.035, INK.night);
  pen.rect(x - 0.54, y - 0.12, width + 1.08, 0.1, INK.paper);
}

/** A parked motorbike, 1.85 m long. */
export function motorbike(pen: Pen, x: number): void {
  const wheel = (cx: number) =>
    `<circle cx="${cx}" cy="-.28" r=".28" fill="${INK.ink}"/><circle cx="${cx}" cy="-.28" r=".13" fill="${INK.line}"/><circle cx="${cx}" cy="-.28" r=".05" fill="${INK.ink}"/>`;
  pen.add(
    `<g transform="translate(${n(x)} 0)"><path d="M.3-.28L.72-.36" stroke="${INK.steel}" stroke-width=".09"/>${wheel(0.3)}${wheel(1.52)}<path d="M1.52-.28L1.36-.98" stroke="${INK.steel}" stroke-width=".055"/><path d="M.06-.5Q.12-.66.34-.68H.86Q.98-.52 1.06-.36L1.16-.34 1.3-.86Q1.32-.94 1.4-.94L1.46-.62Q1.36-.36 1.24-.22H.72Q.62-.46.42-.5z" fill="${INK.red}"/><path d="M1.22-.6H1.78Q1.8-.46 1.72-.42 1.6-.6 1.4-.54z" fill="${INK.red}"/><path d="M.1-.68Q.1-.8.24-.8H.82Q.94-.78.96-.68z" fill="${INK.ink}"/><path d="M1.18-1.02L1.4-.98" stroke="${INK.ink}" stroke-width=".05" stroke-linecap="round"/><circle cx="1.45" cy="-.82" r=".075" fill="${INK.yellow}"/></g>`,
  );
}

/** A plant in a pot, 1.4 m high before scaling. */
export function plant(pen: Pen, x: number, scale = 1): void {
  pen.add(
    `<g transform="translate(${n(x)} 0) scale(${scale})"><path d="M0-.45q-.05-.5-.45-.75q.35.05.45.5q-.05-.6.05-.95q.2.4.05.95q.15-.45.5-.55q-.35.35-.5.8z" fill="${INK.green}"/><path d="M0-.45q-.2-.35-.55-.35q.2.15.4.35zM.05-.45q.15-.3.45-.3q-.1.15-.3.3z" fill="${INK.deepGreen}"/><path d="M-.2-.45h.4l-.06.45h-.28z" fill="${INK.paper}"/><path d="M-.22-.45h.44v.07h-.44z" fill="${INK.line}"/></g>`,
  );
}

/** Eyelets along the two long edges of a print; on a small print they are smaller and nearer to the edge. */
export function eyelets(x: number, y: number, width: number, height: number): string {
  const inset = Math.min(0.09, Math.min(width, height) * 0.12);
  const radius = inset * 0.36;
  const gaps = spacesBetweenEyelets(Math.max(width, height));
  const between = (side: number, share: number) => inset + (side - 2 * inset) * share;
  let markup = "";
  for (let at = 0; at <= gaps; at++)
    for (const edge of [0, 1]) {
      const [across, up] = width < height ? [edge, at / gaps] : [at / gaps, edge];
      markup += `<circle cx="${n(x + between(width, across))}" cy="${n(-y - between(height, up))}" r="${n(radius)}" fill="${INK.deepGreen}" stroke="${INK.paper}" stroke-width="${n(radius * 0.5)}"/>`;
    }
  return markup;
}
