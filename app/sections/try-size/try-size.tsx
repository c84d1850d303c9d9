import { useDeferredValue, useId, useMemo, useState } from "react";
import { TRY_SIZE } from "../../addresses.ts";
import { PERSON_SAID } from "../../content/person.ts";
import { figureOfArea, sayDistance, saySize } from "../../try-size/figures.ts";
import { writeQuery } from "../../try-size/query.ts";
import { areaOf, sayPieces } from "../../try-size/wish.ts";
import { Breadcrumbs } from "../../ui/page/breadcrumbs.tsx";
import { Spoken } from "../../ui/spoken.tsx";
import { Segment } from "./controls/segment.tsx";
import { LateDocket } from "./docket/late-docket.tsx";
import { rowId } from "./docket/row-id.ts";
import { saidOfFile } from "./file/said-of-file.ts";
import { usePrintFile } from "./file/use-print-file.ts";
import missingPart from "./missing-part.module.css";
import { Stage } from "./stage/stage.tsx";
import type { Vantage } from "./stage/vantage.ts";
import { Walk } from "./stage/walk.tsx";
import styles from "./try-size.module.css";
import { useWish } from "./use-wish.ts";

/** The part for the visitor's own place is loaded when it is asked for. */
const loadOwnPlace = async () => (await import("./own-place/own-place.tsx")).OwnPlace;
type OwnPlace = Awaited<ReturnType<typeof loadOwnPlace>>;

/** Where the print is looked at. */
type Place = "drawn" | "own";
const PLACES: Record<Place, string> = { drawn: "Cảnh vẽ", own: "Treo thử vào ảnh" };

/** The bench: the print in its scene on the left, the docket that writes itself on the right. */
export function TrySize() {
  const id = useId();
  const fileInput = `${id}-file`;
  const walk = `${id}-walk`;
  const [wish, changeWish] = useWish();
  const file = usePrintFile();
  const [place, setPlace] = useState<Place>("drawn");
  const [OwnPlace, setOwnPlace] = useState<OwnPlace | "missing">();
  const [vantage, setVantage] = useState<Vantage>("scene");
  const [note, setNote] = useState("");
  const [sentTicket, setSentTicket] = useState("");
  const [docketMissing, setDocketMissing] = useState(false);
  const said = saidOfFile(file.chosen, wish);
  const [pulling, setPulling] = useState(false);
  const rested = useDeferredValue(wish);
  // While a hand pulls the corner, the drawing comes first: the docket shows a deferred wish, which React renders when it has time.
  const written = pulling ? rested : wish;
  const change: typeof changeWish = (part) => {
    // A visitor who changes the print wants to see the whole scene.
    if (part.width || part.height || part.trade) setVantage("scene");
    changeWish(part);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions left out always do the same
  const docket = useMemo(() => {
    const query = writeQuery(written);
    const saidOfWritten = saidOfFile(file.chosen, written);
    const address = () => `${location.origin}${TRY_SIZE.to}?${query}`;
    return (
      <LateDocket
        wish={written}
        change={change}
        file={file}
        said={saidOfWritten}
        fileInput={fileInput}
        note={note}
        onNote={setNote}
        address={address}
        sentTicket={sentTicket}
        onSent={setSentTicket}
        onMissing={setDocketMissing}
      />
    );
  }, [written, file.chosen, note, sentTicket]);
  function look(at: Place) {
    setPlace(at);
    if (at === "drawn" || typeof OwnPlace === "function") return;
    setOwnPlace(undefined);
    loadOwnPlace().then(
      (loaded) => setOwnPlace(() => loaded),
      () => {
        // Back to the drawn scene, which is there; choosing this part again loads it again.
        setPlace("drawn");
        setOwnPlace("missing");
      },
    );
  }
  const { all } = areaOf(wish);
  const spoken = [
    wish.trade.name,
    saySize(wish.width, wish.height, wish.unit),
    sayPieces(wish.quantity),
    `${figureOfArea(all)} mét vuông`,
    vantage === "walk" && `nhìn từ ${sayDistance(wish.distance)}`,
    file.chosen.state !== "none" && `File: ${said.short}`,
  ];
  return (
    <>
      <div className={`${styles.bench} on-dark`}>
        <div className={`wrap ${styles.grid}`}>
          <div className={styles.head}>
            <Breadcrumbs here={TRY_SIZE.title} />
            <h1>{TRY_SIZE.title}</h1>
            <p>Kéo tấm in cho vừa mắt, ướm file lên xem nét hay vỡ. Phiếu in tự&nbsp;ghi&nbsp;theo.</p>
          </div>
          <div className={styles.stage}>
            <div className={styles.places}>
              <Segment legend="Xem tấm in ở đâu" hideLegend options={PLACES} value={place} onChange={look} />
            </div>
            <p role="status">
              {OwnPlace === "missing" && (
                <span className={missingPart.words}>Phần này chưa tải về được. Bấm lại khi mạng ổn.</span>
              )}
            </p>
            {place === "own" ? (
              typeof OwnPlace === "function" && <OwnPlace wish={wish} change={change} chosen={file.chosen} />
            ) : (
              <>
                <Stage
                  wish={wish}
                  change={change}
                  chosen={file.chosen}
                  vantage={vantage}
                  onWhole={() => {
                    setVantage("scene");
                    // The button that was pressed goes away: the focus goes to the tape, which led there.
                    document.getElementById(walk)?.focus({ preventScroll: true });
                  }}
                  fileInput={fileInput}
                  onFile={file.take}
                  onHold={setPulling}
                />
                <Walk
                  id={walk}
                  distance={wish.distance}
                  mark={said.mark}
                  reasonAt={`#${rowId("file")}`}
                  onWalk={(distance) => {
                    setVantage("walk");
                    changeWish({ distance });
                  }}
                />
                <p className={styles.foot}>
                  {`Kéo người trên thước để lùi ra mà xem. Người trong hình cao ${PERSON_SAID}, vạch vàng là mét.`}
                </p>
              </>
            )}
            <Spoken parts={spoken.filter((part) => part !== false)} />
          </div>
          {docket}
        </div>
      </div>
      {/* Beside the bench: some of the supported Safaris place what is fixed within a size container against that container. */}
      <p className={missingPart.low} role="status">
        {docketMissing && (
          <span className={missingPart.words}>
            Phần còn lại của phiếu chưa tải về được: khi có mạng, bấm vào phiếu hoặc tải lại trang.
          </span>
        )}
      </p>
    </>
  );
}
