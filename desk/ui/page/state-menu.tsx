import { useState } from "react";
import type { OpenPage } from "../../drafts/routes.ts";
import { ask, ofFile } from "../client.ts";
import { Icon } from "../parts/icon.tsx";
import { Menu, type MenuItem } from "../parts/menu.tsx";
import { STATES, stateWords } from "../screens.ts";
import { NOT_GOING } from "./not-going.ts";
import type { PageInHand } from "./page-in-hand.ts";
import { RetireDialog } from "./retire-dialog.tsx";
import { ScheduleDialog } from "./schedule-dialog.tsx";
import "./state-menu.css";

/** The state of the page, and a menu of what can be done with it. */
export function StateMenu({
  page,
  letGo,
  openHistory,
  fields,
  setFields,
  change,
}: {
  page: OpenPage;
  letGo: () => Promise<void>;
  openHistory: () => void;
  fields: Record<string, unknown>;
  setFields: (change: (fields: Record<string, unknown>) => Record<string, unknown>) => void;
  change: PageInHand["change"];
}) {
  const { summary } = page;
  const { mark } = STATES[summary.state];
  const label = stateWords(summary);
  const items: MenuItem[] = [];
  const [asking, setAsking] = useState<"schedule" | "retire" | null>(null);
  const done = () => setAsking(null);
  if (summary.state === "tray") {
    items.push({
      label: "Để lại trên bàn, chưa đưa lên",
      icon: "doc",
      pick: () =>
        void change(() =>
          ask<OpenPage>(`page/place?${ofFile(summary.file)}`, { method: "PUT", body: { place: "desk" } }),
        ),
    });
  }
  if (page.form.some(({ name }) => name === "hidden")) {
    const hidden = fields.hidden === true;
    items.push({
      label: hidden ? "Hiện lại trên trang" : "Ẩn khỏi trang",
      icon: hidden ? "eye" : "hide",
      pick: () => setFields(({ hidden: _, ...others }) => (hidden ? others : { ...others, hidden: true })),
    });
  }
  if (page.form.some(({ name }) => name === "publishAt")) {
    items.push({
      label: fields.publishAt ? "Đổi giờ hẹn…" : summary.seen ? "Gỡ xuống, hẹn ngày lên lại…" : "Hẹn ngày lên mạng…",
      icon: "cal",
      pick: () => setAsking("schedule"),
    });
  }
  if (fields.retired) {
    items.push({
      label: "Nhận lại, hiện lại trên trang",
      icon: "eye",
      pick: () => setFields(({ retired: _, ...others }) => others),
    });
  } else if (!summary.fresh && RETIRED_BY.has(summary.kind)) {
    items.push({
      label: RETIRED_BY.get(summary.kind) ?? "",
      icon: "hide",
      warn: true,
      pick: () => setAsking("retire"),
    });
  }
  if (summary.at)
    items.push({
      label: summary.fresh ? "Bỏ trang này" : summary.state === "going" ? NOT_GOING : "Bỏ thay đổi, về bản trên mạng",
      icon: "undo",
      warn: true,
      pick: () => void letGo(),
    });
  const alone = items.length === 0;
  items.push({ label: "Nhật ký trang này", icon: "clock", onPhone: true, pick: openHistory });
  return (
    <>
      {alone && (
        <span className="st hide-s" data-s={mark}>
          {label}
        </span>
      )}
      <Menu label={`Trạng thái: ${label}`} className={alone ? "btn pick only-s" : "btn pick"} items={items}>
        <span className="st" data-s={mark}>
          {label}
        </span>
        <Icon name="down" />
      </Menu>
      {asking === "schedule" && (
        <ScheduleDialog
          seen={summary.seen}
          onlineDate={page.onlineDate}
          fields={fields}
          setFields={setFields}
          close={done}
        />
      )}
      {asking === "retire" && <RetireDialog page={page} close={done} change={change} />}
    </>
  );
}

/** Kinds whose pages may leave the site, and the name of that item in the menu. */
const RETIRED_BY = new Map([
  ["articles", "Gỡ bài này…"],
  ["categories", "Ngừng nhận…"],
  ["jobs", "Gỡ việc này…"],
]);
