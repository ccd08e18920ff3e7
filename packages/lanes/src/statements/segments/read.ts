import { selectList } from '@footnote/read-models/columns';
import { SEGMENT_COLUMNS } from '@footnote/read-models/segments';
import { STATEMENT_CELL_COLUMNS } from '@footnote/read-models/statement-cells';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import { MEASURES } from '@footnote/statements/segments/measures';
import type { SegmentRow } from '@footnote/statements/segments/rows';
import type { AtRevision, IssuerHeads } from '../../subject/issuer-heads.ts';
import { readAtOneRevision, UNSETTLED } from '../../subject/read-at-one-revision.ts';
import type { FoundSegments, SegmentPeriod } from './found.ts';
import type { BreakdownRequest } from './request.ts';

const PERIOD_MEMBERS = [
  'fiscal_period',
  'fiscal_year',
  'period_end',
  'period_kind',
  'period_start',
  'unit',
] as const satisfies readonly (keyof SegmentPeriod)[];

/** Periods in which the statements have the field, served or refused. */
export const SEGMENT_PERIODS = storeQuery<
  { readonly cik: string; readonly field: string },
  SegmentPeriod & AtRevision
>(`
  SELECT ${selectList(STATEMENT_CELL_COLUMNS, [...PERIOD_MEMBERS, 'revision'], ['revision'])}
  FROM statement_cells
  WHERE cik = {cik:String} AND field = {field:String} AND period_kind != 'ttm' AND fiscal_period != 'TP'
  SETTINGS max_threads = 1`);

const { cik: _, symbol: __, standing: ___, ...ROW_COLUMNS } = SEGMENT_COLUMNS;

type StandingRow = FoundSegments['rows'][number] & AtRevision;

export const STANDING_SEGMENTS = storeQuery<
  { readonly cik: string; readonly measure: SegmentRow['measure']; readonly by: SegmentRow['breakdown'] },
  StandingRow
>(`
  SELECT ${selectList(ROW_COLUMNS, undefined, ['revision'])}
  FROM segments
  WHERE cik = {cik:String} AND measure = {measure:String} AND breakdown = {by:String} AND standing
  ORDER BY period_end DESC, period_kind, place
  SETTINGS max_threads = 1`);

/**
 * Breakdowns of one company; undefined if it has no statements. They are read in parts; if a revision is
 * published in between, they are read again.
 */
export async function readSegments(
  store: StoreReader,
  heads: IssuerHeads,
  cik: string,
  { measure, by }: BreakdownRequest,
): Promise<FoundSegments | undefined> {
  return readAtOneRevision(`the revision of ${cik}`, async ({ isFirst }) => {
    if (!isFirst) heads.forget(cik);
    const [issuer, periods, rows] = await Promise.all([
      heads.read(cik),
      store.read(SEGMENT_PERIODS, { cik, field: MEASURES[measure].field }),
      store.read(STANDING_SEGMENTS, { cik, measure, by }),
    ]);
    if (issuer === undefined && periods.length === 0) return undefined;
    if (issuer === undefined) return UNSETTLED;
    if ([...periods, ...rows].every(({ revision }) => revision === issuer.revision))
      return { cadence: issuer.reporting_cadence, newest: issuer.as_of, periods, rows };
    return UNSETTLED;
  });
}
