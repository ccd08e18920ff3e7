import type { InputFiling } from '../inputs.ts';
import type { Breakdown } from './breakdowns.ts';
import type { Derivation } from './fourth-quarter.ts';
import type { By, Measure } from './measures.ts';
import type { Period } from './periods.ts';
import type { SegmentRefusal } from './refusals.ts';

/** A measure of one period on one axis, as one filing reports it, or a fourth quarter that is derived. */
export type SegmentVintage = {
  readonly measure: Measure;
  readonly by: By;
  readonly period: Period;
  readonly filing: Pick<InputFiling, 'accession' | 'filed' | 'form'>;
  /** Null if the filing's report has the measure but no breakdown, and for a fourth quarter that cannot be derived. */
  readonly breakdown: Breakdown | null;
  /** How a fourth quarter was derived, or why it could not be; absent for what a filing reports. */
  readonly derivation?: Derivation;
  /** Null if it is served. For a vintage that is not served, its contradiction within its own filing. */
  readonly refusal: SegmentRefusal | null;
  /**
   * Whether this vintage is the one served, or the one whose refusal is; exactly one for each measure, axis
   * and period.
   */
  readonly standing: boolean;
};
