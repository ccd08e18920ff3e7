import { addDays } from '@footnote/values/day';
import { type PriceOptions, sessionsBetween, walkPrices } from './price-walk.ts';
import { createRandom, mixSeed } from './random.ts';

/** Kinds of files of price sources that were misread somewhere, each with what is true of it. */
export const PRICE_KINDS = [
  'marked_specials',
  'no_split_column',
  'payment_reported_twice',
  'reverse_split_of_few_digits',
  'special_in_the_newest_payment',
  'specials_between_regular_payments',
  'split_confirmed_by_filings',
  'split_contradicted_by_filings',
  'split_contradicted_by_prices',
  'split_missing_in_file',
  'unmarked_specials',
] as const;

export type PriceKind = (typeof PRICE_KINDS)[number];

/** What is served of the newest day; amounts are per share of that day, in dollars. */
export type PriceTruth = {
  readonly status: 'non_payer' | 'payer' | 'specials_only';
  readonly frequency: 'irregular' | 'quarterly' | null;
  /** Null if refused. */
  readonly forward_rate: number | null;
  readonly last_payment_amount: number | null;
  readonly possible_special: boolean;
  readonly payments: number;
  /** Why prices are not adjusted for splits; null if they are. */
  readonly refusal: 'split_contradicted' | 'splits_unknown' | null;
};

export type InventedPrices = {
  /** A file of raw prices as a source has it, by a header with a column for each name. */
  readonly csv: string;
  /** The day from which older prices are on another basis; null without a split. */
  readonly split: { readonly date: string; readonly ratio: number } | null;
  /** A split that the issuer's filings prove: new shares per old share, and the filing days before and after it. */
  readonly filed: { readonly ratio: number; readonly after: string; readonly until: string } | null;
  readonly truth: PriceTruth;
};

type Payment = { readonly day: string; readonly amount: number; readonly kind?: 'special' };

type Plan = {
  readonly payments: readonly Payment[];
  readonly split?: {
    readonly day: string;
    /** By which prices move. */
    readonly ratio: number;
    readonly written: string | null;
    /** In the issuer's filings. */
    readonly filed?: number;
  };
  readonly truth: Partial<PriceTruth>;
};

const SEED = 0x6b696e64;
const FIRST_DAY = '2020-01-02';
const SPLIT_DAY = '2022-05-10';
const SWING = 0.02;
/** Days from a report on the old shares to the split, and from it to one on the new shares. */
const FILED_BEFORE = 12;
const FILED_AFTER = 78;

const NOTHING: PriceTruth = {
  status: 'non_payer',
  frequency: null,
  forward_rate: null,
  last_payment_amount: null,
  possible_special: false,
  payments: 0,
  refusal: null,
};

/** A payment in the middle of each of these months of 2022 to 2026, up to a day. */
const paidIn = (months: readonly string[], amount: () => number, through: string): readonly Payment[] =>
  ['2022', '2023', '2024', '2025', '2026'].flatMap((year) =>
    months.flatMap((month) => {
      const day = `${year}-${month}-14`;
      return day <= through ? [{ day, amount: amount() }] : [];
    }),
  );

type Draws = { readonly rate: number; readonly draw: (low: number, high: number) => number };

const YEARLY = ['2022-08-10', '2023-11-15', '2024-10-04', '2025-09-02'];

