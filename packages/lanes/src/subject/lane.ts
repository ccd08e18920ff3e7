import type { Company } from './company.ts';
import type { LaneDocument } from './document.ts';
import type { RequestFault } from './request-fault.ts';
import type { Table } from './table.ts';
import { companyTag, symbolTag, type Tag } from './tagged-cache.ts';

/** A request for nothing but a symbol. */
export type SymbolRequest = { readonly symbol: string };

/** Whom a request is about, and what it asks for. */
export type Subject<Request extends SymbolRequest = SymbolRequest> = {
  readonly company: Company;
  readonly request: Request;
};

type TableOf = (data: never) => Table | undefined;

/** What is answered about a company. `Reader` is what its documents are read from. */
export type Lane<Reader, Request extends SymbolRequest = SymbolRequest> = {
  /** `/v2/` and its name; `schemas/requests` has the schema of its requests under the same name, with dashes. */
  readonly path: string;
  /**
   * What it has for a symbol that has prices and no ingested company, such as a fund: all figures, only market figures,
   * or the reason why there are none; absent if the symbol is refused.
   */
  readonly takesUnlisted?: 'figures' | 'part' | 'reason';
  /** What is wrong with a request that its schema allows. */
  readonly faultOf?: (request: Request) => RequestFault | undefined;
  /**
   * What distinguishes its documents about one symbol, by the request and the time, epoch milliseconds; false if they are
   * not worth keeping. By default there is one.
   */
  readonly keyOf?: (request: Request, now: number) => string | false;
  /** What its documents depend on; by default `tagsOf`. */
  readonly tagsOf?: (company: Company, reader: Reader, request: Request) => readonly Tag[];
  /**
   * Its document at `now`, epoch milliseconds. Rejects with `UnlistedError` for a symbol of which it has nothing, with
   * `RequestFaultError`, with `NothingThereError`, and with errors of the read store.
   */
  readonly document: (reader: Reader, subject: Subject<Request>, now: number) => Promise<LaneDocument>;
  /** The `data` of a document, as read back, as a table; undefined if this one has none. Absent if none has. */
  readonly table?: TableOf;
  /** The same for tables of more than the document has: it is read for all tables of these documents. */
  readonly readTable?: (reader: Reader, subject: Subject<Request>) => Promise<TableOf>;
};

/** The company, if there is one, and its symbol. */
export const tagsOf = ({ cik, symbol }: Company): readonly Tag[] =>
  cik === '' ? [symbolTag(symbol)] : [companyTag(cik), symbolTag(symbol)];

/** The company alone: what its filings say. */
export const filingTagsOf = ({ cik }: Company): readonly Tag[] => [companyTag(cik)];
