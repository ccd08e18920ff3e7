import type { StatementName } from '@footnote/statements/cell';
import { formatAmount } from '@footnote/statements/decimal';
import type { Found, SheetReading } from '../statements/found.ts';
import type {
  CandidateCell,
  Evidence,
  Failure,
  FigurePlace,
  ReleasePeriod,
  ReleaseRefusal,
  ReleaseStatement,
} from '../types.ts';
import { partsOf } from './parts-of-year.ts';
import { statedAs, statedPerShare } from './prose.ts';
import { magnitudeOf, scaled } from './scaled.ts';
import { agrees } from './served.ts';
import type { Witnesses } from './witness.ts';
import { confirmedAll } from './confirmed-all.ts';

/** Digits that a rounded amount must state before it confirms a figure. */
const STATED_DIGITS = 3;

type Settled = {
  readonly statements: readonly ReleaseStatement[];
  readonly refusals: readonly ReleaseRefusal[];
};

/** What one sheet contributes: cells that are proven and confirmed. */
type Contribution = {
  readonly reading: SheetReading;
  readonly scale: number;
  readonly cells: readonly CandidateCell[];
};

const STATEMENTS: Readonly<Record<string, StatementName>> = {
  income: 'income',
  balance: 'balance',
  cash_flow: 'cash_flow',
};

/**
 * The statements of a release: of each field and period one cell. A sheet whose title names the statement goes before
 * others; two such sheets that differ on a field leave it unserved.
 */
export function settled(readings: readonly SheetReading[], witnesses: Witnesses, currency: string): Settled {
  const refusals: ReleaseRefusal[] = readings.flatMap((reading) => missedIn(reading));
  const contributions: Contribution[] = [];
  const confirmations = confirmedAll(readings, witnesses);
  const ordered = readings.toSorted((a, b) => Number(b.sheet.isTitled) - Number(a.sheet.isTitled));
  for (const reading of ordered) {
    if (reading.found.length === 0) continue;
    const confirmation = confirmations.get(reading) ?? 'not_confirmed';
    if (typeof confirmation === 'string') {
      refusals.push(refusal(reading, confirmation, null, null));
      continue;
    }
    const { scale, byColumn } = confirmation;
    const isUnlike = unlikeServed(reading, scale, witnesses);
    const cells: CandidateCell[] = [];
    for (const [column, evidence] of byColumn.entries()) {
      const period = reading.sheet.columns[column]?.period;
      const found = reading.found.filter((one) => one.column === column);
      if (period === undefined || found.length === 0) continue;
      if (evidence.length === 0) refusals.push(refusal(reading, 'not_confirmed', null, period));
      else
        for (const one of found) {
          const own = [...one.evidence, ...ownEvidence(reading, one, scale, witnesses, found)];
          if (isUnlike(one)) refusals.push(refusal(reading, 'served_differs', one.field, period));
          else if (own.length === 0) refusals.push(refusal(reading, 'per_share_differs', one.field, period));
          else cells.push(cellOf(reading, one, scale, period, currency, [...own, ...evidence]));
        }
    }
    contributions.push({ reading, scale, cells });
  }
  return merged(
    contributions.filter((one) => !isSummary(one, contributions)),
    refusals,
  );
}

/**
 * Tells figures that are not what is served: the figure itself, or the same row in another column. The row is then another
 * one, or restated; what is restated by a split only is right in the newest column.
 */
function unlikeServed(reading: SheetReading, scale: number, { served }: Witnesses): (one: Found) => boolean {
  const unlike = reading.found.flatMap((one) => {
    const known = agrees(reading, one, scale, served);
    if (known === null || known.isEqual || known.isDerived) return [];
    const isRow = one.measure === 'money' || !known.isOfSplit;
    return [{ field: one.field, column: isRow ? null : one.column }];
  });
  return (one) =>
    unlike.some(({ field, column }) => field === one.field && (column === null || column === one.column));
}

