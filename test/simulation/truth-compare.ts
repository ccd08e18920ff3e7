import type { Cell } from '@footnote/statements/cell';
import type { TruthCell } from '@footnote/synthetic-edgar/truth';

export type Fault = {
  /**
   * `wrong`: a value other than the true one. `unknowable`: served although it cannot be known from the
   * filings. `unexpected`: a row for a period that the issuer does not have. `label`: another fiscal year,
   * period or start. `twice`: two cells with one name.
   */
  readonly kind: 'wrong' | 'unknowable' | 'unexpected' | 'label' | 'twice';
  readonly cell: string;
  readonly served: string;
  readonly truth: string | null;
  readonly method: string;
  readonly operands: string;
};

export type Comparison = {
  readonly faults: readonly Fault[];
  readonly served: number;
  /** Knowable but not served: by refusal. */
  readonly refused: ReadonlyMap<string, number>;
  readonly missed: readonly string[];
  /** Served fields without a known truth. */
  readonly unchecked: ReadonlySet<string>;
};

const nameOf = (cell: Pick<Cell, 'statement' | 'field' | 'period_kind' | 'period_end'>): string =>
  `${cell.statement}.${cell.field} ${cell.period_kind} ${cell.period_end}`;

const operandsOf = ({ operands }: Cell): string =>
  operands
    .map(
      ({ role, value, concept, start, end, form, filed }) =>
        `${role} ${value} ${concept} ${start ?? ''}..${end} ${form} ${filed}`,
    )
    .join(' | ');

const labels = (cell: Cell, truth: TruthCell): boolean =>
  cell.fiscal_year === truth.fiscal_year &&
  cell.period_start === truth.period_start &&
  (cell.fiscal_period === truth.fiscal_period ||
    ((truth.period_kind === 'instant' || truth.period_kind === 'ttm') &&
      truth.fiscal_period === 'FY' &&
      cell.fiscal_period === 'Q4'));

/**
 * Compares every served cell with the truth, except transition periods and trailing years without a known
 * truth.
 */
export const compare = (cells: readonly Cell[], truth: readonly TruthCell[]): Comparison => {
  const known = new Map(truth.map((cell) => [nameOf(cell), cell]));
  const faults: Fault[] = [];
  const refused = new Map<string, number>();
  const missed: string[] = [];
  const seen = new Map<string, Cell>();
  const fields = new Set(truth.map(({ statement, field }) => `${statement}.${field}`));
  const unchecked = new Set<string>();
  let served = 0;
  for (const cell of cells) {
    if (cell.fiscal_period === 'TP') continue;
    const name = nameOf(cell);
    const fault = (kind: Fault['kind'], value: string | null): number =>
      faults.push({
        kind,
        cell: `${name} (${cell.fiscal_year} ${cell.fiscal_period})`,
        served: cell.value ?? `refused: ${cell.refusal ?? ''}`,
        truth: value,
        method: cell.method ?? '',
        operands: operandsOf(cell),
      });
    if (seen.has(name)) fault('twice', null);
    seen.set(name, cell);
    if (cell.value === null) continue;
    const field = `${cell.statement}.${cell.field}`;
    if (!fields.has(field)) {
      unchecked.add(field);
      continue;
    }
    const expected = known.get(name);
    if (expected === undefined) {
      if (cell.period_kind !== 'ttm') fault('unexpected', null);
    } else if (expected.value === null) fault('unknowable', null);
    else if (Math.abs(Number(cell.value) - Number(expected.value)) > Number(expected.tolerance) * 1.000001)
      fault('wrong', `${expected.value} ± ${expected.tolerance}`);
    else served += 1;
    if (expected !== undefined && !labels(cell, expected))
      fault('label', `${expected.fiscal_year} ${expected.fiscal_period} from ${expected.period_start ?? ''}`);
  }
  for (const [name, { value, period_kind, refusable }] of known) {
    if (value === null || period_kind === 'ttm' || refusable === true) continue;
    const cell = seen.get(name);
    if (cell?.value != null) continue;
    const reason = cell === undefined ? 'absent' : (cell.refusal ?? 'no reason');
    refused.set(reason, (refused.get(reason) ?? 0) + 1);
    missed.push(`${name}: ${reason}`);
  }
  return { faults, served, refused, missed, unchecked };
};
