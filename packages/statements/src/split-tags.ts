import { dayOf } from './day.ts';
import { digestOf } from './filing-digest.ts';
import type { Filing } from './model.ts';
import type { Refiling } from './split-evidence.ts';
import { crosses, isRatio } from './split-evidence.ts';

/** New shares for old ones. */
export type Ratio = { readonly numerator: bigint; readonly denominator: bigint };

/** A split as filings tag it: its latest date, and the ratios that all of its texts allow, the nearest first. */
export type Tag = {
  readonly date: string;
  readonly options: readonly Ratio[];
  /** Told so long after its date that it is an echo unless averages moved. */
  readonly late: boolean;
};

/** Later filings echo old splits. */
const ECHO_DAYS = 280;
const POINT_DAYS = 31;

export const valueOf = ({ numerator, denominator }: Ratio): number => Number(numerator) / Number(denominator);

const inverse = ({ numerator, denominator }: Ratio): Ratio => ({
  numerator: denominator,
  denominator: numerator,
});

/** The ratios that a filed text allows: filed ratios are rounded or cut (1:15 as 0.06 and 0.07). */
export const ratiosOf = (text: string): Ratio[] => {
  const value = Number(text);
  if (!(value > 0) || value === 1 || value > 10_000) return [];
  const decimals = (text.split('.')[1] ?? '').replace(/0+$/, '').length;
  if (decimals === 0) return [{ numerator: BigInt(value), denominator: 1n }];
  const unit = 10 ** -decimals;
  if (value > 1)
    return [{ numerator: BigInt(Math.round(value / unit)), denominator: BigInt(Math.round(1 / unit)) }];
  const options: Ratio[] = [];
  const most = value - unit > 0 ? 1 / (value - unit) : 1000;
  for (let whole = Math.max(2, Math.ceil(1 / (value + unit))); whole <= Math.min(most, 1000); whole += 1)
    if (Math.abs(1 / whole - value) < unit) options.push({ numerator: 1n, denominator: BigInt(whole) });
  return options.sort((a, b) => Math.abs(valueOf(a) - value) - Math.abs(valueOf(b) - value));
};

/** A tag may give the ratio the wrong way round. */
export const eitherWay = ({ options }: Tag): Ratio[] => [...options, ...options.map(inverse)];

/** The first ratio of a tag, the wrong way round last, at which an average was refiled. */
export const confirmedRatio = (tag: Tag, items: readonly Refiling[]): Ratio | undefined =>
  eitherWay(tag).find((ratio) => items.some((item) => isRatio(item, valueOf(ratio))));

/** A tag as one filing gives it. */
type Filed = Tag & { readonly value: number };

const tagsOf = (filings: readonly Filing[]): Filed[] => {
  const tags: Filed[] = [];
  for (const filing of filings)
    for (const fact of digestOf(filing.facts).splitRatios) {
      if (fact.start !== null && dayOf(fact.end) - dayOf(fact.start) > POINT_DAYS) continue;
      const late = dayOf(filing.filed) - dayOf(fact.end) > ECHO_DAYS;
      const options = ratiosOf(fact.value);
      if (options.length > 0) tags.push({ date: fact.end, options, late, value: Number(fact.value) });
    }
  return tags.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.value - b.value));
};

const isAmong = (ratio: Ratio, options: readonly Ratio[]): boolean =>
  options.some((option) => valueOf(option) === valueOf(ratio));

/**
 * Whether refiled averages show two splits where the tags may be of one (0.1 and 0.2 are 1:10 and 1:5, or 1:6 twice):
 * what crosses one date alone moved by a ratio of that tag and not of the other; or what moved by a ratio moved by it
 * again in the very filing that showed it first; or what crosses both dates moved by the two ratios at once.
 */
const areTwo = (one: Tag, other: Tag, averages: readonly Refiling[]): boolean => {
  if (one.date === other.date) return false;
  const [ofOne, ofOther, ofBoth]: [Refiling[], Refiling[], Refiling[]] = [[], [], []];
  for (const item of averages)
    if (crosses(item, one.date)) (crosses(item, other.date) ? ofBoth : ofOne).push(item);
    else if (crosses(item, other.date)) ofOther.push(item);
  const first = confirmedRatio(one, ofOne);
  const second = confirmedRatio(other, ofOther);
  if (first && !isAmong(first, eitherWay(other))) return true;
  if (second && !isAmong(second, eitherWay(one))) return true;
  if (first && second) {
    const [a, b] = [valueOf(first), valueOf(second)];
    const shown = ofOne.filter((item) => isRatio(item, a)).map(({ at }) => at);
    if (a !== b || ofOther.some((item) => isRatio(item, b) && shown.includes(item.before))) return true;
  }
  const choices = (tag: Tag, own: Ratio | undefined, known: Ratio | undefined): readonly Ratio[] =>
    own ? [own] : known ? eitherWay(tag) : tag.options.slice(0, 1);
  return choices(one, first, second).some((a) =>
    choices(other, second, first).some((b) => ofBoth.some((item) => isRatio(item, valueOf(a) * valueOf(b)))),
  );
};

/** Tags of one split. */
type Group = Tag & { readonly values: ReadonlySet<number> };

const overlap = (one: Tag, other: Tag): boolean =>
  Math.abs(dayOf(one.date) - dayOf(other.date)) <= ECHO_DAYS &&
  one.options.some((ratio) => isAmong(ratio, other.options));

/**
 * Tags of one ratio within 280 days are one split, at the latest date; its ratio is one that all of them allow. A late
 * tag stands for a split where no other is near. `averages` are the share averages that were filed more than once.
 */
export const taggedRatios = (filings: readonly Filing[], averages: readonly Refiling[]): Tag[] => {
  const groups: Group[] = [];
  const filed = tagsOf(filings);
  for (const { value, ...tag } of filed) {
    if (tag.late) continue;
    const near = groups.filter((group) => overlap(group, tag) && !areTwo(group, tag, averages));
    const group = near.find(({ values }) => values.has(value)) ?? near[0];
    if (!group) {
      groups.push({ ...tag, values: new Set([value]) });
      continue;
    }
    groups[groups.indexOf(group)] = {
      ...tag,
      options: group.options.filter((ratio) => isAmong(ratio, tag.options)),
      values: new Set([...group.values, value]),
    };
  }
  const tags: Tag[] = [...groups];
  for (const tag of filed) if (tag.late && !tags.some((other) => overlap(other, tag))) tags.push(tag);
  return tags;
};
