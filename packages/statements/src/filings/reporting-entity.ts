import { LIABILITIES_AND_EQUITY, TRUST_ASSETS } from '../fields/checks.ts';
import { gaap, ifrs } from '../fields/field.ts';
import { TOTAL_ASSETS } from '../fields/totals.ts';
import { totals } from '../fields/fields.ts';
import { span } from '../values/day.ts';
import { near, size } from '../decimal.ts';
import { resultsOfAnother } from './entity-results.ts';
import { digestOf } from './filing-digest.ts';
import type { KnownFact } from '../model/model.ts';
import { contextsOf } from './filing-period.ts';
import type { Filing } from '../model/model.ts';
import { scaleOrSignError } from '../values/scale-or-sign-error.ts';
import { SAME_FIGURE } from '../values/tolerances.ts';

const CASH = [gaap('CashAndCashEquivalentsAtCarryingValue'), gaap('Cash'), ifrs('CashAndCashEquivalents')];

/** A filing's value of the first of the concepts, in any single currency. */
const find = (
  { facts }: Filing,
  concepts: readonly string[],
  at: (fact: KnownFact) => boolean,
): bigint | null => {
  for (const concept of concepts) {
    const found = digestOf(facts).known.find((fact) => fact.concept === concept && at(fact));
    if (found) return found.amount;
  }
  return null;
};

const atDate =
  (date: string) =>
  ({ start, end }: KnownFact): boolean =>
    start === null && end === date;

/** Whether the first amount is at least this many hundredths of the second. */
const apart = (a: bigint | null, b: bigint | null, hundredths: bigint): boolean => {
  if (a === null || b === null) return false;
  const [small, large] = size(a) < size(b) ? [size(a), size(b)] : [size(b), size(a)];
  return a < 0n !== b < 0n || large * 100n >= small * hundredths;
};

/** Whether the results of a common span differ. */
const resultsDiffer = (older: Filing, newer: Filing, date: string): boolean =>
  newer.contexts.some(({ start, end }) => {
    if (start === null || end !== date) return false;
    const same = (fact: KnownFact): boolean => fact.start === start && fact.end === end;
    return apart(find(older, totals.income, same), find(newer, totals.income, same), 110n);
  });

/**
 * Whether a newer filing shows another entity at a date than an older one: a trust made up most of the older
 * assets and is absent from the newer ones of the same day; or assets differ by a factor of two or more
 * together with cash and results. Errors of scale are excluded.
 */
const isAnother = (older: Filing, newer: Filing, date: string, a: bigint, b: bigint): boolean => {
  const at = atDate(date);
  if (!apart(a, b, 105n) || scaleOrSignError(a, b) !== null) return false;
  if (find(older, LIABILITIES_AND_EQUITY, at) === null || find(newer, LIABILITIES_AND_EQUITY, at) === null)
    return false;
  const trust = find(older, TRUST_ASSETS, at);
  if (trust !== null && trust * 2n >= a) return find(newer, TRUST_ASSETS, at) === null;
  return (
    apart(a, b, 200n) &&
    apart(find(older, CASH, at), find(newer, CASH, at), 110n) &&
    resultsDiffer(older, newer, date)
  );
};

const ASSETS = new Set(TOTAL_ASSETS);

const assetsOf = ({ facts }: Filing): Map<string, bigint> => {
  const assets = new Map<string, bigint>();
  for (const { concept, start, end, amount } of digestOf(facts).known)
    if (start === null && amount > 0n && ASSETS.has(concept)) assets.set(end, amount);
  return assets;
};

/** The first filing with total assets of about this amount at a date. */
type Sheet = { readonly filing: Filing; readonly amount: bigint; readonly position: number };

