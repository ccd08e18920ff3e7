import type { Section } from './proxies/document.ts';

/** The query of `GET /v2/governance`; see schemas/requests/governance.json. */
export type GovernanceRequest = {
  readonly symbol: string;
  readonly cursor?: string;
  /** YYYY-MM-DD; `to` likewise. */
  readonly from?: string;
  readonly limit?: number;
  /** Accession of the 8-K whose votes are wanted. */
  readonly meeting?: string;
  /** Of the proxy statement; all by default. */
  readonly sections?: readonly Section[];
  readonly to?: string;
};
