/** Line icons of this screen alone, on the 24-unit grid of the site's own (app/ui/icon.tsx): no other page carries them. */
const PATHS = {
  turn: "M4 8V4h4M4 4c3 0 6 0 8 2M20 16v4h-4M20 20c-3 0-6 0-8-2M3 12h9v9H3zM12 3h9v9",
  copy: "M8 8h12v13H8zM16 8V3H4v13h4",
  print: "M7 9V3h10v6M7 17H3V9h18v8h-4M7 14h10v7H7z",
  frame: "M3 8h18M3 16h18M8 3v18M16 3v18",
  camera: "M3 7h5l2-3h4l2 3h5v13H3zM8 13a4 4 0 108 0 4 4 0 10-8 0",
  file: "M5 3h9l5 5v13H5zM14 3v5h5M12 18v-6M9 15l3-3 3 3",
  link: "M10 14L14 10M9 7l3-3q2-2 4 0l4 4q2 2 0 4l-3 3M15 17l-3 3q-2 2-4 0l-4-4q-2-2 0-4l3-3",
  wall: "M3 4h18v16H3zM7 8l9-2v8l-9 2z",
  undo: "M8 5L3 10l5 5M3 10h11a6 6 0 010 12h-3",
  save: "M12 3v12M7 10l5 5 5-5M4 20h16",
} as const;

/** An icon of the size of the text it stands in. Decorative: the text or the label of the control says what it means. */
export function TryIcon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

const VEHICLES = {
  motorbike:
    "M.3.49a.28.28 0 110 .56.28.28 0 010-.56zM1.5.49a.28.28 0 110 .56.28.28 0 010-.56zM.2.62Q.5.3.9.42L1.15.5 1.3.1 1.18.06V0h.3l.1.3.06.32h-.12L1.4.36 1.26.66H.2zM.15.34H.82V.44H.2z",
  car: "M.02.86V.6L.4.22H1.82V.86H1.6a.2.2 0 00-.4 0H.68a.2.2 0 00-.4 0zM.44.32L.2.56H.62V.32zM.48.7a.16.16 0 110 .32.16.16 0 010-.32zM1.4.7a.16.16 0 110 .32.16.16 0 010-.32z",
} as const;

/** What the prints travel by, as a filled shape. */
export function VehicleIcon({ by, className }: { by: keyof typeof VEHICLES; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1.84 1.1" aria-hidden="true">
      <path fillRule="evenodd" d={VEHICLES[by]} />
    </svg>
  );
}
