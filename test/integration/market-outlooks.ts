/** Tests of the calendar and the snapshot of an invented company. */
import { expect } from 'chai';
import type { Calendar } from '@footnote/contract/types.generated';

type Data = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
type Ask = (
  path: 'calendar' | 'dividends' | 'price-action' | 'snapshot' | 'technicals',
  symbol: string,
) => Promise<Data>;

/** To be called in a `describe`; `cik` is that of ACME. */
export function outlooks(cik: string, ask: Ask): void {
  it('list expected events of a company with their basis, and those that cannot be predicted', async () => {
    const data = (await ask('calendar', 'ACME')) as unknown as Calendar;
    expect(data.upcoming.map(({ basis, date, form, kind }) => [date, kind, form, basis])).to.deep.equal([
      ['2024-04-03', 'dividend_ex', null, 'estimated'],
      ['2024-05-03', 'filing', '10-Q', 'estimated'],
      ['2024-08-02', 'filing', '10-Q', 'estimated'],
      ['2024-11-01', 'filing', '10-Q', 'estimated'],
      ['2025-01-31', 'filing', '10-K', 'estimated'],
    ]);
    expect(data.upcoming[1]).to.deep.equal({
      amount: null,
      basis: 'estimated',
      compared: 8,
      date: '2024-05-03',
      earliest: '2024-05-03',
      evidence: {
        filings: [{ accession: `${cik}-23-000012`, filed: '2023-05-05', form: '10-Q' }],
        price_source: null,
      },
      form: '10-Q',
      kind: 'filing',
      latest: '2024-05-04',
      period_end: '2024-03-31',
    });
    expect(data.upcoming[0]).to.deep.include({
      amount: 0.5,
      evidence: { filings: [], price_source: { last_bar: '2024-03-28', source: 'daily' } },
    });
    expect(data.past.slice(0, 2).map(({ date, kind }) => [date, kind])).to.deep.equal([
      ['2024-02-02', 'filing'],
      ['2024-01-03', 'dividend_ex'],
    ]);
    expect(data.unavailable.map(({ kind, form, reason }) => [kind, form, reason])).to.deep.equal([
      ['earnings', '8-K', 'no_announcements'],
      ['filing', '10-Q', 'filer_category_unknown'],
      ['filing', '10-Q', 'filer_category_unknown'],
      ['filing', '10-Q', 'filer_category_unknown'],
      ['filing', '10-K', 'filer_category_unknown'],
      ['dividend_pay', null, 'pay_dates_not_collected'],
    ]);
    expect(await ask('calendar', 'NONE')).to.deep.include({
      freshness: 'unsupported',
      past: [],
      upcoming: [],
      unavailable: [
        { basis: 'estimated', form: '8-K', kind: 'earnings', period_end: null, reason: 'report_not_listed' },
        { basis: 'estimated', form: null, kind: 'filing', period_end: null, reason: 'report_not_listed' },
        {
          basis: 'estimated',
          form: null,
          kind: 'dividend_ex',
          period_end: null,
          reason: 'prices_not_collected',
        },
      ],
    });
  });

  it('are combined in a snapshot that equals the other endpoints', async () => {
    const { price, trend, dividend, next_dates: next, ...snapshot } = await ask('snapshot', 'ACME');
    const [action, technicals, dividends] = [
      await ask('price-action', 'ACME'),
      await ask('technicals', 'ACME'),
      await ask('dividends', 'ACME'),
    ];
    const calendar = (await ask('calendar', 'ACME')) as unknown as Calendar;
    expect(price).to.deep.include({
      close: 227.96,
      close_date: '2024-03-28',
      range_52w: action['range_52w'],
      return_1y: action['returns']!['1y'],
    });
    expect(technicals['moving_averages']).to.include({
      golden_cross_active: trend!['golden_cross_active'],
      vs_sma_200_pct: trend!['vs_sma_200_pct'],
    });
    const { quote, returns, beta } = snapshot;
    expect(quote).to.include({ close: 227.96, date: '2024-03-28', as_of: '2024-03-28T20:00:00Z' });
    const day = action['returns']!['1d'] as {
      from_close: number;
      from_date: string;
      price_return_pct: number;
    };
    expect(quote!['change']).to.deep.equal({
      amount: Math.round((227.96 - day.from_close) * 1e6) / 1e6,
      pct: day.price_return_pct,
      previous_close: day.from_close,
      previous_date: day.from_date,
    });
    const { vs_spy_pct_1m: month, vs_spy_pct_1y: year } = technicals['relative_strength']!;
    expect(returns).to.include({ benchmark: 'SPY' });
    expect(returns!['1m']).to.include({ vs_benchmark_pp: month });
    expect(returns!['1y']).to.include({ vs_benchmark_pp: year });
    expect(beta).to.include({ benchmark: 'SPY', value: technicals['volatility']!['beta_1y_weekly'] });
    expect(dividends['current']).to.include({
      last_payment_amount: dividend!['last_payment_amount'],
      yield_pct: dividend!['yield_pct'],
    });
    expect(next!['dividend_ex']).to.deep.equal(calendar.upcoming[0]);
    expect(next!['filing']).to.deep.equal(calendar.upcoming[1]);
    expect(next!['filing_deadline']).to.deep.equal(
      calendar.unavailable.find(({ basis, kind }) => basis === 'deadline' && kind === 'filing'),
    );
    expect(snapshot).to.deep.include({ freshness: 'end_of_day', name: 'Company 0009999999' });
    expect(snapshot['market_cap']).to.include({ shares_as_of: '2024-01-26', value_usd: 227_960_000 });
    expect(await ask('snapshot', 'NONE')).to.deep.include({
      freshness: 'unsupported',
      latest_filing: { available: false, reason: 'no_filings' },
      beta: { available: false, reason: 'prices_not_collected' },
      multiples: { available: false, reason: 'no_statements' },
      price: { available: false, reason: 'prices_not_collected' },
      quote: { available: false, reason: 'prices_not_collected' },
      returns: { available: false, reason: 'prices_not_collected' },
      ttm: { available: false, reason: 'no_statements' },
    });
  });
}
