import type { FiledStatement } from '@footnote/xbrl/report/as-filed/types';
import { printedCurrency, scaleOfFace } from '../amounts.ts';
import { factIndex } from '../concepts.ts';
import type { Candidate, Grid } from '../grid.ts';
import type { FaceFact, FaceRefusal } from '../types.ts';
import { columnKindOf } from './components.ts';
import { drawnPeriods } from './draw.ts';
import { matricesIn } from './matrix.ts';
import type { Matrix } from './types.ts';
import { type EquityPeriod, periodsOf } from './periods.ts';
import { proved, type Proved, withTotals } from './proof.ts';
import { agreesWith } from './sheet.ts';
import { stackedIn } from './stacked.ts';

/** The report that a statement of equity belongs to: what was drawn of it, its facts, and whether dollars go without a name. */
export type EquityReport = {
  readonly drawn: readonly FiledStatement[];
  readonly facts: readonly FaceFact[];
  readonly isDomestic: boolean;
};

/** The tables that may be the statement of equity: side by side, or with the components below each other. */
export type EquityTables = {
  readonly matrices: readonly Matrix[];
  readonly stacked: readonly Candidate[];
};

export const equityTables = (grids: readonly Grid[]): EquityTables => {
  const matrices = matricesIn(grids);
  return { matrices, stacked: matrices.length > 0 ? [] : stackedIn(grids) };
};

/** The statements of equity of the periods of all tables; a reason if one of them proves nothing, or contradicts another. */
export function equityOfMatrices(
  matrices: readonly Matrix[],
  report: EquityReport,
): readonly FiledStatement[] | FaceRefusal {
  const drawn: FiledStatement[] = [];
  for (const matrix of matrices) {
    const read = equityOf(matrix, report);
    if (typeof read === 'string') return read;
    drawn.push(...read);
  }
  const periods = drawn.map(({ columns: [column] }) => `${column?.start ?? ''} ${column?.end ?? ''}`);
  return new Set(periods).size < periods.length ? 'several_tables' : drawn;
}

function equityOf(
  matrix: Matrix,
  { drawn, facts, isDomestic }: EquityReport,
): readonly FiledStatement[] | FaceRefusal {
  const sheet = drawn.find(({ statement }) => statement === 'balance');
  const periods = periodsOf(matrix.rows, sheet?.columns.map(({ end }) => end) ?? []);
  if (typeof periods === 'string') return periods;
  const scale = scaleOfFace(matrix.grid);
  if (scale === null) return 'unit_unknown';
  const proof = provedAs(matrix, periods);
  if (proof === null) return 'totals_differ';
  const money = sheet?.rows
    .flatMap(({ cells }) => cells)
    .find((cell) => cell !== null && !cell.unit.includes('shares'));
  const currency = money?.unit ?? (isDomestic ? printedCurrency(matrix.grid) : null) ?? '';
  const whole = {
    matrix,
    periods,
    proved: proof,
    scale,
    currency,
    facts: factIndex(factsOfEquity(facts)),
  };
  return agreesWith(sheet, whole) ? drawnPeriods(whole) : 'totals_differ';
}

const CASH = /:(?:Payments|Proceeds|Repayments|NetCash)/;

/** Facts without those of cash flows, whose amounts movements of equity often have. */
export const factsOfEquity = (facts: readonly FaceFact[]): readonly FaceFact[] =>
  facts.filter(({ concept }) => !CASH.test(concept));

/** A column of "common shares" may have amounts: the whole says so. */
function provedAs(matrix: Matrix, periods: readonly EquityPeriod[]): Proved | null {
  const kinds = withTotals(matrix, matrix.heads.map(columnKindOf), periods);
  const proof = proved(matrix, kinds, periods);
  if (proof !== null || !kinds.includes('total')) return proof;
  return proved(
    matrix,
    kinds.map((kind) => (kind === 'shares' ? 'component' : kind)),
    periods,
  );
}
