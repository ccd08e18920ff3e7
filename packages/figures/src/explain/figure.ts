import { Decimal } from 'decimal.js';
import { bankMetrics } from '../banks/block.ts';
import type { Cell } from '@footnote/statements/cell';
import { forensicsBlock } from '../forensics/block.ts';
import type { Definition } from '../ratios/definition.ts';
import { recorded } from '../ratios/recorder.ts';
import { indexCells, type CellIndex } from '../index/cell-index.ts';
import type { View } from '../index/row-cell.ts';
import { rowsOf } from '../rows/statement-rows.ts';
import type { Issuer } from '@footnote/statements/statements';
import { trailingBlock } from '../trailing/block.ts';
import { trajectoryBlock } from '../trajectory/block.ts';
import { labelFor } from '@footnote/values/period';
import type { LabelledPeriod } from '@footnote/values/period';
import { isFinancial } from '@footnote/statements/fields/field';
import {
  callsOf,
  filled,
  type FigureReason,
  memberAt,
  NAMED,
  reasonOf,
  TRAILING_CELLS,
} from '../catalog/evaluations.ts';

export type { FigureReason } from '../catalog/evaluations.ts';

/** Blocks of a response that show computed figures. */
export const FIGURE_BLOCKS = [
  'balance_sheet',
  'bank_metrics',
  'cash_flow',
  'forensics',
  'income_statement',
  'trajectory',
  'ttm',
] as const;

export type FigureBlock = (typeof FIGURE_BLOCKS)[number];

/** Names of the computed figures of a block, without flags. */
export const figureNames = (block: FigureBlock): readonly string[] =>
  NAMED.filter((named) => named.block === block && named.definition.unit !== 'list').map(({ name }) => name);

/** A cell that a figure is computed from. */
export type FigureOperand = { readonly label: string; readonly cell: Cell };

export type FigureValue =
  | number
  | string
  | null
  | readonly (string | null)[]
  | { readonly available: false; readonly reason: string };

export type FigureExplanation = {
  readonly member: string;
  readonly name: string;
  readonly block: FigureBlock;
  readonly definition: Definition;
  readonly label: string;
  readonly periodEnd: string;
  /** As responses show it: a decimal string, a count, a list of them, a word, or a refusal. */
  readonly value: FigureValue;
  readonly operands: readonly FigureOperand[];
  /** Null for a figure with a value. */
  readonly reason: FigureReason | null;
};

export type RequestedFigure = {
  readonly block: FigureBlock;
  readonly name: string;
  readonly period: LabelledPeriod;
};

type Indexes = { readonly own: CellIndex; readonly quarters: CellIndex; readonly years: CellIndex };

const upTo = (index: CellIndex, end: string): CellIndex => ({
  ...index,
  anchors: index.anchors.filter((anchor) => anchor.period_end <= end),
});

const indexesOf = (cells: readonly Cell[], cadence: Issuer['reporting_cadence'], end: string): Indexes => {
  const years = upTo(indexCells(cells, 'annual'), end);
  const quarters = upTo(indexCells(cells, 'quarter'), end);
  return { years, quarters, own: cadence === 'annual' ? years : quarters };
};

/** The block as of the end of a period, and only for that period. */
const blockAt = (
  block: FigureBlock,
  cells: readonly Cell[],
  issuer: Issuer,
  { view, end }: { readonly view: View; readonly end: string },
): unknown => {
  const { own, quarters, years } = indexesOf(cells, issuer.reporting_cadence, end);
  const financial = isFinancial(issuer.type);
  const shown = view === 'annual' ? years : quarters;
  const index = { ...shown, anchors: shown.anchors.slice(0, 1) };
  switch (block) {
    case 'income_statement':
    case 'balance_sheet':
    case 'cash_flow':
      return rowsOf({ index, years, view, isFinancial: financial })[block][0];
    case 'bank_metrics':
      return bankMetrics(index, view)[0];
    case 'ttm':
      return trailingBlock({
        index: own,
        end,
        currency: issuer.reporting_currency ?? '',
        cadence: issuer.reporting_cadence,
        asOf: end,
        isFinancial: financial,
      });
    case 'forensics':
      return forensicsBlock({ index: own, years, end });
    case 'trajectory':
      return trajectoryBlock({ quarters, years, isFinancial: financial });
  }
};

const labelOf = ({ period_kind: kind, fiscal_year: year, fiscal_period: period }: Cell): string =>
  labelFor(kind, year, period);

const digits = (value: unknown): string | null => (Decimal.isDecimal(value) ? value.toFixed() : null);

/** A figure as plain data, so that it can be posted to another thread. */
const plainValue = (value: unknown): FigureValue => {
  if (Array.isArray(value)) return value.map(digits);
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (typeof value === 'object' && value !== null && 'available' in value)
    return { available: false, reason: String((value as { reason?: unknown }).reason) };
  return digits(value);
};

const isMissing = (value: FigureValue): boolean =>
  value === null || (typeof value === 'object' && ('available' in value || value.length === 0));

/** End of the labelled period; undefined when the company has no such period. */
const endOf = (cells: readonly Cell[], { kind, year, period }: LabelledPeriod): string | undefined =>
  cells.find(
    (cell) => cell.period_kind === kind && cell.fiscal_year === year && cell.fiscal_period === period,
  )?.period_end;

/**
 * Explains a computed figure: its definition, the cells that it is computed from (found by running the same
 * functions), and the reason if it has no value. Null if the company has no such period, or the block has no
 * such figure. `cells`: all cells of the company.
 */
export const explainFigure = (
  cells: readonly Cell[],
  issuer: Issuer,
  requested: RequestedFigure,
): FigureExplanation | null => {
  const { block, name, period } = requested;
  const named = NAMED.find((item) => item.block === block && item.name === name);
  const end = endOf(cells, period);
  if (named === undefined || end === undefined || period.kind === 'ytd') return null;
  if (block === 'bank_metrics' && issuer.type !== 'bank') return null;
  const at = { view: period.kind === 'annual' ? ('annual' as const) : ('quarter' as const), end };
  const value = plainValue(memberAt(blockAt(block, cells, issuer, at), named.member.split('.').slice(1)));
  const { filled: stand, real } = filled(cells);
  const { calls, originsOf } = recorded(() => blockAt(block, stand, issuer, at));
  const trailing = block === 'ttm' ? TRAILING_CELLS[name] : undefined;
  const evaluated = callsOf(calls, named);
  const origins =
    trailing === undefined
      ? evaluated.flatMap((call) => originsOf(call))
      : [indexesOf(stand, issuer.reporting_cadence, end).own.trailingCell('income', trailing, end)];
  const operands = [...new Set(origins)].flatMap((origin) => {
    const cell = origin && real.get(origin);
    return cell ? [{ label: labelOf(cell), cell }] : [];
  });
  const reason = isMissing(value)
    ? reasonOf(
        operands.map(({ cell }) => cell),
        evaluated,
      )
    : null;
  return {
    member: named.member,
    name,
    block,
    definition: named.definition,
    label: labelFor(period.kind, period.year, period.period),
    periodEnd: end,
    value,
    operands,
    reason,
  };
};
