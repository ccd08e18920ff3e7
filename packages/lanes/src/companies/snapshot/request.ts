/** The query of `GET /v2/snapshot`; see schemas/requests/snapshot.json. */
export type SnapshotRequest = {
  readonly symbol: string;
  /** Whether multiples are ranked among those of ten years, which takes seconds the first time. */
  readonly history?: 'exclude' | 'include';
  /** Whether the answer says why figures of statements are not served. */
  readonly reasons?: 'false' | 'true';
};
