/** The query of `GET /v2/events`; see schemas/requests/events.json. */
export type EventsRequest = {
  readonly cursor?: string;
  /** YYYY-MM-DD, of the filing date; `to` likewise. */
  readonly from?: string;
  readonly item?: string;
  readonly limit?: number;
  readonly symbol: string;
  readonly to?: string;
};
