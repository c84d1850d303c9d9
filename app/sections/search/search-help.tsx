import { useState } from "react";
import { SEARCH, searchAddress } from "../../addresses.ts";
import { pageTitle } from "../../content/site.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { Tape } from "../../ui/marks/tape.tsx";
import { SizeList } from "../categories/size-list.tsx";
import { SearchBox } from "../frame/search-box.tsx";
import styles from "./search-help.module.css";

/** Short words that find something, typed as one types them in a hurry. */
const SUGGESTIONS = ["bat", "standee", "decal"];

/** In place of results that there are none of: an empty banner, measured again and again. */
export function EmptyResult() {
  return (
    <div className={styles.empty}>
      <EmptyBanner />
      <p className={styles.words}>Không tìm thấy kết quả nào.</p>
      <p>Thử chữ ngắn hơn, không dấu cũng được:</p>
      <Suggestions />
      <p>Hoặc chọn thẳng một loại in:</p>
    </div>
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
        <Suggestions />
      </div>
      <SizeList />
    </div>
  );
}

function Suggestions() {
  return (
    <ul className={styles.suggestions} aria-label="Gợi ý tìm">
      {SUGGESTIONS.map((word) => (
        <li key={word}>
          <Link to={searchAddress(word)}>{word}</Link>
        </li>
      ))}
    </ul>
  );
}

/** The looping animation of the specification (§2): a tape is pulled over an empty banner, and winds in. Decorative; it stands still for who asks it to. */
function EmptyBanner() {
  const [still, setStill] = useState(false);
  return (
    <div className={styles.banner} data-still={still || undefined}>
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
