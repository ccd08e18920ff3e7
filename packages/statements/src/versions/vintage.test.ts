import { expect } from 'chai';
import type { InputFact } from '../inputs.ts';
import type { Statements } from '../statements.ts';
import {
  cell,
  compute,
  fact,
  filing,
  plainFilings,
  plainYears,
  shown,
  splitReports,
} from '../test-support.ts';
import { parseAmount } from '../decimal.ts';
import { scaleOrSignError } from '../values/scale-or-sign-error.ts';

const Y = ['2022-01-01', '2022-12-31'] as const;
const flow = (concept: string, value: number | string, unit = 'USD'): InputFact =>
  fact(concept, Y[0], Y[1], value, unit);
const sheet = (concept: string, value: number): InputFact => fact(concept, null, Y[1], value);

const report = (filed: string, facts: readonly InputFact[], form = '10-K'): ReturnType<typeof filing> =>
  filing(form, filed, [sheet('Assets', 900e6), flow('ProfitLossOfSegments', 1), ...facts]);

const year = (field: string, ...filings: readonly ReturnType<typeof filing>[]): string =>
  shown(compute(filings), field, 'annual', Y[1]);

describe('vintage', () => {
  it('distinguishes an error of scale or sign from a restatement', () => {
    expect(scaleOrSignError(5_126_201_000n, 5_126_201n)).to.equal('scale');
    expect(scaleOrSignError(5_126_201_000n, 5_126n)).to.equal('scale');
    expect(scaleOrSignError(parseAmount('6496062'), parseAmount('6'))).to.equal('scale');
    expect(scaleOrSignError(parseAmount('6596062'), parseAmount('6'))).to.equal(null);
    expect(scaleOrSignError(-39n, 39n)).to.equal('sign');
    expect(scaleOrSignError(100n, 10n)).to.equal(null);
    expect(scaleOrSignError(100n, 98n)).to.equal(null);
    expect(scaleOrSignError(0n, 98n)).to.equal(null);
  });

  it('recognises a share average in millions near a split, forward and reverse', () => {
    const average = 'WeightedAverageNumberOfSharesOutstandingBasic';
    const served = (ratio: number): string =>
      year(
        'shares_basic',
        report('2023-02-15', [flow('NetIncomeLoss', 50e6), flow(average, 4_703_003, 'shares')]),
        report('2024-02-15', [flow('NetIncomeLoss', 50e6), flow(average, 5, 'shares')]),
        ...splitReports(ratio, ['2024-05-01', '2025-05-01'], ['2024-01-01', '2024-03-31']),
      );
    expect(served(10)).to.equal('47030030');
    expect(served(1 / 20)).to.equal('235150');
  });

  it('keeps the row of a statement against the amount of a note in a filing without that statement', () => {
    const capex = (amount: number): InputFact => flow('PaymentsToAcquireProductiveAssets', amount);
    const first = report('2023-02-15', [
      capex(3_837e6),
      flow('NetCashProvidedByUsedInOperatingActivities', 5_000e6),
    ]);
    expect(year('capex', first, report('2024-02-15', [capex(1_244e6)]))).to.equal('-3837000000');
    const second = [capex(3_800e6), flow('NetCashProvidedByUsedInOperatingActivities', 4_900e6)];
    expect(year('capex', first, report('2024-02-15', second))).to.equal('-3800000000');
  });

  it('serves the newest filing, an amendment over the original of the same day', () => {
    const original = report('2023-02-15', [flow('NetIncomeLoss', 50e6)]);
    const amendment = report('2023-02-15', [flow('NetIncomeLoss', 48e6)], '10-K/A');
    expect(year('net_income', amendment, original)).to.equal('48000000');
    expect(cell(compute([amendment, original]), 'net_income', 'annual', Y[1]).form).to.equal('10-K/A');
  });

  it('uses restated income and EPS although their filing tags the share average in thousands', () => {
    const reportOf = (
      filed: string,
      income: number,
      eps: string,
      shares: number,
    ): ReturnType<typeof filing> =>
      report(filed, [
        flow('NetIncomeLoss', income),
        flow('EarningsPerShareBasic', eps, 'USD/shares'),
        flow('WeightedAverageNumberOfSharesOutstandingBasic', shares, 'shares'),
      ]);
    const first = reportOf('2022-08-09', 403_000, '0.02', 19_285_000);
    const restated = reportOf('2023-08-09', 2_807_000, '0.15', 19_285);
    expect(year('net_income', first, restated)).to.equal('2807000');
    expect(year('eps_basic', first, restated)).to.equal('0.15');
    expect(year('shares_basic', first, restated)).to.equal('19285000');
    const wrong = reportOf('2023-08-09', 2_807_000, '0.02', 19_285);
    expect(year('net_income', first, wrong)).to.equal('403000');
  });

  it('preserves the cents of a dividend that a later filing tags in whole dollars, and accepts better ones', () => {
    const tagged = (filed: string, value: string): ReturnType<typeof filing> =>
      report(filed, [
        flow('NetIncomeLoss', 50e6),
        flow('CommonStockDividendsPerShareDeclared', value, 'USD/shares'),
      ]);
    const whole = tagged('2024-02-15', '3');
    expect(year('dividends_per_share', tagged('2023-02-15', '2.70'), whole)).to.equal('2.7');
    expect(year('dividends_per_share', tagged('2023-02-15', '2.40'), whole)).to.equal('3');
    expect(year('dividends_per_share', whole, tagged('2025-02-15', '2.6981'))).to.equal('2.6981');
  });

  it('rejects a comparative with total equity under the parent’s tag', () => {
    const first = report('2023-02-15', [sheet('StockholdersEquity', 300e6), sheet('MinorityInterest', 20e6)]);
    const later = report('2024-02-15', [sheet('StockholdersEquity', 320e6)]);
    const served = cell(compute([first, later]), 'total_equity', 'instant', Y[1]);
    expect(served.value).to.equal('300000000');
    expect(served.flags).to.include('newer_overruled');
  });

  it('accepts a newer parent’s share if its filing tags total, part and rest separately', () => {
    const first = report('2023-02-15', [
      flow('NetIncomeLoss', 50e6),
      flow('NetIncomeLossAttributableToNoncontrollingInterest', 5e6),
    ]);
    const later = report('2024-02-15', [
      flow('NetIncomeLoss', 55e6),
      flow('ProfitLoss', 60e6),
      flow('NetIncomeLossAttributableToNoncontrollingInterest', 5e6),
    ]);
    expect(year('net_income', first, later)).to.equal('55000000');
    const bare = report('2024-02-15', [flow('NetIncomeLoss', 55e6)]);
    expect(year('net_income', first, bare)).to.equal('50000000');
  });

  it('rejects continuing operations under the net income tag', () => {
    const first = report('2023-02-15', [
      flow('NetIncomeLoss', 50e6),
      flow('IncomeLossFromDiscontinuedOperationsNetOfTax', -8e6),
    ]);
    expect(year('net_income', first, report('2024-02-15', [flow('NetIncomeLoss', 58e6)]))).to.equal(
      '50000000',
    );
  });

  it('decides the sign of net income by EPS, whichever filing is newer', () => {
    const shares = flow('WeightedAverageNumberOfSharesOutstandingBasic', 10e6, 'shares');
    const eps = flow('EarningsPerShareBasic', '-5.00', 'USD/shares');
    const wrong = report('2023-02-15', [flow('NetIncomeLoss', 50e6), shares, eps]);
    const right = report('2024-02-15', [flow('NetIncomeLoss', -50e6), shares, eps]);
    const served = cell(compute([wrong, right]), 'net_income', 'annual', Y[1]);
    expect(served.value).to.equal('-50000000');
    expect(served.flags).to.include('corrected').and.not.include('restated');
    const late = report('2024-02-15', [flow('NetIncomeLoss', 50e6)]);
    expect(year('net_income', { ...right, filed: '2023-02-15' }, late)).to.equal('-50000000');
  });

  it('preserves a loss that a later filing in millions reports as zero: its EPS contradicts that', () => {
    const shares = flow('WeightedAverageNumberOfSharesOutstandingBasic', 5e6, 'shares');
    const eps = flow('EarningsPerShareBasic', '-0.09', 'USD/shares');
    const right = report('2023-02-15', [flow('NetIncomeLoss', -459_675), shares, eps]);
    const rounded = report('2024-02-15', [flow('NetIncomeLoss', 0), shares, eps]);
    expect(year('net_income', right, rounded)).to.equal('-459675');
  });

  it('decides a lost sign of the cash flow by the change in cash', () => {
    const rows = (financing: number): InputFact[] => [
      flow('NetIncomeLoss', 50e6),
      flow('NetCashProvidedByUsedInOperatingActivities', 60e6),
      flow('NetCashProvidedByUsedInInvestingActivities', -20e6),
      flow('NetCashProvidedByUsedInFinancingActivities', financing),
      flow('CashAndCashEquivalentsPeriodIncreaseDecrease', 10e6),
    ];
    const served = year(
      'financing_cash_flow',
      report('2023-02-15', rows(30e6)),
      report('2024-02-15', rows(-30e6)),
    );
    expect(served).to.equal('-30000000');
  });

  it('lets a filing without the statement’s total confirm or restate a value, but never add a lower candidate', () => {
    const first = report('2023-02-15', [flow('NetIncomeLoss', 50e6), flow('Revenues', 400e6)]);
    const renewing = filing('10-K/A', '2023-06-01', [flow('Revenues', 410e6)]);
    const lower = filing('10-K/A', '2023-06-01', [flow('SalesRevenueNet', 300e6)]);
    expect(year('revenue', first, renewing)).to.equal('410000000');
    expect(year('revenue', first, lower)).to.equal('400000000');
  });

  it('decides an error in one part of a sum on that part', () => {
    const rows = (contracts: number): InputFact[] => [
      flow('NetIncomeLoss', 5e6),
      flow('OperatingLeaseLeaseIncome', 40e6),
      flow('RevenueFromContractWithCustomerExcludingAssessedTax', contracts),
      sheet('RealEstateInvestmentPropertyNet', 1),
    ];
    const statements = compute([report('2023-02-15', rows(10e6)), report('2024-02-15', rows(-10e6))], {
      sic: '6798',
    });
    expect(shown(statements, 'revenue', 'annual', Y[1])).to.equal('50000000');
  });

  describe('a row of either sign with a nearly opposite value in a later filing', () => {
    const change = 'IncreaseDecreaseInOperatingCapital';
    const operating = 'NetCashProvidedByUsedInOperatingActivities';
    const half = (item: InputFact): boolean => item.start === '2022-01-01' && item.end === '2022-06-30';
    /** Half a year as first filed and as in the next year's report; the other reports agree. */
    const halfYears = (first: number, later: number, quarter = later / 2): Statements =>
      compute(
        plainFilings(2022, plainYears(2)).map((each) => ({
          ...each,
          facts: each.facts.flatMap((item) => {
            if (item.concept !== operating) return [item];
            if (half(item))
              return [item, { ...item, concept: change, value: String(each.filed < '2023' ? first : later) }];
            const q1 = item.start === '2022-01-01' && item.end === '2022-03-31';
            return q1 ? [item, { ...item, concept: change, value: String(quarter) }] : [item];
          }),
        })),
      );
    const served = (statements: Statements): string =>
      shown(statements, 'working_capital_change', 'ytd', '2022-06-30');

    it('is refused: it may be a restatement or a lost sign', () => {
      expect(served(halfYears(83_176_000, -82_763_000))).to.equal('ambiguous_candidate');
    });

    it('is no operand either', () => {
      const second = shown(
        halfYears(83_176_000, -82_763_000),
        'working_capital_change',
        'quarter',
        '2022-06-30',
      );
      expect(second).to.equal('ambiguous_candidate');
    });

    it('is refused if both are a few millions in filings of millions', () => {
      expect(served(halfYears(4_000_000, -4_000_000))).to.equal('ambiguous_candidate');
    });

    it('has lost its sign if both are one figure', () => {
      expect(served(halfYears(483_000_000, -483_000_000))).to.equal('-483000000');
    });

    it('is the newer filing’s value if they differ widely', () => {
      expect(served(halfYears(83_176_000, -12_763_000))).to.equal('12763000');
    });
  });
});
