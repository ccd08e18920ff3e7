import { expect } from 'chai';
import fc from 'fast-check';
import { served } from '../ratios/exact.ts';
import { type HistoryInput, type KnownState, multiplesOverTime } from './history.ts';
import type { MultipleName } from './multiples.ts';

const VALUES = {
  cash_and_equivalents: '100',
  ebitda: '80',
  eps_diluted: '5',
  free_cash_flow: '-20',
  net_debt: '150',
  net_income: '50',
  operating_income: '60',
  revenue: '400',
  short_term_investments: '50',
  total_debt: '300',
  total_equity: '500',
  total_equity_with_nci: '510',
};

const state = (filed: string, end: string, more: Partial<KnownState> = {}): KnownState => ({
  filed,
  view: 'quarter',
  end,
  values: VALUES,
  preferred: '100',
  temporary: '40',
  shares: { count: '10', countedOn: filed, filed },
  lacksCount: false,
  ...more,
});

const input = (more: Partial<HistoryInput> = {}): HistoryInput => ({
  closes: [{ date: '2025-05-30', close: 100 }],
  states: [state('2025-05-02', '2025-03-31')],
  splits: [],
  isServed: () => true,
  isFinancial: false,
  ...more,
});

/** The values of one multiple, or the reasons for their absence. */
const found = (name: MultipleName, more: Partial<HistoryInput> = {}) => {
  const { values, leftOut } = multiplesOverTime(input(more))[name];
  return values.length > 0 ? values.map(({ value }) => served(value).toNumber()) : leftOut;
};

const only = (more: Partial<KnownState>) => ({ states: [state('2025-05-02', '2025-03-31', more)] });

