import type { Company } from '@footnote/lanes/subject/company';
import type { Parsed, PathParameters } from './gates/query-parameters.ts';
import type { Answer } from './wire/answer.ts';
import type { Refusal } from './wire/refusal.ts';

/** The query of a route that asks for nothing but the symbol. */
export type SymbolRequest = { readonly symbol: string };

/** A route about one company: everything that differs between them. */
export type Endpoint<Request extends { readonly symbol: string }> = {
  readonly path: string;
  readonly parse: (query: string) => Parsed<Request>;
  /**
   * The response for a symbol that has prices and no ingested company, such as a fund: all figures, only
   * market figures, or the reason why there are none; absent if it is refused.
   */
  readonly takesUnlisted?: 'figures' | 'part' | 'reason';
  /**
   * Synchronous if the response is cached. Refuses requests that only the company's data show to be invalid.
   */
  answer(request: Request, company: Company): Promise<Answer | Refusal> | Answer | Refusal;
  /**
   * The same if the client prefers CSV; a response without a table may be JSON. Absent if the response has no
   * table.
   */
  csv?(request: Request, company: Company): Promise<Answer | Refusal> | Answer | Refusal;
};

/** A route that is not about a company, or not about one selected by symbol. */
export type GeneralEndpoint<Request extends object> = {
  /** May have path parameters, such as `:accession`. */
  readonly path: string;
  /** Serves the market figures of a symbol that has prices and no ingested company. */
  readonly takesUnlisted?: 'figures';
  readonly parse: (query: string, path: PathParameters) => Parsed<Request>;
  answer(request: Request): Promise<Answer | Refusal> | Answer | Refusal;
  /**
   * The same if the client prefers CSV; a response without a table may be JSON. Absent if the response has no
   * table.
   */
  csv?(request: Request): Promise<Answer | Refusal> | Answer | Refusal;
};
