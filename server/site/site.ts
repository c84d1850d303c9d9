/**
 * The built site as the server holds it: a table from exact addresses to answers that are ready to send.
 * No address is ever turned into a path of the disk, so an address outside the site cannot exist.
 */
import type { BuiltSite, Encoding } from "../../contract/built-site.ts";

/** One form of a file (compressed or as it is), ready to send. */
export interface StoredForm {
  /** Strong entity tag in its quotes, made of the uncompressed bytes and the name of the encoding (contract/entity-tag.ts). */
  etag: string;
  /** Names and values in turn, the form `response.writeHead` takes fastest: `headers` for 200 or 404, `unchangedHeaders` for 304. */
  headers: string[];
  unchangedHeaders: string[];
  /** The bytes, or undefined when they are read from `path` for each answer. */
  bytes: Buffer | undefined;
  /** The file on the disk, and its bytes and time of change (ms) when the site was read. */
  path: string;
  size: number;
  changed: number;
}

/** What one address answers. */
export interface SiteFile {
  /** 404 for the pages built to say that something does not exist. */
  status: 200 | 404;
  forms: Partial<Record<Encoding, StoredForm>> & { identity: StoredForm };
  /** Whether it is a page, so that the address with a slash at its end leads here. */
  page: boolean;
}

/** The whole site. */
export interface Site {
  shop: BuiltSite["shop"];
  files: ReadonlyMap<string, SiteFile>;
  /** Former address → present one. */
  redirects: ReadonlyMap<string, string>;
  /** Parent of an unknown address, with a slash at its end → what to answer; `/` stands for every other parent as well. */
  notFound: ReadonlyMap<string, SiteFile>;
}

/** A build folder holds no complete site. The message names the file and is for the operator. */
export class UnreadableSite extends Error {
  override name = "UnreadableSite";
}
