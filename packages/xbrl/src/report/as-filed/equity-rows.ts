import { dayBefore } from '@footnote/values/day';
import { ReportError, type Dimension } from '../types.ts';
import type { Split } from './equity-components.ts';
import {
  blocksOf,
  columnKey,
  entriesOf,
  periodKey,
  type Entry,
  type Period,
  type PrintedRow,
} from './equity-entries.ts';
import {
  balanceLabel,
  type BalanceEdge,
  isRowHeading,
  kindOfLabel,
  labelOfAll,
  saysOther,
  withoutDay,
} from './equity-labels.ts';
import type { GridRow } from './grid.ts';
import type { PlacedFact } from './placed-fact.ts';
import { MAX_ROWS } from './types.ts';

/** A row of all periods: its numbers by column. `concept` is null for a heading. */
export type MatrixRow = {
  readonly concept: string | null;
  readonly dimensions: readonly Dimension[];
  readonly label: string;
  readonly indent: number;
  readonly cells: ReadonlyMap<string, PlacedFact>;
};

/** A row that is being read. */
type OpenRow = Omit<MatrixRow, 'cells' | 'label'> & {
  readonly key: string;
  /** What its numbers count, where printed rows have others too. */
  readonly counts: string;
  readonly cells: Map<string, PlacedFact>;
  /** The labels of its periods, with their ends. */
  readonly labels: { readonly label: string; readonly end: string }[];
  /** The keys of these periods. */
  readonly periods: Set<string>;
};

/**
 * The rows of a matrix of equity, whose periods stand below each other: balances of the beginning, movements, balances of
 * the end, each once for all periods, in the order of the document.
 */
export const matrixRows = (
  printed: readonly PrintedRow[],
  periods: readonly Period[],
  split: (fact: PlacedFact) => Split,
): readonly MatrixRow[] => {
  const beginnings: OpenRow[] = [];
  const movements: OpenRow[] = [];
  const ends: OpenRow[] = [];
  let after = -1;
  const blocks = blocksOf(printed, split);
  const whole = wholePeriods(printed, periods, blocks);
  for (const [at, one] of printed.entries()) {
    if (one.facts.every(({ grid }) => grid?.inText === true) && one.row.texts.length === 1)
      after = isRowHeading(one.row.label) ? withHeading(movements, one.row, after) : after;
    for (const entry of entriesOf(one, split)) {
      // Of several periods beside each other the day says which one is meant.
      const [block = null, ...others] = blocks[at] ?? [];
      const isOfBlock = others.length === 0 && isWithin(entry, block);
      const isMovement = entry.kind === 'movement' || (!isOfBlock && entry.facts.every(isDated));
      if (entry.kind === 'balance') after = -1;
      if (isMovement) after = withMovements(movements, entry, after);
      else if (entry.kind === 'adjustment' && isOfBlock)
        after = withMovements(movements, entry, after, block);
      else withBalances({ beginnings, ends }, entry, whole);
    }
  }
  return [...beginnings, ...withoutEmptyHeadings(movements), ...ends].map(closed);
};

/** Whether a number is of a period of several days. */
const isDated = ({ fact: { start, end } }: Entry['facts'][number]): boolean =>
  start !== null && start !== end;

/** Periods without those that one number alone has, among the movements of another: their balances are not repeated. */
const wholePeriods = (
  printed: readonly PrintedRow[],
  periods: readonly Period[],
  blocks: readonly (readonly Period[])[],
): readonly Period[] => {
  const main = new Set(blocks.flat().map(periodKey));
  const concepts = new Map<string, Set<string>>();
  for (const fact of printed.flatMap(({ facts }) => facts)) {
    const own = concepts.get(periodKey(fact)) ?? new Set<string>();
    concepts.set(periodKey(fact), own.add(fact.concept));
  }
  return periods.filter((period) => {
    const key = periodKey(period);
    return period.start === null || main.has(key) || (concepts.get(key)?.size ?? 0) > 1;
  });
};

/** Whether adjustments are dated in the period among whose movements they stand, or on the day before it. */
const isWithin = ({ facts }: Entry, block: Period | null): boolean =>
  block?.start != null &&
  facts.every(({ fact }) => fact.end >= dayBefore(block.start as string) && fact.end <= block.end);

const closed = ({ concept, dimensions, labels, counts, indent, cells }: OpenRow): MatrixRow => {
  const newest = labels.toSorted((a, b) => (a.end < b.end ? 1 : a.end > b.end ? -1 : 0));
  const label = labelOfAll(newest.map((one) => one.label));
  return { concept, dimensions, label: counts === '' ? label : `${label} (${counts})`, indent, cells };
};

