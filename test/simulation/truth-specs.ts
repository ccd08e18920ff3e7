import type {
  CalendarSpec,
  ClassSpec,
  ErrorSpec,
  InterestStyle,
  IssuerSpec,
  RestatementSpec,
  SplitSpec,
  UnrelatedFilingKind,
  StyleSpec,
} from '@footnote/synthetic-edgar/spec';
import { plainStyle } from '@footnote/synthetic-edgar/spec';
import fc from 'fast-check';

const first = 2014;

const monthEnds = fc
  .integer({ min: 1, max: 12 })
  .map((month): CalendarSpec => ({ kind: 'month_end', month }));

/** Years of 52 or 53 weeks. February only with the last weekday: the nearest may be in March, with two labels. */
const weekYears = fc
  .record({
    month: fc.constantFrom(12, 1, 2, 6, 8, 9, 10),
    weekday: fc.constantFrom(6, 0, 5, 3),
    rule: fc.constantFrom('last' as const, 'nearest' as const),
    shape: fc.constantFrom(
      { weeks: [13, 13, 13, 13], extra_week_in: 4 } as const,
      { weeks: [13, 13, 13, 13], extra_week_in: 1 } as const,
      { weeks: [12, 12, 12, 16], extra_week_in: 4 } as const,
      { weeks: [16, 12, 12, 12], extra_week_in: 4 } as const,
    ),
  })
  .map(({ month, weekday, rule, shape }): CalendarSpec => ({
    kind: 'weeks',
    month,
    weekday,
    rule: month === 2 ? 'last' : rule,
    ...shape,
  }));

const interests: fc.Arbitrary<InterestStyle> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('expense', 'nonoperating', 'replaced') },
  { weight: 2, arbitrary: fc.constantFrom('two', 'none', 'debt_note', 'note') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('captive', 'captive_total', 'excluding', 'on_deposits', 'related_party'),
  },
);

/** Some issuers tag per-share figures by class of stock. */
const classes: fc.Arbitrary<ClassSpec | null> = fc.option(
  fc.record({
    figures: fc.constantFrom('dividends', 'earnings', 'both'),
    second: fc.constantFrom('equal', 'nine_tenths'),
    total: fc.boolean(),
  }),
  { freq: 2 },
);

const styles: fc.Arbitrary<StyleSpec> = fc
  .record({
    revenue: fc.constantFrom('contract', 'total', 'both', 'narrow_contract', 'drift', 'drift_overlap'),
    cost: fc.constantFrom('cost_of_revenue', 'goods_and_services', 'none'),
    gross_profit: fc.boolean(),
    operating_expense: fc.constantFrom('operating', 'with_cost', 'costs_and_expenses', 'none'),
    operating_income: fc.boolean(),
    sga: fc.constantFrom('combined', 'parts', 'partial'),
    rnd: fc.boolean(),
    interest: interests,
    net_income: fc.constantFrom('parent', 'consolidated'),
    depreciation: fc.constantFrom('all', 'and', 'parts'),
    liabilities: fc.boolean(),
    equity: fc.constantFrom('parent', 'including_nci'),
    debt: fc.constantFrom('split', 'debt_current', 'total_less_current'),
    intangibles: fc.constantFrom('split', 'combined', 'goodwill_only'),
    short_term_investments: fc.constantFrom('short_term', 'marketable', 'none'),
    lease: fc.constantFrom('total', 'parts', 'none'),
    finance_lease: fc.constantFrom('none', 'annual_note'),
    capex: fc.constantFrom('property', 'productive'),
    dividends: fc.constantFrom('common', 'all', 'none'),
    working_capital: fc.boolean(),
    quarterly_table: fc.boolean(),
    eps: fc.constantFrom('separate', 'basic_and_diluted'),
  })
  // Total costs under OperatingExpenses are recognisable only if operating income and the cost are tagged.
  .map((style) =>
    style.operating_expense === 'with_cost'
      ? { ...style, operating_income: true, cost: style.cost === 'none' ? 'cost_of_revenue' : style.cost }
      : style,
  );

/** Mostly the plain style with a few changes, so that a failing case shrinks to the relevant tag. */
const someStyle = fc.oneof(
  { weight: 1, arbitrary: fc.constant(plainStyle) },
  { weight: 4, arbitrary: styles },
);

