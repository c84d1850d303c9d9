import { settings } from "virtual:content/site";
import { useLayoutEffect, useRef } from "react";
import { postalAddress } from "../../../content/site.ts";
import { OWN_SERVER } from "../../../own-server.ts";
import { shopCanOpen } from "../../../print-file/verdict/shop-can-open.ts";
import { adviseMaterial } from "../../../try-size/advice/material.ts";
import { figureOfArea, sayArea, sayDay, sayDistance, saySize } from "../../../try-size/figures.ts";
import { unitFor } from "../../../try-size/measures.ts";
import { isGone } from "../../../try-size/missing.ts";
import { ticketText } from "../../../try-size/ticket.ts";
import { areaOf, firstWish, HANGINGS, PLACES, sayPieces, type Wish } from "../../../try-size/wish.ts";
import { LineIcon } from "../../../ui/icon.tsx";
import { Seal } from "../../../ui/marks/seal.tsx";
import { useBelowFirstView } from "../../../ui/window/below-first-view.ts";
import { SizeChips } from "../controls/size-chips.tsx";
import { SizeFields } from "../controls/size-fields.tsx";
import { Stepper } from "../controls/stepper.tsx";
import type { SaidOfFile } from "../file/chosen-file.ts";
import { FileRow } from "../file/file-row.tsx";
import type { PrintFileChoice } from "../file/use-print-file.ts";
import * as icons from "../icons.ts";
import type { ChangeWish } from "../use-wish.ts";
import { Acts } from "./acts/acts.tsx";
import { HandOver } from "./acts/hand-over.tsx";
import { DayField } from "./day-field.tsx";
import styles from "./docket.module.css";
import { Kinds } from "./kinds.tsx";
import { noteOnPaper } from "./note-on-paper.ts";
import { PaperScene } from "./paper-scene.tsx";
import { PlaceControls } from "./place.tsx";
import { Row } from "./row.tsx";
import { ShopPart } from "./shop-part.tsx";

