import type { Config } from '@footnote/runtime/config';
import type { StoreReader } from '@footnote/read-store/port';
import type { Writable } from '@footnote/wire/json';
import type { Computer } from '../../statements/company-inputs/computing.ts';
import type { CompanyStates } from '../../statements/company-inputs/states.ts';
import type { IssuerHeads } from '../../subject/issuer-heads.ts';
import type { History } from '@footnote/contract/types.generated';
import type { Timeliness } from '../../subject/freshness.ts';
import type { HistoryInterval } from './request.ts';
import type { Row } from './table.ts';

export type HistorySources = {
  readonly store: StoreReader;
  readonly heads: IssuerHeads;
  readonly computer: Computer;
  readonly states: CompanyStates;
  readonly verifier: Config['verification'];
};

/** A request with its defaults. */
export type SeriesRequest = {
  /** Each once. */
  readonly names: readonly string[];
  /** YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  readonly interval: HistoryInterval;
  readonly limit: number;
};

/** What there is of it. */
export type Found = {
  readonly history: Writable<History>['history'];
  readonly rows: readonly Row[];
  /** Newest time of a source, as the read store has it, or epoch milliseconds. */
  readonly asOf: string | number | null;
  readonly timeliness: Timeliness;
};
