/** A row a session, week or month, or a row a fiscal quarter or year. */
export type HistoryInterval = 'day' | 'month' | 'quarter' | 'week' | 'year';

/** Query of `GET /v2/history`, as `schemas/requests/history.json` has it. */
export type HistoryRequest = {
  readonly symbol: string;
  readonly series: readonly string[];
  /** YYYY-MM-DD. */
  readonly from?: string;
  readonly interval?: HistoryInterval;
  readonly limit?: number;
  readonly to?: string;
};
