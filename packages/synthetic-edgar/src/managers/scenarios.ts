import type {
  FormStep,
  HeldSecurity,
  ManagerScenario,
  ManagerScenarioSpec,
  PositionKind,
  QuarterName,
  TableRow,
  ListedPosition,
  ReportedQuarter,
} from './types.ts';

/** Securities of a scenario, and amounts from the smallest to the largest, within a quarter of each other. */
export type Cast = {
  readonly a: HeldSecurity;
  readonly b: HeldSecurity;
  /** A security of an unknown issuer. */
  readonly unknown: HeldSecurity;
  readonly less: number;
  readonly some: number;
  readonly more: number;
};

const row = (
  security: HeldSecurity,
  amount: number,
  kind: PositionKind = 'shares',
  managers = '',
): TableRow => ({ security, kind, amount, managers });

/** Filings in order; a table is part of the portfolio of its quarter unless marked otherwise. */
const report = (
  quarter: QuarterName,
  rows: readonly TableRow[],
  changes: Partial<FormStep> = {},
): FormStep => ({ quarter, rows, lag: 40, counts: true, ...changes });

const RESTATEMENT = { number: 1, type: 'RESTATEMENT' } as const;
const NEW_HOLDINGS = { number: 1, type: 'NEW HOLDINGS' } as const;

/** A known portfolio: rows by the step that reports them. */
const known = (
  ...parts: readonly (readonly [from: number, ...rows: readonly TableRow[]])[]
): ReportedQuarter => ({
  status: 'known',
  held: parts.flatMap(([from, ...rows]) =>
    rows.map(({ security, kind, amount }): ListedPosition => ({ security, kind, amount, from })),
  ),
});

const notKnown = (status: ReportedQuarter['status']): ReportedQuarter => ({ status, held: [] });

/** One report for each quarter, and no other filing. */
const twoReports = (before: readonly TableRow[], now: readonly TableRow[]): ManagerScenarioSpec => ({
  steps: [report('before', before), report('now', now)],
  before: known([0, ...before]),
  now: known([1, ...now]),
});

/** A report of the quarter before with `some` of A, followed by the filings of the quarter itself. */
const afterPlain = (
  { a, some }: Cast,
  steps: readonly FormStep[],
  now: ReportedQuarter,
): ManagerScenarioSpec => ({
  steps: [report('before', [row(a, some)]), ...steps],
  before: known([0, row(a, some)]),
  now,
});

/** The quarters around the day from which values are in dollars. */
const OF_2022 = { now: '2022-12-31', before: '2022-09-30' } as const;

