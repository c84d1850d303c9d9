/**
 * An icon of the size of the text it stands in. Decorative: the text or the label of the control says what it means.
 *
 * @param path one of icons.ts
 */
export function TryIcon({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
