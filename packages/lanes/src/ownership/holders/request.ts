/** Path and query of `GET /v2/holders/{cik}`; see schemas/requests/holder.json. */
export type HolderRequest = {
  readonly cik: string;
  readonly cursor?: string;
  readonly limit?: number;
  /** YYYY-MM-DD. */
  readonly quarter?: string;
  readonly stakes?: 'history' | 'in_force';
  readonly stakes_cursor?: string;
};
