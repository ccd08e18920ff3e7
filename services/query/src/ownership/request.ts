/** The query of `GET /v2/ownership`; see schemas/requests/ownership.json. */
export type OwnershipRequest = { readonly symbol: string };
