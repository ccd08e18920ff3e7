import { amountOf, textOf } from './amounts.ts';
import { type FiledReport, type FiledRow, folded, formNumber, isAmendment } from './filed.ts';

/** Maximum number of owners on one form; larger groups file their trades on several forms. */
const OWNERS_OF_A_FORM = 10;

export type Repeated = {
  /** Accession of a form → the later form that its owners filed with the same transactions. */
  readonly refiled: ReadonlyMap<string, string>;
  /** Accession of a form → the first form with the same trades by other members of a large group. */
  readonly continued: ReadonlyMap<string, string>;
};

/**
 * Forms with exactly the transactions of another form. `reports` in filing order.
 * If the same owners filed them twice, the later form is effective. If a group of more than ten owners filed
 * them on several forms on one day, they are one trade, that of the first form.
 */
export function repeatsOf(reports: readonly FiledReport[]): Repeated {
  const refiled = new Map<string, string>();
  const continued = new Map<string, string>();
  const groups = new Map<string, FiledReport[]>();
  for (const report of reports) {
    const contents = contentsOf(report);
    if (isAmendment(report) || contents === null) continue;
    const earlier = groups.get(contents) ?? [];
    groups.set(contents, [...earlier, report]);
    for (const before of earlier)
      if (ownersOf(before) === ownersOf(report) && !refiled.has(before.accession))
        refiled.set(before.accession, report.accession);
    const first = earlier.find(
      (before) => !continued.has(before.accession) && isContinuation(before, report),
    );
    if (first !== undefined) continued.set(report.accession, first.accession);
  }
  return { refiled, continued };
}

const ownersOf = ({ owners }: FiledReport): string =>
  owners
    .map(({ cik }) => cik)
    .sort()
    .join();

function isContinuation(first: FiledReport, report: FiledReport): boolean {
  return (
    first.filed === report.filed &&
    Math.max(first.owners.length, report.owners.length) >= OWNERS_OF_A_FORM &&
    !first.owners.some(({ cik }) => report.owners.some((owner) => owner.cik === cik))
  );
}

/**
 * The transactions of a form as a text; null if there are none, or if one does not state the holdings after
 * it, which prove that equal ones are the same.
 */
function contentsOf(report: FiledReport): string | null {
  const rows = report.rows.filter(({ transaction }) => transaction !== null);
  if (rows.length === 0 || rows.some((row) => row.shares_after === null && row.value_after === null))
    return null;
  return JSON.stringify([formNumber(report), ...rows.map(rowContents)]);
}

const plain = (text: string | null | undefined): string | null => {
  const amount = amountOf(text ?? null);
  return amount === null ? null : textOf(amount);
};

function rowContents(row: FiledRow): unknown {
  const { derivative, security, shares_after, value_after, ownership, nature, transaction } = row;
  return [
    derivative,
    folded(security),
    plain(shares_after),
    plain(value_after),
    ownership,
    folded(nature),
    plain(row.exercise_price),
    row.expiration_date,
    plain(row.underlying?.shares),
    transaction?.date,
    transaction?.code,
    plain(transaction?.shares),
    plain(transaction?.price),
    transaction?.direction,
  ];
}
