/** The query of `GET /v2/snapshot`; see schemas/requests/snapshot.json. */
export type SnapshotRequest = { readonly symbol: string };
