import type {
  CoarserSpec,
  ErrorSpec,
  IssuerSpec,
  MergerSpec,
  WrongDuplicateSpec,
  SplitSpec,
  SplitDisclosure,
} from '@footnote/synthetic-edgar/spec';
import fc from 'fast-check';
import { issuerSpecs } from './truth-specs.ts';

/** Peculiarities of real issuers that the disorders lack. Each is drawn independently of its issuer. */
export const oddities = [
  'small_splits',
  'split_series',
  'odd_disclosure',
  'mixed_bases',
  'merger',
  'recast_merger',
  'coarser',
  'wrong_scale',
  'wrong_duplicates',
  'several',
] as const;

export type Oddity = (typeof oddities)[number];

type Change = (issuer: IssuerSpec) => IssuerSpec;

const firstYear = 2014;

const smallRatios = fc.constantFrom(
  [3, 2],
  [5, 4],
  [4, 3],
  [5, 2],
  [6, 5],
  [11, 10],
  [1, 15],
  [1, 16],
  [2, 3],
);
const commonRatios = fc.constantFrom(
  [2, 1],
  [3, 1],
  [4, 1],
  [3, 2],
  [5, 4],
  [10, 1],
  [1, 10],
  [1, 15],
  [7, 1],
);

/** Includes reverse splits in rounded tags: 0.07 for 1 for 15. */
const disclosures: fc.Arbitrary<SplitDisclosure> = fc.record({
  from: fc.constantFrom(-3, -2, -1, 1, 2, 4),
  reports: fc.integer({ min: 1, max: 6 }),
  dated: fc.constantFrom('effect', 'record', 'period'),
  rounded: fc.constantFrom('no', 'nearest', 'down'),
});

const quarters = fc.constantFrom(0 as const, 1 as const, 2 as const);

const splitOf = (
  ratio: fc.Arbitrary<readonly number[]>,
  year: fc.Arbitrary<number>,
  reported: fc.Arbitrary<SplitDisclosure | undefined>,
): fc.Arbitrary<SplitSpec> =>
  fc
    .record({ year, after_quarter: quarters, ratio, tagged: fc.boolean(), disclosure: reported })
    .map(({ ratio: [news = 2, old = 1], disclosure, tagged, ...rest }) => ({
      ...rest,
      new: news,
      old,
      tagged: tagged || disclosure !== undefined,
      ...(disclosure === undefined ? {} : { disclosure }),
    }));

const years = fc.integer({ min: firstYear + 1, max: firstYear + 4 });
const plainly = fc.constant(undefined);

/** Disclosed at once, with the ratio rounded to two decimals. */
const roundly = fc.record({
  from: fc.constant(0),
  reports: fc.integer({ min: 1, max: 5 }),
  dated: fc.constantFrom('effect' as const, 'period' as const),
  rounded: fc.constantFrom('nearest' as const, 'down' as const),
});

const product = (splits: readonly SplitSpec[], of: (split: SplitSpec) => number): number =>
  splits.reduce((factor, split) => factor * of(split), 1);

/**
 * Another history of splits that ends with the same number of shares. The ratio must be tagged if there are
 * no earnings per share of the whole company, or if the last averages are hardly refiled.
 */
const withSplits =
  (splits: readonly SplitSpec[]): Change =>
  (issuer) => {
    const grown = (list: readonly SplitSpec[]): number => product(list, ({ new: news }) => news);
    const shares = Math.max(
      200_000,
      Math.round(
        (issuer.shares * grown(issuer.splits)) /
          Math.max(
            1,
            product(splits, (s) => s.new / s.old),
          ),
      ),
    );
    const fewest =
      shares *
      Math.min(
        1,
        product(splits, (split) => split.new / split.old),
      );
    const share_unit = Math.max(
      1,
      Math.min(issuer.share_unit, 10 ** Math.floor(Math.log10(fewest / 20_000))),
    );
    const byClass =
      issuer.classes !== null && !issuer.classes.total && issuer.classes.figures !== 'dividends';
    return {
      ...issuer,
      shares,
      share_unit,
      splits: splits.map((split) => ({ ...split, tagged: split.tagged || byClass })),
    };
  };

const apart = (list: readonly SplitSpec[]): SplitSpec[] =>
  list.filter(({ year }, position) => list.findIndex((other) => other.year === year) === position);

/** Three or four splits within about as many years: `2:1 3:1`. */
const series = fc
  .tuple(
    fc.constantFrom('2:1 3:1 2:1', '3:2 3:2 3:2 3:2', '5:4 3:2 2:1', '3:2 4:3 2:1', '4:1 5:4 1:10'),
    fc.subarray([1, 2, 3, 4], { minLength: 3 }),
    fc.array(fc.record({ after_quarter: quarters, tagged: fc.boolean() }), { minLength: 4, maxLength: 4 }),
  )
  .map(([ratios, after, details]) =>
    ratios
      .split(' ')
      .slice(0, after.length)
      .map((ratio, position): SplitSpec => {
        const [news = 1, old = 1] = ratio.split(':').map(Number);
        const { after_quarter, tagged } = details[position] ?? { after_quarter: 0, tagged: false };
        return { year: firstYear + (after[position] ?? 1), after_quarter, new: news, old, tagged };
      }),
  );

