/** How the page will stand on Google, and whether its description has the length that is shown whole. */

import { withFactsSaid } from "../form/facts-said.ts";
import { useForm } from "../form/field.tsx";
import { useShopName } from "../shop-name.ts";
import { Gauge } from "./gauge.tsx";
import "./google-preview.css";

/** Characters that Google shows of a title and a description on a computer; more is cut off with dots. */
const TITLE_SHOWN = 60;
const DESCRIPTION = { least: 90, most: 155 };

export function GooglePreview({
  title,
  description: written,
  address,
}: {
  title: string;
  description: string;
  address: string;
}) {
  const shop = useShopName();
  const description = withFactsSaid(written, useForm().facts);
  return (
    <div className="f">
      <Gauge length={description.length} least={DESCRIPTION.least} most={DESCRIPTION.most} />
      <figure className="google">
        <figcaption>Trên Google</figcaption>
        <div className="g-site">
          <span className="seal" aria-hidden="true">
            Ấ
          </span>
          <span>
            {shop}
            <small>{address.split("/").filter(Boolean).join(" › ") || "trang chủ"}</small>
          </span>
        </div>
        <p className="g-t">{cut(title || "Chưa có tiêu đề", TITLE_SHOWN)}</p>
        <p className="g-d">{cut(description || "Chưa có mô tả ngắn.", DESCRIPTION.most)}</p>
      </figure>
    </div>
  );
}

const cut = (words: string, most: number) => (words.length > most ? `${words.slice(0, most).trimEnd()} …` : words);