describe('multiples of the past', () => {
  it('use the close and the figures filed before it', () => {
    // Market value 1000; enterprise value 1000 + 300 + 10 + 100 + 40 − 100 − 50.
    expect(found('price_to_earnings')).to.deep.equal([20]);
    expect(found('price_to_sales')).to.deep.equal([2.5]);
    expect(found('price_to_book')).to.deep.equal([2.5]);
    expect(found('ev_to_ebitda')).to.deep.equal([16.25]);
    expect(found('ev_to_ebit')).to.deep.equal([21.67]);
    expect(found('ev_to_sales')).to.deep.equal([3.25]);
  });

  it('of a partnership use income per unit, checked against its limited partners’ income', () => {
    const { eps_diluted: _, ...rest } = VALUES;
    const units = { ...rest, income_per_unit_diluted: '4', net_income: '90' };
    const values = { ...units, limited_partners_income: '40' };
    expect(found('price_to_earnings', only({ values }))).to.deep.equal([25]);
    expect(found('price_to_earnings', only({ values: units }))).to.deep.equal({ shares_disagree: 1 });
    const isServed = (_view: string, field: string) => field !== 'income_per_unit_diluted';
    expect(found('price_to_earnings', { ...only({ values }), isServed })).to.deep.equal({ refused_since: 1 });
  });

  it('of earnings need no share count where the cover page has none, but no split around the period', () => {
    const uncounted = only({ shares: null, lacksCount: true });
    expect(found('price_to_earnings', uncounted)).to.deep.equal([20]);
    expect(found('price_to_sales', uncounted)).to.deep.equal({ share_count_unknown: 1 });
    expect(found('ev_to_sales', uncounted)).to.deep.equal({ share_count_unknown: 1 });
    const after = { ...uncounted, splits: [{ exDate: '2025-05-10', ratio: 2 }] };
    expect(found('price_to_earnings', after)).to.deep.equal([40]);
    const around = { ...uncounted, splits: [{ exDate: '2025-04-10', ratio: 2 }] };
    expect(found('price_to_earnings', around)).to.deep.equal({ split_unconfirmed: 1 });
    const doubted = only({ shares: null });
    expect(found('price_to_earnings', doubted)).to.deep.equal({ share_count_unknown: 1 });
  });

  it('never use a filing of the same day or later', () => {
    const states = [
      state('2025-02-02', '2024-12-31'),
      state('2025-05-02', '2025-03-31', { values: { ...VALUES, revenue: '500' } }),
    ];
    const closes = [
      { date: '2025-01-31', close: 100 },
      { date: '2025-05-02', close: 100 },
      { date: '2025-05-30', close: 100 },
    ];
    const { values, leftOut } = multiplesOverTime(input({ states, closes })).price_to_sales;
    expect(values.map(({ date, value }) => [date, value.toNumber()])).to.deep.equal([
      ['2025-05-02', 2.5],
      ['2025-05-30', 2],
    ]);
    expect(leftOut).to.deep.equal({ not_filed: 1 });
  });

  it('omit meaningless and refused multiples, and those refused since', () => {
    expect(found('price_to_free_cash_flow')).to.deep.equal({ not_meaningful: 1 });
    const { ebitda: _, ...without } = VALUES;
    expect(found('ev_to_ebitda', only({ values: without }))).to.deep.equal({ not_reported: 1 });
    expect(found('ev_to_ebitda', only({ preferred: null }))).to.deep.equal({ not_reported: 1 });
    const isServed = (_: string, field: string) => field !== 'net_debt';
    expect(found('ev_to_ebitda', { isServed })).to.deep.equal({ refused_since: 1 });
    expect(found('price_to_sales', { isServed })).to.deep.equal([2.5]);
  });

  it('omit a filer that is late, and an unknown or doubtful number of shares', () => {
    expect(found('price_to_sales', { closes: [{ date: '2025-10-31', close: 100 }] })).to.deep.equal({
      stale_statements: 1,
    });
    expect(found('price_to_sales', only({ shares: null }))).to.deep.equal({ share_count_unknown: 1 });
    const shares = { count: '20', countedOn: '2025-05-02', filed: '2025-05-02' };
    expect(found('price_to_sales', only({ shares }))).to.deep.equal({ shares_disagree: 1 });
  });

  it('leave out a count that may have a split in it already', () => {
    const shares = { count: '10', countedOn: '2025-04-20', filed: '2025-05-02' };
    const splits = [{ exDate: '2025-04-28', ratio: 2 }];
    expect(found('price_to_sales', { ...only({ shares }), splits })).to.deep.equal({ split_unconfirmed: 1 });
  });

  it('use a split whose day is not known on the side of the filings that prove it', () => {
    const splits = [{ after: '2025-05-02', exDate: '2025-08-01', ratio: 4 }];
    const states = [
      state('2025-05-02', '2025-03-31'),
      state('2025-06-10', '2025-03-31'),
      state('2025-08-01', '2025-06-30', {
        shares: { count: '40', countedOn: '2025-07-20', filed: '2025-08-01' },
      }),
      state('2025-11-01', '2025-09-30', {
        shares: { count: '40', countedOn: '2025-10-20', filed: '2025-11-01' },
        values: { ...VALUES, eps_diluted: '1.25' },
      }),
    ];
    const at = (date: string) => ({ states, splits, closes: [{ date, close: 25 }] });
    // The filing before has old shares; one in between, and a count from before the filing after, may be of either.
    expect(found('price_to_sales', at('2025-05-30'))).to.deep.equal([2.5]);
    expect(found('price_to_earnings', at('2025-05-30'))).to.deep.equal([20]);
    expect(found('price_to_sales', at('2025-06-30'))).to.deep.equal({ split_unconfirmed: 1 });
    expect(found('price_to_sales', at('2025-08-29'))).to.deep.equal({ split_unconfirmed: 1 });
    expect(found('price_to_sales', at('2025-11-28'))).to.deep.equal([2.5]);
    expect(found('price_to_earnings', at('2025-11-28'))).to.deep.equal([20]);
  });

  it('leave out months of filings since which a split may not be known', () => {
    expect(found('price_to_sales', { provenFrom: '2025-05-02' })).to.deep.equal([2.5]);
    expect(found('price_to_sales', { provenFrom: '2025-05-03' })).to.deep.equal({ split_unconfirmed: 1 });
    expect(found('price_to_earnings', { provenFrom: '2025-05-03' })).to.deep.equal({ split_unconfirmed: 1 });
  });

  it('have no enterprise value for banks and insurers', () => {
    expect(found('ev_to_sales', { isFinancial: true })).to.deep.equal({});
    expect(found('price_to_sales', { isFinancial: true })).to.deep.equal([2.5]);
  });

  it('do not change when the stock splits afterwards', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(2, 4, 10, 0.1, 0.5),
        fc.constantFrom('2025-05-15', '2025-08-01'),
        (ratio, exDate) => {
          // Closes are on today's split basis: after the split each is a fraction of the traded price.
          const splits = [{ exDate, ratio }];
          const closes = [{ date: '2025-05-30', close: 100 / ratio }];
          for (const name of ['price_to_earnings', 'price_to_book', 'ev_to_sales'] as const)
            expect(found(name, { splits, closes })).to.deep.equal(found(name));
        },
      ),
    );
  });

  it('do not depend on the unit of the currency', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 6 }), (unit) => {
        const times = (text: string): string => String(Number(text) * unit);
        const values = Object.fromEntries(Object.entries(VALUES).map(([name, of]) => [name, times(of)]));
        const scaled = {
          ...only({ values, preferred: times('100'), temporary: times('40') }),
          closes: [{ date: '2025-05-30', close: 100 * unit }],
        };
        for (const name of ['price_to_earnings', 'price_to_book', 'ev_to_ebit'] as const)
          expect(found(name, scaled)).to.deep.equal(found(name));
      }),
    );
  });
});
