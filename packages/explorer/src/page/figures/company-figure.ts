import type { Schemas } from '@footnote/client';
import { periodLabel } from '@footnote/values/period';
import type { FootnoteTarget, TargetOf } from '../footnote/footnote-target.ts';
import { type Kind, shown, unitOf, exactly, labelOf, wordsOf, shownUnitOf } from '../frame/format.ts';

type Figure = Pick<
  Schemas['CompanyFigure'] | Schemas['MarketFigure'] | Schemas['OwnershipFigure'],
  'unit' | 'value'
>;
type Refused = Schemas['RefusedFigure'];
type View = Schemas['ComparedPeriod'];

const STATEMENTS: ReadonlySet<string> = new Set(['balance_sheet', 'cash_flow', 'income_statement']);
const EXPLAINED: ReadonlySet<string> = new Set([
  ...STATEMENTS,
  'bank_metrics',
  'forensics',
  'trajectory',
  'ttm',
]);
/** Members of a statement that are computed from its cells. */
const COMPUTED = /(_pct$|^interest_coverage$)/;

/**
 * The footnote of a figure of a company; undefined if it has none. `member` is its path in the fundamentals, such as
 * `income_statement.growth.revenue_yoy_pct`.
 */
export function targetOfFigure(
  symbol: string,
  member: string,
  view: View,
  {
    figure,
    fiscal_period: period,
    fiscal_year: year,
  }: Pick<Schemas['CompanyFigure'] | Refused, 'figure' | 'fiscal_period' | 'fiscal_year'>,
): FootnoteTarget | undefined {
  const [block = '', ...rest] = member.split('.');
  if (period === undefined || year === undefined || !EXPLAINED.has(block)) return undefined;
  const name = figure.startsWith(`${block}.`) ? figure.slice(block.length + 1) : figure;
  const own = periodLabel(year, period);
  const label =
    view === 'ttm' && STATEMENTS.has(block) && period !== 'FY' && block !== 'balance_sheet'
      ? `TTM-${own}`
      : own;
  if (STATEMENTS.has(block) && rest.length === 1 && !COMPUTED.test(name))
    return {
      kind: 'cell',
      symbol,
      statement: block as TargetOf<'cell'>['statement'],
      field: name,
      period: label,
    };
  return { kind: 'figure', symbol, block: block as TargetOf<'figure'>['block'], figure: name, period: label };
}

/** “Gross margin, trend”: a dotted name is its parts. */
export function figureLabel(figure: string): string {
  const [first = '', ...rest] = figure.split('.');
  return [labelOf(first), ...rest.map((part) => labelOf(part).toLowerCase())].join(', ');
}

/** How a figure in a unit of the wire is shown: a currency, a currency per share, shares, percent or another. */
export function kindOfUnit(unit: string): Kind {
  if (unit === 'percent' || unit === 'shares') return unit;
  if (unit.endsWith('/shares')) return 'per_share';
  if (unit === 'ratio' || unit === 'days') return 'ratio';
  return /^[A-Z]{3}$/.test(unit) ? 'amount' : 'plain';
}

/** A figure as a table shows it; amounts and shares in millions. */
export const shownFigure = ({ value, unit }: Figure): string =>
  typeof value === 'string' && Number.isNaN(Number(value)) ? wordsOf(value) : shown(value, kindOfUnit(unit));

/** A figure with all its digits and its unit. */
export function exactFigure({ value, unit }: Figure): string {
  if (typeof value === 'string' && Number.isNaN(Number(value))) return wordsOf(value);
  const kind = kindOfUnit(unit);
  return `${exactly(value)}${suffixOf(unit) ?? unitOf(kind, currencyOf(unit))}`;
}

/** A figure as it is shown, with its unit in words. */
export function spokenFigure(figure: Figure): string {
  const kind = kindOfUnit(figure.unit);
  return `${shownFigure(figure)} ${shownUnitOf(kind, currencyOf(figure.unit))}`.trim();
}

/** Undefined for a unit that depends on the kind alone. */
const suffixOf = (unit: string): string | undefined =>
  unit === 'ratio'
    ? '×'
    : unit === 'days'
      ? ' days'
      : kindOfUnit(unit) === 'plain'
        ? ` ${wordsOf(unit)}`
        : undefined;

const currencyOf = (unit: string): string => unit.split('/')[0] ?? unit;
