import { parseAmount, scale, size } from '@footnote/statements/decimal';
import type { Cell, Operand } from '@footnote/statements/cell';
import { readRole } from './operand-role.ts';
import type { Reading, Readings } from './readings.ts';

/**
 * The contribution of an operand to its cell, on today's split basis; undefined for a divisor or an unknown
 * role.
 */
const termOf = (operand: Operand): bigint | undefined => {
  const role = readRole(operand);
  if (role === null || role.sign === '/') return undefined;
  const { sign, way, numerator, denominator } = role;
  const amount = parseAmount(operand.value);
  const restated =
    way === '/' ? scale(amount, denominator, numerator) : scale(amount, numerator, denominator);
  return sign === '-' ? -restated : restated;
};

/** Rounding of split-adjusted figures when they are served: whole shares, or six decimals. */
const SERVED_ROUNDING: Readonly<Record<string, string>> = { shares: '1', per_share: '0.000001', money: '0' };

const measureOf = (unit: string): string =>
  unit === 'shares' ? 'shares' : unit.endsWith('/shares') ? 'per_share' : 'money';

/** A single fact as filed: nothing was computed that could be wrong. */
const isPlain = ({ value, operands }: Cell, made: readonly (Reading | undefined)[]): boolean =>
  operands.length === 1 && operands[0]?.role === '+' && made[0]?.text === value;

/**
 * Checks a cell against its provenance: every operand is literally in its filing, and the operands of a filed
 * cell add up to its value. Returns what is missing, or null.
 */
export const provenanceFault = (
  cell: Cell,
  made: readonly (Reading | undefined)[],
  readings: Readings,
): { readonly difference: bigint; readonly operands: readonly Operand[] } | null => {
  const missing = cell.operands.filter(
    ({ accession, concept, start, end, value }, at) =>
      made[at]?.text !== value && !readings.has(accession, concept, start, end, value),
  );
  if (missing.length > 0) return { difference: 0n, operands: missing };
  if (isPlain(cell, made)) return null;
  if (cell.method !== 'reported' || cell.value === null || cell.flags.includes('scale_corrected'))
    return null;
  const terms = cell.operands.map(termOf);
  if (terms.includes(undefined)) return null;
  const sum = terms.reduce<bigint>((total, term) => total + (term ?? 0n), 0n);
  const difference = size(parseAmount(cell.value)) - size(sum);
  const rounding = parseAmount(SERVED_ROUNDING[measureOf(cell.unit)] ?? '0');
  return size(difference) <= rounding ? null : { difference, operands: cell.operands };
};
