import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { SEARCH, searchAddress } from "../../addresses.ts";
import { Icon } from "../../ui/icon.tsx";
import { useAddressAhead } from "../../ui/window/use-address-change.ts";
import styles from "./search-box.module.css";

/**
 * The search box. Empty or blank text is ignored (§5); the browser itself sees to that before the script has come. Each change of address clears the box (§2),
 * as soon as it is asked for: what is typed while a screen is on its way stays.
 *
 * @param label distinguishes a box within a screen from the box in the header
 */
export function SearchBox({ id, label }: { id: string; label?: string }) {
  const key = useAddressAhead();
  const navigate = useNavigate();
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = String(new FormData(event.currentTarget).get("q") ?? "").trim();
    const address = searchAddress(query);
    // As a link does: the same query again is no step that Back would lead to.
    if (query) navigate(address, { replace: address === location.pathname + location.search });
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
        aria-invalid={false} // Firefox marks an empty required box as wrong before anybody was in it
        type="search"
        name="q"
        placeholder="Tìm mẫu sản phẩm thiết kế…"
        autoComplete="off"
        enterKeyHint="search"
        required
        pattern=".*\S.*"
        onInvalid={(event) => event.preventDefault()} // ignored, without the browser's message
      />
      <button type="submit" aria-label="Tìm">
        <Icon name="search" />
      </button>
    </form>
  );
}
