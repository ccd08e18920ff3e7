import type { Amount } from './amounts.ts';
import { type Block, blockOf, leadOf } from './block.ts';
import type { FiledStake } from './filed.ts';
import { byHolder, type LedStake, unconfirmedPredecessors } from './holders.ts';
import { type CikSource, identified } from './identified.ts';
import { classKey } from './keys.ts';
import { countByOthers, hasNegative, isEventContradicted, isFraction, isUnlike } from './plausible.ts';

/** Warnings about a row. */
export const STAKE_FLAGS = [
  /** An amendment without amounts: those of an earlier filing are in force. */
  'amounts_carried',
  /** Neither the schedule nor an earlier one of the holder states an amount. */
  'amounts_missing',
  /** The event is later than the filing, or of an impossible year. */
  'event_date_contradicted',
  /** Item 5 states five percent or less, the cover more. */
  'exit_contradicts_percent',
  /** The percentage was filed as a fraction, 0.0748 for 7.48. */
  'fraction',
  /** Shares and percent are of all persons together, by item 4 or 5: they own separate blocks. */
  'group_total',
  /** Shares or a percentage below zero are filed, and count as not stated. */
  'negative_amount',
  /** An amendment of another holder names it as the schedule that it amends, and does not show that it is: no holder. */
  'predecessor_unconfirmed',
  /** Shares and percent are of the largest of separate blocks; what all own together is not stated. */
  'separate_blocks',
  /** The document ends early, after its persons. */
  'truncated',
  /**
   * Other holders' percentages imply a different number of shares in the class: three points or more apart.
   */
  'unlike_other_holders',
] as const;

export type StakeFlag = (typeof STAKE_FLAGS)[number];

/** One schedule of an issuer's history. */
export type StakeRow = {
  readonly stake: FiledStake;
  readonly schedule: '13D' | '13G';
  /** Identical for all rows of one holder and class: accession of the first schedule. */
  readonly holder: string;
  readonly name: string;
  readonly cik: string | null;
  /** Source of the CIK; null without one. */
  readonly cikSource: CikSource | null;
  /** First type code of the person whose name the row has. */
  readonly type: string | null;
  readonly classKey: string;
  /** As stated by this schedule; null if it states none. */
  readonly shares: Amount | null;
  readonly percent: Amount | null;
  /** The holder's stake is no longer reportable: it is five percent or less, but not necessarily sold. */
  readonly isExit: boolean;
  /** A later schedule of the same holder and class exists. */
  readonly isSuperseded: boolean;
  /** The amounts in force if the row is a holder's newest and not an exit. */
  readonly holding: Holding | null;
  readonly flags: readonly StakeFlag[];
};

export type Holding = {
  readonly shares: Amount | null;
  readonly percent: Amount | null;
  /** The earlier schedule that states them; null if the row itself does. */
  readonly amountsAsOf: string | null;
};

type Read = LedStake & { readonly block: Block };

type Judged = {
  readonly read: Read;
  /** Shares of the class, as other schedules show it. */
  readonly count: Amount | null;
  readonly isFiledAsFraction: boolean;
  readonly isExit: boolean;
};

const FIVE = 5;

/**
 * The history of an issuer's holders of five percent, in filing order, regardless of the order of `stakes`
 * and of duplicates in it.
 */
export function historyOf(stakes: readonly FiledStake[]): readonly StakeRow[] {
  const once = [...new Map(stakes.map((stake) => [stake.accession, stake])).values()];
  const read = once
    .map((filed): Read => {
      const stake = identified(filed);
      return {
        stake,
        lead: leadOf(stake),
        classKey: classKey(stake.class_title),
        block: blockOf(stake),
      };
    })
    .sort(inOrder);
  const ofClass = Map.groupBy(read, ({ classKey: key }) => key);
  const unconfirmed = unconfirmedPredecessors(read);
  const rows = byHolder(read).flatMap((chain) =>
    rowsOf(chain, { ofClass: (key) => ofClass.get(key) ?? [], unconfirmed }),
  );
  return rows.sort(inOrder);
}

