import { expect } from 'chai';
import fc from 'fast-check';
import type { InputFact, InputFiling } from '../inputs.ts';
import { compute, fact, filing, shown } from '../test-support.ts';

type Rows = Readonly<Record<string, number>>;

/** An annual report in millions of dollars and shares, EPS in dollars; `@` marks a balance at its end. */
const report = (of: number, rows: Rows, filed = of + 1): InputFiling => {
  const [start, end] = [`${of}-01-01`, `${of}-12-31`];
  return filing(
    '10-K',
    `${filed}-02-15`,
    Object.entries({ Revenues: 9_000, '@Assets': 5_000, '@StockholdersEquity': 2_000, ...rows }).map(
      ([name, value]): InputFact => {
        if (name.startsWith('@')) return fact(name.slice(1), null, end, value * 1e6);
        if (name.startsWith('EarningsPerShare')) return fact(name, start, end, value, 'USD/shares');
        const unit = name.startsWith('WeightedAverage') ? 'shares' : 'USD';
        return fact(name, start, end, Math.round(value * 1e6), unit);
      },
    ),
  );
};

const incomeOf = (...filings: readonly InputFiling[]): string =>
  shown(compute(filings), 'net_income', 'annual', '2023-12-31').replace(/000000$/, '');

const COMMON = 'NetIncomeLossAvailableToCommonStockholdersBasic';
const SHARE = 'NetIncomeLossAttributableToNoncontrollingInterest';
const ALLOTTED = 'UndistributedEarningsLossAllocatedToParticipatingSecuritiesBasic';
const BASIC = 'WeightedAverageNumberOfSharesOutstandingBasic';
const REFUSED = 'scope_mismatch';

