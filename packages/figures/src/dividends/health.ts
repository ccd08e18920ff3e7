import { isFinancial } from '@footnote/statements/fields/field';
import type { Issuer } from '@footnote/statements/statements';
import { indexCells } from '../index/cell-index.ts';
import type { RowCell, View } from '../index/row-cell.ts';
import { exact, percentOf, quotient, type Figure } from '../ratios/exact.ts';

/** Why a figure of the health of dividends is missing. */
export type HealthRefusal =
  /** The company has no statements, or none for the periods. */
  | 'no_statements'
  /** The statements lack an operand, or refuse it. */
  | 'not_reported'
  /** The denominator is zero or less. */
  | 'not_positive'
  /** Cash flows and debt of banks and insurers do not measure their ability to pay. */
  | 'not_applicable';

export type HealthFigure = Exclude<Figure, null> | HealthRefusal;

/** Whether the twelve months to `periodEnd` cover the dividends paid in them. */
export type DividendHealth = {
  /** Null without statements. */
  readonly periodEnd: string | null;
  /** The newest filing among those that the twelve months are of; null without statements. */
  readonly filing: Pick<RowCell, 'accession' | 'filed' | 'form'> | null;
  /** Dividends paid, in percent of net income and of free cash flow. */
  readonly payout: HealthFigure;
  readonly fcfPayout: HealthFigure;
  /** Operating cash flow and EBITDA, as multiples of dividends paid. */
  readonly ocfCoverage: HealthFigure;
  readonly ebitdaCoverage: HealthFigure;
  /** Net debt over EBITDA; negative with net cash. */
  readonly netDebtToEbitda: HealthFigure;
};

/** Its operands. */
export const DIVIDEND_HEALTH_FIELDS = [
  'dividends_paid',
  'ebitda',
  'free_cash_flow',
  'net_debt',
  'net_income',
  'operating_cash_flow',
] as const;

/**
 * Payout and coverage of the trailing twelve months (semantics §6), of cells of quarters, years and trailing periods;
 * `view`: annual for a filer without quarters.
 */
export function dividendHealth(
  cells: readonly RowCell[],
  view: View,
  issuerType: Issuer['type'],
): DividendHealth {
  const index = indexCells(cells, view);
  const years = indexCells(cells, 'annual');
  const end = index.anchors[0]?.period_end;
  if (end === undefined) return NONE;
  // For a filer whose quarters are unknown, twelve months are known only once a year.
  const flow = (statement: RowCell['statement'], field: string): Figure =>
    index.trailing(statement, field, end) ?? years.figure(statement, field, end);
  const outflow = flow('cash_flow', 'dividends_paid');
  // Outflows are negative; zero means that nothing was paid.
  const paid = outflow === null || outflow.isZero() ? null : exact('0').minus(outflow);
  const ebitda = flow('income', 'ebitda');
  const ofIndustry = (figure: () => HealthFigure): HealthFigure =>
    isFinancial(issuerType) ? 'not_applicable' : figure();
  return {
    periodEnd: end,
    filing: filingOf(
      [index, years].flatMap((each) => [...each.cells('cash_flow', end), ...each.cells('income', end)]),
    ),
    payout: over(paid, flow('income', 'net_income'), percentOf),
    fcfPayout: ofIndustry(() => over(paid, flow('cash_flow', 'free_cash_flow'), percentOf)),
    ocfCoverage: ofIndustry(() => over(flow('cash_flow', 'operating_cash_flow'), paid, quotient)),
    ebitdaCoverage: ofIndustry(() => over(ebitda, paid, quotient)),
    netDebtToEbitda: ofIndustry(() => over(index.figure('balance', 'net_debt', end), ebitda, quotient)),
  };
}

const NONE: DividendHealth = {
  periodEnd: null,
  filing: null,
  payout: 'no_statements',
  fcfPayout: 'no_statements',
  ocfCoverage: 'no_statements',
  ebitdaCoverage: 'no_statements',
  netDebtToEbitda: 'no_statements',
};

function over(
  numerator: Figure,
  denominator: Figure,
  divide: (numerator: Figure, denominator: Figure) => Figure,
): HealthFigure {
  if (numerator === null || denominator === null) return 'not_reported';
  return denominator.lte(0) ? 'not_positive' : (divide(numerator, denominator) ?? 'not_reported');
}

function filingOf(cells: readonly RowCell[]): DividendHealth['filing'] {
  const [newest] = cells
    .filter(({ value }) => value !== null)
    .toSorted((a, b) => ((a.filed ?? '') < (b.filed ?? '') ? 1 : -1));
  return newest === undefined
    ? null
    : { accession: newest.accession, filed: newest.filed, form: newest.form };
}
