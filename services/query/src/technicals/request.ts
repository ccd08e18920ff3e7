/** The query of `GET /v2/technicals`; see schemas/requests/technicals.json. */
export type TechnicalsRequest = { readonly symbol: string };
