/** The query of `GET /v2/coverage`; see schemas/requests/coverage.json. */
export type CoverageRequest = { readonly symbol: string };
