import { expect } from 'chai';
import fc from 'fast-check';
import type { FiledDay, FiledFigure } from '../../statements/as-filed/filed-days.ts';
import { marketRows, type MarketInput } from './market-rows.ts';
import type { Point } from './table.ts';

const figure = (day: string, periodEnd: string, value: string): FiledFigure => ({
  value,
  reason: null,
  provenance: { accession: `a-${day}`, form: '10-Q', filed: day },
  periodEnd,
});

/** Sales per share of 100, earnings of 4, equity of 20 per share; 1000 shares. */
const filedOn = (day: string, periodEnd: string, more: Partial<FiledDay> = {}): FiledDay => ({
  day,
  issuer: { reporting_currency: 'USD', reporting_cadence: 'quarterly', type: 'industrial' },
  shares: {
    accession: `a-${day}`,
    form: '10-Q',
    filed: day,
    count: '1000',
    as_of: day,
    classes: 1,
    basis: 'listed_security',
    refusal: null,
  },
  view: 'quarter',
  end: periodEnd,
  claims: { preferred: '0', temporary: '0' },
  figures: new Map([
    ['eps_diluted_ttm', figure(day, periodEnd, '4')],
    ['revenue_ttm', figure(day, periodEnd, '100000')],
    ['total_equity_quarter', figure(day, periodEnd, '20000')],
    ['shares_diluted_quarter', figure(day, periodEnd, '1000')],
  ]),
  ...more,
});

const session = (date: string, traded: number, close = traded) => ({
  date,
  close,
  close_total_return: close,
  close_traded: traded,
  sma_200: 'insufficient_history',
  sma_50: 'insufficient_history',
  under_peak_pct: 0,
});

const BASE: MarketInput = {
  sessions: [session('2025-05-02', 80)],
  ratios: [],
  currency: 'USD',
  filed: [filedOn('2025-05-01', '2025-03-31')],
  isAlike: true,
  unfiled: 'not_filed_yet',
};
const split = (exDate: string, ratio: number) => ({ exDate, kind: 'split', ratio }) as const;
const NAMES = [
  'close',
  'market_value',
  'pe_ttm',
  'ps_ttm',
  'pb',
  'eps_diluted_ttm',
  'shares_diluted_quarter',
];
const pointsOf = (input: Partial<MarketInput>, name: string): readonly Point[] =>
  marketRows({ ...BASE, ...input }, [name]).map(({ points: [point] }) => point!);
const shown = ({ value, reason }: Point): string | null => (value === null ? reason : String(value));

describe('rows by session', () => {
  it('have multiples of income per unit for a partnership', () => {
    const day = filedOn('2025-05-01', '2025-03-31');
    const figures = new Map([['income_per_unit_diluted_ttm', figure(day.day, '2025-03-31', '5')]]);
    const filed = [{ ...day, issuer: { ...day.issuer, type: 'partnership' as const }, figures }];
    expect(pointsOf({ filed }, 'pe_ttm').map(shown)).to.deep.equal(['16']);
  });

  it('are multiples of figures that had been filed', () => {
    const [row] = marketRows(BASE, NAMES);
    expect(row!.points.map(shown)).to.deep.equal(['80', '80000', '20', '0.8', '4', '4', '1000']);
    const [ps] = pointsOf({}, 'ps_ttm');
    expect(ps!.footnotes.map(({ periodEnd }) => periodEnd)).to.deep.equal(['2025-05-01', '2025-03-31']);
  });

  it('use no filing of the day or a later one', () => {
    const days = ['2024-11-01', '2025-02-15', '2025-05-01', '2025-08-01'] as const;
    const filed = days.map((day, at) => {
      const end = ['2024-09-30', '2024-12-31', '2025-03-31', '2025-06-30'][at]!;
      return filedOn(day, end, { figures: new Map([['revenue_ttm', figure(day, end, String(at + 1))]]) });
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), (days) => {
        const date = new Date(Date.UTC(2024, 8, 1) + days * 86_400_000).toISOString().slice(0, 10);
        const [point] = pointsOf({ sessions: [session(date, 80)], filed: filed.toReversed() }, 'revenue_ttm');
        const known = filed.filter(({ day }) => day < date);
        for (const { filed: day } of point!.footnotes) expect(day < date).to.equal(true);
        const [newest] = known.toReversed();
        if (newest === undefined) expect(point!.reason).to.equal('not_filed_yet');
        else if (point!.value !== null) expect(String(point!.value)).to.equal(String(known.length));
        else expect(point!.reason).to.equal('outdated');
      }),
    );
  });

  it('are on one basis on both sides of a split', () => {
    const sessions = [session('2025-06-11', 20), session('2025-06-10', 20), session('2025-06-09', 80, 20)];
    const input = { sessions, ratios: [split('2025-06-10', 4)] };
    const series = (name: string) => pointsOf(input, name).map(shown);
    expect(series('pe_ttm')).to.deep.equal(['20', '20', '20']);
    expect(series('market_value')).to.deep.equal(['80000', '80000', '80000']);
    expect(series('eps_diluted_ttm')).to.deep.equal(['1', '1', '1']);
    expect(series('shares_diluted_quarter')).to.deep.equal(['4000', '4000', '4000']);
  });

  it('are refused if it is unclear whether the filing reflects a split', () => {
    const early = { ratios: [split('2025-04-20', 4)] };
    expect(pointsOf(early, 'pe_ttm').map(shown)).to.deep.equal(['split_unconfirmed']);
    expect(pointsOf(early, 'eps_diluted_ttm').map(shown)).to.deep.equal(['split_unconfirmed']);
    // The count on the cover page is of the day of the filing.
    expect(pointsOf(early, 'ps_ttm').map(shown)).to.deep.equal(['0.8']);
    expect(pointsOf({ ratios: null }, 'pe_ttm').map(shown)).to.deep.equal(['splits_unknown']);
    const spunOff = { ratios: [{ exDate: '2025-04-20', kind: 'price_adjustment', ratio: 1.1 } as const] };
    expect(pointsOf(spunOff, 'pe_ttm').map(shown)).to.deep.equal(['20']);
  });

  it('state the reason for every other missing value', () => {
    const [day] = BASE.filed;
    const reasonOf = (input: Partial<MarketInput>, name = 'ps_ttm') => shown(pointsOf(input, name)[0]!);
    expect(reasonOf({ isAlike: 'class_values_unknown' })).to.equal('class_values_unknown');
    expect(reasonOf({ currency: 'EUR' })).to.equal('currency_differs');
    expect(reasonOf({ filed: [] })).to.equal('not_filed_yet');
    expect(reasonOf({ filed: [{ ...day!, shares: { refusal: 'two_values' } }] })).to.equal('two_values');
    const ordinary = { ...day!, shares: { ...day!.shares, basis: 'ordinary_shares' } } as FiledDay;
    expect(reasonOf({ filed: [ordinary] })).to.equal('deposit_ratio_unknown');
    expect(reasonOf({ filed: [ordinary] }, 'pe_ttm')).to.equal('deposit_ratio_unknown');
    expect(reasonOf({ sessions: [session('2026-05-01', 80)] })).to.equal('outdated');
    const loss = new Map([['eps_diluted_ttm', figure('2025-05-01', '2025-03-31', '-1')]]);
    expect(reasonOf({ filed: [{ ...day!, figures: loss }] }, 'pe_ttm')).to.equal('not_positive');
    const unreported = [{ ...session('2025-05-02', 80), close_total_return: 'dividends_unknown' }];
    expect(reasonOf({ sessions: unreported }, 'close_total_return')).to.equal('dividends_unknown');
  });
});