const PLANS: Readonly<Record<PriceKind, (draws: Draws, through: string) => Plan>> = {
  marked_specials: ({ rate, draw }) => ({
    payments: YEARLY.map((day) => ({ day, amount: rate * draw(20, 90), kind: 'special' })),
    truth: { status: 'specials_only', payments: 4 },
  }),
  no_split_column: () => ({
    payments: [],
    split: { day: SPLIT_DAY, ratio: 4, written: null },
    truth: { refusal: 'splits_unknown' },
  }),
  payment_reported_twice: ({ rate }, through) => {
    const regular = paidIn(['03', '06', '09', '12'], () => rate, through);
    return {
      payments: [...regular, { day: '2024-03-18', amount: rate }],
      truth: ofQuarters(rate, regular.length),
    };
  },
  reverse_split_of_few_digits: () => ({
    payments: [],
    split: { day: SPLIT_DAY, ratio: 0.031, written: '0.031' },
    truth: {},
  }),
  special_in_the_newest_payment: ({ rate, draw }, through) => {
    const regular = paidIn(['03', '06', '09', '12'], () => rate, through);
    const amount = rate * draw(3, 9);
    return {
      payments: regular.map((payment, at) => (at === regular.length - 1 ? { ...payment, amount } : payment)),
      truth: {
        ...ofQuarters(rate, regular.length),
        ...{ forward_rate: null, last_payment_amount: amount, possible_special: true },
      },
    };
  },
  specials_between_regular_payments: ({ rate, draw }, through) => {
    const regular = paidIn(['01', '04', '07', '10'], () => rate, through);
    const special = paidIn(['03', '06', '09', '12'], () => (rate * draw(9, 30)) / 10, through);
    return {
      payments: [...regular, ...special.slice(4)],
      truth: ofQuarters(rate, regular.length + special.length - 4),
    };
  },
  split_confirmed_by_filings: () => ({
    payments: [],
    // The stock lost half of its value on the day of the split.
    split: { day: SPLIT_DAY, ratio: 1 / 10, written: '0.05', filed: 1 / 20 },
    truth: {},
  }),
  split_contradicted_by_filings: () => ({
    payments: [],
    split: { day: SPLIT_DAY, ratio: 1 / 18, written: '0.0667', filed: 1 / 20 },
    truth: { refusal: 'split_contradicted' },
  }),
  split_contradicted_by_prices: () => ({
    payments: [],
    split: { day: SPLIT_DAY, ratio: 1 / 20, written: '0.083333' },
    truth: { refusal: 'split_contradicted' },
  }),
  split_missing_in_file: () => ({
    payments: [],
    split: { day: SPLIT_DAY, ratio: 4, written: '1', filed: 4 },
    truth: { refusal: 'split_contradicted' },
  }),
  unmarked_specials: ({ rate }) => ({
    payments: YEARLY.map((day, at) => ({ day, amount: rate * ([18.5, 35, 75, 90][at] ?? 0) })),
    truth: {
      ...{ status: 'payer', frequency: 'irregular', last_payment_amount: rate * 90 },
      ...{ possible_special: true, payments: 4 },
    },
  }),
};

const ofQuarters = (rate: number, payments: number): Partial<PriceTruth> => ({
  ...{ status: 'payer', frequency: 'quarterly', forward_rate: 4 * rate, last_payment_amount: rate, payments },
});

/** A symbol of a kind up to a day, in the middle of a quarter with an ex-date before it. */
export function inventPriceKind(
  kind: PriceKind,
  seed: number,
  { through, isSession }: PriceOptions,
): InventedPrices {
  const random = createRandom(mixSeed(SEED, seed, PRICE_KINDS.indexOf(kind)));
  const draws: Draws = {
    rate: random.integer(4, 40) / 20,
    draw: (low, high) => random.integer(low, high),
  };
  const { payments, split, truth } = PLANS[kind](draws, through);
  const sessions = sessionsBetween(FIRST_DAY, through, isSession);
  const onSession = (day: string): string => sessions.find((session) => session >= day) ?? '';
  const splitDay = split === undefined ? '' : onSession(split.day);
  const bars = walkPrices({
    sessions,
    seed: mixSeed(SEED, seed),
    first: 900,
    move: (_, own) => SWING * (own() + own() - 1),
    shares: 1_000_000,
    // The stock falls as it would for a payment.
    dividends: new Map(payments.map(({ day, amount }) => [onSession(day), amount])),
    splits: new Map(split === undefined ? [] : [[splitDay, split.ratio]]),
  });
  const kinds = new Map(payments.map((payment) => [onSession(payment.day), payment.kind ?? '']));
  const hasSplits = split?.written !== null;
  const names = ['date', 'open', 'high', 'low', 'close', 'volume', 'dividend', 'dividend_kind'];
  const lines = bars.map((bar) => {
    const written = bar.date === splitDay ? (split?.written ?? '1') : '1';
    const { date, open, high, low, close, volume, dividend } = bar;
    const cells = [date, open, high, low, close, volume, dividend, kinds.get(date) ?? ''];
    return [...cells, ...(hasSplits ? [written] : [])].join(',');
  });
  return {
    csv: `${[[...names, ...(hasSplits ? ['split'] : [])].join(','), ...lines].join('\n')}\n`,
    split: split === undefined ? null : { date: splitDay, ratio: split.ratio },
    filed:
      split?.filed === undefined
        ? null
        : {
            ratio: split.filed,
            after: addDays(split.day, -FILED_BEFORE),
            until: addDays(split.day, FILED_AFTER),
          },
    truth: { ...NOTHING, ...truth },
  };
}
