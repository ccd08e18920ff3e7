import { derivedDefinitions } from './figures.ts';
import type { Definition } from '../ratios/definition.ts';
import type { Call } from '../ratios/recorder.ts';
import type { RowCell } from '../index/row-cell.ts';

/**
 * A figure's location within its block, and its name in requests: `margins.gross_margin_pct` by the last
 * part.
 */
export type Named = { readonly member: string; readonly name: string; readonly definition: Definition };

const nameOf = (path: string): string =>
  path.replace(/^(growth|margins|investment|quality|ratios)\./, '').replace(/\.value$/, '');

/** Every member of a response that is computed. */
export const NAMED: readonly (Named & { readonly block: string })[] = derivedDefinitions.flatMap(
  (definition) =>
    definition.members.map((member) => {
      const [block = '', ...path] = member.split('.');
      return { block, member, name: nameOf(path.join('.')), definition };
    }),
);

/** Figures of `ttm` that are cells of the twelve months, with these cells. */
export const TRAILING_CELLS: Readonly<Record<string, string>> = {
  eps_diluted_ttm: 'eps_diluted',
  net_income_ttm_usd: 'net_income',
  revenue_ttm_usd: 'revenue',
};

/** The member of a block at a path; undefined if there is none. */
export const memberAt = (block: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined,
    block,
  );

/**
 * The evaluations of a figure in its block. A definition shared by two blocks is evaluated in the order of
 * the blocks; a level and its change are evaluated for the current period, then for the period a year
 * earlier.
 */
export const callsOf = (
  calls: readonly Call[],
  { member, definition }: Pick<Named, 'member' | 'definition'>,
): readonly Call[] => {
  const trend = /^trajectory\.[a-z_]+\./.exec(member)?.[0];
  if (trend !== undefined)
    return calls
      .filter((call) => call.definition?.members.includes(`${trend}trend`))
      .slice(...trendAt(trend));
  const own = calls.filter(
    (call) => call.depth === 0 && call.definition?.members.some((name) => definition.members.includes(name)),
  );
  if (member.endsWith('.yoy_delta')) return own;
  return member.startsWith('balance_sheet') ? own.slice(-1) : own.slice(0, 1);
};

/**
 * Two series share a trend's definition: EPS precedes revenue, the margin of free cash flow precedes gross
 * margin.
 */
const trendAt = (trend: string): [number, number?] =>
  /revenue_growth|gross_margin/.test(trend) ? [1] : [0, 1];

/** Replaces missing values by one, so that the evaluation reads every operand. */
export const filled = <Cell extends RowCell>(
  cells: readonly Cell[],
): { readonly filled: readonly Cell[]; readonly real: ReadonlyMap<object, Cell> } => {
  const real = new Map<object, Cell>();
  const all = cells.map((cell) => {
    const stand = cell.value === null ? { ...cell, value: '1' } : cell;
    real.set(stand, cell);
    return stand;
  });
  return { filled: all, real };
};

/**
 * Why a figure has no value: an operand is missing, the period to compare with is missing, or the definition
 * excludes it.
 */
export type FigureReason = 'missing_operand' | 'no_period_to_compare' | 'outside_definition';

/** The reason of a figure without a value, from the cells it is computed from and its evaluations. */
export const reasonOf = (operands: readonly RowCell[], evaluated: readonly Call[]): FigureReason =>
  operands.some(({ value }) => value === null)
    ? 'missing_operand'
    : evaluated.some((call) => hasGap(call.operands))
      ? 'no_period_to_compare'
      : 'outside_definition';

/** An operand without any cell: no year before, no quarter before. */
const hasGap = (operand: unknown): boolean => {
  if (operand === null || operand === undefined) return true;
  if (Array.isArray(operand)) return operand.length === 0 || operand.some(hasGap);
  return false;
};
