/** The query of `GET /v2/earnings`; see schemas/requests/earnings.json. */
export type EarningsRequest = { readonly symbol: string };
