import { dayBefore } from '@footnote/values/day';
import { ReportError, type Dimension } from '../types.ts';
import type { PlacedFact } from './placed-fact.ts';
import { MAX_COLUMNS } from './types.ts';

/** A column before its header is known. */
export type Column = {
  readonly start: string | null;
  readonly end: string;
  readonly dimensions: readonly Dimension[];
  readonly scope: string;
};

/** The columns of a statement. `across`: components stand side by side, so that a column has members. */
export type Layout = { readonly columns: readonly Column[]; readonly across: boolean };

/** Which day of a column's period a number of a day is shown for. */
export type Edge = 'start' | 'end';

/** Of the fullest period's numbers, what another must have to be a column where no table says so. */
const FULL_ENOUGH = 0.4;

/**
 * The columns of facts. Those of tables (`isDrawn`) are all shown, from left to right; otherwise a period is shown that
 * has nearly as many rows as the fullest one, the shorter periods first, and the newest of them first.
 */
export const layoutOf = (facts: readonly PlacedFact[], across: boolean, isDrawn: boolean): Layout => {
  const own = across ? facts : facts.filter(({ scope }) => scope === '');
  // A statement of a class of stock only has no consolidated numbers.
  const counted = own.length === 0 ? facts : own;
  const durations = counted.filter(({ start }) => start !== null);
  const instants = counted.filter(({ start }) => start === null);
  const isOfDays = distinct(instants) > distinct(durations);
  const chosen = isOfDays ? instants : durations;
  const periods = Map.groupBy(chosen, ({ start, end }) => `${start ?? ''}\t${end}`);
  const fullest = Math.max(0, ...[...periods.values()].map(distinct));
  const shown = [...periods.values()].filter((of) => {
    const rows = distinct(of);
    return isDrawn ? rows > 1 || fullest <= FEW : rows >= fullest * FULL_ENOUGH;
  });
  const ordered = isDrawn ? shown.sort((a, b) => leftOf(a) - leftOf(b)) : shown.sort(newestFirst);
  const columns = across ? sideBySide(ordered, facts, isDrawn) : ordered.flatMap(periodColumn);
  if (columns.length > MAX_COLUMNS)
    throw new ReportError('too_large', null, `a statement with ${columns.length} columns`);
  return { columns, across };
};

/** A statement with so few rows may have a column with one number. */
const FEW = 3;

const distinct = (facts: readonly PlacedFact[]): number => new Set(facts.map(({ concept }) => concept)).size;

const leftOf = (facts: readonly PlacedFact[]): number => {
  let left = Number.MAX_SAFE_INTEGER;
  for (const { grid } of facts) if (grid !== null) left = Math.min(left, grid.at);
  return left;
};

const newestFirst = ([a]: readonly PlacedFact[], [b]: readonly PlacedFact[]): number => {
  if (a === undefined || b === undefined) return 0;
  return monthsOf(a) - monthsOf(b) || (a.end < b.end ? 1 : a.end > b.end ? -1 : 0);
};

const monthsOf = ({ start, end }: PlacedFact): number =>
  start === null ? 0 : Math.round((Date.parse(end) - Date.parse(start)) / (30.4 * 86_400_000));

const periodColumn = ([first]: readonly PlacedFact[]): Column[] =>
  first === undefined ? [] : [{ start: first.start, end: first.end, dimensions: [], scope: '' }];

/** Each period with each of its components: those of its movements, and of the balances at its beginning and end. */
const sideBySide = (
  periods: readonly (readonly PlacedFact[])[],
  facts: readonly PlacedFact[],
  isDrawn: boolean,
): Column[] => {
  const scopes = [...Map.groupBy(facts, ({ scope }) => scope).values()];
  // Without a table the whole is the last column.
  const ordered = isDrawn
    ? scopes.sort((a, b) => leftOf(a) - leftOf(b))
    : scopes.sort((a, b) => Number(a[0]?.scope === '') - Number(b[0]?.scope === ''));
  const inOrder = isDrawn ? [...periods].sort((a, b) => placeOf(a) - placeOf(b)) : periods;
  return inOrder.flatMap((period) => {
    const [any] = period;
    if (any === undefined) return [];
    const edges = new Set([any.end, any.start === null ? any.end : dayBefore(any.start)]);
    const balances = facts.filter(({ start, end }) => start === null && edges.has(end));
    const has = new Set([...period, ...balances].map(({ scope }) => scope));
    return ordered.flatMap(([first]) =>
      first === undefined || !has.has(first.scope)
        ? []
        : [{ start: any.start, end: any.end, dimensions: first.dimensions, scope: first.scope }],
    );
  });
};

const placeOf = ([first]: readonly PlacedFact[]): number => first?.grid?.place.from ?? 0;

/** The key of the fact that a row and a column share. */
export const keyOf = (concept: string, start: string | null, end: string, scope: string): string =>
  `${concept}\t${start ?? ''}\t${end}\t${scope}`;

/** The keys under which a column's number in a row is looked for: of its period, then of a day of it. */
export const keysOf = (
  concept: string,
  { start, end }: Column,
  scope: string,
  edge: Edge,
): readonly string[] => {
  if (start === null) return [keyOf(concept, null, end, scope)];
  const day = edge === 'start' ? dayBefore(start) : end;
  const ofDay = keyOf(concept, null, day, scope);
  return edge === 'start' ? [ofDay] : [keyOf(concept, start, end, scope), ofDay];
};

/** The key of members of a row and of a column together: one of the two has none. */
export const jointScope = (row: string, column: string): string => (row === '' ? column : row);
