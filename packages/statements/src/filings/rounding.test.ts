import { expect } from 'chai';
import type { InputFiling } from '../inputs.ts';
import { roundingDigitsOf } from './rounding.ts';
import { rankFilings } from './filing-period.ts';
import {
  cell,
  changed,
  compute,
  fact,
  filing,
  plainFilings,
  plainYears,
  quarter,
  shown,
} from '../test-support.ts';
import type { Quarter, Year } from '../test-support.ts';

/** Quarters in tenths of a million. */
const inTenths = (each: Quarter, k: number): Quarter => ({
  ...each,
  revenue: each.revenue + 700_000,
  net: each.net + 300_000 * (k + 1),
  ocf: each.ocf + 200_000 * (k + 2),
  capex: each.capex + 100_000,
  assets: each.assets + 400_000,
});

const years = plainYears(3).map((year) => year.map(inTenths) as unknown as Year);

/** The same filings, with all amounts in whole millions in those from a day on. */
const inMillionsFrom = (day: string): InputFiling[] =>
  plainFilings(2022, years).map((each) =>
    each.filed < day
      ? each
      : changed(each, (item) =>
          item.unit === 'USD' ? { ...item, value: String(Math.round(Number(item.value) / 1e6) * 1e6) } : item,
        ),
  );

describe('a filing that rounds differently from previous ones', () => {
  it('has a rounding unit if there are enough amounts', () => {
    const [tenths] = rankFilings(inMillionsFrom('2030-01-01'));
    const [millions] = rankFilings(inMillionsFrom('2022-01-01'));
    const [few] = rankFilings([filing('10-K', '2024-02-01', [fact('Assets', null, '2023-12-31', 4e9)])]);
    expect([tenths, millions, few].map((each) => roundingDigitsOf(each!))).to.deep.equal([5, 6, null]);
  });

  it('restates nothing: the fourth quarter of a year filed again in whole millions is served in tenths', () => {
    const statements = compute(inMillionsFrom('2024-01-01'));
    // The year 2022 in tenths of a million, from its own report; filed again in whole millions with that of
    // 2023.
    const q4 = cell(statements, 'net_income', 'quarter', '2022-12-31');
    expect(q4.value).to.equal(String(years[0]![3].net));
    expect(cell(statements, 'net_income', 'annual', '2022-12-31').flags).not.to.include('restated');
    expect(shown(statements, 'operating_cash_flow', 'quarter', '2022-12-31')).to.equal(
      String(years[0]![3].ocf),
    );
  });

  it('removes no digits: its rounded values are served as in the older filing', () => {
    const statements = compute(inMillionsFrom('2024-01-01'));
    const exact = compute(inMillionsFrom('2030-01-01'));
    for (const [kind, end] of [
      ['annual', '2022-12-31'],
      ['quarter', '2022-12-31'],
      ['ytd', '2023-09-30'],
    ] as const) {
      const { value, flags } = cell(statements, 'net_income', kind, end);
      expect(value).to.equal(shown(exact, 'net_income', kind, end));
      expect(flags).not.to.include('restated');
    }
  });

  it('restates by a change of more than the rounding', () => {
    const filings = inMillionsFrom('2024-01-01').map((each) =>
      each.form === '10-K' && each.filed.startsWith('2024')
        ? changed(each, (item) =>
            item.concept === 'NetIncomeLoss' && item.end === '2022-12-31'
              ? { ...item, value: String(Number(item.value) + 5e6) }
              : item,
          )
        : each,
    );
    const statements = compute(filings);
    expect(cell(statements, 'net_income', 'annual', '2022-12-31').flags).to.include('restated');
    expect(shown(statements, 'net_income', 'quarter', '2022-12-31')).to.equal('restatement_mixed_basis');
  });

  it('allows trailing amounts of a few millions to differ by their rounding', () => {
    // A year of −3 million against quarters that add up to −2: one unit of rounding, and a third of the amount.
    const [first, second, third] = [quarter(100), quarter(110), quarter(120)];
    const small = (ocf: number) => ({ ...third, ocf, capex: 0 });
    const filings = plainFilings(2022, [
      [first, second, third, quarter(130)],
      [small(1e6), small(-4e6), small(2e6), small(-1e6)],
    ]).map((each) =>
      changed(each, (item) =>
        item.concept === 'NetCashProvidedByUsedInOperatingActivities' && item.end === '2023-12-31'
          ? { ...item, value: '-3000000' }
          : item,
      ),
    );
    expect(shown(compute(filings), 'operating_cash_flow', 'ttm', '2023-12-31')).to.equal('-3000000');
  });

  /** The report of 2024 also tags another value, or replaces its own by it. */
  const taxed = (form: string, year: number, values: readonly number[]): InputFiling[] =>
    plainFilings(2022, years).map((each) =>
      each.form === form && each.filed.startsWith(String(year))
        ? {
            ...each,
            facts: [
              ...each.facts,
              ...values.map((value) => fact('IncomeTaxExpenseBenefit', '2023-01-01', '2023-12-31', value)),
            ],
          }
        : each,
    );

  it('has one value if one of two is the other rounded in the text', () => {
    for (const values of [
      [19_087_000_000, 19_100_000_000],
      [19_100_000_000, 19_087_000_000],
    ])
      expect(shown(compute(taxed('10-K', 2024, values)), 'income_tax', 'annual', '2023-12-31')).to.equal(
        '19087000000',
      );
    const apart = compute(taxed('10-K', 2024, [19_087_000_000, 19_200_000_000]));
    expect(shown(apart, 'income_tax', 'annual', '2023-12-31')).to.equal('ambiguous_candidate');
  });
});

describe('two figures of one filing for one row', () => {
  /** Cash at the end of 2024, in tenths of a million, under two concepts in order of preference. */
  const cash = (first: number, second: number): string => {
    const filings = plainFilings(2022, years).map((each) =>
      each.filed === '2025-02-15'
        ? {
            ...each,
            facts: [
              ...each.facts,
              fact('CashAndCashEquivalentsAtCarryingValue', null, '2024-12-31', first * 1e5),
              fact(
                'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents',
                null,
                '2024-12-31',
                second * 1e5,
              ),
            ],
          }
        : each,
    );
    return shown(compute(filings), 'cash_and_equivalents', 'instant', '2024-12-31');
  };

  it('exclude one that rounds the other for the text, even if preferred', () => {
    expect(cash(38_000, 38_271)).to.equal('3827100000');
    expect(cash(5_000, 5_003)).to.equal('500300000');
  });

  it('include one that ends in zeros by chance', () => {
    expect(cash(38_100, 38_140)).to.equal('3810000000');
    expect(cash(38_270, 38_271)).to.equal('3827000000');
    expect(cash(38_000, 39_000)).to.equal('3800000000');
  });
});