/** The docket: a white sheet with its pink and yellow copies, five rows, the shop's part and the stub that is torn off and sent. */
export function Docket({
  wish,
  change,
  file,
  said,
  fileInput,
  note,
  onNote,
  address,
  sentTicket,
  onSent,
  built,
  onAlive,
}: {
  wish: Wish;
  change: ChangeWish;
  file: PrintFileChoice;
  /** What is said of the file, in the row and in the ticket. */
  said: SaidOfFile;
  fileInput: string;
  note: string;
  onNote: (note: string) => void;
  address: () => string;
  /** The ticket that the shop has, in words; empty before one was sent. */
  sentTicket: string;
  onSent: (ticket: string) => void;
  /**
   * Whether the docket came prerendered in the page; otherwise its head is drawn first and its rows a frame later: on a phone the rows are below the first
   * view, and their fields take as long to lay out as the whole drawing.
   */
  built: boolean;
  /** Called once, when the docket stands in the page and listens, before the browser does anything else. */
  onAlive: () => void;
}) {
  const below = useBelowFirstView(built);
  const tellAlive = useRef(onAlive);
  // In a layout effect, so before the visitor can do anything more: React would tell events that come until then to the docket as it was built.
  useLayoutEffect(() => tellAlive.current(), []);
  const { place, hanging, day, quantity } = wish;
  const advice = adviseMaterial(wish);
  const hasFile = file.chosen.state === "read" && shopCanOpen(file.chosen.found);
  const ticket = () => ticketText(wish, { shop: settings.name, file: said.inTicket, note, address: address() });
  const sent = sentTicket !== "" && sentTicket === ticket();
  const where = place && PLACES[place] + (hanging ? `, ${HANGINGS[hanging].toLowerCase()}` : "");
  return (
    <section
      className={styles.docket}
      aria-labelledby="try-size-docket"
      data-docket
      data-early
      data-sent={sent || undefined}
      data-first={!below || undefined}
    >
      <div className={styles.holes} aria-hidden="true" />
      <Head sent={sent} />
      {below && (
        <>
          <PaperScene wish={wish} chosen={file.chosen} />
          <Row
            name="in"
            number={1}
            title="In gì"
            value={wish.trade.name}
            onPaper={`Người xem cách ${sayDistance(wish.distance)}`}
          >
            <Kinds
              trade={wish.trade}
              onChoose={(trade) => {
                const { quantity: _, day: __, ...first } = firstWish(trade);
                change(first);
                if (file.chosen.state === "sample") file.giveUp();
              }}
            />
          </Row>
          <SizeRow wish={wish} change={change} />
          <Row
            name="cho"
            number={3}
            title="Chỗ dùng"
            value={where || "chưa ghi"}
            missing={!place}
            onPaper={place && `${advice.material}. ${advice.finishing}`}
          >
            <PlaceControls wish={wish} change={change} />
          </Row>
          <Row name="file" number={4} title="File in" value={said.short} missing={said.wanting} onPaper={said.inTicket}>
            <FileRow wish={wish} change={change} file={file} said={said} input={fileInput} />
          </Row>
          <Row
            name="ngay"
            number={5}
            title="Số lượng, ngày cần"
            value={sayPieces(quantity) + (day ? `, ${sayDay(day).replace(/\/\d{4}$/, "")}` : "")}
            missing={isGone(day, new Date())}
            onPaper={[day && sayDay(day), noteOnPaper(note)].filter(Boolean).join(". ")}
          >
            <div className={styles.pair}>
              <Stepper value={quantity} onChange={(pieces) => change({ quantity: pieces })} />
              <DayField day={day} onChange={(chosen) => change({ day: chosen })} />
            </div>
          </Row>
          <ShopPart wish={wish} hasFile={hasFile} />
          <noscript>
            <p className={styles.scriptless}>
              Trình duyệt đang tắt JavaScript nên hình không kéo được.
              {OWN_SERVER && " Cứ ghi khổ ngang × cao vào ô dưới, xưởng đọc là hiểu."}
            </p>
          </noscript>
          <div className={styles.tear} aria-hidden="true" />
          <HandOver ticket={ticket} sent={sent} onNote={onNote} onSent={() => onSent(ticket())} />
          <Acts wish={wish} ticket={ticket} address={address} />
          <div className={styles.bar} aria-hidden="true" />
        </>
      )}
    </section>
  );
}

/** Whose sheet it is, and which copy of it. */
function Head({ sent }: { sent: boolean }) {
  return (
    <header className={styles.head}>
      <Seal />
      <div>
        <h2 id="try-size-docket">Phiếu in</h2>
        <p>{`${settings.name},\n${postalAddress}`}</p>
      </div>
      <p className={styles.copy}>
        <b>{sent ? "Đã gửi" : "Liên 1"}</b>
        <span>{sent ? "Liên 2 ở xưởng" : "Khách giữ"}</span>
      </p>
    </header>
  );
}

/** How large a print is: usual sizes, two fields, the area of all pieces. */
function SizeRow({ wish, change }: { wish: Wish; change: ChangeWish }) {
  const { trade, width, height, unit, quantity } = wish;
  const { each, all } = areaOf(wish);
  return (
    <Row
      name="kho"
      number={2}
      title="Khổ"
      value={saySize(width, height, unit)}
      onPaper={`${sayArea(each, quantity)} mỗi tấm`}
    >
      <SizeChips
        trade={trade}
        width={width}
        height={height}
        onChoose={(usual) =>
          change({ width: usual.width, height: usual.height, unit: unitFor(usual.width, usual.height, trade.unit) })
        }
      />
      <SizeFields width={width} height={height} unit={unit} onChange={change}>
        <button
          type="button"
          className={styles.turn}
          aria-label="Xoay tấm: đổi ngang với cao"
          onClick={() => change({ width: height, height: width })}
        >
          <LineIcon path={icons.turn} />
        </button>
      </SizeFields>
      <p className={styles.area}>
        <b>{figureOfArea(all)}</b> m²
        {quantity > 1 && <small>{`${sayPieces(quantity)}, mỗi tấm ${sayArea(each, quantity)}`}</small>}
      </p>
    </Row>
  );
}
