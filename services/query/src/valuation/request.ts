/** The query of `GET /v2/valuation`; see schemas/requests/valuation.json. */
export type ValuationRequest = { readonly symbol: string };
