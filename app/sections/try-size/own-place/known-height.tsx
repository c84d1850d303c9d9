import { useId, useState } from "react";
import { figureOf, formatNumber } from "../../../try-size/figures.ts";
import { parseSide } from "../../../try-size/measures.ts";
import { KNOWN_THINGS } from "../../../try-size/own-place/measured-place.ts";
import { Segment } from "../controls/segment.tsx";
import styles from "./own-place.module.css";

type Thing = (typeof KNOWN_THINGS)[number]["id"] | "khac";

/** Names with heights, e.g. `Cửa 2,1 m`. */
const THINGS = {
  ...(Object.fromEntries(
    KNOWN_THINGS.map(({ id, name, metres }) => [id, `${name} ${formatNumber(metres)}\u00a0m`]),
  ) as Record<(typeof KNOWN_THINGS)[number]["id"], string>), // the ids of the table, no others
  khac: "Vật khác",
} satisfies Record<Thing, string>;

/** Heights that a thing in a photo may have, in metres. */
const [LEAST, MOST] = [0.2, 20];

/** The choice what the two marks stand on: a person, a door, a standee, or a thing that the visitor has measured. */
export function KnownHeight({ known, onChange }: { known: number; onChange: (metres: number) => void }) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [other, setOther] = useState(false);
  const thing = other ? undefined : KNOWN_THINGS.find(({ metres }) => metres === known);
  return (
    <div className={styles.known}>
      <Segment<Thing>
        legend="Hai mốc đặt lên"
        options={THINGS}
        value={thing?.id ?? "khac"}
        four
        onChange={(chosen) => {
          const named = KNOWN_THINGS.find((one) => one.id === chosen);
          setOther(!named);
          if (named) onChange(named.metres);
        }}
      />
      {!thing && (
        <label className={styles.height} htmlFor={`${id}-height`}>
          <span>Vật này cao (m)</span>
          <input
            id={`${id}-height`}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={typed ?? figureOf(known, "m")}
            onChange={(event) => {
              setTyped(event.target.value);
              const metres = parseSide(event.target.value, "m");
              if (metres >= LEAST && metres <= MOST) onChange(metres);
            }}
            onBlur={() => setTyped(undefined)}
          />
        </label>
      )}
    </div>
  );
}
