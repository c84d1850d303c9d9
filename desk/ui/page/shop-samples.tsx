import { valueAt } from "../../documents/at-path.ts";
import { placeName } from "../../documents/labels.ts";
import { wordsOf } from "../../documents/words-of.ts";
import type { OpenPage } from "../../drafts/routes.ts";
import { useForm } from "../form/field.tsx";
import { useWayBack } from "../form/use-way-back.ts";
import { boxOf, samplesOf } from "../samples.ts";
import "./shop-samples.css";

/** The shop's facts that are still samples, one sentence each. A changed value leaves the list by itself, because the list is read from the saved page. */
export function ShopSamples({ page }: { page: OpenPage }) {
  const { set } = useForm();
  const say = useWayBack();
  const { fields } = page;
  const sample = samplesOf(fields);
  if (sample.length === 0) return null;
  return (
    <section className="note" aria-labelledby="samples-h">
      <div>
        <b id="samples-h">Thông tin còn là mẫu</b>
        <ul className="samples">
          {sample.map((place) => (
            <li key={place}>
              <span>
                <a className="link" href={`#o-${boxOf(place)}`}>
                  {placeName("settings", place.split("."))}
                </a>{" "}
                còn là mẫu: {inShort(wordsOf(valueAt(fields, place.split("."))))}.
              </span>
              <button
                type="button"
                className="btn small quiet"
                onClick={() => {
                  const left = sample.filter((one) => one !== place);
                  set(["sample"], left);
                  say(`Đã ghi: ${placeName("settings", place.split("."))} là thật.`, () => set(["sample"], sample));
                }}
              >
                Đúng rồi<span className="vh">, {placeName("settings", place.split("."))} không còn là mẫu</span>
              </button>
            </li>
          ))}
        </ul>
        <p className="hint">Điền thật mục nào thì mục ấy tự rời khỏi đây.</p>
      </div>
    </section>
  );
}

/** Shortens long addresses to their site. */
const inShort = (words: string) => words.replace(/https:\/\/(?:www\.)?([^/\s]+)\/\S{16,}/g, "$1…");