const splits: fc.Arbitrary<SplitSpec[]> = fc
  .array(
    fc.record({
      year: fc.integer({ min: first + 1, max: first + 4 }),
      after_quarter: fc.constantFrom(0 as const, 1 as const, 2 as const),
      ratio: fc.constantFrom(
        [2, 1],
        [3, 1],
        [4, 1],
        [5, 1],
        [10, 1],
        [20, 1],
        [3, 2],
        [1, 5],
        [1, 10],
        [1, 15],
      ),
      tagged: fc.boolean(),
    }),
    { maxLength: 2 },
  )
  .map((list) =>
    list
      .filter(({ year }, position) => list.findIndex((other) => other.year === year) === position)
      .map(({ ratio: [news = 2, old = 1], ...rest }): SplitSpec => ({
        ...rest,
        new: news,
        old,
        // A fractional ratio is recognised only by its tag.
        tagged: rest.tagged || (news !== 1 && old !== 1),
      })),
  );

const restatements: fc.Arbitrary<RestatementSpec[]> = fc
  .array(
    fc.record({
      year: fc.integer({ min: first + 1, max: first + 4 }),
      quarters: fc.subarray([1, 2, 3, 4], { minLength: 1 }),
      kind: fc.constantFrom('revenue' as const, 'reclass' as const, 'cash' as const, 'discontinued' as const),
      permille: fc.constantFrom(-120, -40, -7, 0, 9, 60, 150),
      how: fc.constantFrom('amendment' as const, 'next_q1' as const, 'next_annual' as const),
      amended: fc.subarray([1, 2, 3, 4], { minLength: 1 }),
    }),
    { minLength: 1, maxLength: 2 },
  )
  // Two unmarked restatements of one year leave no trace of which filing contains which.
  .map((list) =>
    list
      .filter(({ year }, position) => list.findIndex((other) => other.year === year) === position)
      // A change of less than a unit of a small line is lost in rounding.
      .map((item) =>
        item.kind === 'cash' && Math.abs(item.permille) < 20
          ? { ...item, permille: item.permille * 10 }
          : item,
      ),
  );

/** One wrong comparative per target, in a filing whose comparatives were right in an earlier one. */
const errors: fc.Arbitrary<ErrorSpec[]> = fc
  .array(
    fc.record({
      year: fc.integer({ min: first + 2, max: first + 4 }),
      quarter: fc.integer({ min: 1, max: 4 }),
      target: fc.constantFrom(
        'revenue',
        'net_income',
        'shares',
        'operating_cash_flow',
        'total_assets',
        'equity',
      ),
      error: fc.constantFrom('thousandth', 'millionth', 'thousandfold', 'sign', 'with_nci'),
    }),
    { minLength: 1, maxLength: 2 },
  )
  .map((list) =>
    list
      .filter(({ target }, position) => list.findIndex((other) => other.target === target) === position)
      .map((item) =>
        item.error === 'with_nci' && item.target !== 'equity'
          ? { ...item, target: 'net_income' as const }
          : item,
      ),
  );

const scales = fc.record({
  unit: fc.constantFrom(1_000_000, 1000, 1),
  money: fc.integer({ min: 40_000_000, max: 20_000_000_000 }),
  price: fc.integer({ min: 8, max: 400 }),
  share_unit: fc.constantFrom(1, 1000, 100_000),
  grain: fc.constantFrom(1 as const, 10 as const),
});

type Scale = typeof scales extends fc.Arbitrary<infer Drawn> ? Drawn : never;

/**
 * `price` is the revenue of a quarter per share after all splits, so that earnings per share have at least
 * two digits: splits that leave less cannot be recognised.
 */
const scaled = (
  { unit, money, price, share_unit, grain }: Scale,
  drawn: readonly SplitSpec[],
): Pick<IssuerSpec, 'unit' | 'size' | 'grain' | 'shares' | 'share_unit'> => {
  const size = Math.max(400, Math.round(money / unit));
  const grown = drawn.reduce((factor, split) => factor * split.new, 1);
  const shrunk = drawn.reduce((factor, split) => factor / split.old, 1);
  const shares = Math.max(200_000, Math.round((size * unit) / price / grown));
  return {
    unit,
    size,
    grain,
    shares,
    share_unit: Math.max(1, Math.min(share_unit, 10 ** Math.floor(Math.log10((shares * shrunk) / 2000)))),
  };
};

