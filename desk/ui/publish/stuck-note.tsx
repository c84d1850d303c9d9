import { useState } from "react";
import { useNavigate } from "react-router";
import type { ToldComing } from "../../publishing/routes.ts";
import { ask, refusalOf } from "../client.ts";
import { Icon } from "../parts/icon.tsx";
import { Refusal } from "../parts/refusal.tsx";
import { clockBehind } from "./clock-behind.ts";
import { comingName, comingWords, isStuck } from "./coming-words.ts";

/** Changes that are past their hour and not online, or would not come at their hour, with a button that puts this right; nothing where there are none. */
export function StuckNote({ coming, last }: ToldComing) {
  const navigate = useNavigate();
  const [refused, setRefused] = useState("");
  const stuck = coming.filter(isStuck);
  if (stuck.length === 0) return null;
  const behind = clockBehind(last, Date.now());
  const build = async () => {
    try {
      await ask("publish", { method: "POST", body: { files: [] } });
      navigate("/len-mang");
    } catch (error) {
      setRefused(refusalOf(error));
    }
  };
  return (
    <div className="note" role="status">
      <Icon name="warn" />
      <div>
        <b>Có phần hẹn giờ phải đưa lên mạng lại</b>
        <ul>
          {stuck.map((one) => (
            <li key={one.file + one.what + one.at}>
              {comingName(one)} {comingWords(one)}
            </li>
          ))}
        </ul>
        {behind && (
          <p>
            <b>Đồng hồ máy này sai:</b> {behind}.
          </p>
        )}
        <div className="acts">
          <button type="button" className="btn small" onClick={() => void build()}>
            Đưa lên mạng lại
          </button>
        </div>
        <Refusal>{refused}</Refusal>
      </div>
    </div>
  );
}
