import { indexCells } from '@footnote/figures/index/cell-index';
import type { Anchor } from '@footnote/figures/index/row-cell';
import type { StoreReader } from '@footnote/read-store/port';
import type { LabelledPeriod } from '@footnote/values/period';
import { daysBetween } from '@footnote/values/day';
import { readStatements } from '../fundamentals/read.ts';
import { servedEnd } from '../fundamentals/served-end.ts';
import type { Company } from '../../subject/company.ts';
import type { IssuerHeads } from '../../subject/issuer-heads.ts';
import { NothingThereError } from '../../subject/refusal-errors.ts';
import { readReports } from '../../subject/age/read-reports.ts';
import { statementsAge } from '../../subject/age/statements-age.ts';

type Reader = { readonly store: StoreReader; readonly heads: IssuerHeads };

const QUARTER_DAYS = 365.25 / 4;

/** Quarters since the year 0 up to the end of a labelled period. */
const quartersTo = (year: number, period: string): number =>
  year * 4 + (period === 'FY' ? 4 : Number(period.slice(1)));

/**
 * Whether a labelled period is one that a report up to `reportEnd` (YYYY-MM-DD) has and statements up to `newest` have
 * not.
 */
export function isOfReport(
  { year, period }: Pick<LabelledPeriod, 'period' | 'year'>,
  newest: Anchor,
  reportEnd: string,
): boolean {
  const reached = quartersTo(newest.fiscal_year, newest.fiscal_period);
  const ahead = Math.round(daysBetween(newest.period_end, reportEnd) / QUARTER_DAYS);
  const asked = quartersTo(year, period);
  return asked > reached && asked <= reached + ahead;
}

/**
 * The refusal of what a company does not have for a period, as `message` says. If a report of the period is known, its
 * reason is why the statements do not reach it, and the message names it.
 */
export async function nothingFor(
  { store, heads }: Reader,
  { cik, symbol }: Company,
  period: LabelledPeriod | null,
  { message, now }: { readonly message: string; readonly now: number },
): Promise<NothingThereError> {
  const nothing = new NothingThereError(message);
  const head = period === null ? undefined : await heads.read(cik);
  if (period === null || head === undefined) return nothing;
  const { reporting_cadence: cadence } = head;
  const view = cadence === 'annual' ? 'annual' : 'quarter';
  const reports = await readReports(store, cik);
  if (reports.newest === undefined) return nothing;
  const statements = await readStatements(store, cik, view, heads);
  const cells = statements?.cells ?? [];
  const newest = indexCells(cells, view).anchors[0];
  const age = statementsAge({ symbol, cadence, figuresEnd: servedEnd(cells), ...reports }, now);
  const { reason, newest_report: report } = age;
  if (newest === undefined || report === null || reason === null || reason === 'no_newer_report')
    return nothing;
  if (!isOfReport(period, newest, report.period_end)) return nothing;
  return new NothingThereError(`${message}. ${age.message} ${age.remedy ?? ''}`, reason);
}
