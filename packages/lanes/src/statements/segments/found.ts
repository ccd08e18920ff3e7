import type { Cell } from '@footnote/statements/cell';
import { segmentsOf } from '@footnote/statements/segments/company-segments';
import { MEASURES } from '@footnote/statements/segments/measures';
import { segmentRows, type SegmentRow } from '@footnote/statements/segments/rows';
import type { CompanyInput } from '@footnote/statements/inputs';
import type { Issuer, Statements } from '@footnote/statements/statements';
import type { BreakdownRequest } from './request.ts';

/** A period of the statements in which the measure may be broken down. */
export type SegmentPeriod = Pick<
  Cell,
  'fiscal_period' | 'fiscal_year' | 'period_end' | 'period_kind' | 'period_start' | 'unit'
>;

/** A company's breakdowns of one measure on one axis. */
export type FoundSegments = {
  readonly cadence: Issuer['reporting_cadence'];
  /** Newest acceptance of a filing: epoch milliseconds, or UTC as the read store writes it. */
  readonly newest: number | string;
  readonly periods: readonly SegmentPeriod[];
  /** For the served breakdowns, in the order of their members. */
  readonly rows: readonly Omit<SegmentRow, 'standing'>[];
};

/** The same from a company's filings; `statements`: the served statements. */
export function foundIn(
  company: CompanyInput,
  { issuer, cells }: Statements,
  { measure, by }: BreakdownRequest,
  newest: number,
): FoundSegments {
  return {
    cadence: issuer.reporting_cadence,
    newest,
    periods: cells
      .filter(({ field, fiscal_period: period, period_kind: kind }) => {
        return field === MEASURES[measure].field && kind !== 'ttm' && period !== 'TP';
      })
      .map(({ fiscal_period, fiscal_year, period_end, period_kind, period_start, unit }) => {
        return { fiscal_period, fiscal_year, period_end, period_kind, period_start, unit };
      }),
    rows: segmentsOf(company, { cells })
      .filter((vintage) => vintage.standing && vintage.measure === measure && vintage.by === by)
      .flatMap(segmentRows),
  };
}
