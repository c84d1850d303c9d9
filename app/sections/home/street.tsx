import { catalogue } from "virtual:content/site";
import { useEffect, useState } from "react";
import { categoryAddress } from "../../addresses.ts";
import { MOBILE_BREAKPOINT } from "../../limits.ts";
import { isNightInHanoi } from "./hanoi-night.ts";
import styles from "./street.module.css";
import wideStreet from "./street.svg";
import wideNight from "./street-night.svg";
import phoneStreet from "./street-phone.svg";
import phoneNight from "./street-phone-night.svg";
import places from "./street-prints.json";

const PHONES = `(max-width: ${MOBILE_BREAKPOINT}px)`;

/**
 * A street of Hanoi, drawn to scale: one unit of the drawings is one metre, and the kerb is a tape measure. The drawing for phones shows
 * fewer sizes in larger letters. All letters are outlines, because a picture cannot use the page's fonts. Each print leads to its
 * category; from dusk to dawn in Hanoi the windows are lit and the prints have their lamps on.
 *
 * @param whole false while only the first view is wanted: the drawing then loads after the words, because a browser reads its 300 parts in the same task in
 *   which it draws the page, and the places of the prints are left out
 */
export function Street({ className, whole }: { className: string | undefined; whole: boolean }) {
  return (
    <div className={`${styles.street} ${className}`}>
      <picture>
        <source media={PHONES} srcSet={phoneStreet} width={1464} height={440} />
        <img
          src={wideStreet}
          alt="Một dãy phố Hà Nội vẽ đúng tỉ lệ: bạt hiflex 4 × 1,2 m, backlit 3 × 0,9 m, băng rôn 5,6 m, bạt 3,1 × 5,1 m, standee 2 m cạnh người 1,6 m, xe dán decal"
          width={1920}
          height={438}
          loading={whole ? "eager" : "lazy"}
          fetchPriority="high"
          decoding="async"
        />
      </picture>
      {useNight() && (
        <picture className={`${styles.over} ${styles.night}`}>
          <source media={PHONES} srcSet={phoneNight} width={1464} height={440} />
          <img src={wideNight} alt="" width={1920} height={438} />
        </picture>
      )}
      {whole && (
        <>
          <Prints street="wide" />
          <Prints street="phone" />
        </>
      )}
    </div>
  );
}

/** The places of the prints, over the drawing and cropped like it. */
function Prints({ street }: { street: keyof typeof places }) {
  const { width, height, prints } = places[street];
  const sold = prints.flatMap(({ kind, ...print }) => {
    const category = catalogue.find((one) => one.kind === kind);
    return category ? [{ ...print, to: categoryAddress(category.slug) }] : [];
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: the links are part of a drawing, no <fieldset> can be
    <svg
      className={`${styles.over} ${styles.prints}`}
      data-street={street}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      role="group"
      aria-label="Các sản phẩm trên phố"
    >
      {sold.map(({ to, name, ...place }) => (
        <a key={name} href={to} aria-label={name}>
          <rect {...place} />
        </a>
      ))}
    </svg>
  );
}

/** Whether to show the night. Looked up once the page has loaded: the first view shows the day, and the drawing of the night comes after it. */
function useNight(): boolean {
  const [night, setNight] = useState(false);
  useEffect(() => {
    const update = () => setNight(isNightInHanoi(new Date()));
    const minute = setInterval(update, 60_000);
    if (document.readyState === "complete") update();
    else window.addEventListener("load", update, { once: true });
    return () => {
      clearInterval(minute);
      window.removeEventListener("load", update);
    };
  }, []);
  return night;
}
