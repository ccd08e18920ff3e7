/** A cash dividend of one share, on today's split basis. */
export type Dividend = {
  /** YYYY-MM-DD. */
  readonly exDate: string;
  readonly amount: number;
  /** Whether the feed says that it is a special one. */
  readonly special?: boolean;
};

/** What of a payment is regular and what special; one of the two may be zero. */
export type Payment = {
  readonly exDate: string;
  readonly regular: number;
  readonly special: number;
  /** The newest payment stands out, and only the next one will tell whether it is special. */
  readonly possibleSpecial: boolean;
};

const DAY_MS = 86_400_000;
/** Parts of one payment go ex so close together. */
const TRANCHE_DAYS = 10;
/** Payments before it that one is compared with. */
const TRAILING = 8;
const OFF_CYCLE_GAP = 0.6;
const OFF_CYCLE_SIZE = 1.3;
const SPIKE = 2.5;
/** Neighbours of a spike are back at the usual amount within this factor. */
const BACK = 1.3;

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** Of an odd number the middle one, of an even number the mean of the two in the middle; null of none. */
export const median = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
};

/** Regular and special payments (semantics §6), oldest first, whatever the order of the feed. */
export const paymentsOf = (dividends: readonly Dividend[]): readonly Payment[] => {
  const given = dividends.filter(({ amount }) => amount > 0);
  const flagged = given.filter(({ special }) => special === true);
  const paid = tranches(given.filter(({ special }) => special !== true).toSorted(byDate));
  const cycle = withoutOffCycle(paid);
  const regular = cycle.regular.map((dividend, at) => judged(dividend, at, cycle.regular));
  const specials = [...flagged, ...cycle.special].map(({ exDate, amount }): Payment => ({
    exDate,
    regular: 0,
    special: amount,
    possibleSpecial: false,
  }));
  return [...regular, ...specials].toSorted(byDate);
};

const byDate = (a: Pick<Dividend, 'exDate'>, b: Pick<Dividend, 'exDate'>): number =>
  a.exDate < b.exDate ? -1 : a.exDate > b.exDate ? 1 : 0;

const tranches = (dividends: readonly Dividend[]): readonly Dividend[] =>
  dividends.reduce<readonly Dividend[]>((merged, dividend) => {
    const last = merged.at(-1);
    return last !== undefined && daysBetween(last.exDate, dividend.exDate) <= TRANCHE_DAYS
      ? [...merged.slice(0, -1), { ...last, amount: last.amount + dividend.amount }]
      : [...merged, dividend];
  }, []);

const gapsOf = (dividends: readonly Pick<Dividend, 'exDate'>[]): readonly number[] =>
  dividends.slice(1).map(({ exDate }, at) => daysBetween(dividends[at]?.exDate ?? exDate, exDate));

/** The median of the payments before one, else of those after it. */
const usualAmount = (dividends: readonly Dividend[], at: number): number | null => {
  const before = dividends.slice(Math.max(0, at - TRAILING), at);
  const others = before.length > 0 ? before : dividends.slice(at + 1, at + 1 + TRAILING);
  return median(others.map(({ amount }) => amount));
};

type Split = { readonly regular: readonly Dividend[]; readonly special: readonly Dividend[] };

/**
 * Large payments that come between the regular ones are special. The largest is taken out first: next to it a regular one
 * looks as if it were off the cycle.
 */
const withoutOffCycle = (regular: readonly Dividend[], special: readonly Dividend[] = []): Split => {
  const usual = median(gapsOf(regular)) ?? 0;
  const isOffCycle = (dividend: Dividend, at: number): boolean => {
    const beside = [regular[at - 1], regular[at + 1]].filter((other) => other !== undefined);
    const nearest = Math.min(...beside.map(({ exDate }) => Math.abs(daysBetween(exDate, dividend.exDate))));
    const amount = usualAmount(regular, at);
    return amount !== null && nearest < OFF_CYCLE_GAP * usual && dividend.amount >= OFF_CYCLE_SIZE * amount;
  };
  const [largest] = regular.filter(isOffCycle).toSorted((a, b) => b.amount - a.amount);
  if (largest === undefined) return { regular, special };
  return withoutOffCycle(
    regular.filter((dividend) => dividend !== largest),
    [...special, largest],
  );
};

/** A payment far above those around it has the special one in it. */
const judged = ({ exDate, amount }: Dividend, at: number, all: readonly Dividend[]): Payment => {
  const plain = { exDate, regular: amount, special: 0, possibleSpecial: false };
  const usual = usualAmount(all, at);
  const before = all[at - 1];
  const after = all[at + 1];
  if (usual === null || before === undefined || amount < SPIKE * usual) return plain;
  // Finals are larger than the interims beside them, and so are those before and after them.
  const ofKind = [all[at - 2], all[at + 2]].filter((other) => other !== undefined);
  const isFinal = ofKind.length > 0 && ofKind.every((other) => 2 * other.amount >= amount);
  if (isFinal) return plain;
  if (after === undefined) return { ...plain, possibleSpecial: true };
  const isBack = before.amount <= BACK * usual && after.amount <= BACK * usual;
  return isBack ? { exDate, regular: usual, special: amount - usual, possibleSpecial: false } : plain;
};
