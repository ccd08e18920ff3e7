import type { SyntheticIssuer } from '@footnote/synthetic-edgar/generate';
import type { Spine } from '../spine.ts';

/** The pipeline after the ingest of the demo's issuers, and their mirror; both exist only while tests run. */
export type DemoIssuers = {
  readonly issuers: readonly SyntheticIssuer[];
  readonly spine: () => Spine;
  readonly mirror: () => string;
};
