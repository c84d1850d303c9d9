import type { FormEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { SEARCH, searchAddress } from "../../addresses.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./search-box.module.css";

/**
 * The search box. Empty or blank text is ignored (§5), before the script has come by the browser; each change of address clears it (§2).
 *
 * @param label tells it from the box of the frame, where it stands in a screen
 */
export function SearchBox({ id, label }: { id: string; label?: string }) {
  const { key } = useLocation();
  const navigate = useNavigate();
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = String(new FormData(event.currentTarget).get("q") ?? "").trim();
    if (query) navigate(searchAddress(query));
  }
  return (
    // The key makes a fresh, empty form for each address.
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to Safari 16.4, and the form has to be here anyway
    <form key={key} className={styles.search} role="search" aria-label={label} action={SEARCH.to} onSubmit={search}>
      <label className="visually-hidden" htmlFor={id}>
        Tìm kiếm
      </label>
      <input
        id={id}
        aria-invalid={false} // Firefox calls an empty required box wrong before anybody was in it
        type="search"
        name="q"
        placeholder="Tìm mẫu sản phẩm thiết kế…"
        autoComplete="off"
        enterKeyHint="search"
        required
        pattern=".*\S.*"
        onInvalid={(event) => event.preventDefault()} // ignored, not complained of
      />
      <button type="submit" aria-label="Tìm">
        <Icon name="search" />
      </button>
    </form>
  );
}