const opened = ({
  concept,
  dimensions,
  key,
  counts,
  indent,
}: Omit<Entry, 'concept'> & { readonly concept: string | null }): OpenRow => ({
  concept,
  dimensions,
  key,
  counts,
  indent,
  cells: new Map(),
  labels: [],
  periods: new Set(),
});

/** Inserts a heading after a row, unless it is known; where it stands. */
const withHeading = (rows: OpenRow[], { label, indent }: GridRow, after: number): number => {
  const key = `# ${kindOfLabel(label)}`;
  const known = rows.findIndex((row) => row.key === key);
  if (known !== -1) {
    rows[known]?.labels.push({ label, end: '' });
    return known;
  }
  const heading = opened({
    concept: null,
    dimensions: [],
    key,
    label,
    counts: '',
    indent,
    kind: 'movement',
    facts: [],
  });
  heading.labels.push({ label, end: '' });
  rows.splice(after + 1, 0, heading);
  return after + 1;
};

/**
 * Adds movements to the row that other periods have of the same label, else concept, or as a new row; where it stands. They
 * are those of `block`, or of their own periods. Throws `ReportError` `too_large`.
 */
const withMovements = (rows: OpenRow[], entry: Entry, after: number, block: Period | null = null): number => {
  const own = entry.facts.map(({ fact, column }) => ({
    fact,
    period: periodKey(block ?? fact),
    key: columnKey(block ?? fact, column),
  }));
  const again = rows.findIndex(
    ({ key, cells }) => key === entry.key && own.every((one) => cells.get(one.key)?.value === one.fact.value),
  );
  if (again !== -1) return again;
  const free = rows.flatMap((row, at) =>
    row.key === entry.key && own.every(({ period }) => !row.periods.has(period)) ? [{ row, at }] : [],
  );
  const kind = kindOfLabel(entry.label);
  const isNamed = ({ labels }: OpenRow): boolean => labels.some(({ label }) => kindOfLabel(label) === kind);
  const known = free.find(({ row }) => isNamed(row)) ?? free[0];
  const at = known?.at ?? after + 1;
  const row = known?.row ?? opened(entry);
  if (known === undefined) rows.splice(at, 0, row);
  if (rows.length > MAX_ROWS) throw new ReportError('too_large', null, `${rows.length} rows of equity`);
  for (const { fact, period, key } of own) {
    if (!row.cells.has(key)) row.cells.set(key, fact);
    row.periods.add(period);
  }
  const label = entry.kind === 'adjustment' ? withoutDay(entry.label) : entry.label;
  row.labels.push({ label, end: entry.facts[0]?.fact.end ?? '' });
  return at;
};

/** Adds balances at the ends of the periods; one that is adjusted is of the beginning, if a period begins then. */
const withBalances = (
  { beginnings, ends }: Readonly<Record<'beginnings' | 'ends', OpenRow[]>>,
  entry: Entry,
  periods: readonly Period[],
): void => {
  const isAdjusted = entry.dimensions.length > 0;
  for (const { fact, column } of entry.facts) {
    const begun = periods.filter(({ start }) => start !== null && dayBefore(start) === fact.end);
    for (const period of begun)
      withBalance(beginnings, entry, { fact, key: columnKey(period, column), edge: 'beginning' });
    if (isAdjusted && begun.length > 0) continue;
    for (const period of periods.filter(({ end }) => end === fact.end))
      withBalance(ends, entry, { fact, key: columnKey(period, column), edge: 'end' });
  }
};

const withBalance = (
  rows: OpenRow[],
  entry: Entry,
  { fact, key, edge }: { readonly fact: PlacedFact; readonly key: string; readonly edge: BalanceEdge },
): void => {
  let row = rows.find((known) => known.key === entry.key);
  if (row === undefined) {
    row = opened(entry);
    rows.push(row);
  }
  // A day may stand twice: as the end of one period, and as the beginning of the next one.
  const isOther = saysOther(entry.label, edge);
  const known = row.cells.get(key);
  if (known === undefined || (!isOther && known.value === fact.value)) row.cells.set(key, fact);
  const label = entry.dimensions.length > 0 ? withoutDay(entry.label) : balanceLabel(entry.label, edge);
  if (!row.labels.some((one) => one.label === label))
    row.labels.push({ label, end: isOther ? '' : fact.end });
};

/** Without headings that have no movements below them. */
const withoutEmptyHeadings = (rows: readonly OpenRow[]): readonly OpenRow[] =>
  rows.filter(({ concept }, at) => concept !== null || (rows[at + 1]?.concept ?? null) !== null);
