/** The query of `GET /v2/dividends`; see schemas/requests/dividends.json. */
export type DividendsRequest = {
  readonly payments?: 'exclude' | 'include';
  readonly symbol: string;
};