/** By the assets at one date. */
const firstBySheets = (filings: readonly Filing[]): number => {
  const seen = new Map<string, Sheet[]>();
  let from = 0;
  for (const [position, filing] of filings.entries()) {
    for (const [date, amount] of assetsOf(filing)) {
      const sheets = seen.get(date) ?? [];
      seen.set(date, sheets);
      const known = sheets.find((sheet) => near(sheet.amount, amount, SAME_FIGURE));
      const own = known ?? { filing, amount, position };
      if (known === undefined) sheets.push(own);
      // The first filing of the new entity may not show it yet: results of the year follow with the annual
      // report.
      for (const older of sheets)
        if (
          older.position >= from &&
          older.position < own.position &&
          isAnother(older.filing, filing, date, older.amount, amount)
        )
          from = own.position;
    }
  }
  return from;
};

/** By the results of one period; a filing whose assets are repeated by the new entity also belongs to it. */
const firstByResults = (filings: readonly Filing[]): number => {
  const found = resultsOfAnother(filings);
  if (found === null) return 0;
  let { first } = found;
  const isOfEntity = (before: Filing): boolean =>
    [...assetsOf(before)].some(([date, amount]) =>
      filings.slice(first).some((filing) => near(assetsOf(filing).get(date) ?? 0n, amount, SAME_FIGURE)),
    );
  for (let before = first - 1; before > found.last; before -= 1) {
    const filing = filings[before];
    if (filing !== undefined && isOfEntity(filing)) first = before;
  }
  return first;
};

/** Position of the first filing of the entity of the newest filings; 0 if there was no other. */
const firstOfEntity = (filings: readonly Filing[]): number =>
  Math.max(firstBySheets(filings), firstByResults(filings));

const DAYS: readonly (readonly [number, number])[] = [
  [330, 385],
  [70, 329],
];

/** First day in the filings of an entity: of the oldest year in its annual reports, else of any span. */
const firstDay = (filings: readonly Filing[]): string | null => {
  for (const [shortest, longest] of DAYS) {
    const starts = filings.flatMap(({ contexts }) => {
      const spans = contexts.filter(({ start, end }) => {
        const days = start === null ? 0 : span(start, end);
        return days >= shortest && days <= longest;
      });
      const fullest = Math.max(0, ...spans.map(({ facts }) => facts));
      return spans.filter(({ facts }) => facts * 4 >= fullest).flatMap(({ start }) => start ?? []);
    });
    const [first] = starts.sort();
    if (first !== undefined) return first;
  }
  return null;
};

export type ReportingEntity = {
  /** Oldest first; filings of a predecessor without facts about later days. */
  readonly filings: readonly Filing[];
  /** First day of the entity of the newest filings; null when all filings are its own. */
  readonly since: string | null;
  /** Filing date of its first filing; null under the same condition. */
  readonly from: string | null;
};

/**
 * Splits the filings of one CIK when another entity's statements follow under it: after a reverse merger (a
 * listed shell buys an operating company, which is the acquirer for accounting) and after a spin-off in which
 * the filer is the spun-off part for accounting. Comparatives are then those of the new entity, and earlier
 * filings for the same days are of another one; the same applies if only results show it, by a multiple in
 * revenue. Earlier years stay as filed. `filings` oldest first.
 */
export const reportingEntity = (filings: readonly Filing[]): ReportingEntity => {
  const from = firstOfEntity(filings);
  const since = from === 0 ? null : firstDay(filings.slice(from));
  if (since === null) return { filings, since, from: null };
  return {
    since,
    from: filings[from]?.filed ?? null,
    filings: filings.map((filing, position) => {
      if (position >= from) return filing;
      const facts = filing.facts.filter(({ end }) => end < since);
      const ownRows = filing.ownRows.filter(({ end }) => end < since);
      const treeRows = filing.treeRows.filter(({ end }) => end < since);
      const earnings = filing.earningsByPart.filter(({ end }) => end < since);
      return { ...filing, facts, ownRows, treeRows, earningsByPart: earnings, contexts: contextsOf(facts) };
    }),
  };
};
