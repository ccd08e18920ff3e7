import { corpusCompany } from '@footnote/accuracy/corpus/corpus-company';
import type { Cell } from '@footnote/statements/cell';
import { computeStatements } from '@footnote/statements/compute';
import { daysBetween } from '@footnote/values/day';
import type { CandidateCell, ReleaseContext } from '../types.ts';

/** Days by which the ends of a served period and of a column may differ. */
const NEAR = 4;
const MONTH_DAYS = 30.4;

/** The cells of an issuer of the corpus from the filings of some days. */
export async function cellsOn(
  folder: string,
  cik: string,
  isKnown: (filed: string) => boolean,
): Promise<readonly Cell[]> {
  const company = await corpusCompany(folder, cik);
  const filings = company.filings.filter(({ filed }) => isKnown(filed));
  return computeStatements({ ...company, filings }).cells;
}

/** What was served of an issuer of the corpus on the evening before a release. */
export async function contextBefore(folder: string, cik: string, released: string): Promise<ReleaseContext> {
  const { fiscal_year_end: fiscalYearEnd } = await corpusCompany(folder, cik);
  const served = await cellsOn(folder, cik, (filed) => filed < released);
  return { released, fiscalYearEnd, served, currency: 'USD' };
}

/** Whether a cell is of the field and period of a figure of a release. */
export function isOf(cell: Cell, { field, period }: CandidateCell): boolean {
  if (cell.field !== field || Math.abs(daysBetween(cell.period_end, period.end)) > NEAR) return false;
  if (cell.period_start === null || period.months === null)
    return cell.period_start === null && period.months === null;
  return Math.round((daysBetween(cell.period_start, cell.period_end) + 1) / MONTH_DAYS) === period.months;
}
