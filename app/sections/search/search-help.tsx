import { catalogue, settings } from "virtual:content/site";
import { useState } from "react";
import { type Place, SEARCH, searchAddress } from "../../addresses.ts";
import { pageTitle, telephoneLink } from "../../content/site.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { Tape } from "../../ui/marks/tape.tsx";
import { SizeList } from "../categories/size-list.tsx";
import { SearchBox } from "../frame/search-box.tsx";
import styles from "./search-help.module.css";

/** Short words that find a category, as somebody in a hurry types them. */
const SUGGESTIONS = ["bat", "standee", "decal"]
  .filter((word) => catalogue.some(({ slug }) => slug.split("-").includes(word)))
  .map((word) => ({ to: searchAddress(word), title: word }));

/**
 * Says how much was found. Where that is nothing, it says so below an empty banner, measured again and again, and above the ways on. Only the sentence is a
 * live region, and it is there before its words: screen readers read a region as a whole, and miss one that comes together with its words.
 *
 * @param count what was found, as a sentence; undefined while that is not known
 * @param near where nothing was found, the places nearest to the query; if there are none, short words are suggested
 */
export function Outcome({ count, near }: { count: string | undefined; near: Place[] | undefined }) {
  return (
    <div className={near && styles.empty}>
      {near && <EmptyBanner />}
      <p role="status" className={near ? styles.words : count && styles.count}>
        {near ? "Không tìm thấy kết quả nào." : count}
      </p>
      {near && <WaysOn near={near} />}
    </div>
  );
}

function WaysOn({ near }: { near: Place[] }) {
  const [phone] = settings.phones;
  return (
    <>
      {near.length > 0 ? (
        <>
          <p>Gần nhất với chữ bạn gõ:</p>
          <Links label="Gần nhất" places={near} />
        </>
      ) : (
        SUGGESTIONS.length > 0 && (
          <>
            <p>Thử chữ ngắn hơn, không dấu cũng được:</p>
            <Links label="Gợi ý tìm" places={SUGGESTIONS} />
          </>
        )
      )}
      <p>
        Không thấy thứ bạn cần? Gọi{" "}
        <a className={styles.phone} href={telephoneLink(phone)}>
          {phone}
        </a>
        , in được hay không chúng tôi nói ngay.
      </p>
      <p>Hoặc chọn thẳng một loại in:</p>
    </>
  );
}

/** The search screen without a query. */
export function HowToSearch() {
  return (
    <div className="wrap section">
      <title>{pageTitle(SEARCH.title)}</title>
      <div className={styles.how}>
        <h1>{SEARCH.title}</h1>
        <p>Gõ tên loại in, hay chữ có trong tên bài viết. Không dấu cũng được.</p>
        <SearchBox id="page-search" label="Tìm trên trang web" />
        <Links label="Gợi ý tìm" places={SUGGESTIONS} />
      </div>
      <SizeList />
    </div>
  );
}

/** Stands with the articles found where no category's title holds the query: places that have the query as another name. */
export function NearBy({ places }: { places: Place[] }) {
  if (places.length === 0) return null;
  return (
    <div className={styles.near}>
      <p>Có thể bạn cần:</p>
      <Links label="Có thể bạn cần" places={places} />
    </div>
  );
}

function Links({ label, places }: { label: string; places: Place[] }) {
  if (places.length === 0) return null;
  return (
    <ul className={styles.suggestions} aria-label={label}>
      {places.map(({ to, title }) => (
        <li key={to}>
          <Link to={to}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}

/** The looping animation of the specification (§2): a tape is pulled over an empty banner, and winds in. Decorative; the visitor can pause it. */
function EmptyBanner() {
  const [still, setStill] = useState<boolean>(); // undefined until the button is pressed: what the visitor says counts more than where the mouse rests
  return (
    <div className={styles.banner} data-still={still}>
      <svg viewBox="0 0 900 250" width="900" height="250" aria-hidden="true">
        <path className={styles.ropes} d="M0 10L120 40M900 10L780 40M0 240L120 210M900 240L780 210M300 0v40M600 0v40" />
        <rect className={styles.cloth} x="120" y="40" width="660" height="170" />
        <g className={styles.eyelets}>
          <circle cx="138" cy="58" r="8" />
          <circle cx="762" cy="58" r="8" />
          <circle cx="138" cy="192" r="8" />
          <circle cx="762" cy="192" r="8" />
          <circle cx="300" cy="58" r="8" />
          <circle cx="600" cy="58" r="8" />
        </g>
      </svg>
      <div className={styles.measure}>
        <div className={styles.tape}>
          <Tape />
        </div>
        <div className={styles.hook} />
      </div>
      <button
        type="button"
        className={styles.pause}
        aria-label={still ? "Cho hình chạy tiếp" : "Dừng hình"}
        onClick={() => setStill(!still)}
      >
        <Icon name={still ? "play" : "pause"} />
      </button>
    </div>
  );
}
