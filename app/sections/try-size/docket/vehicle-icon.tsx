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
