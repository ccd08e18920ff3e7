/** The query of `GET /v2/insiders`; see schemas/requests/insiders.json. */
export type InsidersRequest = {
  readonly symbol: string;
  readonly code?: readonly string[];
  readonly cursor?: string;
  /** YYYY-MM-DD; `to` likewise. */
  readonly from?: string;
  readonly limit?: number;
  readonly lines?: 'transactions' | 'holdings';
  /** CIK with or without leading zeros. */
  readonly owner?: string;
  readonly to?: string;
};