describe('a total income tagged alone', () => {
  const shared = { ProfitLoss: 409, '@MinorityInterest': 60 };

  it('is the parent’s if no filing tags an interest of others near the period', () => {
    expect(incomeOf(report(2023, { ProfitLoss: 409 }))).to.equal('409');
    expect(incomeOf(report(2023, { ProfitLoss: 409, [COMMON]: 401 }))).to.equal('409');
    expect(incomeOf(report(2023, { ProfitLoss: 409, '@MinorityInterest': 0 }))).to.equal('409');
    expect(
      incomeOf(
        report(2021, { NetIncomeLoss: 9, '@MinorityInterest': 60 }),
        report(2023, { ProfitLoss: 409 }),
      ),
    ).to.equal('409');
  });

  it('is refused beside such an interest if nothing shows whose it is', () => {
    expect(incomeOf(report(2023, shared))).to.equal(REFUSED);
    expect(
      incomeOf(
        report(2022, { NetIncomeLoss: 9, '@MinorityInterest': 60 }),
        report(2023, { ProfitLoss: 409 }),
      ),
    ).to.equal(REFUSED);
    const redeemable = 'RedeemableNoncontrollingInterestEquityCarryingAmount';
    expect(incomeOf(report(2023, { ProfitLoss: 409, [`@${redeemable}`]: 116 }))).to.equal(REFUSED);
    expect(
      incomeOf(
        report(2022, { NetIncomeLoss: 380, [SHARE]: 20 }),
        report(2023, { ProfitLoss: 409, '@MinorityInterest': 0 }),
      ),
    ).to.equal(REFUSED);
  });

  it('is refused before the oldest balance sheet, if that shows such an interest', () => {
    const { facts, ...later } = report(2024, { ProfitLoss: 430, '@MinorityInterest': 60 });
    const before = fact('ProfitLoss', '2023-01-01', '2023-12-31', 409e6);
    const revenue = fact('Revenues', '2023-01-01', '2023-12-31', 9_000e6);
    expect(incomeOf({ ...later, facts: [...facts, before, revenue] })).to.equal(REFUSED);
  });

  it('is the parent’s if it is the income to common shares before tagged deductions, with either sign', () => {
    expect(incomeOf(report(2023, { ...shared, [COMMON]: 409 }))).to.equal('409');
    expect(incomeOf(report(2023, { ...shared, [COMMON]: 390 }))).to.equal(REFUSED);
    const preferred = { PreferredStockDividendsIncomeStatementImpact: 19 };
    expect(incomeOf(report(2023, { ...shared, [COMMON]: 390, ...preferred }))).to.equal('409');
    expect(incomeOf(report(2023, { ...shared, [COMMON]: 409, ...preferred }))).to.equal(REFUSED);
    expect(incomeOf(report(2023, { ...shared, [COMMON]: 390, DividendsPreferredStock: -19 }))).to.equal(
      '409',
    );
    expect(incomeOf(report(2023, { ...shared, [COMMON]: 386, ...preferred, [ALLOTTED]: -4 }))).to.equal(
      '409',
    );
  });

  it('is not read off the EPS if the income to common shares differs', () => {
    const perShare = { EarningsPerShareBasic: 4.09, [BASIC]: 100 };
    expect(incomeOf(report(2023, { ...shared, ...perShare, [COMMON]: 408 }))).to.equal(REFUSED);
  });

  describe('with EPS', () => {
    const perShare = { EarningsPerShareBasic: 4.09, [BASIC]: 100 };

    it('is refused if another income fits them', () => {
      expect(incomeOf(report(2023, { ...shared, ...perShare, EarningsPerShareBasic: 3.9 }))).to.equal(
        REFUSED,
      );
    });

    it('is the parent’s if they exclude the share of a neighbouring year', () => {
      const before = (share: number): InputFiling => report(2022, { NetIncomeLoss: 380, [SHARE]: share });
      expect(incomeOf(before(20), report(2023, { ...shared, ...perShare }))).to.equal('409');
      expect(incomeOf(before(0.5), report(2023, { ...shared, ...perShare }))).to.equal(REFUSED);
    });

    it('is the parent’s if the equity of others is negligible, not if nothing is known of their share', () => {
      expect(incomeOf(report(2023, { ...shared, ...perShare }))).to.equal(REFUSED);
      expect(incomeOf(report(2023, { ...shared, ...perShare, '@MinorityInterest': 10 }))).to.equal('409');
    });

    it('is the parent’s if in the nearest year with a share it was after the share', () => {
      const rows = { ProfitLoss: 400, [SHARE]: 12, EarningsPerShareBasic: 4, [BASIC]: 100 };
      const small = report(2022, { ...rows, '@MinorityInterest': 60 });
      const newer = report(2024, { NetIncomeLoss: 420, [SHARE]: 0.4 });
      expect(incomeOf(small, report(2023, { ...shared, ...perShare }), newer)).to.equal('409');
      const rest = report(2022, { ...rows, EarningsPerShareBasic: 3.88 });
      expect(incomeOf(rest, report(2023, { ...shared, ...perShare }), newer)).to.equal(REFUSED);
    });

    it('follows those of basic shares, since income on diluted ones may be before interest on debt', () => {
      const diluted = {
        EarningsPerShareDiluted: 3.5,
        WeightedAverageNumberOfDilutedSharesOutstanding: 121,
      };
      const small = { ...shared, '@MinorityInterest': 10 };
      expect(incomeOf(report(2023, { ...small, ...perShare, ...diluted }))).to.equal('409');
      expect(incomeOf(report(2023, { ...small, ...diluted }))).to.equal(REFUSED);
    });
  });

  it('is the parent’s if another filing of the period tags it so', () => {
    const newer = report(2023, shared, 2025);
    expect(incomeOf(report(2023, { NetIncomeLoss: 409 }), newer)).to.equal('409');
    expect(incomeOf(report(2023, { NetIncomeLoss: 390 }), newer)).to.equal('390');
  });

  it('is the parent’s if it is what the parent’s other spans of the year leave', () => {
    const span = (start: string, end: string, rows: Rows): InputFact[] =>
      Object.entries(rows).map(([name, value]) => fact(name, start, end, value * 1e6));
    const of = (fourth: number): string => {
      const nine = filing('10-Q', '2023-11-05', [
        ...span('2023-01-01', '2023-09-30', { Revenues: 6_000, NetIncomeLoss: 300, ProfitLoss: 311 }),
        fact('Assets', null, '2023-09-30', 5_000e6),
        fact('MinorityInterest', null, '2023-09-30', 60e6),
      ]);
      const annual = report(2023, { NetIncomeLoss: 409, '@MinorityInterest': 60 });
      const quarter = span('2023-10-01', '2023-12-31', { ProfitLoss: fourth });
      return shown(
        compute([nine, { ...annual, facts: [...annual.facts, ...quarter] }]),
        'net_income',
        'quarter',
        '2023-12-31',
      );
    };
    expect(of(109)).to.equal('109000000');
    expect(of(113)).to.equal('109000000');
  });

  it('is never served in place of another income of the parent', () => {
    fc.assert(
      fc.property(
        fc.record({
          parent: fc.integer({ min: 200, max: 900 }),
          share: fc.integer({ min: -90, max: 90 }),
          preferred: fc.constantFrom(0, 3, 19),
          allotted: fc.constantFrom(0, 2, 7),
          // To the single share, so that rounding hides nothing.
          shares: fc.integer({ min: 50, max: 100 }).map((shares) => shares + 0.123457),
          tagsCommon: fc.boolean(),
          tagsEps: fc.boolean(),
          interests: fc.constantFrom(0, 60),
          before: fc.constantFrom(0, 12, 40),
        }),
        ({ parent, share, preferred, allotted, shares, tagsCommon, tagsEps, interests, before }) => {
          // What is not deducted may be as much as the share, which no figure then shows.
          const deductions = [0, preferred, allotted, preferred + allotted];
          const gaps = deductions.map((each) => Math.abs(share + preferred + allotted - each));
          fc.pre(Math.min(...gaps) > 3);
          const common = parent - preferred - allotted;
          const rows: Rows = {
            ProfitLoss: parent + share,
            '@MinorityInterest': interests,
            PreferredStockDividendsIncomeStatementImpact: preferred,
            [ALLOTTED]: allotted,
            ...(tagsCommon && { [COMMON]: common }),
            ...(tagsEps && { EarningsPerShareBasic: Number((common / shares).toFixed(2)), [BASIC]: shares }),
          };
          const year = report(2022, {
            NetIncomeLoss: 300,
            [SHARE]: before,
            '@MinorityInterest': 60,
          });
          expect(incomeOf(year, report(2023, rows))).to.equal(REFUSED);
        },
      ),
      { numRuns: 200 },
    );
  });
});
