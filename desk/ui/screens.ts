/** The screens of the desk, in the order of the sidebar. A new screen adds its row here and its route in `main.tsx`. */
import { SECTIONS } from "../../app/content/sections.ts";
import type { Summary } from "../drafts/pages.ts";
import type { IconName } from "./parts/icons.ts";

export interface Screen {
  path: string;
  label: string;
  icon: IconName;
  /** A line above it in the sidebar. */
  apart?: boolean;
}

export const SCREENS: readonly Screen[] = [
  { path: "/hom-nay", label: "Hôm nay", icon: "home" },
  { path: "/thu-khach", label: "Thư khách", icon: "inbox" },
  { path: "/bai", label: "Bài viết", icon: "doc", apart: true },
  { path: "/danh-muc", label: "Danh mục in", icon: "layers" },
  { path: "/viec", label: "Việc đã làm", icon: "pin" },
  { path: "/cua-hang", label: "Cửa hàng", icon: "store" },
  { path: "/anh", label: "Ảnh", icon: "photo" },
  { path: "/trang", label: "Trang khác", icon: "pages" },
  { path: "/tuan-nay", label: "Tuần này", icon: "chart", apart: true },
  { path: "/nhat-ky", label: "Nhật ký", icon: "clock" },
];

/** Screens of the phone's bar at the bottom; the others stand under "Thêm". */
export const ON_PHONE = ["/hom-nay", "/thu-khach", "/bai"];

const FOLDERS: Record<string, string> = {
  articles: "/bai",
  categories: "/danh-muc",
  policies: "/trang",
  jobs: "/viec",
};

/** Sections of the kinds whose pages have an address of their own. */
export const SECTION_OF: Record<string, string> = SECTIONS;

/** @returns the screen's address on which a page is written */
export function screenOf({ file, kind }: Pick<Summary, "file" | "kind">): string {
  if (kind === "settings") return "/cua-hang";
  const name = file.replace(/^.*\//, "").replace(/\.(md|yml)$/, "");
  return `${FOLDERS[kind] ?? "/trang"}/${name}`;
}

/** What the states of a page are called. */
export const STATES: Record<Summary["state"], { label: string; mark: string }> = {
  online: { label: "Trên mạng", mark: "online" },
  desk: { label: "Đang viết", mark: "draft" },
  tray: { label: "Chờ lên mạng", mark: "wait" },
  draft: { label: "Bản nháp", mark: "draft" },
  hidden: { label: "Đang ẩn", mark: "hidden" },
  retired: { label: "Ngừng nhận", mark: "hidden" },
  timed: { label: "Hẹn ngày", mark: "timed" },
  going: { label: "Sắp gỡ xuống", mark: "bad" },
};

/** @returns the name of a page's state; for a page that waits to leave the site, a name that says so */
export function stateWords({ state, fields, seen }: Pick<Summary, "state" | "fields" | "seen">): string {
  if (state !== "tray") return STATES[state].label;
  if (fields.retired) return seen ? "Chờ ngừng nhận" : STATES.retired.label;
  if (fields.hidden === true) return seen ? STATES.going.label : STATES.hidden.label;
  return STATES.tray.label;
}
