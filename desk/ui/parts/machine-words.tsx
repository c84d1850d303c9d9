/** What a machine said when something went wrong, in its own words: folded away, because only whoever built the site can read it. */
export function MachineWords({ said, open = false }: { said: string; open?: boolean }) {
  return (
    <details open={open}>
      <summary>Lời của máy, cho người dựng trang</summary>
      <code>{said}</code>
    </details>
  );
}