function inOrder(
  { stake: a }: { readonly stake: FiledStake },
  { stake: b }: { readonly stake: FiledStake },
): number {
  const [one, two] = [`${a.filed} ${a.accession}`, `${b.filed} ${b.accession}`];
  return one < two ? -1 : one > two ? 1 : 0;
}

/** The rows of one holder and class. */
function rowsOf(
  chain: readonly Read[],
  {
    ofClass,
    unconfirmed,
  }: {
    readonly ofClass: (key: string) => readonly Read[];
    readonly unconfirmed: ReadonlySet<string>;
  },
): StakeRow[] {
  const holder = chain[0]?.stake.accession ?? '';
  const judged = chain.map((read): Judged => {
    const count = countByOthers(read, ofClass(read.classKey));
    const isFiledAsFraction = isFraction(read.block, read.stake, count);
    return { read, count, isFiledAsFraction, isExit: isExitOf(read, isFiledAsFraction) };
  });
  const newest = judged.at(-1);
  return judged.map((each): StakeRow => {
    const { read, count, isFiledAsFraction, isExit } = each;
    const { stake, lead, block } = read;
    const { shares, percent } = block;
    const isSuperseded = each !== newest;
    const isUnconfirmed = !isSuperseded && unconfirmed.has(stake.accession);
    const holding = isSuperseded || isExit || isUnconfirmed ? null : holdingOf(judged);
    const flags: Readonly<Record<StakeFlag, boolean>> = {
      amounts_carried: holding !== null && holding.amountsAsOf !== null,
      amounts_missing: holding !== null && holding.shares === null && holding.percent === null,
      event_date_contradicted: isEventContradicted(stake),
      exit_contradicts_percent: isExit && percent !== null && percent.gt(ROUNDED_FIVE),
      fraction: isFiledAsFraction,
      group_total: block.isTotal,
      negative_amount: hasNegative(stake),
      predecessor_unconfirmed: isUnconfirmed,
      separate_blocks: block.isApart,
      truncated: stake.truncated,
      unlike_other_holders: !isFiledAsFraction && isUnlike(shares, percent, count),
    };
    return {
      stake,
      schedule: stake.form.startsWith('SCHEDULE 13D') ? '13D' : '13G',
      holder,
      ...lead,
      classKey: read.classKey,
      shares,
      percent,
      isExit,
      isSuperseded,
      holding,
      flags: STAKE_FLAGS.filter((flag) => flags[flag]),
    };
  });
}

/** Covers are rounded to a tenth. */
const ROUNDED_FIVE = 5.05;

function isExitOf({ stake, block: { shares, percent, isApart } }: Read, isFiledAsFraction: boolean): boolean {
  if (stake.five_percent_or_less === true || shares?.isZero() === true) return true;
  return percent?.lt(FIVE) === true && !isFiledAsFraction && !isApart;
}

/** The amounts of the newest schedule of a chain that states any; null if that was an exit. */
function holdingOf(chain: readonly Judged[]): Holding | null {
  const stating = chain.findLast(({ read: { block } }) => block.shares !== null || block.percent !== null);
  if (stating?.isExit === true) return null;
  return {
    shares: stating?.read.block.shares ?? null,
    percent: stating?.read.block.percent ?? null,
    amountsAsOf: stating === undefined || stating === chain.at(-1) ? null : stating.read.stake.accession,
  };
}

/**
 * The rows of current holders of five percent or more: the largest percentage first, those without one last.
 */
export function holdersOf(
  history: readonly StakeRow[],
): readonly (StakeRow & { readonly holding: Holding })[] {
  return history
    .flatMap((row) => (row.holding === null ? [] : [{ ...row, holding: row.holding }]))
    .sort((a, b) => {
      const [one, two] = [a.holding.percent, b.holding.percent];
      const byPercent =
        one === null || two === null ? Number(one === null) - Number(two === null) : two.comparedTo(one);
      return byPercent === 0 ? inOrder(b, a) : byPercent;
    });
}
