import { Link } from "react-router";
import { valueAt } from "../../documents/at-path.ts";
import { placeName } from "../../documents/labels.ts";
import { wordsOf } from "../../documents/words-of.ts";
import type { OpenPage } from "../../drafts/routes.ts";
import { ofFile } from "../client.ts";
import { useTold } from "../parts/use-told.ts";
import { boxOf, samplesOf } from "../samples.ts";

/** Facts of the shop that are still samples: named in `settings.yml` under `sample`, shown with their present values. */
export function StillMissing() {
  const shop = useTold<OpenPage>(`page?${ofFile("settings.yml")}`);
  const sample = samplesOf(shop?.fields);
  if (!shop || sample.length === 0) return null;
  return (
    <section className="card">
      <div className="card-head">
        <h2>Thông tin còn là mẫu</h2>
        <span className="count wait num">{sample.length}</span>
      </div>
      <ul className="mini">
        {sample.map((place) => (
          <li key={place}>
            <Link to={`/cua-hang#${boxOf(place)}`}>
              <b>{placeName("settings", place.split("."))}</b>
              <small>{standsAs(wordsOf(valueAt(shop.fields, place.split("."))))}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What stands there now, in few words: a web address says nothing to a printer. */
function standsAs(words: string): string {
  if (words.includes("https://")) return "đang là đường dẫn mẫu";
  return words === wordsOf(null) ? `đang ${words}` : `đang là ${words}`;
}
