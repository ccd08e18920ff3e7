/**
 * Every report of every issuer of a folder as if a release had announced it: the statements with that release beside the
 * older reports are compared with those that have the report itself.
 *
 *     node test/realdata/announced.ts --folder DIR [--reports 4] [--part 1/2]
 */
import { parseArgs } from 'node:util';
import { ciksOf, folderCompany, hasCompanyfacts } from '@footnote/accuracy/corpus/folder-companies';
import { asTagged, rowConcepts } from '@footnote/releases/company/concepts';
import { isOnServedBasis } from '@footnote/releases/company/share-basis';
import type { CandidateCell } from '@footnote/releases/types';
import type { Cell } from '@footnote/statements/cell';
import { computeStatements } from '@footnote/statements/compute';
import { acceptedReports } from '@footnote/statements/filings/accept';
import type { CompanyInput, InputFact, InputFiling } from '@footnote/statements/inputs';
import { verifiedStatements } from '@footnote/verification/served';

/** Fields that releases state. */
const STATED = new Set([
  'capex',
  'cash_and_equivalents',
  'cost_of_revenue',
  'current_assets',
  'current_liabilities',
  'depreciation_amortization',
  'eps_basic',
  'eps_diluted',
  'financing_cash_flow',
  'gross_profit',
  'income_tax',
  'inventory',
  'investing_cash_flow',
  'net_income',
  'operating_cash_flow',
  'operating_income',
  'pretax_income',
  'receivables',
  'revenue',
  'rnd_expense',
  'sga_expense',
  'shares_basic',
  'shares_diluted',
  'total_assets',
  'total_equity',
  'total_liabilities',
]);

export type Compared = {
  /** Cells of the announced periods with the value of the report. */
  readonly equal: number;
  /** With another one, as lines to read. */
  readonly different: readonly string[];
  /** Of older periods that the release changed. */
  readonly moved: readonly string[];
  /** Served with the report, refused with the release. */
  readonly missing: number;
};

const keyOf = ({ statement, field, period_kind: kind, period_end: end }: Cell): string =>
  `${statement} ${field} ${kind} ${end}`;

const servedOf = (company: CompanyInput): readonly Cell[] =>
  verifiedStatements(company, computeStatements(company)).statements.cells;

const MONTHS = { annual: 12, instant: null, quarter: 3, ttm: 12, ytd: 9 } as const;

const candidateOf = ({ statement, field, value, unit, ...cell }: Cell): CandidateCell => ({
  ...{ statement, field, unit, value: value ?? '' },
  period: { months: MONTHS[cell.period_kind], start: cell.period_start, end: cell.period_end },
  places: [],
  evidence: [],
});

/** A report as the release that announced it, from the cells that it supplied. */
function releaseOf(report: InputFiling, after: readonly Cell[], before: readonly Cell[]): InputFiling | null {
  const own = after.filter(
    ({ accession, method }) => accession === report.accession && method === 'reported',
  );
  const end = own.reduce((newest, { period_end: each }) => (each > newest ? each : newest), '');
  if (end === '' || before.some(({ period_end: each }) => each >= end)) return null;
  const concepts = rowConcepts(before);
  const all = own.filter(
    ({ field, period_end: each, period_kind: kind, flags }) =>
      STATED.has(field) && each === end && kind !== 'ttm' && !flags.includes('split_adjusted'),
  );
  const isComparable = isOnServedBasis(all.map(candidateOf), before, end);
  const stated = all.filter(({ unit }) => isComparable || !unit.endsWith('shares'));
  const facts = stated.flatMap(({ field, value, unit, period_start: start }): InputFact[] => {
    const row = concepts.get(field);
    if (row === undefined || value === null) return [];
    return [{ taxonomy: row.taxonomy, concept: row.concept, unit, start, end, value: asTagged(value, row) }];
  });
  const fields = [...new Set(stated.flatMap(({ field }) => (concepts.has(field) ? [field] : [])))];
  const { filed } = report;
  return {
    ...{ accession: 'release', form: '8-K', filed, report_date: end, fy: null, fp: null, facts },
    release: { exhibit: 'EX-99.1', fields },
  };
}

/** The statements with a report against those with the release that announced it; null if it announced no new period. */
export function comparedWithRelease(input: CompanyInput, report: InputFiling): Compared | null {
  const older = input.filings.filter(
    ({ filed, accession }) => filed <= report.filed && accession !== report.accession,
  );
  const after = servedOf({ ...input, filings: [...older, report] });
  const before = servedOf({ ...input, filings: older });
  const release = releaseOf(report, after, before);
  if (release === null) return null;
  const announced = servedOf({ ...input, filings: [...older, release] });
  const [then, now] = [before, after].map((cells) => new Map(cells.map((cell) => [keyOf(cell), cell])));
  const line = (cell: Cell, other: Cell | undefined): string =>
    `${report.form} ${report.filed} ${keyOf(cell)}: ${cell.value ?? cell.refusal} and ${other?.value ?? other?.refusal}`;
  const fresh = announced.filter(
    (cell) => then?.has(keyOf(cell)) !== true && cell.period_end === release.report_date,
  );
  const served = fresh.filter(({ value }) => value !== null);
  const isEqual = (cell: Cell): boolean => now?.get(keyOf(cell))?.value === cell.value;
  return {
    equal: served.filter(isEqual).length,
    different: served.filter((cell) => !isEqual(cell)).map((cell) => line(cell, now?.get(keyOf(cell)))),
    moved: announced
      .filter((cell) => {
        const was = then?.get(keyOf(cell));
        return was !== undefined && (was.value !== cell.value || was.refusal !== cell.refusal);
      })
      .map((cell) => line(cell, then?.get(keyOf(cell)))),
    missing: fresh.filter(
      (cell) => cell.value === null && STATED.has(cell.field) && now?.get(keyOf(cell))?.value != null,
    ).length,
  };
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      folder: { type: 'string', default: process.env['FOOTNOTE_CORPUS'] ?? '' },
      reports: { type: 'string', default: '4' },
      part: { type: 'string', default: '1/1' },
    },
  });
  const [part = 1, parts = 1] = values.part.split('/').map(Number);
  const totals = { releases: 0, equal: 0, different: 0, moved: 0, missing: 0 };
  const ciks = ciksOf(values.folder).filter((cik) => hasCompanyfacts(values.folder, cik));
  for (const cik of ciks.filter((_, at) => at % parts === part - 1)) {
    const { input, symbol } = await folderCompany(values.folder, cik);
    const reports = acceptedReports(input).filter(({ form }) => /^10-[KQ]$/.test(form));
    for (const report of reports.slice(-Number(values.reports))) {
      const found = comparedWithRelease(input, report);
      if (found === null) continue;
      totals.releases += 1;
      totals.equal += found.equal;
      totals.different += found.different.length;
      totals.moved += found.moved.length;
      totals.missing += found.missing;
      for (const text of found.different) console.log(`${symbol} differs: ${text}`);
      for (const text of found.moved) console.log(`${symbol} moved: ${text}`);
    }
  }
  console.log(
    `${totals.releases} releases: ${totals.equal} cells as in the report, ${totals.different} other, ${totals.missing} missing; ${totals.moved} older cells moved`,
  );
}