/** Each scenario: its filings, and the final true portfolios of both quarters. */
export const SCENARIOS: Readonly<Record<ManagerScenario, (cast: Cast) => ManagerScenarioSpec>> = {
  plain: ({ a, b, some, more }) => twoReports([row(a, some), row(b, more)], [row(a, some), row(b, more)]),
  // Units of a fund, or cents, in the column of shares.
  above_outstanding: ({ a, b, some, more }) =>
    twoReports([row(a, some), row(b, more)], [row(a, 1000 * some), row(b, more)]),
  increase: ({ a, b, some, more }) => twoReports([row(a, some), row(b, some)], [row(a, more), row(b, some)]),
  cut: ({ a, b, less, some }) => twoReports([row(a, some), row(b, some)], [row(a, less), row(b, some)]),
  sold_out: ({ a, b, some }) => twoReports([row(a, some), row(b, some)], [row(b, some)]),
  taken_up: ({ a, b, some, more }) => twoReports([row(b, some)], [row(a, more), row(b, some)]),
  restated: (cast) => {
    const { a, b, less, some, more } = cast;
    const right = [row(a, more), row(b, less)];
    return afterPlain(
      cast,
      [
        report('now', [row(a, some * 3), row(b, some)], { counts: false }),
        report('now', right, { amendment: RESTATEMENT, lag: 61 }),
      ],
      known([2, ...right]),
    );
  },
  new_holdings: (cast) => {
    const { a, b, some, more } = cast;
    return afterPlain(
      cast,
      [report('now', [row(a, some)]), report('now', [row(b, more)], { amendment: NEW_HOLDINGS, lag: 70 })],
      known([1, row(a, some)], [2, row(b, more)]),
    );
  },
  added_after_restatement: (cast) => {
    const { a, b, unknown: unknown, less, some, more } = cast;
    return afterPlain(
      cast,
      [
        report('now', [row(a, less)], { counts: false }),
        report('now', [row(unknown, some)], { amendment: NEW_HOLDINGS, lag: 50, counts: false }),
        report('now', [row(a, more)], { amendment: { number: 2, type: 'RESTATEMENT' }, lag: 61 }),
        report('now', [row(b, some)], { amendment: { number: 3, type: 'NEW HOLDINGS' }, lag: 75 }),
      ],
      known([3, row(a, more)], [4, row(b, some)]),
    );
  },
  numbered_on_one_day: (cast) => {
    const { a, less, some, more } = cast;
    return afterPlain(
      cast,
      [
        report('now', [row(a, less)], { counts: false }),
        report('now', [row(a, more)], { amendment: { number: 2, type: 'RESTATEMENT' }, lag: 61, serial: 50 }),
        report('now', [row(a, some)], { amendment: RESTATEMENT, lag: 61, serial: 51, counts: false }),
      ],
      known([2, row(a, more)]),
    );
  },
  restated_late: ({ a, b, less, some, more }) => ({
    steps: [
      report('before', [row(a, some), row(b, some)], { counts: false }),
      report('now', [row(a, more)]),
      report('before', [row(a, less)], { amendment: RESTATEMENT, lag: 190 }),
    ],
    before: known([2, row(a, less)]),
    now: known([1, row(a, more)]),
  }),
  flag_missing: ({ a, less, some, more }) => ({
    steps: [
      report('before', [row(a, some)], { unflagged: true }),
      report('now', [row(a, less)], { unflagged: true, counts: false }),
      report('now', [row(a, more)], { unflagged: true, amendment: RESTATEMENT, lag: 61 }),
    ],
    before: known([0, row(a, some)]),
    now: known([2, row(a, more)]),
  }),
  amendment_untyped: (cast) =>
    afterPlain(
      cast,
      [
        report('now', [row(cast.a, cast.some)]),
        report('now', [row(cast.b, cast.some)], {
          amendment: { number: 1, type: null },
          lag: 61,
          counts: false,
        }),
      ],
      notKnown('amendment_type_unknown'),
    ),
  // The changes of an unreadable amendment are unknown; filings before the restatement have no effect.
  amendment_unread: (cast) =>
    afterPlain(
      cast,
      [
        report('now', [row(cast.a, cast.some)]),
        report('now', [row(cast.a, cast.more)], {
          amendment: RESTATEMENT,
          lag: 61,
          counts: false,
          broken: true,
        }),
      ],
      notKnown('filing_not_read'),
    ),
  older_unread: (cast) => {
    const right = [row(cast.a, cast.more)];
    return afterPlain(
      cast,
      [
        report('now', [row(cast.a, cast.less)], { counts: false, broken: true }),
        report('now', right, { amendment: RESTATEMENT, lag: 61 }),
      ],
      known([2, ...right]),
    );
  },
  original_missing: (cast) =>
    afterPlain(
      cast,
      [report('now', [row(cast.b, cast.some)], { amendment: NEW_HOLDINGS, counts: false })],
      notKnown('original_missing'),
    ),
  shared_discretion: (cast) => {
    const { a, b, less, some, more } = cast;
    return afterPlain(
      cast,
      [
        report('now', [
          row(a, less - 3000, 'shares', '1'),
          row(b, some, 'shares', '1,2'),
          row(a, 2000, 'shares', '2'),
          row(a, 1000),
          row(b, more),
        ]),
      ],
      known([1, row(a, less), row(b, some + more)]),
    );
  },
  options: ({ a, b, less, some, more }) => {
    const options = [row(a, less, 'put'), row(a, more, 'call')];
    return {
      steps: [
        report('before', [row(a, some), row(a, some, 'put')]),
        report('now', [row(a, some), ...options, row(b, less)]),
      ],
      before: known([0, row(a, some), row(a, some, 'put')]),
      now: known([1, row(a, some), ...options, row(b, less)]),
    };
  },
  options_only: ({ a, b, some, more }) =>
    twoReports([row(b, some)], [row(a, more, 'put'), row(a, some, 'call'), row(b, some)]),
  principal: ({ a, unknown: unknown, some, more }) =>
    twoReports(
      [row(a, some), row(unknown, more, 'principal')],
      [row(a, some), row(unknown, some), row(unknown, more, 'principal')],
    ),
  thousands: ({ a, b, less, some, more }) => ({
    periods: OF_2022,
    steps: [
      report('before', [row(a, some), row(b, more)], { unit: 'thousands' }),
      report('now', [row(a, more), row(b, less)]),
    ],
    before: known([0, row(a, some), row(b, more)]),
    now: known([1, row(a, more), row(b, less)]),
  }),
  thousands_in_words: ({ a, some, more }) => ({
    periods: OF_2022,
    steps: [
      report('before', [row(a, some)], { unit: 'thousands' }),
      report('now', [row(a, more)], { unit: 'thousands', words: 'Market values are stated in thousands.' }),
    ],
    before: known([0, row(a, some)]),
    now: known([1, row(a, more)]),
  }),
  dollars_in_words: ({ a, some, more }) => ({
    periods: OF_2022,
    steps: [
      report('before', [row(a, some)], { words: 'Market values are stated in whole dollars.' }),
      report('now', [row(a, more)]),
    ],
    before: known([0, row(a, some)]),
    now: known([1, row(a, more)]),
  }),
  notice: (cast) =>
    afterPlain(cast, [{ quarter: 'now', rows: null, lag: 40, counts: false }], notKnown('notice')),
  totals_differ: (cast) => {
    const { a, b, some, more } = cast;
    return afterPlain(
      cast,
      [report('now', [row(a, some), row(b, more)], { overstated: { entries: 2, value: 12_345 } })],
      known([1, row(a, some), row(b, more)]),
    );
  },
  unmapped: (cast) => {
    const { a, unknown: unknown, some, more } = cast;
    return afterPlain(
      cast,
      [report('now', [row(unknown, more), row(a, some)])],
      known([1, row(unknown, more), row(a, some)]),
    );
  },
  listed_twice: (cast) => {
    const { a, more } = cast;
    return afterPlain(cast, [report('now', [row(a, more)], { listed: 2 })], known([1, row(a, more)]));
  },
  filed_again: (cast) => {
    const { a, b, some, less } = cast;
    const rows = [row(a, less), row(b, some)];
    return afterPlain(
      cast,
      [report('now', rows, { counts: false }), report('now', rows, { lag: 42 })],
      known([2, ...rows]),
    );
  },
  first_quarter: ({ a, b, some, more }) => ({
    steps: [report('now', [row(a, some), row(b, more)])],
    before: null,
    now: known([0, row(a, some), row(b, more)]),
  }),
  shares_repeat_values: ({ a, b, unknown, less, some, more }) => ({
    steps: [
      report(
        'now',
        [
          row(a, some, 'shares', '1'),
          row(b, more, 'shares', '1'),
          row(unknown, less),
          row(a, 2000, 'shares', '2'),
          row(b, 1000, 'shares', '2'),
        ],
        { repeatsValues: true },
      ),
    ],
    before: null,
    now: known([0, row(a, some + 2000), row(b, more + 1000), row(unknown, less)]),
  }),
};