/** Figures on the old basis: in a 10-Q between record date and effective date, or in parts of the first annual report. */
const mixedBases: fc.Arbitrary<Change> = fc
  .tuple(
    splitOf(commonRatios, years, plainly),
    fc.constantFrom('record' as const, 'quarterly_table' as const, 'oldest_averages' as const),
  )
  .map(([split, kind]): Change => (issuer) => {
    const reported = { from: -1, reports: 3, dated: 'record', rounded: 'no' } as const;
    const odd = kind === 'record' ? { disclosure: reported, tagged: true } : { on_old_basis: kind };
    const style = {
      ...issuer.style,
      quarterly_table: kind === 'quarterly_table' || issuer.style.quarterly_table,
    };
    return withSplits([{ ...split, ...odd }])({ ...issuer, style });
  });

/** An acquirer's own history continues, or another company's replaces it. */
const mergers = (recast: boolean): fc.Arbitrary<MergerSpec> =>
  fc.record({
    from: fc
      .integer({ min: 1, max: 4 })
      .map((year) => 4 * year)
      .chain((from) => (recast ? fc.constant(from) : fc.constantFrom(from, from + 1, from + 2, from + 3))),
    shares: fc.constantFrom(2000, 1500, 3000, 1340, 1250),
    size: fc.constantFrom(2100, 1700, 2600),
    part: recast ? fc.constant(1000 as const) : fc.constantFrom(500 as const, 1000 as const),
    ratio: fc.constantFrom(null, 2, 1, 1.5, 0.7441),
    recast: fc.constant(recast),
  });

const merger = (recast: boolean): fc.Arbitrary<Change> =>
  mergers(recast).map(
    (merged): Change =>
      (issuer) =>
        withSplits([])({ ...issuer, merger: merged }),
  );

const coarser: fc.Arbitrary<Change> = fc
  .record({
    from: years,
    money: fc.constantFrom(1 as const, 1000 as const),
    shares: fc.constantFrom(1 as const, 1000 as const),
  })
  .map((drawn: CoarserSpec): Change => (issuer) => {
    // Figures keep four digits in the coarser unit.
    const unit = issuer.size * issuer.unit >= 2_000_000_000 ? Math.min(issuer.unit, 1000) : 1;
    const size = Math.round((issuer.size * issuer.unit) / unit);
    const share_unit = Math.max(1, Math.min(1000, 10 ** Math.floor(Math.log10(issuer.shares / 10_000_000))));
    const money = size >= 10_000_000 / issuer.grain ? drawn.money : 1;
    const shares = issuer.shares >= 10_000_000 * share_unit ? drawn.shares : 1;
    return { ...issuer, unit, size, share_unit, coarser: { from: drawn.from, money, shares } };
  });

/**
 * Per-share figures and averages of another scale in a later filing, after correct ones in an earlier filing.
 */
const wrongScales: fc.Arbitrary<Change> = fc
  .array(
    fc.record({
      year: fc.integer({ min: firstYear + 2, max: firstYear + 4 }),
      quarter: fc.constantFrom(4, 4, 1, 2, 3),
      kind: fc.constantFrom(
        { target: 'eps', error: 'hundredth' } as const,
        { target: 'eps', error: 'millionfold' } as const,
        { target: 'eps', error: 'thousandfold' } as const,
        { target: 'shares_diluted', error: 'thousandth' } as const,
        { target: 'shares_diluted', error: 'thousandfold' } as const,
        { target: 'cash', error: 'prose' } as const,
      ),
    }),
    { minLength: 1, maxLength: 2 },
  )
  .map((list): Change => (issuer) => ({
    ...issuer,
    errors: list.map(({ year, quarter, kind }): ErrorSpec => ({ year, quarter, ...kind })),
  }));

const wrongDuplicates: fc.Arbitrary<Change> = fc
  .array(
    fc.record({
      year: fc.integer({ min: firstYear + 1, max: firstYear + 4 }),
      quarter: fc.constantFrom(4, 4, 1, 2, 3),
      kind: fc.constantFrom('zero_cash' as const, 'equity_column' as const),
      own: fc.boolean(),
    }),
    { minLength: 1, maxLength: 2 },
  )
  .map((list: WrongDuplicateSpec[]): Change => (issuer) => ({ ...issuer, wrong_duplicates: list }));

const nothing: Change = (issuer) => issuer;
const perhaps = (change: fc.Arbitrary<Change>): fc.Arbitrary<Change> =>
  fc.oneof(fc.constant(nothing), change);

const changes: Record<Exclude<Oddity, 'several'>, fc.Arbitrary<Change>> = {
  small_splits: fc
    .array(splitOf(smallRatios, years, fc.oneof(plainly, plainly, roundly)), { minLength: 1, maxLength: 2 })
    .map(apart)
    .map(withSplits),
  split_series: series.map(withSplits),
  odd_disclosure: splitOf(commonRatios, years, disclosures).map((split) => withSplits([split])),
  mixed_bases: mixedBases,
  merger: merger(false),
  recast_merger: merger(true),
  coarser,
  wrong_scale: wrongScales,
  wrong_duplicates: wrongDuplicates,
};

/** Several peculiarities of one issuer: splits of one kind, coarser filings, wrong scales and errors. */
const several: fc.Arbitrary<Change> = fc
  .tuple(
    fc.oneof(changes.small_splits, changes.split_series, changes.odd_disclosure, changes.mixed_bases),
    perhaps(changes.coarser),
    perhaps(changes.wrong_scale),
    perhaps(changes.wrong_duplicates),
  )
  .map(
    (all): Change =>
      (issuer) =>
        all.reduce((changed, change) => change(changed), issuer),
  );

/** Issuers without disorder except for this peculiarity. */
export const oddSpecs = (oddity: Oddity): fc.Arbitrary<IssuerSpec> =>
  fc
    .tuple(issuerSpecs('clean'), oddity === 'several' ? several : changes[oddity])
    .map(([issuer, change]) => change(issuer));
