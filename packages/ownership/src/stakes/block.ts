import { type Amount, amountOf, classCount, largest, percentOf, sumOf } from './amounts.ts';
import type { FiledStake } from './filed.ts';
import type { CikSource, IdentifiedPerson, IdentifiedStake } from './identified.ts';
import { type Total, totalInWords } from './total-in-words.ts';

/** The figures of a schedule as a whole. */
export type Block = {
  /** Null if the schedule states none, which is not zero. */
  readonly shares: Amount | null;
  readonly percent: Amount | null;
  /** Shares in the class, derived from the block and its percentage; null if they do not determine it. */
  readonly classCount: Amount | null;
  /** Of all persons together: they own separate blocks. */
  readonly isTotal: boolean;
  /** The largest block is below five percent, but the persons own blocks of their own that are not when added. */
  readonly isApart: boolean;
};

const FIVE = 5;
/** Maximum factor between two counts of one class, each derived from a percentage rounded to a tenth. */
const ROUNDING = 0.04;

/**
 * The largest block of a schedule: persons report the same shares repeatedly, so they are never added. If
 * item 4 or 5 states a larger total that the persons' own figures confirm, that total.
 */
export function blockOf(stake: FiledStake): Block {
  const persons = stake.persons.map((person) => ({
    shares: amountOf(person.shares),
    percent: amountOf(person.percent),
    sole: amountOf(person.sole_dispositive),
  }));
  const shares = largest(persons.map((person) => person.shares));
  const holding = persons.filter((person) => shares !== null && person.shares?.eq(shares) === true);
  const percent =
    largest(holding.map((person) => person.percent)) ?? largest(persons.map((person) => person.percent));
  const all = sumOf(persons.map((person) => person.shares));
  const count = classCount(shares, percent);
  for (const total of statedTotals(stake))
    if (shares !== null && count !== null && total.shares.gt(shares) && total.shares.lte(all)) {
      const ofTotal = classCount(total.shares, total.percent);
      if (isNear(ofTotal, count)) return { ...total, classCount: ofTotal, isTotal: true, isApart: false };
    }
  // Shares under sole voting or dispositive power belong to one person, unless several persons report the
  // same ones.
  const own = sumOf(distinct(persons.flatMap(({ sole }) => sole ?? [])));
  const isApart = count !== null && percent?.lt(FIVE) === true && percentOf(own, count).gte(FIVE);
  return { shares, percent, classCount: count, isTotal: false, isApart };
}

function statedTotals(stake: FiledStake): readonly Total[] {
  const shares = amountOf(stake.total_shares);
  const percent = amountOf(stake.total_percent);
  const inWords = [totalInWords(stake.item5_percent), totalInWords(stake.item5_shares)];
  return [shares === null || percent === null ? null : { shares, percent }, ...inWords].filter(
    (total) => total !== null,
  );
}

const isNear = (a: Amount | null, b: Amount): boolean =>
  a !== null && a.minus(b).abs().lte(b.times(ROUNDING));

const distinct = (amounts: readonly Amount[]): readonly Amount[] => [
  ...new Map(amounts.map((amount) => [amount.toFixed(), amount])).values(),
];

/** The person whose name and CIK a schedule is listed under. */
export type Lead = {
  readonly name: string;
  readonly cik: string | null;
  /** Null without a CIK. */
  readonly cikSource: CikSource | null;
  readonly type: string | null;
};

/**
 * The person who filed the schedule. If no person has a filer's CIK: the only person, with the filer's CIK;
 * else the person with the largest aggregate amount; else the first.
 */
export function leadOf({ persons, filers }: IdentifiedStake): Lead {
  const lead = (person: IdentifiedPerson | undefined): Lead => ({
    name: person?.name ?? '',
    cik: person?.cik ?? null,
    cikSource: person?.cik_source ?? null,
    type: person?.types[0] ?? null,
  });
  const filer = persons.find(({ cik }) => cik !== null && filers.includes(cik));
  if (filer !== undefined) return lead(filer);
  const [first] = persons;
  const [only, ...others] = filers;
  if (persons.length === 1 && first?.cik === null && only !== undefined && others.length === 0)
    return { ...lead(first), cik: only, cikSource: 'filer' };
  const shares = persons.map((person) => amountOf(person.shares));
  const most = largest(shares);
  const largestOwner = persons[shares.findIndex((own) => most !== null && own?.eq(most) === true)] ?? first;
  return lead(largestOwner);
}
