import { Fragment, type ReactNode } from "react";
import { burdenOf } from "../../../try-size/advice/carriage.ts";
import { adviseMaterial } from "../../../try-size/advice/material.ts";
import { formatNumber, sayArea } from "../../../try-size/figures.ts";
import { missingFrom } from "../../../try-size/missing.ts";
import { areaOf, type Wish } from "../../../try-size/wish.ts";
import { held } from "./held.ts";
import { rowId } from "./row-id.ts";
import styles from "./shop-part.module.css";
import { VehicleIcon } from "./vehicle-icon.tsx";

/** What the shop reads off the ticket; the price is an empty box, since only the shop can write one. */
export function ShopPart({ wish, hasFile }: { wish: Wish; hasFile: boolean }) {
  const { each, all } = areaOf(wish);
  const advice = adviseMaterial(wish);
  const unknown = <em>cần biết chỗ dùng</em>;
  const { weight, carriage } = burdenOf(wish);
  const missing = missingFrom(wish, hasFile, new Date());
  return (
    <section className={styles.reads} aria-labelledby="try-size-shop">
      <h3 id="try-size-shop">Xưởng đọc phiếu</h3>
      <dl>
        <Line term="Diện tích">
          {wish.quantity > 1 && <span>{`${sayArea(each, wish.quantity)} × ${formatNumber(wish.quantity)} = `}</span>}
          <b>{sayArea(all)}</b>
        </Line>
        <Line term="Vật liệu">{wish.place ? held(advice.material) : unknown}</Line>
        <Line term="Cân nặng tấm in">{weight ? held(weight) : unknown}</Line>
        <Line term="Đi bằng">
          {carriage ? (
            <>
              <VehicleIcon by={carriage.by} className={styles.vehicle} />
              <span>{held(carriage.words)}</span>
            </>
          ) : (
            unknown
          )}
        </Line>
        <Line term="Giá">
          <span className={styles.blank}>xưởng ghi</span>
        </Line>
      </dl>
      {missing.length > 0 ? (
        // The key makes React draw the list anew when it changes: a browser's translator may have replaced the texts that React would otherwise remove.
        <p key={JSON.stringify(missing)} className={styles.missing}>
          <b>Còn thiếu</b>{" "}
          {missing.map(({ row, what }, at) => (
            <Fragment key={what}>
              <span className={styles.wanted}>
                <a href={`#${rowId(row)}`}>{what}</a>
                {missing[at + 1] ? "," : "."}
              </span>{" "}
            </Fragment>
          ))}
          Chưa có cũng gửi được, xưởng sẽ hỏi thêm.
        </p>
      ) : (
        <p className={styles.missing}>
          <b>Phiếu đủ.</b> Xưởng đọc là hiểu.
        </p>
      )}
    </section>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
