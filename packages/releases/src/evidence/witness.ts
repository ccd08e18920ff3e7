import type { SheetReading } from '../statements/found.ts';
import type { Sheet } from '../statements/sheet.ts';
import type { Evidence, Failure } from '../types.ts';
import type { StatedAmount } from './prose.ts';
import { statedAs } from './prose.ts';
import { magnitudeOf } from './scaled.ts';
import type { Comparison, ServedValues } from './served.ts';
import { compared, verdictOf } from './served.ts';

/** Digits that a rounded amount must state before it confirms a unit, and those of an equal figure elsewhere. */
const STATED_DIGITS = 3;
const EQUAL_DIGITS = 4;
const SCALES = [1, 1_000, 1_000_000];

/** What confirms the unit and periods of a sheet from outside of it. */
export type Confirmation = {
  readonly scale: number;
  /** By column: none where nothing confirms it. */
  readonly byColumn: readonly (readonly Evidence[])[];
  /** Whether a sentence states a figure of the newest column. */
  readonly isNewestStated: boolean;
};

export type Witnesses = {
  readonly amounts: readonly StatedAmount[];
  readonly served: ServedValues;
  /** Statements of which cells are served for earlier periods. */
  readonly known: ReadonlySet<string>;
  readonly others: readonly SheetReading[];
};

/**
 * Confirms a sheet: figures of its columns that are served, amounts that sentences state, figures of other tables with
 * units of their own. The unit is the one that its titles name; without a title, the only one that is confirmed.
 */
export function confirmed(reading: SheetReading, witnesses: Witnesses): Confirmation | Failure {
  const { scale } = reading.sheet;
  if (scale !== null) return withScale(reading, scale, witnesses);
  const possible = SCALES.map((one) => withScale(reading, one, witnesses)).filter(
    (one): one is Confirmation => typeof one !== 'string' && one.byColumn.some((list) => list.length > 0),
  );
  return possible.length === 1 ? (possible[0] ?? 'unit_unknown') : 'unit_unknown';
}

function withScale(reading: SheetReading, scale: number, witnesses: Witnesses): Confirmation | Failure {
  const { sheet } = reading;
  const columns = [...sheet.columns.keys()];
  const comparisons = columns.map((column) => compared(reading, column, scale, witnesses.served));
  const verdicts = comparisons.map(verdictOf);
  if (verdicts.includes('different')) return 'served_differs';
  const equal = comparisons.filter((_, column) => verdicts[column] === 'equal');
  const stated = columns.map((column) => statedIn(reading, column, scale, witnesses.amounts));
  if (
    isOutstated(
      reading,
      stated.map(({ length }) => length),
    )
  )
    return 'prose_differs';
  const found = columns.map((column) => [
    ...equal.map(priorColumn),
    ...(stated[column]?.slice(0, 1) ?? []),
    ...elsewhere(reading, column, scale, witnesses.others),
  ]);
  // What confirms the unit and rows of one column confirms those of the others: their headings name their periods.
  const [first] = found.flat();
  const isNewestStated = (stated[newestOf(sheet)]?.length ?? 0) > 0;
  return {
    scale,
    isNewestStated,
    byColumn: found.map((list) => (list.length > 0 || first === undefined ? list : [first])),
  };
}

const priorColumn = ({ end, equal, of }: Comparison): Evidence => ({ kind: 'prior_column', end, equal, of });

/** Sentences that state a money field of a column. */
function statedIn(
  { found }: SheetReading,
  column: number,
  scale: number,
  amounts: readonly StatedAmount[],
): Evidence[] {
  return found.flatMap((one): Evidence[] => {
    if (one.column !== column || one.measure !== 'money') return [];
    const stated = statedAs(amounts, magnitudeOf(one, scale), STATED_DIGITS);
    return stated === undefined ? [] : [{ kind: 'prose', from: stated.from, to: stated.to }];
  });
}

/** Columns of as many months as the first one has. */
const likeFirst = ({ columns }: Sheet): readonly number[] =>
  [...columns.keys()].filter((at) => columns[at]?.period.months === columns[0]?.period.months);

/** The newest of them. */
function newestOf(sheet: Sheet): number {
  const same = likeFirst(sheet);
  const ends = same.map((at) => sheet.columns[at]?.period.end ?? '');
  return same[ends.indexOf(ends.toSorted().at(-1) ?? '')] ?? 0;
}

/** Sentences speak of the newest period: an older column of the same length that they state more of is misnamed. */
function isOutstated({ sheet }: SheetReading, counts: readonly number[]): boolean {
  const newest = newestOf(sheet);
  return likeFirst(sheet).some(
    (at) => at !== newest && (counts[at] ?? 0) >= 2 && (counts[newest] ?? 0) === 0,
  );
}

/** A figure of another sheet, of the same end, that is equal to one of this column, each by its own unit. */
function elsewhere(
  { sheet }: SheetReading,
  column: number,
  scale: number,
  others: readonly SheetReading[],
): Evidence[] {
  const period = sheet.columns[column]?.period;
  const at = sheet.columns[column]?.at ?? -1;
  const rows = [...sheet.rows.keys()].filter((row) => sheet.links.has(row) || sheet.sums.has(row));
  for (const { sheet: other } of others) {
    if (other.table === sheet.table || other.scale === null || period === undefined) continue;
    for (const { at: place, period: theirs } of other.columns) {
      const isSame =
        theirs.end === period.end &&
        (theirs.months === period.months || theirs.months === null || period.months === null);
      if (!isSame) continue;
      for (const row of rows) {
        const figure = sheet.rows[row]?.figures[at];
        if (figure === undefined || digitsOf(figure.amount) < EQUAL_DIGITS) continue;
        const amount = figure.amount * BigInt(scale);
        const match = other.rows.find(
          ({ isMoney, figures }) =>
            isMoney && (figures[place]?.amount ?? 0n) * BigInt(other.scale ?? 1) === amount,
        );
        if (match !== undefined) return [{ kind: 'other_table', table: other.table, row: match.row }];
      }
    }
  }
  return [];
}

/** Digits of a printed amount without trailing zeros. */
const digitsOf = (amount: bigint): number => String(amount < 0n ? -amount : amount).replace(/0+$/, '').length;
