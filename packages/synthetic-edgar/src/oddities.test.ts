import { expect } from 'chai';
import { demoSpecs } from './demo.ts';
import { generateIssuer } from './generate.ts';
import type { SyntheticIssuer } from './generate.ts';
import type { IssuerSpec, SplitSpec } from './spec.ts';

const [plain] = demoSpecs;
if (plain === undefined) throw new Error('no demo spec');

const issuerOf = (changes: Partial<IssuerSpec>): SyntheticIssuer =>
  generateIssuer({ ...plain, splits: [], ...changes });

type Row = { readonly period: string; readonly value: number; readonly form: string; readonly filed: string };

const rows = ({ companyfacts }: SyntheticIssuer, concept: string): Row[] =>
  Object.values(companyfacts.facts['us-gaap']?.[concept]?.units ?? {})
    .flat()
    .map(({ start, end, val, form, filed }) => ({
      period: start === undefined ? end : `${start}..${end}`,
      value: val,
      form,
      filed,
    }))
    .sort((left, right) => (left.filed < right.filed ? -1 : left.filed > right.filed ? 1 : 0));

const ratios = (issuer: SyntheticIssuer): Row[] =>
  rows(issuer, 'StockholdersEquityNoteStockSplitConversionRatio1');

/** The values of one period, oldest filing first. */
const reported = (issuer: SyntheticIssuer, concept: string, period: string): number[] =>
  rows(issuer, concept)
    .filter((row) => row.period === period)
    .map(({ value }) => value);

const basicAverage = 'WeightedAverageNumberOfSharesOutstandingBasic';

const truthOf = (
  { truth }: SyntheticIssuer,
  field: string,
  year: number,
  period = 'FY',
): (typeof truth)[number] => {
  const cell = truth.find(
    (other) =>
      other.field === field &&
      other.fiscal_year === year &&
      other.fiscal_period === period &&
      ['annual', 'quarter', 'instant'].includes(other.period_kind),
  );
  if (cell === undefined) throw new Error(`no ${field} of ${year}`);
  return cell;
};

const number = (issuer: SyntheticIssuer, field: string, year: number, period = 'FY'): number =>
  Number(truthOf(issuer, field, year, period).value);

/** Takes effect between the reports of the first and second quarters of 2024. */
const split: SplitSpec = { year: 2024, after_quarter: 1, new: 4, old: 1, tagged: true };
const clean = issuerOf({});

describe('unusual splits', () => {
  it('are generated identically every time, with all irregularities at once', () => {
    const odd = (): SyntheticIssuer =>
      issuerOf({
        splits: [{ ...split, disclosure: { from: 1, reports: 2, dated: 'period', rounded: 'nearest' } }],
        merger: { from: 9, shares: 2000, size: 2100, part: 500, ratio: 2, recast: false },
        coarser: { from: 2023, money: 1000, shares: 1000 },
        wrong_duplicates: [{ year: 2022, quarter: 4, kind: 'zero_cash', own: true }],
      });
    expect(JSON.stringify(odd())).to.equal(JSON.stringify(odd()));
  });

  it('are tagged before the averages change, with a date before a filing on the old basis', () => {
    const early = issuerOf({
      splits: [{ ...split, disclosure: { from: -1, reports: 1, dated: 'record', rounded: 'no' } }],
    });
    const [tag, ...others] = ratios(early);
    expect(others).to.deep.equal([]);
    expect(tag?.form).to.equal('10-Q');
    expect((tag?.period ?? '') < (tag?.filed ?? '')).to.equal(true);
    const averages = reported(early, basicAverage, '2024-01-01..2024-03-31');
    const before = reported(clean, basicAverage, '2024-01-01..2024-03-31');
    expect(
      rows(early, basicAverage).find(({ period }) => period === '2024-01-01..2024-03-31')?.filed,
    ).to.equal(tag?.filed);
    expect(averages).to.deep.equal([before[0], 4 * (before[1] ?? 0)]);
  });

  it('are tagged from the first report on if they were announced before the first filing', () => {
    const first: SplitSpec = { ...split, year: 2022, after_quarter: 0 };
    const early = issuerOf({
      first_year: 2021,
      years: 3,
      splits: [{ ...first, disclosure: { from: -40, reports: 2, dated: 'record', rounded: 'no' } }],
    });
    const filings = [...new Set(rows(early, basicAverage).map(({ filed }) => filed))].sort();
    expect(ratios(early).map(({ filed }) => filed)).to.deep.equal(filings.slice(0, 2));
  });

  it('are tagged late, in several filings and to two decimals', () => {
    const late = issuerOf({
      splits: [
        {
          ...split,
          new: 1,
          old: 15,
          disclosure: { from: 1, reports: 3, dated: 'period', rounded: 'nearest' },
        },
      ],
    });
    expect(ratios(late).map(({ period, value }) => [period, value])).to.deep.equal([
      ['2024-07-01..2024-09-30', 0.07],
      ['2024-01-01..2024-12-31', 0.07],
      ['2025-01-01..2025-03-31', 0.07],
    ]);
  });

  it('accumulate over the years', () => {
    const series = issuerOf({
      splits: [
        { ...split, year: 2021, new: 3, old: 2 },
        { ...split, year: 2023, new: 5, old: 4, tagged: false },
        { ...split, year: 2025, new: 2, old: 1 },
      ],
    });
    expect(number(series, 'shares_basic', 2019) / number(clean, 'shares_basic', 2019)).to.be.closeTo(
      3.75,
      1e-4,
    );
    expect(number(clean, 'eps_basic', 2019) / number(series, 'eps_basic', 2019)).to.be.closeTo(3.75, 0.01);
  });

  it('leave the quarterly table on the old basis, and the truth on today’s', () => {
    const style = { ...plain.style, quarterly_table: true };
    const behind = issuerOf({ style, splits: [{ ...split, on_old_basis: 'quarterly_table' }] });
    const right = issuerOf({ style, splits: [split] });
    const [quarter, year] = ['2023-04-01..2023-06-30', '2023-01-01..2023-12-31'];
    const inTable = (issuer: SyntheticIssuer): number | undefined =>
      rows(issuer, 'EarningsPerShareBasic').findLast(
        ({ period, form }) => period === quarter && form === '10-K',
      )?.value;
    expect(inTable(behind)).to.be.closeTo(4 * (inTable(right) ?? 0), 0.03);
    expect(reported(behind, 'EarningsPerShareBasic', year)).to.deep.equal(
      reported(right, 'EarningsPerShareBasic', year),
    );
    expect(number(behind, 'eps_basic', 2023, 'Q2')).to.be.closeTo(
      number(right, 'eps_basic', 2023, 'Q2'),
      0.006,
    );
  });

  it('leave the oldest averages on the old basis, with earnings per share on the new one', () => {
    const behind = issuerOf({ splits: [{ ...split, on_old_basis: 'oldest_averages' }] });
    const right = issuerOf({ splits: [split] });
    const year = '2022-01-01..2022-12-31';
    const [average, eps] = [
      reported(behind, basicAverage, year),
      reported(behind, 'EarningsPerShareBasic', year),
    ];
    expect(average[2]).to.equal(average[0]);
    expect(eps).to.deep.equal(reported(right, 'EarningsPerShareBasic', year));
    expect(number(behind, 'shares_basic', 2022)).to.be.closeTo(number(right, 'shares_basic', 2022), 4000);
  });
});

