import { type Amount, amountOf, sameAmount } from './amounts.ts';
import { type FiledReport, type FiledRow, folded, formNumber, isAmendment, sharesAnOwner } from './filed.ts';

/** A line of a form by its accession and zero-based place. */
export type LineKey = string;

export const lineKey = (accession: string, line: number): LineKey => `${accession}/${line}`;

type Line = { readonly key: LineKey; readonly row: FiledRow };

export type Amended = {
  /** Lines that a later amendment repeats → its accession. */
  readonly superseded: ReadonlyMap<LineKey, string>;
  /** Accession of an amendment → what it amends: originals, and amendments of them. Empty where none is known. */
  readonly targets: ReadonlyMap<string, readonly string[]>;
};

/**
 * Which lines of Forms 3, 4 and 5 an amendment supersedes. `reports` in order of filing.
 *
 * The original of an amendment has the same number, an owner in common and the filing date that the amendment states;
 * where no such form is known, the same period of report. Of its lines those are superseded that the amendment repeats:
 * transactions by table, security, date and code, holdings by table, security and form of ownership. An amendment with
 * fewer such lines than the original repeats those that are alike in an amount. A line that is alike in security, shares
 * and price but has another date or another code is a correction of it. A line that has no amount in common and what is
 * owned after it follows from the original by its own shares is a transaction that was forgotten, and repeats nothing.
 */
export function amendmentsOf(reports: readonly FiledReport[]): Amended {
  const superseded = new Map<LineKey, string>();
  const targets = new Map<string, readonly string[]>();
  reports.forEach((amendment, place) => {
    if (!isAmendment(amendment)) return;
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
    (report) => formNumber(report) === formNumber(amendment) && sharesAnOwner(report, amendment),
  );
  const first = candidates.filter((report) => !isAmendment(report));
  const dated = first.filter(({ filed }) => filed === amendment.original_filed);
  const originals =
    dated.length > 0 ? dated : first.filter(({ period }) => period !== null && period === amendment.period);
  const names = new Set(originals.map(({ accession }) => accession));
  const earlier = candidates.filter(
    (report) =>
      isAmendment(report) &&
      ((targets.get(report.accession) ?? []).some((accession) => names.has(accession)) ||
        (amendment.original_filed !== null && report.original_filed === amendment.original_filed)),
  );
  return [...originals, ...earlier];
}

/** What makes lines of two forms one: the same transaction, or the same holding. */
function identity({ derivative, security, ownership, nature, transaction }: FiledRow): string {
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

/** Whether a line follows one of the original, or another that does, by its own shares, and is unlike any of them. */
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

function changeOf({ transaction }: FiledRow): Amount | null {
  const shares = amountOf(transaction?.shares ?? null);
  if (shares === null || transaction === null || transaction.direction === null) return null;
  return transaction.direction === 'A' ? shares : shares.negated();
}

/** Of each of `own` the line of `others` that has most in common with it, if they have an amount in common. */
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

function likeness(a: FiledRow, b: FiledRow): number {
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
function isCorrection(a: FiledRow, b: FiledRow): boolean {
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
