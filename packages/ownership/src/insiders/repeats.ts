import { baseForm, isAmendment } from '@footnote/values/form';
import { amountOf, textOf } from './amounts.ts';
import type { TradeRow } from '@footnote/event-types/types.generated';
import { type FiledReport, folded, sharesAnOwner } from './filed.ts';

/** Maximum number of owners on one form; larger groups file their trades on several forms. */
const OWNERS_OF_A_FORM = 10;

export type Repeated = {
  /** Accession of a form → the later form that its owners filed with the same transactions. */
  readonly refiled: ReadonlyMap<string, string>;
  /** Accession of a form → the first form with the same trades by others who report the same block. */
  readonly continued: ReadonlyMap<string, string>;
};

/**
 * Forms with exactly the transactions of another form. `reports` in filing order.
 * If the same owners filed them twice, the later form is effective. If others filed them on the same day, they are one
 * trade, that of the first form, in two cases: a group of more than ten owners, which needs several forms; and a chain of
 * owners, each with a form of its own, of one block, which all but one of them own indirectly and of which a footnote names
 * another of them.
 */
export function repeatsOf(reports: readonly FiledReport[]): Repeated {
  const refiled = new Map<string, string>();
  const continued = new Map<string, string>();
  const groups = new Map<string, FiledReport[]>();
  for (const report of reports) {
    const trades = tradesOf(report);
    if (isAmendment(report.form) || trades === null) continue;
    const earlier = groups.get(trades) ?? [];
    groups.set(trades, [...earlier, report]);
    const ownership = ownershipOf(report);
    const alike = earlier.filter((before) => ownershipOf(before) === ownership);
    for (const before of alike)
      if (ownersOf(before) === ownersOf(report) && !refiled.has(before.accession))
        refiled.set(before.accession, report.accession);
    const first = earlier.find(
      (before) =>
        !continued.has(before.accession) &&
        areOthers(before, report) &&
        ((alike.includes(before) && isLarge(before, report)) || isOneBlock(before, report)),
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

const areOthers = (first: FiledReport, report: FiledReport): boolean =>
  first.filed === report.filed && !sharesAnOwner(first, report);

const isLarge = (first: FiledReport, report: FiledReport): boolean =>
  Math.max(first.owners.length, report.owners.length) >= OWNERS_OF_A_FORM;

/** Whether one form reports what the owners of the other hold: indirectly, and a footnote names one of them. */
function isOneBlock(first: FiledReport, report: FiledReport): boolean {
  return [
    [first, report],
    [report, first],
  ].some(
    ([one, other]) =>
      one !== undefined &&
      other !== undefined &&
      tradesIn(one).every(({ ownership }) => ownership === 'I') &&
      other.owners.some(({ name }) => isNamed(name, one)),
  );
}

const tradesIn = ({ rows }: FiledReport): readonly TradeRow[] =>
  rows.filter(({ transaction }) => transaction !== null);

/** Words of names that tell no owner from another. */
const FORMS_OF_COMPANY = new Set(['co', 'corp', 'inc', 'llc', 'lp', 'ltd', 'the']);

/** Whether the footnotes of a form's transactions have every word of a name, in any order. */
function isNamed(name: string | null, report: FiledReport): boolean {
  const places = new Set(
    tradesIn(report).flatMap(({ footnotes }) => footnotes.map(({ footnote }) => footnote)),
  );
  const texts = [...places].map((place) => report.footnotes[place] ?? '');
  const said = new Set(texts.flatMap((text) => folded(text).split(' ')));
  const words = folded(name)
    .split(' ')
    .filter((word) => word.length > 1 && !FORMS_OF_COMPANY.has(word));
  return words.length > 0 && words.every((word) => said.has(word));
}

/** How each transaction of a form is owned, as a text. */
const ownershipOf = (report: FiledReport): string =>
  JSON.stringify(tradesIn(report).map(({ ownership, nature }) => [ownership, folded(nature)]));

/**
 * The transactions of a form as a text, whoever owns them; null if there are none, or if one does not state
 * the holdings after it, which prove that equal ones are the same.
 */
function tradesOf(report: FiledReport): string | null {
  const rows = tradesIn(report);
  if (rows.length === 0 || rows.some((row) => row.shares_after === null && row.value_after === null))
    return null;
  return JSON.stringify([baseForm(report.form), ...rows.map(rowContents)]);
}

const plain = (text: string | null | undefined): string | null => {
  const amount = amountOf(text ?? null);
  return amount === null ? null : textOf(amount);
};

function rowContents(row: TradeRow): unknown {
  const { derivative, security, shares_after, value_after, transaction } = row;
  return [
    derivative,
    folded(security),
    plain(shares_after),
    plain(value_after),
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
