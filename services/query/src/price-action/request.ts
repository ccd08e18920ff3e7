/** The query of `GET /v2/price-action`; see schemas/requests/price-action.json. */
export type PriceActionRequest = { readonly symbol: string };
