import { settings } from "virtual:content/site";
import { useEffect, useRef, useState } from "react";
import { postalAddress } from "../../../content/site.ts";
import * as inks from "../../../styles/inks.ts";
import { ArrowLink } from "../../../ui/button.tsx";
import styles from "./directions-map.module.css";

/**
 * How near the map must come to the window before it is loaded: as long as a visitor does not get there, nothing is sent to another host. What stands in place
 * of a screen that is on its way is higher than the window by more than this (`STAND_IN` in app/ui/page/loading-placeholder.tsx).
 */
const NEAR = "240px";

/**
 * The map of the footer, with a plain link to directions beside it: to the workshop if the settings name its street, otherwise to the district. Until
 * the map is near, a drawn plan stands in its place.
 */
export function DirectionsMap() {
  const frame = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          setNear(true);
          watcher.disconnect();
        }
      },
      { rootMargin: NEAR },
    );
    if (frame.current) watcher.observe(frame.current);
    return () => watcher.disconnect();
  }, []);

  return (
    <div className={styles.map}>
      <div className={styles.frame} ref={frame}>
        <DrawnPlan />
        {near && (
          <iframe
            src={settings.map.embed}
            title={`Bản đồ đến ${settings.name}, ${postalAddress}`}
            referrerPolicy="no-referrer"
          />
        )}
      </div>
      <ArrowLink href={settings.map.directions}>
        {settings.address.street ? "Chỉ đường đến xưởng" : `Xem bản đồ ${settings.address.district}`}
      </ArrowLink>
    </div>
  );
}

/** Streets, a pond and the seal: a picture of a map, not a map. */
function DrawnPlan() {
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0h400v300H0z" fill={inks.kraft} />
      <path d="M210 168h86v40h-86zM332 150h60v52h-60z" fill="#9CC2AE" />
      <path d="M0 96L400 72M96 0l28 300M300 0l-22 300M0 232l400 22" stroke={inks.paper} strokeWidth="16" fill="none" />
      <path d="M0 160L400 132" stroke={inks.yellow} strokeWidth="22" fill="none" />
      <path d="M180 98h44v44h-44z" fill={inks.red} />
      <path d="M195 142h14l-7 12z" fill={inks.red} />
      <text
        x="202"
        y="133"
        fontSize="33"
        textAnchor="middle"
        fontFamily="Phudu, sans-serif"
        fontWeight="700"
        fill={inks.paper}
      >
        Ấ
      </text>
    </svg>
  );
}
