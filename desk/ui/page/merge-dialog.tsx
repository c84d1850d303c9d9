import { useEffect, useState } from "react";
import { placeName, TEXT_PLACE } from "../../documents/labels.ts";
import type { Choices } from "../../drafts/merge.ts";
import type { ToldDifference } from "../../drafts/merge-outside.ts";
import type { OpenPage } from "../../drafts/routes.ts";
import { ask, ofFile, refusalOf } from "../client.ts";
import { boldWords } from "../parts/bold-words.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { Refusal } from "../parts/refusal.tsx";
import type { PageInHand } from "./page-in-hand.ts";
import "./merge-dialog.css";

const WHOSE = { mine: "Bản trên bàn", theirs: "Bản sửa ở ngoài" };

/** Two versions of one page, place by place: the owner chooses, the other version stays in the journal. */
export function MergeDialog({
  file,
  kind,
  close,
  change,
}: {
  file: string;
  kind: string;
  close: () => void;
  change: PageInHand["change"];
}) {
  const [found, setFound] = useState<ToldDifference[] | null>(null);
  const [choices, setChoices] = useState<Choices>({});
  const [refused, setRefused] = useState("");
  useEffect(() => {
    ask<{ differences: ToldDifference[] }>(`page/differences?${ofFile(file)}`)
      .then((answer) => setFound(answer.differences))
      .catch((error: unknown) => setRefused(refusalOf(error)));
  }, [file]);
  const chosen = (one: ToldDifference) =>
    choices[one.place] ?? (one.conflict || JSON.stringify(one.base) === JSON.stringify(one.theirs) ? "mine" : "theirs");
  /** Both have written in the text, in different blocks of it: unless one side is chosen, what both wrote is put together. */
  const together = ({ place, conflict, base, mine, theirs }: ToldDifference) =>
    place === "text" && !conflict && base !== mine && base !== theirs && mine !== theirs;
  const putTogether = (place: string) => setChoices(({ [place]: _, ...others }) => others);
  const put = async () => {
    const all = Object.fromEntries(
      (found ?? [])
        .filter(({ place, conflict }) => place !== "text" || conflict || choices.text)
        .map((one) => [one.place, chosen(one)]),
    );
    try {
      const merged = () => ask<OpenPage>(`page/merge?${ofFile(file)}`, { method: "PUT", body: { choices: all } });
      if (await change(merged)) close();
      else setRefused("Chưa ghép, vì trang chưa lưu được.");
    } catch (error) {
      setRefused(refusalOf(error));
    }
  };
  return (
    <Dialog
      title="Hai bản cạnh nhau"
      close={close}
      width="56rem"
      foot={
        <>
          <button type="button" className="btn quiet push" onClick={close}>
            Để sau
          </button>
          <button type="button" className="btn main-act" onClick={() => void put()}>
            Ghép theo các ô đã chọn
          </button>
        </>
      }
    >
      <table className="two-v">
        <thead>
          <tr>
            <th scope="col">Chỗ</th>
            <th scope="col">{WHOSE.mine}</th>
            <th scope="col">{WHOSE.theirs}</th>
          </tr>
        </thead>
        <tbody>
          {(found ?? []).map((one) => (
            <tr key={one.place}>
              <th scope="row">
                {one.place === "text" ? TEXT_PLACE : placeName(kind, one.place.split("."))}
                {together(one) && (
                  <label>
                    <input
                      type="radio"
                      name={one.place}
                      checked={!choices[one.place]}
                      onChange={() => putTogether(one.place)}
                    />
                    <span>Ghép cả hai</span>
                  </label>
                )}
              </th>
              {(["mine", "theirs"] as const).map((side) => (
                <td key={side}>
                  <label>
                    <input
                      type="radio"
                      name={one.place}
                      checked={together(one) ? choices[one.place] === side : chosen(one) === side}
                      onChange={() => setChoices({ ...choices, [one.place]: side })}
                    />
                    <span>
                      <span className="vh whose">{WHOSE[side]}: </span>
                      {boldWords(one.words[side])}
                    </span>
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Refusal>{refused}</Refusal>
      <p>
        {found?.length === 0
          ? "Hai bản không khác nhau chỗ nào đọc được; ghép là lấy bản trên bàn."
          : "Bản không chọn vẫn nằm trong nhật ký."}
      </p>
    </Dialog>
  );
}
