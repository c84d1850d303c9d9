import { adviseMaterial } from "../../../try-size/advice/material.ts";
import { HANGINGS, PLACES, type Wish } from "../../../try-size/wish.ts";
import { Segment } from "../controls/segment.tsx";
import type { ChangeWish } from "../use-wish.ts";
import { held } from "./held.ts";
import styles from "./place.module.css";

/** Where and for how long the print is used, and what material the shop would choose. */
export function PlaceControls({ wish, change }: { wish: Wish; change: ChangeWish }) {
  return (
    <>
      <Segment legend="Dùng ở đâu" options={PLACES} value={wish.place} onChange={(place) => change({ place })} />
      <Segment
        legend="Dùng bao lâu"
        options={HANGINGS}
        value={wish.hanging}
        onChange={(hanging) => change({ hanging })}
        four
      />
      <Advice wish={wish} />
    </>
  );
}

/** Screen readers announce the first line when it changes, and so it is always in the page; the other lines are not announced. */
function Advice({ wish }: { wish: Wish }) {
  const { material, why, finishing, notes } = adviseMaterial(wish);
  return (
    <div className={styles.slip}>
      <p className={wish.place ? styles.what : undefined} role="status">
        {wish.place ? (
          <>
            <span>Nên in</span> <b>{held(material)}</b>
          </>
        ) : (
          "Chọn trong nhà hay ngoài trời, xưởng gợi ý vật liệu ngay ở đây."
        )}
      </p>
      {wish.place && (
        <>
          <p>{held(why)}</p>
          <p className={styles.how}>{held(finishing)}</p>
          {notes.map((note) => (
            <p key={note} className={styles.note}>
              {held(note)}
            </p>
          ))}
        </>
      )}
    </div>
  );
}
