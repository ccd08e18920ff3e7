import type { Parsed, PathParameters } from './gates/query-parameters.ts';
import type { Answer } from './wire/answer.ts';
import type { Refusal } from './wire/refusal.ts';

/** `cik` is empty for a symbol that no ingested company has. */
export type Company = { readonly symbol: string; readonly cik: string };

/** A route about one company: everything that differs between them. */
export type Endpoint<Request extends { readonly symbol: string }> = {
  readonly path: string;
  readonly parse: (query: string) => Parsed<Request>;
  /**
   * What it answers about a symbol that has prices and no ingested company, as a fund: all figures, those of the market alone, or the
   * reason why there are none; absent where it refuses it.
   */
  readonly takesUnlisted?: 'figures' | 'part' | 'reason';
  /** At once when the answer is cached. Refuses what only the company's data show to be wrong. */
  answer(request: Request, company: Company): Promise<Answer | Refusal> | Answer | Refusal;
  /** The same where the client prefers CSV; what is no table may be JSON. Absent where the answer is none. */
  csv?(request: Request, company: Company): Promise<Answer | Refusal> | Answer | Refusal;
};

/** Paths that the service answers. */
export type Routes = {
  readonly all: ReadonlySet<string>;
  /** Those of them that have all their figures of a symbol that no ingested company has. */
  readonly unlisted: ReadonlySet<string>;
};

/** A route that is about no company, or not about one that it is asked for by its symbol. */
export type GeneralEndpoint<Request extends object> = {
  /** May have named parts, as `:accession`. */
  readonly path: string;
  readonly parse: (query: string, path: PathParameters) => Parsed<Request>;
  answer(request: Request): Promise<Answer | Refusal> | Answer | Refusal;
  /** The same where the client prefers CSV; what is no table may be JSON. Absent where the answer is none. */
  csv?(request: Request): Promise<Answer | Refusal> | Answer | Refusal;
};
