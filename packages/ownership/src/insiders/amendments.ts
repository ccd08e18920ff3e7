import { baseForm, isAmendment } from '@footnote/values/form';
import { type Amount, amountOf, sameAmount } from './amounts.ts';
import type { TradeRow } from '@footnote/event-types/types.generated';
import { type FiledReport, folded, sharesAnOwner } from './filed.ts';

/** A line of a form by its accession and zero-based place. */
export type LineKey = string;

export const lineKey = (accession: string, line: number): LineKey => `${accession}/${line}`;

type Line = { readonly key: LineKey; readonly row: TradeRow };

export type Amended = {
  /** Lines that a later amendment repeats → its accession. */
  readonly superseded: ReadonlyMap<LineKey, string>;
  /**
   * Accession of an amendment → the filings it amends: originals, and amendments of them. Empty if none is
   * known.
   */
  readonly targets: ReadonlyMap<string, readonly string[]>;
};

/**
 * Determines which lines of Forms 3, 4 and 5 are superseded by amendments. `reports` in filing order.
 * The original of an amendment has the same form number, an owner in common and the filing date that the
 * amendment states; if no such form is known, the same period of report. A line of the original is superseded
 * if the amendment repeats it: transactions are matched by table, security, date and code, holdings by table,
 * security and form of ownership. If the amendment has fewer such lines than the original, it repeats those
 * with an equal amount. A line with equal security, shares and price but another date or code is a
 * correction. A line that has no amount in common, and whose holdings after it follow from the original plus
 * its own shares, is a forgotten transaction and repeats nothing.
 */
export function amendmentsOf(reports: readonly FiledReport[]): Amended {
  const superseded = new Map<LineKey, string>();
  const targets = new Map<string, readonly string[]>();
  reports.forEach((amendment, place) => {
    if (!isAmendment(amendment.form)) return;
    const amended = amendedBy(amendment, reports.slice(0, place), targets);
    targets.set(
      amendment.accession,
      amended.map(({ accession }) => accession),
    );
    const standing = amended.flatMap(linesOf).filter(({ key }) => !superseded.has(key));
    for (const { key } of repeatedBy(linesOf(amendment), standing)) superseded.set(key, amendment.accession);
  });
  return { superseded, targets };
}

const linesOf = ({ accession, rows }: FiledReport): Line[] =>
  rows.map((row, line) => ({ key: lineKey(accession, line), row }));

function amendedBy(
  amendment: FiledReport,
  before: readonly FiledReport[],
  targets: ReadonlyMap<string, readonly string[]>,
): FiledReport[] {
  const candidates = before.filter(
    (report) => baseForm(report.form) === baseForm(amendment.form) && sharesAnOwner(report, amendment),
  );
  const first = candidates.filter((report) => !isAmendment(report.form));
  const dated = first.filter(({ filed }) => filed === amendment.original_filed);
  const originals =
    dated.length > 0 ? dated : first.filter(({ period }) => period !== null && period === amendment.period);
  const names = new Set(originals.map(({ accession }) => accession));
  const earlier = candidates.filter(
    (report) =>
      isAmendment(report.form) &&
      ((targets.get(report.accession) ?? []).some((accession) => names.has(accession)) ||
        (amendment.original_filed !== null && report.original_filed === amendment.original_filed)),
  );
  return [...originals, ...earlier];
}

/** The key by which lines of two forms are matched: the same transaction, or the same holding. */
function identity({ derivative, security, ownership, nature, transaction }: TradeRow): string {
  const own =
    transaction === null ? ['held', ownership, folded(nature)] : [transaction.date, transaction.code];
  return JSON.stringify([derivative, folded(security), ...own]);
}

/** The lines among `standing` that `lines` repeat. */
function repeatedBy(lines: readonly Line[], standing: readonly Line[]): readonly Line[] {
  const repeated: Line[] = [];
  const corrections: Line[] = [];
  const rest = new Set(standing);
  for (const [name, own] of grouped(lines)) {
    const others = standing.filter(({ row }) => identity(row) === name);
    if (others.length === 0) corrections.push(...own);
    const again = own.filter((line) => !isForgotten(line, others, own));
    const taken = again.length >= others.length ? others : alikeAmong(again, others);
    for (const line of taken) rest.delete(line);
    repeated.push(...taken);
  }
  for (const correction of corrections) {
    const corrected = [...rest].find(({ row }) => isCorrection(correction.row, row));
    if (corrected === undefined) continue;
    rest.delete(corrected);
    repeated.push(corrected);
  }
  return repeated;
}

function grouped(lines: readonly Line[]): Map<string, Line[]> {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const name = identity(line.row);
    groups.set(name, [...(groups.get(name) ?? []), line]);
  }
  return groups;
}

/**
 * Whether a line follows from a line of the original, or from another such line, by its own shares, and
 * equals none of them.
 */
function isForgotten({ key, row }: Line, others: readonly Line[], own: readonly Line[]): boolean {
  const move = changeOf(row);
  const after = amountOf(row.shares_after);
  if (move === null || after === null || others.some((other) => likeness(row, other.row) >= AMOUNT))
    return false;
  return [...others, ...own].some((other) => {
    const before = amountOf(other.row.shares_after);
    return other.key !== key && before !== null && before.plus(move).equals(after);
  });
}

function changeOf({ transaction }: TradeRow): Amount | null {
  const shares = amountOf(transaction?.shares ?? null);
  if (shares === null || transaction === null || transaction.direction === null) return null;
  return transaction.direction === 'A' ? shares : shares.negated();
}

/**
 * For each line of `own`, the line of `others` that has the most in common with it, if they have an amount in
 * common.
 */
function alikeAmong(own: readonly Line[], others: readonly Line[]): Line[] {
  const left = new Set(others);
  return own.flatMap(({ row }) => {
    const [best] = [...left]
      .map((line) => ({ line, score: likeness(row, line.row) }))
      .filter(({ score }) => score >= AMOUNT)
      // Of equals the first: sorting is stable.
      .sort((a, b) => b.score - a.score);
    if (best === undefined) return [];
    left.delete(best.line);
    return [best.line];
  });
}

/** Outweighs the words of ownership. */
const AMOUNT = 10;

function likeness(a: TradeRow, b: TradeRow): number {
  const same = (x: string | null | undefined, y: string | null | undefined): number =>
    x !== null && x !== undefined && sameAmount(x, y ?? null) ? AMOUNT : 0;
  return (
    same(a.transaction?.shares, b.transaction?.shares) +
    same(a.transaction?.price, b.transaction?.price) +
    same(a.shares_after, b.shares_after) +
    same(a.underlying?.shares, b.underlying?.shares) +
    (a.ownership === b.ownership ? 1 : 0) +
    (folded(a.nature) === folded(b.nature) ? 1 : 0)
  );
}

/** Alike in all but the date, or in all but the code. */
function isCorrection(a: TradeRow, b: TradeRow): boolean {
  const [one, other] = [a.transaction, b.transaction];
  if (one === null || other === null || one.shares === null) return false;
  return (
    a.derivative === b.derivative &&
    folded(a.security) === folded(b.security) &&
    sameAmount(one.shares, other.shares) &&
    sameAmount(one.price, other.price) &&
    a.ownership === b.ownership &&
    (one.date === other.date || one.code === other.code)
  );
}