describe('mergers', () => {
  const quarter = '2021-04-01..2021-06-30';
  const balanced = (issuer: SyntheticIssuer): boolean =>
    JSON.stringify(rows(issuer, 'Assets')) ===
    JSON.stringify(rows(issuer, 'LiabilitiesAndStockholdersEquity'));

  it('change shares, income and assets from a quarter on and tag a ratio, but split nothing', () => {
    const merged = issuerOf({
      merger: { from: 9, shares: 2000, size: 2500, part: 1000, ratio: 2, recast: false },
    });
    expect(ratios(merged).map(({ period, value }) => [period, value])).to.deep.equal([
      ['2021-04-04', 2],
      ['2021-01-01..2021-12-31', 2],
    ]);
    const before = '2021-01-01..2021-03-31';
    for (const concept of [basicAverage, 'NetIncomeLoss', 'EarningsPerShareBasic'])
      expect(reported(merged, concept, before)).to.deep.equal(reported(clean, concept, before));
    const growth = (field: string): number =>
      number(merged, field, 2021, 'Q2') / number(clean, field, 2021, 'Q2');
    expect(growth('shares_basic')).to.be.closeTo(2, 1e-5);
    expect(growth('revenue')).to.be.closeTo(2.5, 1e-3);
    expect(growth('total_assets')).to.be.within(1.8, 3);
    expect(growth('shares_outstanding_cover_page')).to.be.closeTo(2, 1e-5);
    expect(truthOf(merged, 'shares_basic', 2020)).to.deep.equal(truthOf(clean, 'shares_basic', 2020));
    expect(balanced(merged)).to.equal(true);
  });

  it('change the averages of their first quarter in part', () => {
    const merged = issuerOf({
      merger: { from: 9, shares: 2000, size: 2500, part: 500, ratio: null, recast: false },
    });
    expect(
      number(merged, 'shares_basic', 2021, 'Q2') / number(clean, 'shares_basic', 2021, 'Q2'),
    ).to.be.closeTo(1.5, 1e-5);
    expect(ratios(merged)).to.deep.equal([]);
  });

  it('replace the issuer’s history when recast: averages and income of the same period change', () => {
    const merged = issuerOf({
      merger: { from: 8, shares: 2000, size: 1700, part: 1000, ratio: null, recast: true },
    });
    const last = '2020-04-01..2020-06-30';
    const [older = 0, newer = 0] = reported(merged, basicAverage, last);
    expect(newer / older).to.be.closeTo(2, 1e-5);
    const [earned = 0, recast = 0] = reported(merged, 'NetIncomeLoss', last);
    expect(recast / earned).to.be.closeTo(1.7, 0.01);
    expect(reported(merged, basicAverage, quarter)).to.deep.equal(
      reported(issuerOf({ shares: 2 * plain.shares }), basicAverage, quarter),
    );
    expect(balanced(merged)).to.equal(true);
    // The year is that of the other company, but its first nine months were filed only by the old one.
    expect(truthOf(merged, 'shares_basic', 2019, 'Q4').value).to.equal(null);
    expect(truthOf(merged, 'eps_basic', 2019, 'Q4').value).to.equal(null);
    expect(truthOf(merged, 'shares_basic', 2020, 'Q4').value).not.to.equal(null);
  });
});