/** Evidence of one field beside the sums: a sentence that states it, or the parts of its year. */
function ownEvidence(
  reading: SheetReading,
  one: Found,
  scale: number,
  witnesses: Witnesses,
  beside: readonly Found[],
): Evidence[] {
  const size = magnitudeOf(one, scale);
  const kind = one.field === 'eps_basic' ? 'basic' : 'diluted';
  // Releases state the diluted figure; a basic one that is printed equal to it is stated with it.
  const isBoth = beside.some(({ field, amount }) => field === 'eps_diluted' && amount === one.amount);
  const stated =
    one.measure === 'per_share'
      ? (statedPerShare(witnesses.amounts, size, kind) ??
        (isBoth ? statedPerShare(witnesses.amounts, size, 'diluted') : undefined))
      : one.measure === 'money'
        ? statedAs(witnesses.amounts, size, STATED_DIGITS)
        : undefined;
  const prose: Evidence[] = stated === undefined ? [] : [{ kind: 'prose', from: stated.from, to: stated.to }];
  return [...prose, ...partsOf(reading, one, scale, witnesses.served)];
}

function cellOf(
  { sheet }: SheetReading,
  one: Found,
  scale: number,
  period: ReleasePeriod,
  currency: string,
  evidence: readonly Evidence[],
): CandidateCell {
  const at = sheet.columns[one.column]?.at ?? -1;
  const places = one.rows.flatMap((index): FigurePlace[] => {
    const row = sheet.rows[index];
    const figure = row?.figures[at];
    if (row === undefined || figure === undefined) return [];
    const { text, from, to } = figure;
    return [{ table: sheet.table, row: row.row, column: figure.left, label: row.printed, text, from, to }];
  });
  const unit =
    one.measure === 'shares' ? 'shares' : one.measure === 'money' ? currency : `${currency}/shares`;
  const value = formatAmount(scaled(one, scale));
  return { statement: one.statement, field: one.field, period, value, unit, places, evidence };
}

/** A table without a title of its own, beside the statement itself. */
const isSummary = ({ reading }: Contribution, all: readonly Contribution[]): boolean =>
  !reading.sheet.isTitled &&
  all.some(({ reading: other }) => other.sheet.isTitled && other.sheet.kind === reading.sheet.kind);

const keyOf = ({ statement, field, period }: CandidateCell): string =>
  `${statement} ${field} ${period.months ?? 0} ${period.end}`;

function merged(contributions: readonly Contribution[], refusals: ReleaseRefusal[]): Settled {
  const taken = new Map<string, { value: string; isTitled: boolean }>();
  const differing = new Set<string>();
  const kept = contributions.map(({ reading, scale, cells }) => {
    const { isTitled } = reading.sheet;
    const own = cells.filter((cell) => {
      const key = keyOf(cell);
      const before = taken.get(key);
      if (before === undefined) taken.set(key, { value: cell.value, isTitled });
      else if (before.value !== cell.value && before.isTitled === isTitled) differing.add(key);
      return before === undefined;
    });
    return { reading, scale, cells: own };
  });
  const statements = kept.flatMap(({ reading, scale, cells }): ReleaseStatement[] => {
    const served = cells.filter((cell) => !differing.has(keyOf(cell)));
    for (const cell of cells)
      if (differing.has(keyOf(cell)))
        refusals.push(refusal(reading, 'tables_differ', cell.field, cell.period));
    if (served.length === 0) return [];
    const statement = STATEMENTS[reading.sheet.kind] ?? 'income';
    const periods = [...new Set(served.map(({ period }) => period))];
    return [{ statement, table: reading.sheet.table, scale, periods, cells: served }];
  });
  return { statements, refusals };
}

function missedIn(reading: SheetReading): ReleaseRefusal[] {
  return reading.missed.map(({ field, column, failed }) => {
    const period = column === null ? null : (reading.sheet.columns[column]?.period ?? null);
    return refusal(reading, failed, field, period);
  });
}

const refusal = (
  { sheet }: SheetReading,
  failed: Failure,
  field: string | null,
  period: ReleasePeriod | null,
): ReleaseRefusal => ({
  reason: 'release_unproven',
  failed,
  statement: STATEMENTS[sheet.kind] ?? 'income',
  field,
  period,
  table: sheet.table,
});
