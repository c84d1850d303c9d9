import { company, delivery, files, terms } from "virtual:content/ordering";
import { memo, type ReactNode } from "react";
import { policyAddress } from "../../addresses.ts";
import type { OrderFacts } from "../../content/types.ts";
import { formatNumber } from "../../try-size/figures.ts";
import { Link } from "../../ui/link.tsx";
import styles from "./order-box.module.css";

interface OrderBoxProps {
  facts: OrderFacts;
  /** The day the visitor needs it, in their words. */
  day: string;
  onDay: (day: string) => void;
}

/**
 * What decides an order: when it is ready, from which price, what is included, from which file. It shows what the shop has stated; where the shop
 * has stated nothing, it asks the visitor. What follows from the trade and the policies is always shown. It is not rendered again (`memo`) while
 * the print beside it is pulled.
 */
export const OrderBox = memo(function OrderBox({ facts, day, onDay }: OrderBoxProps) {
  const { leadTime, cutOff, priceFrom, included, includedAsked, leastQuantity, formats } = facts;
  const conditions = [terms.vat, terms.deposit, terms.payment.length > 0 && `Nhận ${terms.payment.join(", ")}.`];
  return (
    <section className={`wrap ${styles.box}`} aria-label="Thông tin đặt in">
      <dl>
        <Fact name="Lấy khi nào">
          {leadTime ? (
            <>
              <b>{leadTime}</b>
              {cutOff && <span>Duyệt mẫu trước {cutOff.replace(/^0/, "")} thì tính từ hôm ấy.</span>}
            </>
          ) : (
            <b>Cần ngày nào?</b>
          )}
          <label>
            <span className="visually-hidden">Ngày cần</span>
            <input
              type="text"
              value={day}
              autoComplete="off"
              placeholder="sáng thứ Sáu"
              onChange={({ target }) => onDay(target.value)}
            />
          </label>
          {!leadTime && <span className={styles.hint}>Ghi vào đây, xưởng trả lời kịp hay không.</span>}
        </Fact>
        <Fact name={priceFrom ? "Giá từ" : "Giá"}>
          {priceFrom ? (
            <b>
              {formatNumber(priceFrom.amount)} đ/{priceFrom.per}
            </b>
          ) : (
            <b>Theo khổ, vật liệu, số lượng</b>
          )}
          {!priceFrom && <span className={styles.hint}>Bấm “Hỏi giá khổ này”, xưởng tính đúng khổ bạn chọn.</span>}
          {leastQuantity && <span>Nhận từ {formatNumber(leastQuantity)} tấm.</span>}
          {conditions.filter(Boolean).map((condition) => (
            <span key={String(condition)}>{condition}</span>
          ))}
          {delivery && (
            <span>
              {delivery.inShort} <Link to={policyAddress(delivery.slug)}>Xem cách tính</Link>
            </span>
          )}
        </Fact>
        <Fact name="Gồm những gì">
          <b>{included ?? includedAsked}</b>
          {!included && <span>Nói một câu khi hỏi giá, xưởng báo trọn gói.</span>}
        </Fact>
        <Fact name="Gửi file thế nào">
          <b>{formats ?? files.formats.join(", ")}</b>
          <span>{files.sending}</span>
        </Fact>
      </dl>
      {company.legalName && (
        <p className={styles.company}>
          Hóa đơn: {company.legalName}
          {company.taxNumber && `, mã số thuế ${company.taxNumber}`}.
        </p>
      )}
    </section>
  );
});

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