/** Dividends paid per share and quarter at the start, in ten-thousandths; close to the declared ones. */
const paidPerShare = (
  { size, unit, shares }: Pick<IssuerSpec, 'unit' | 'size' | 'shares'>,
  flavour: string,
): number => (10_000 * size * unit * (flavour === 'bank' ? 0.105 : 0.031)) / shares;

/** Replacements of a tag by another with the same meaning. */
const replacements: fc.Arbitrary<Partial<StyleSpec>> = fc.record(
  {
    cost: fc.constantFrom('cost_of_revenue', 'goods_and_services'),
    sga: fc.constantFrom('combined', 'parts'),
    net_income: fc.constantFrom('parent', 'consolidated'),
    depreciation: fc.constantFrom('all', 'and', 'parts'),
    liabilities: fc.boolean(),
    equity: fc.constantFrom('parent', 'including_nci'),
    debt: fc.constantFrom('split', 'debt_current', 'total_less_current'),
    short_term_investments: fc.constantFrom('short_term', 'marketable'),
    lease: fc.constantFrom('total', 'parts'),
    capex: fc.constantFrom('property', 'productive'),
    dividends: fc.constantFrom('common', 'all'),
    interest: fc.constantFrom('expense', 'nonoperating'),
  },
  { requiredKeys: [] },
);

export const disorders = [
  'clean',
  'retagged',
  'restated',
  'errors',
  'gaps',
  'late',
  'transition',
  'mixed',
] as const;

export type Dirt = (typeof disorders)[number];

const none = fc.constant<never[]>([]);

const knowledge: ReadonlySet<string> = new Set([
  ...['none', 'partial', 'two', 'replaced', 'debt_note', 'note', 'captive', 'captive_total'],
  ...['excluding', 'on_deposits', 'related_party'],
]);

/** Without replacements that would start or end a figure. */
const sameKnowledge = (style: StyleSpec, later: Partial<StyleSpec>): Partial<StyleSpec> =>
  Object.fromEntries(
    Object.entries(later).filter(([key]) => !knowledge.has(String(style[key as keyof StyleSpec]))),
  );

/** Whether earnings per share are tagged by class only, and filings without a package have none. */
const hidesEarnings = ({ classes: by, reports }: Pick<IssuerSpec, 'classes' | 'reports'>): boolean =>
  by !== null && !by.total && by.figures !== 'dividends' && reports !== 'all';

