/** Line icons, drawn for this site on a 24-unit grid. */
const PATHS = {
  call: "M4 3h5l2 5-3 2c1 3 3 5 6 6l2-3 5 2v5c-1 1-2 1-3 1C10 20 4 14 3 6c0-1 0-2 1-3z",
  mail: "M3 5h18v14H3zM3 6l9 7 9-7",
  search: "M3.5 10a6.5 6.5 0 1013 0 6.5 6.5 0 10-13 0M15 15l6 6",
  menu: "M3 6h18M3 12h18M3 18h12",
  close: "M5 5l14 14M19 5L5 19",
  down: "M4 8l8 8 8-8",
  up: "M12 21V4M4 11l8-8 8 8",
  right: "M3 12h17M13 5l7 7-7 7",
  left: "M21 12H4M11 5l-7 7 7 7",
  pause: "M8 5v14M16 5v14",
  play: "M7 4l13 8-13 8z",
  chat: "M3 4h18v13H11l-5 4v-4H3zM7 12l3-3 3 3 4-3",
  pin: "M12 22s-7-7-7-12a7 7 0 0114 0c0 5-7 12-7 12zM9.5 10a2.5 2.5 0 105 0 2.5 2.5 0 10-5 0",
  clock: "M3 12a9 9 0 1018 0 9 9 0 10-18 0M12 6v6h5",
  reload: "M20 5v6h-6M20 11a8.5 8.5 0 10.5 4",
  link: "M10 14a4 4 0 005.7.3l3.5-3.5a4 4 0 00-5.7-5.7L12 6.6M14 10a4 4 0 00-5.7-.3l-3.5 3.5a4 4 0 005.7 5.7L12 17.4",
  share: "M12 15V3M7 8l5-5 5 5M5 13v8h14v-8",
  check: "M4 13l5 5L20 6",
  facebook: "M14 21v-8h3l.5-3.5H14V7.5C14 6.5 14.5 6 15.5 6H18V3h-3c-2.5 0-4 1.5-4 4v2.5H8V13h3v8z",
  twitter: "M4 4h4l12 16h-4zM19 4l-6 6.5M11 13.5L5 20",
  instagram: "M4 4h16v16H4zM8 12a4 4 0 108 0 4 4 0 10-8 0M17 7h.01",
  like: "M3 11h4v9H3zM7 11l4-8c1.5 0 2.5 1 2.5 2.5V9h5c1.5 0 2.5 1.2 2.2 2.7l-1.2 6.6c-.2 1-1 1.7-2 1.7H7",
  follow: "M5 17h14l-2-3V9A5 5 0 007 9v5zM10 20.5h4",
} as const;

export type IconName = keyof typeof PATHS;

/** An icon of the size of the text it stands in. Decorative: the text or the label of the control says what it means. */
export function Icon({ name }: { name: IconName }) {
  return <LineIcon path={PATHS[name]} />;
}

/** The same with a path of the caller, for a part of the site that has icons of its own. @param path on the 24-unit grid */
export function LineIcon({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
