import { useId, useState } from "react";
import { dayAndHour, hanoiMoment, isMoment } from "../../../app/content/calendar/moment.ts";
import { hourOf } from "../../../app/content/calendar/opening-hours.ts";
import { hanoiDay } from "../../../contract/time-zone.ts";
import { typedDay } from "../form/typed-day.ts";
import { Dialog } from "../parts/dialog.tsx";
import { Icon } from "../parts/icon.tsx";
import { Refusal } from "../parts/refusal.tsx";
import { typedIn } from "../parts/typed-in.ts";
import { shortDay } from "../parts/words.ts";
import { unscheduled } from "./unscheduled.ts";
import "./schedule-dialog.css";

type Fields = Record<string, unknown>;

/** Asks from when on an article is online: a day and an hour in Hanoi. */
export function ScheduleDialog({
  seen,
  onlineDate,
  fields,
  setFields,
  close,
}: {
  /** Customers see the article now: it leaves the site until that hour. */
  seen: boolean;
  /** The date that customers read above the article now, or null: the article gets it back when the scheduled hour is removed. */
  onlineDate: string | null;
  fields: Fields;
  setFields: (change: (fields: Fields) => Fields) => void;
  close: () => void;
}) {
  const due = dayAndHour(String(fields.publishAt ?? ""));
  const [day, setDay] = useState(due ? shortDay(due.day) : "");
  const [hour, setHour] = useState(due?.hour ?? "8:00");
  const [wrong, setWrong] = useState("");
  const hasHour = typeof fields.publishAt === "string";
  const form = useId();
  /** Of both boxes: which of them the sentence is about, it says itself. */
  const said = wrong === "" ? {} : { "aria-invalid": true, "aria-describedby": "due-wrong" };
  const put = () => {
    const iso = typedDay(day);
    const moment = `${iso} ${hourOf(hour)}`;
    if (!iso || !isMoment(moment)) return setWrong("Ngày gõ như 30/11/2026, giờ gõ 8, 8h30 hay 8:30.");
    if (hanoiMoment(moment) <= new Date())
      return setWrong(
        `Giờ này đã qua. Chọn một giờ sắp tới, ${hasHour ? "hoặc bấm “Bỏ hẹn” để lên ngay" : "không cần hẹn thì bấm “Thôi”"}.`,
      );
    // A hidden article would not appear at its hour.
    setFields(({ hidden: _, ...before }) => ({ ...before, date: iso, publishAt: moment }));
    close();
  };
  const off = () => {
    setFields((before) => unscheduled(before, onlineDate, hanoiDay(Date.now())));
    close();
  };
  return (
    <Dialog
      title={seen ? "Gỡ xuống, hẹn ngày lên lại" : "Hẹn ngày lên mạng"}
      close={close}
      width="28rem"
      foot={
        <>
          {hasHour && (
            <button type="button" className="btn quiet" onClick={off}>
              Bỏ hẹn
            </button>
          )}
          <button type="button" className="btn quiet push" onClick={close}>
            Thôi
          </button>
          <button type="submit" form={form} className="btn main-act">
            Hẹn giờ này
          </button>
        </>
      }
    >
      <form
        id={form}
        className="two"
        onSubmit={(event) => {
          event.preventDefault();
          put();
        }}
      >
        <div className="f" data-bad={wrong !== "" || undefined}>
          <label htmlFor="due-day">Ngày</label>
          <input
            id="due-day"
            className="in num"
            placeholder="30/11/2026"
            {...said}
            value={day}
            onChange={(event) => setDay(typedIn(event.target, event.nativeEvent))}
          />
        </div>
        <div className="f" data-bad={wrong !== "" || undefined}>
          <label htmlFor="due-hour">Giờ Hà Nội</label>
          <input
            id="due-hour"
            className="in num"
            {...said}
            value={hour}
            onChange={(event) => setHour(typedIn(event.target, event.nativeEvent))}
          />
        </div>
      </form>
      <Refusal id="due-wrong">{wrong}</Refusal>
      {seen && (
        <div className="note apart">
          <Icon name="warn" />
          <div>
            Bài này đang trên mạng. Đưa lên mạng với giờ hẹn này thì khách không thấy bài nữa cho đến giờ ấy, ai mở địa
            chỉ của bài thì sang trang Tin tức.
          </div>
        </div>
      )}
      <p className="hint muted after">
        Hẹn xong nhớ cho vào khay rồi đưa lên mạng trước giờ ấy: có vậy đến giờ bài mới tự hiện. Trước đó khách không
        thấy bài ở đâu cả.
      </p>
    </Dialog>
  );
}
