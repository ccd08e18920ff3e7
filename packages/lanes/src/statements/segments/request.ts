import type { By, Measure } from '@footnote/statements/segments/measures';

/** The query of `GET /v2/segments`; see schemas/requests/segments.json. */
export type SegmentsRequest = {
  readonly symbol: string;
  readonly by: By;
  /** YYYY-MM-DD. */
  readonly as_known_on?: string;
  readonly history?: number;
  readonly measure?: Measure;
  readonly period?: string;
};

/** The measure and the axis. */
export type BreakdownRequest = { readonly measure: Measure; readonly by: By };
