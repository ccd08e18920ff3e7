import { type ColumnKind, isOutside } from './components.ts';
import type { Matrix, MatrixRow } from './types.ts';
import type { EquityPeriod } from './periods.ts';

/** What was proved of a statement: what its columns have, and the rows that are sums of others. */
export type Proved = { readonly kinds: readonly ColumnKind[]; readonly sums: ReadonlySet<number> };

/** Units of the last printed digit that a printed sum may differ by from its parts. */
const ROUNDING = 1n;
const DECIMALS = 12;
const SUM = /\bcomprehensive\b|\btotal\b|^$/i;
const OTHER_SUM = /^(?!.*\btotal\b).*\bother comprehensive\b/i;

/**
 * Whether a statement of equity adds up: in every column the balance of the beginning and the movements are that of the end,
 * and in every row the components are the whole, where it is printed. Null if anything does not.
 */
export function proved(
  matrix: Pick<Matrix, 'heads' | 'rows'>,
  kinds: readonly ColumnKind[],
  periods: readonly EquityPeriod[],
): Proved | null {
  const { rows } = matrix;
  const unit = kinds.map((_, column) => unitOf(rows, column));
  const sums = new Set<number>();
  for (const period of periods) {
    const points = [period.from, ...period.adjusted, period.to];
    for (const [at, from] of points.slice(0, -1).entries()) {
      const to = points[at + 1] as number;
      for (const row of sumsBetween(rows, from, to, unit)) sums.add(row);
      const moved = range(from + 1, to).filter((row) => !sums.has(row));
      const isProved = kinds.every((kind, column) => {
        const begun = kind === 'flow' ? 0n : amount(rows[from], column);
        const total = moved.reduce((sum, row) => sum + amount(rows[row], column), begun);
        return isNear(total, amount(rows[to], column), unit[column]);
      });
      if (!isProved) return null;
    }
  }
  return crossesUp(matrix, periods, kinds, unit) ? { kinds, sums } : null;
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);

const amount = (row: MatrixRow | undefined, column: number): bigint => row?.figures[column]?.amount ?? 0n;

/** The last digit that a column prints. */
const unitOf = (rows: readonly MatrixRow[], column: number): bigint =>
  10n ** BigInt(DECIMALS - Math.max(0, ...rows.map(({ figures }) => figures[column]?.places ?? 0)));

const isNear = (one: bigint, other: bigint, unit = 1n): boolean => {
  const apart = one - other;
  return (apart < 0n ? -apart : apart) <= unit * ROUNDING;
};

/** The rows between two balances that are sums of those before them: "Comprehensive income". */
function sumsBetween(
  rows: readonly MatrixRow[],
  from: number,
  to: number,
  unit: readonly bigint[],
): ReadonlySet<number> {
  const sums = new Set<number>();
  for (const at of range(from + 1, to)) {
    const row = rows[at];
    if (row === undefined || !SUM.test(row.label.trim()) || OTHER_SUM.test(row.label)) continue;
    const parts = range(from + 1, at).filter((part) => !sums.has(part));
    if (isSumOf(row, parts.map((part) => rows[part]).toReversed(), unit)) sums.add(at);
  }
  return sums;
}

/** Whether a row is the sum of some rows above it, the nearest first, in all columns that it has. */
function isSumOf(
  { figures }: MatrixRow,
  above: readonly (MatrixRow | undefined)[],
  unit: readonly bigint[],
): boolean {
  const columns = figures.flatMap((figure, column) => (figure === undefined ? [] : [{ figure, column }]));
  const totals = new Map<number, bigint>();
  const isSum = (row: MatrixRow | undefined): boolean =>
    columns
      .map(({ figure, column }) => {
        const total = (totals.get(column) ?? 0n) + amount(row, column);
        totals.set(column, total);
        return isNear(total, figure.amount, unit[column]);
      })
      .every(Boolean);
  return columns.length > 0 && above.some(isSum);
}

const FEWEST_PARTS = 2;

/** The columns with those called nothing of the kind that are the sum of all components before them: "Our share of equity". */
export function withTotals(
  { rows }: Pick<Matrix, 'rows'>,
  kinds: readonly ColumnKind[],
  periods: readonly EquityPeriod[],
): readonly ColumnKind[] {
  const balances = periods.flatMap(({ from, to }) => [rows[from], rows[to]]);
  return kinds.map((kind, column) => {
    const parts = componentsOf(kinds).filter((part) => part < column);
    const isSum = balances.every(
      (row) =>
        row?.figures[column] !== undefined &&
        parts.reduce((sum, part) => sum + amount(row, part), 0n) === row.figures[column].amount,
    );
    const isFilled = balances.some((row) => amount(row, column) !== 0n);
    const isAlone = parts.every((part) => balances.some((row) => amount(row, part) !== 0n));
    return kind === 'component' && parts.length > FEWEST_PARTS && isSum && isFilled && isAlone
      ? 'total'
      : kind;
  });
}

const componentsOf = (kinds: readonly ColumnKind[]): readonly number[] =>
  kinds.flatMap((kind, column) => (kind === 'component' ? [column] : []));

/** Whether the components are the whole in every balance, and in every other row that has both; a first whole is that of all. */
function crossesUp(
  { heads, rows }: Pick<Matrix, 'heads' | 'rows'>,
  periods: readonly EquityPeriod[],
  kinds: readonly ColumnKind[],
  unit: readonly bigint[],
): boolean {
  const components = componentsOf(kinds);
  const balances = new Set(periods.flatMap(({ from, to, adjusted }) => [from, ...adjusted, to]));
  const shown = periods.flatMap(({ from, to }) => range(from, to + 1));
  const isWhole = (total: number, parts: readonly number[]): boolean =>
    shown.every((at) => {
      const { figures } = rows[at] as MatrixRow;
      const whole = figures[total];
      const isEmpty = parts.every((column) => figures[column] === undefined);
      if (whole === undefined || isEmpty) return !balances.has(at);
      const sum = parts.reduce((before, column) => before + amount(rows[at], column), 0n);
      return isNear(sum, whole.amount, unit[total]);
    });
  return kinds.every((kind, total) => {
    if (kind !== 'total') return true;
    const before = components.filter((column) => column < total);
    const within = before.filter((column) => !isOutside(heads[column] ?? ''));
    return [before, components, within].some((parts) => isWhole(total, parts));
  });
}
