import type { SyntheticIssuer } from '@footnote/synthetic-edgar/generate';
import type { Spine } from '../spine.ts';

/** The pipeline after it has taken in the demo's issuers, and their mirror; both are there in tests only. */
export type DemoIssuers = {
  readonly issuers: readonly SyntheticIssuer[];
  readonly spine: () => Spine;
  readonly mirror: () => string;
};