describe('rounding', () => {
  it('becomes coarser from a year on, while the truth keeps the digits', () => {
    const coarser = issuerOf({
      unit: 1000,
      size: 9_400_000,
      share_unit: 1,
      coarser: { from: 2023, money: 1000, shares: 1000 },
    });
    const fine = issuerOf({ unit: 1000, size: 9_400_000, share_unit: 1 });
    const year = '2022-01-01..2022-12-31';
    for (const [concept, unit] of [
      ['NetIncomeLoss', 1_000_000],
      [basicAverage, 1000],
    ] as const) {
      const [first = 0, second = 0] = reported(coarser, concept, year);
      expect(first).to.equal(reported(fine, concept, year)[0]);
      expect(second).to.equal(Math.round(first / unit) * unit);
      expect(second).not.to.equal(first);
    }
    expect(reported(coarser, 'EarningsPerShareBasic', year)).to.deep.equal(
      reported(fine, 'EarningsPerShareBasic', year),
    );
    const cell = truthOf(coarser, 'net_income', 2022);
    expect(cell.value).to.equal(truthOf(fine, 'net_income', 2022).value);
    expect(cell.tolerance).to.equal('4000000');
  });
});

describe('wrong duplicates', () => {
  const style = { ...plain.style, quarterly_table: true };
  const eps = 'EarningsPerShareDiluted';

  it('state earnings per share at a hundredth in a later annual report, its own quarters included', () => {
    const wrong = issuerOf({
      style,
      errors: [{ year: 2022, quarter: 4, target: 'eps', error: 'hundredth' }],
    });
    for (const period of ['2022-04-01..2022-06-30', '2021-01-01..2021-12-31']) {
      const [first = 0, second = 0] = reported(wrong, eps, period);
      expect(second).to.be.closeTo(first / 100, 1e-9);
    }
    const own = '2022-01-01..2022-12-31';
    expect(reported(wrong, eps, own)).to.deep.equal(reported(issuerOf({ style }), eps, own));
    expect(truthOf(wrong, 'eps_diluted', 2021).value).to.equal(truthOf(clean, 'eps_diluted', 2021).value);
  });

  it('state earnings per share in millions and diluted averages in thousands, but basic averages in units', () => {
    const wrong = issuerOf({
      errors: [
        { year: 2022, quarter: 4, target: 'eps', error: 'millionfold' },
        { year: 2022, quarter: 4, target: 'shares_diluted', error: 'thousandth' },
      ],
    });
    const year = '2021-01-01..2021-12-31';
    const of = (concept: string): number[] => reported(wrong, concept, year).slice(0, 2);
    const [first = 0, second = 0] = of(eps);
    expect(second).to.be.closeTo(first * 1e6, 1e-3);
    const [whole = 0, thousands = 0] = of('WeightedAverageNumberOfDilutedSharesOutstanding');
    expect(thousands).to.equal(Math.round(whole / 1000));
    const [basic, again] = of(basicAverage);
    expect(again).to.equal(basic);
  });

  it('state cash of the year before with the two digits of the text', () => {
    const wrong = issuerOf({ errors: [{ year: 2022, quarter: 4, target: 'cash', error: 'prose' }] });
    const cash = 'CashAndCashEquivalentsAtCarryingValue';
    const values = reported(wrong, cash, '2021-12-31');
    const prose = Number((values[0] ?? 0).toPrecision(2));
    expect(values).to.include(prose);
    expect(values[0]).not.to.equal(prose);
    expect(truthOf(wrong, 'cash_and_equivalents', 2021).value).to.equal(String(values[0]));
  });

  it('state zero cash, or a column of the equity statement, in addition to the balance sheet’s total', () => {
    const wrong = issuerOf({
      wrong_duplicates: [
        { year: 2022, quarter: 4, kind: 'zero_cash', own: false },
        { year: 2022, quarter: 4, kind: 'equity_column', own: true },
      ],
    });
    const cash = rows(wrong, 'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents');
    expect(cash.map(({ period, value, form }) => [period, value, form])).to.deep.equal([
      ['2021-12-31', 0, '10-K'],
    ]);
    const [column, ...others] = rows(
      wrong,
      'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest',
    );
    expect(others).to.deep.equal([]);
    expect(column?.period).to.equal('2022-12-31');
    expect(Math.abs(column?.value ?? 0)).to.be.within(1, number(wrong, 'total_equity', 2022) / 10);
    expect(wrong.truth).to.deep.equal(clean.truth);
  });
});