/** Issuers with one kind of disorder; `clean` ones have none, `mixed` all except wrong comparatives. */
export const issuerSpecs = (dirt: Dirt): fc.Arbitrary<IssuerSpec> => {
  const has = (...kinds: readonly Dirt[]): boolean => kinds.includes(dirt);
  return fc
    .record({
      seed: fc.integer({ min: 1, max: 1_000_000 }),
      flavour: fc.constantFrom('industrial', 'industrial', 'industrial', 'bank', 'insurer', 'reit', 'ifrs'),
      calendar: has('transition') ? monthEnds : fc.oneof(monthEnds, weekYears),
      start_label: fc.boolean(),
      years: fc.integer({ min: 4, max: 6 }),
      open_quarters: fc.constantFrom(0, 1, 2, 3),
      scale: scales,
      declared: fc.constantFrom(0, 0.9, 1.4),
      nci: fc.boolean(),
      loss_years: fc.oneof(fc.constant([]), fc.subarray([first, first + 1, first + 2, first + 3, first + 4])),
      splits: fc.oneof(fc.constant<SplitSpec[]>([]), splits),
      restatements: has('restated') ? restatements : has('mixed') ? fc.oneof(none, restatements) : none,
      errors: has('errors') ? errors : none,
      stamps: has('gaps', 'mixed')
        ? fc.array(
            fc.record({
              year: fc.integer({ min: first, max: first + 5 }),
              quarter: fc.integer({ min: 1, max: 4 }),
              fy: fc.constantFrom(-1, 0, 1),
              fp: fc.constantFrom('FY' as const, 'Q1' as const, 'Q2' as const, 'Q3' as const, 'Q4' as const),
            }),
            { maxLength: 2 },
          )
        : none,
      missing: has('gaps', 'mixed')
        ? fc.array(
            fc.record({
              year: fc.integer({ min: first, max: first + 5 }),
              quarter: fc.integer({ min: 1, max: 3 }),
            }),
            { minLength: has('gaps') ? 1 : 0, maxLength: 2 },
          )
        : none,
      transition: has('transition')
        ? fc.record({
            after: fc.integer({ min: first + 1, max: first + 3 }),
            month: fc.integer({ min: 1, max: 12 }),
            quarterly: fc.boolean(),
          })
        : fc.constant(null),
      style: someStyle,
      later: has('retagged', 'mixed')
        ? fc.record({ from: fc.integer({ min: first + 1, max: first + 5 }), style: replacements })
        : fc.constant(null),
      late: has('late')
        ? fc.array(
            fc.record({
              year: fc.integer({ min: first, max: first + 5 }),
              quarter: fc.integer({ min: 1, max: 4 }),
              days: fc.integer({ min: 20, max: 500 }),
            }),
            { minLength: 1, maxLength: 2 },
          )
        : fc.constant([]),
      annual_columns: fc.constantFrom(3 as const, 2 as const),
      sparse: fc.boolean(),
      openings_of_other_scope: fc.boolean(),
      classes,
      reports: fc.constantFrom('all' as const, 'some' as const, 'none' as const),
      unrelated_filings: fc.oneof(
        none,
        fc.subarray<UnrelatedFilingKind>(['acquired', 'proxy', 'part_iii', 'convenience']),
      ),
    })
    .map((drawn): IssuerSpec => {
      const { scale, start_label, transition, calendar, flavour, open_quarters, seed, declared, ...rest } =
        drawn;
      const sizes = scaled(scale, rest.splits);
      const january = calendar.month <= 2 && transition === null;
      const stub = transition === null ? 0 : (transition.month - calendar.month + 12) % 12;
      return {
        ...rest,
        ...sizes,
        merger: null,
        coarser: null,
        wrong_duplicates: [],
        dividend: Math.round(declared * paidPerShare(sizes, flavour)),
        seed,
        cik: '0009991000',
        name: 'Property Test Corp.',
        ticker: 'FNPROP',
        sic: { industrial: '3560', ifrs: '3560', bank: '6022', insurer: '6331', reit: '6798' }[
          flavour as 'bank'
        ],
        sic_description: 'Invented',
        flavour,
        currency: flavour === 'ifrs' ? 'EUR' : 'USD',
        calendar,
        label: january && start_label ? 'start' : 'end',
        first_year: first,
        open_quarters: flavour === 'ifrs' ? 0 : open_quarters,
        transition:
          transition === null || stub === 0 || flavour === 'ifrs'
            ? null
            : {
                after: transition.after,
                month: transition.month,
                form: transition.quarterly && stub <= 6 ? '10-QT' : '10-KT',
              },
        restatements:
          flavour === 'ifrs' ? rest.restatements.filter(({ how }) => how !== 'next_q1') : rest.restatements,
        // After the last split or a change of fiscal year too few averages are refiled to detect an untagged
        // split; and without earnings per share it cannot be distinguished from a scale error.
        splits: rest.splits.map((split) => ({
          ...split,
          tagged:
            split.tagged || split.year >= first + rest.years || transition !== null || hidesEarnings(rest),
        })),
        // One wrong year on an annual report breaks the sequence of labels; then the year of the end is used.
        stamps: rest.stamps.map((stamp) =>
          january && start_label && stamp.quarter === 4 ? { ...stamp, fy: 0 } : stamp,
        ),
        later:
          rest.later === null ? null : { ...rest.later, style: sameKnowledge(rest.style, rest.later.style) },
        // An unmarked restatement whose own filing is missing cannot be detected.
        missing: rest.restatements.length > 0 ? [] : rest.missing,
        documents: null,
        older_page: 0,
        segments: 'none',
        calculations: 'right',
      };
    });
};
