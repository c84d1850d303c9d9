import { useState } from "react";
import { useNavigate } from "react-router";
import { slugOf } from "../../../contract/slug.ts";
import type { OpenPage } from "../../drafts/routes.ts";
import { titleTooLong } from "../../drafts/title-length.ts";
import { ask, refusalOf } from "../client.ts";
import { usePages } from "../pages.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { Icon } from "../parts/icon.tsx";
import { Refusal } from "../parts/refusal.tsx";
import { typedIn } from "../parts/typed-in.ts";
import { useOneAtATime } from "../parts/use-one-at-a-time.ts";
import { SECTION_OF, screenOf } from "../screens.ts";

/** Starts a page by its title; the address that it will have is shown while the title is typed. */
export function NewPage({ kind, label }: { kind: string; label: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn main-act" onClick={() => setOpen(true)}>
        <Icon name="plus" />
        {label}
      </button>
      {open && <Ask kind={kind} label={label} close={() => setOpen(false)} />}
    </>
  );
}

function Ask({ kind, label, close }: { kind: string; label: string; close: () => void }) {
  const { refresh, stock } = usePages();
  const navigate = useNavigate();
  const [title, setTitle] = useState("");
  const [refused, setRefused] = useState("");
  // Said as it is typed: whoever shortens a name has to see by how much it is still too long.
  const tooLong = refused ? "" : titleTooLong(title, stock.longestTitles[kind] ?? Number.POSITIVE_INFINITY);
  const start = useOneAtATime(async () => {
    try {
      const { summary } = await ask<OpenPage>("page", { method: "POST", body: { kind, title } });
      await refresh();
      close();
      // To the field of the page's title, from where whoever uses the keyboard goes on.
      navigate(`${screenOf(summary)}#title`);
    } catch (error) {
      setRefused(refusalOf(error));
    }
  });
  return (
    <Dialog
      title={label}
      close={close}
      width="34rem"
      foot={
        <>
          <button type="button" className="btn quiet push" onClick={close}>
            Thôi
          </button>
          <button type="button" className="btn main-act" onClick={() => void start()}>
            Mở bàn viết
          </button>
        </>
      }
    >
      <form
        className="stack-s"
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <div className="f" data-bad={tooLong !== "" || refused !== "" || undefined}>
          <label htmlFor="new-title">Tên</label>
          <input
            id="new-title"
            className="in"
            value={title}
            aria-invalid={tooLong !== "" || undefined}
            aria-describedby={tooLong ? "new-address new-long" : "new-address"}
            autoComplete="off"
            onChange={(event) => {
              setTitle(typedIn(event.target, event.nativeEvent));
              setRefused("");
            }}
          />
          <p className="hint" id="new-address">
            {SECTION_OF[kind] ? (
              <>
                Địa chỉ: {SECTION_OF[kind]}/<b>{slugOf(title) || "…"}</b>
              </>
            ) : (
              "Ví dụ: Bạt khai trương tiệm bánh."
            )}
          </p>
          {tooLong && (
            <p className="say" id="new-long">
              <Icon name="warn" />
              <span>{tooLong}</span>
            </p>
          )}
          <Refusal>{refused}</Refusal>
        </div>
        <p className="muted">Trang mới nằm trên bàn, khách chưa thấy gì. Tên còn sửa được về sau.</p>
      </form>
    </Dialog>
  );
}
