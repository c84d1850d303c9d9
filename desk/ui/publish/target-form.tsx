import { useState } from "react";
import type { Target } from "../../publishing/target.ts";
import { ask, refusalOf } from "../client.ts";
import { Refusal } from "../parts/refusal.tsx";

const KINDS: { kind: Target["kind"]; label: string }[] = [
  { kind: "here", label: "Máy này đang chạy trang" },
  { kind: "folder", label: "Chép sang một thư mục khác" },
  { kind: "ssh", label: "Gửi sang máy chủ qua ssh" },
];

/** Where the built site goes; set once by whoever runs the server. */
export function TargetForm({ target, saved }: { target: Target; saved: () => void }) {
  const [kind, setKind] = useState(target.kind);
  const [folder, setFolder] = useState("folder" in target ? target.folder : "");
  const [host, setHost] = useState("host" in target ? target.host : "");
  const [port, setPort] = useState("port" in target ? String(target.port) : "22");
  const [refused, setRefused] = useState("");
  const save = async () => {
    const wanted =
      kind === "here" ? { kind } : kind === "folder" ? { kind, folder } : { kind, folder, host, port: Number(port) };
    try {
      await ask("target", { method: "PUT", body: wanted });
      setRefused("");
      saved();
    } catch (error) {
      setRefused(refusalOf(error));
    }
  };
  return (
    <details className="card pad">
      <summary>Trang nằm ở máy nào</summary>
      <div className="stack-s">
        <div className="f">
          <label htmlFor="target-kind">Đưa lên bằng cách</label>
          <select
            id="target-kind"
            className="in"
            value={kind}
            onChange={(event) => setKind(event.target.value as Target["kind"])}
          >
            {KINDS.map((one) => (
              <option key={one.kind} value={one.kind}>
                {one.label}
              </option>
            ))}
          </select>
        </div>
        {kind !== "here" && (
          <div className="f">
            <label htmlFor="target-folder">Thư mục ở đó</label>
            <input
              id="target-folder"
              className="in"
              placeholder="/var/www/hoang-gia"
              value={folder}
              onChange={(event) => setFolder(event.target.value)}
            />
            <p className="hint">
              Trang nằm trong đó ở current, các bản trong releases.
              {kind === "ssh" && " Máy chủ cài theo docs/deploy.md: /srv/hoang-gia/build."}
            </p>
          </div>
        )}
        {kind === "ssh" && (
          <>
            <div className="f">
              <label htmlFor="target-host">Máy</label>
              <input
                id="target-host"
                className="in"
                placeholder="web@hoanggia.vn"
                value={host}
                onChange={(event) => setHost(event.target.value)}
              />
              <p className="hint">Dùng khóa ssh của máy này, không hỏi mật khẩu.</p>
            </div>
            <div className="f short">
              <label htmlFor="target-port">Cổng</label>
              <input
                id="target-port"
                className="in num"
                inputMode="numeric"
                value={port}
                onChange={(event) => setPort(event.target.value)}
              />
            </div>
          </>
        )}
        <Refusal>{refused}</Refusal>
        <button type="button" className="btn small" onClick={() => void save()}>
          Ghi lại
        </button>
      </div>
    </details>
  );
}
