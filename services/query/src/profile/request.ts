/** The query of `GET /v2/profile`; see schemas/requests/profile.json. */
export type ProfileRequest = { readonly symbol: string };
