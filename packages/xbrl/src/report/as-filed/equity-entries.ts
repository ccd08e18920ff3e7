import { dayBefore } from '@footnote/values/day';
import type { Dimension } from '../types.ts';
import type { Split } from './equity-components.ts';
import { counted } from './equity-labels.ts';
import type { GridRow } from './grid.ts';
import { scopeOf, type PlacedFact } from './placed-fact.ts';

/** A printed row with its numbers. */
export type PrintedRow = { readonly row: GridRow; readonly facts: readonly PlacedFact[] };

/** A period of the columns; a day that is no end of a period has a column of its own, without `start`. */
export type Period = { readonly start: string | null; readonly end: string };

export const periodKey = ({ start, end }: Period): string => `${start ?? ''}\t${end}`;
export const columnKey = (period: Period, column: readonly Dimension[]): string =>
  `${periodKey(period)}\t${scopeOf(column)}`;

/** The periods of movements in the order of the document, then the days of balances that are at no end of one. */
export const periodsOf = (facts: readonly PlacedFact[]): readonly Period[] => {
  const periods = new Map<string, Period>();
  for (const { start, end } of facts)
    if (start !== null) periods.set(periodKey({ start, end }), { start, end });
  const edges = new Set(
    [...periods.values()].flatMap(({ start, end }) => [start === null ? end : dayBefore(start), end]),
  );
  for (const { start, end } of facts)
    if (start === null && !edges.has(end)) periods.set(periodKey({ start, end }), { start, end });
  return [...periods.values()];
};

/** What adjusts a balance, dated on the day of a balance or on the first day of a period alone. */
const ADJUSTS = /Cumulative|Adopt|NewAccounting|Restate|Reclassif|Adjustment/;

/** An accounting change, which may be dated on a part of the period alone. */
const CHANGES = /Cumulative|Adopt|NewAccounting/;

/** Whether a number belongs to the movements among which it is printed, and not to its dates: `row`: its members of the row. */
const adjusts = ({ start, end, concept }: PlacedFact, row: readonly Dimension[]): boolean =>
  start === null ? row.length > 0 || ADJUSTS.test(concept) : start === end || CHANGES.test(concept);

const isMovement = ({ start, end, concept }: PlacedFact): boolean =>
  start !== null && start !== end && !CHANGES.test(concept);

/** Of the numbers of the fullest period between two balances, what another has that stands beside it. */
const BESIDE = 0.5;

/**
 * The periods of the movements among which each printed row stands, between two balances: that of most of them, and others
 * beside it.
 */
export const blocksOf = (
  printed: readonly PrintedRow[],
  split: (fact: PlacedFact) => Split,
): readonly (readonly Period[])[] => {
  let block = 0;
  const blocks = printed.map(({ facts }) => {
    const isBalance = facts.some((fact) => fact.start === null && !adjusts(fact, split(fact).row));
    if (isBalance) block += 1;
    return block;
  });
  const byBlock = Map.groupBy(
    printed.flatMap(({ facts }, at) => facts.filter(isMovement).map((fact) => ({ fact, block: blocks[at] }))),
    (one) => one.block,
  );
  const periods = new Map(
    [...byBlock].map(([of, found]) => {
      const counts = Map.groupBy(found, ({ fact }) => periodKey(fact));
      const most = Math.max(...[...counts.values()].map(({ length }) => length));
      const full = [...counts.values()].filter(({ length }) => length >= most * BESIDE);
      return [of, full.flatMap(([first]) => (first === undefined ? [] : [first.fact]))];
    }),
  );
  return blocks.map((of) => periods.get(of) ?? []);
};

/** Numbers of one printed row that have a concept and members of the row in common. */
export type Entry = {
  readonly concept: string;
  readonly dimensions: readonly Dimension[];
  /** The same for the rows of all periods. */
  readonly key: string;
  readonly label: string;
  /** What the numbers count, where the printed row has others too; "" for amounts. */
  readonly counts: string;
  readonly indent: number;
  readonly kind: 'adjustment' | 'balance' | 'movement';
  readonly facts: readonly { readonly fact: PlacedFact; readonly column: readonly Dimension[] }[];
};

/** A label without what stands in parentheses, for the number that stands there. */
const withoutAside = (label: string): string =>
  label
    .replace(/\s*\([^()]*\d[^()]*\)/g, '')
    .replace(/:$/, '')
    .trim();

export const entriesOf = (
  { row: { label, indent }, facts }: PrintedRow,
  split: (fact: PlacedFact) => Split,
): readonly Entry[] => {
  const parts = facts.map((fact) => ({ fact, ...split(fact) }));
  const kindOf = (fact: PlacedFact, row: readonly Dimension[]): Entry['kind'] =>
    adjusts(fact, row) ? 'adjustment' : fact.start === null ? 'balance' : 'movement';
  const groups = Map.groupBy(
    parts,
    ({ fact, row }) => `${fact.concept}\t${scopeOf(row)}\t${kindOf(fact, row)}`,
  );
  const units = new Set(facts.map(({ unit }) => counted(unit)));
  return [...groups].flatMap(([key, group]) => {
    const [first] = group;
    if (first === undefined) return [];
    const { concept, unit, grid } = first.fact;
    return [
      {
        concept,
        dimensions: first.row,
        key,
        label: grid?.inText === true ? withoutAside(label) : label,
        counts: units.size > 1 || grid?.inText === true ? counted(unit) : '',
        indent,
        kind: kindOf(first.fact, first.row),
        facts: group,
      },
    ];
  });
};
