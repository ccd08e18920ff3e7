import { gaap } from '../fields/field.ts';
import { digestOf } from '../filings/filing-digest.ts';
import type { Filing } from '../model/model.ts';
import { continuesAt, isNearly } from './date.ts';
import type { Split } from './detect.ts';
import { crosses, pairsOf } from './pairs.ts';
import { isSame, valueOf } from './ratio.ts';
import { exchangedAt, rebasedAt } from './rebased.ts';
import { tagsOf } from './tags.ts';

/** Why share figures last filed before a day cannot be adjusted to today's basis. */
export type Unsettled = {
  readonly since: string;
  /** Later filings left figures of periods that ended before this day on the old basis; null if none did. */
  readonly leftBefore: string | null;
  readonly rule: 'shares.split_contradicted' | 'shares.split_unconfirmed' | 'shares.rebased';
};

const COUNTS = ['dei:EntityCommonStockSharesOutstanding', gaap('CommonStockSharesOutstanding')];

/** Shares outstanding on a filing's cover page, else on its newest balance sheet. */
const countOf = ({ facts }: Filing): number | null => {
  const { known } = digestOf(facts);
  for (const concept of COUNTS) {
    const [newest] = known
      .filter((fact) => fact.concept === concept)
      .sort((a, b) => (a.end > b.end ? -1 : a.end < b.end ? 1 : 0));
    if (newest && Number(newest.text) > 0) return Number(newest.text);
  }
  return null;
};

type Count = { readonly filed: string; readonly count: number };

const countsOf = (filings: readonly Filing[]): readonly Count[] =>
  filings.flatMap((filing) => {
    const count = countOf(filing);
    return count === null ? [] : [{ filed: filing.filed, count }];
  });

/**
 * First filing whose share count shows a tagged split that restated figures do not confirm (semantics §2.7
 * (c)), because none are filed yet or because the filer left them on the old basis: earlier figures cannot be
 * compared with later ones. Null if there is none; the latest of several.
 */
export const unconfirmedAt = (
  filings: readonly Filing[],
  splits: readonly Split[],
): Omit<Unsettled, 'rule'> | null => {
  const pairs = pairsOf(filings);
  const counts = countsOf(filings);
  let latest: Omit<Unsettled, 'rule'> | null = null;
  for (const { date, ratios } of tagsOf(filings)) {
    const [ratio] = ratios;
    if (!ratio || splits.some((split) => ratios.some((option) => isSame(option, split)))) continue;
    const before = counts.findLast(({ filed }) => filed < date);
    const after = counts.filter(({ filed }) => filed >= date);
    if (before === undefined) continue;
    const left = pairs.some((pair) => crosses(pair, date));
    const shown = left
      ? after.slice(0, 1).find(({ count }) => isNearly(valueOf(ratio), before.count, count))
      : after.find(({ count }) => continuesAt(valueOf(ratio), before.count, count));
    if (shown && (latest === null || shown.filed > latest.since))
      latest = { since: shown.filed, leftBefore: left ? date : null };
  }
  return latest;
};

/** The filings of a company, and those of them that its newest entity may have. */
export type EntityFilings = {
  readonly all: readonly Filing[];
  readonly filings: readonly Filing[];
  /** Filing date of the entity's first filing; null if all are its own. */
  readonly from: string | null;
};

/** The reasons why older share figures are not on today's basis. */
export const unsettledBasis = (
  { all, filings, from }: EntityFilings,
  splits: readonly Split[],
): readonly Unsettled[] => {
  const unconfirmed = unconfirmedAt(filings, splits);
  const rebased = [rebasedAt(filings, splits), exchangedAt(all, from, splits)];
  return [
    ...rebased.flatMap((since): readonly Unsettled[] =>
      since === null ? [] : [{ since, leftBefore: null, rule: 'shares.rebased' }],
    ),
    ...(unconfirmed === null ? [] : [{ ...unconfirmed, rule: 'shares.split_unconfirmed' as const }]),
  ];
};
