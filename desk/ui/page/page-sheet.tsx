/** What is written on a page: its title, its fields, its text, and what is wrong with them. */
import type { ReactNode } from "react";
import type { Wrong } from "../../documents/check.ts";
import type { OpenPage } from "../../drafts/routes.ts";
import { ADDRESS_LINE, AddressLine } from "./address-line.tsx";
import { GooglePreview } from "./google-preview.tsx";
import { PageForm } from "./page-form.tsx";
import type { PageInHand } from "./page-in-hand.ts";
import { ShopSamples } from "./shop-samples.tsx";
import { TitleField } from "./title-field.tsx";
import { WrongText } from "./wrong-text.tsx";

/** Fields that the machine or the menu of states keeps: the form does not show them. */
const BY_ITSELF = new Set(["id", "order", "formerSlugs", "draft", "hidden", "publishAt", "retired", "sample"]);

interface Sheet extends Pick<PageInHand, "fields" | "setFields"> {
  page: OpenPage;
  /** As it would stand on Google. */
  title: string;
  wrong: Wrong[];
  /** The page is new, and no customer has seen it. */
  begun: boolean;
  /** Goes to the page's text, where it has one. */
  goOn: () => void;
  /** The editor of the page's text, where it has one. */
  children: ReactNode;
}

export function PageSheet({ page, title, fields, setFields, wrong, begun, goOn, children }: Sheet) {
  const { kind } = page.summary;
  const asked = page.form.filter(({ name }) => !BY_ITSELF.has(name));
  const titled = page.form.find(({ name }) => name === "title");
  const hasAddress = titled !== undefined && kind !== "jobs";
  const ownTitle = String(fields.title ?? "");
  return (
    <>
      {titled && (
        <TitleField
          label={titled.label}
          title={ownTitle}
          described={hasAddress ? ADDRESS_LINE : undefined}
          wrong={wrong.filter(({ path }) => path === "title").map(({ message }) => message)}
          set={(next) => setFields((before) => ({ ...before, title: next }))}
          goOn={goOn}
        />
      )}
      {hasAddress && <AddressLine page={page} title={ownTitle} />}
      {kind === "settings" && <ShopSamples page={page} />}
      <PageForm form={asked.filter(({ name }) => name !== "title")} />
      {typeof fields.description === "string" && (
        <GooglePreview title={title} description={fields.description} address={page.address} />
      )}
      <WrongText
        wrong={wrong}
        open={begun && page.hasText && page.body.trim() === ""}
        form={asked.map(({ name }) => name)}
      />
      {children}
    </>
  );
}
