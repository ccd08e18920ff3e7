import type { JSX } from 'preact';
import { HistoryCharts, type ChartSpec } from '../charts/history-charts.tsx';
import type { SeriesSpec } from '../charts/chart-data.ts';
import type { RouteOf } from '../frame/routes.ts';
import { useAge } from '../frame/use-age.ts';
import { useRequest } from '../frame/use-request.ts';
import { periodOf } from '../statements/statement-table.ts';
import { About } from './about.tsx';
import { Price } from './price.tsx';
import { Snapshot } from './snapshot.tsx';
import { Value } from './value.tsx';

const YEARS = 10;
const QUARTERS = 12;

const inMillions = (currency: string): string => `millions of ${currency}`;

/** The charts of the statements by quarter or by year. */
const chartsBy = (length: 'annual' | 'quarter'): readonly ChartSpec[] => {
  const series = (
    name: string,
    label: string,
    kind: 'amount' | 'percent',
    shape: 'bars' | 'line',
  ): SeriesSpec => ({
    name: `${name}_${length}`,
    label,
    kind,
    shape,
  });
  return [
    { title: 'Revenue', unit: inMillions, series: [series('revenue', 'Revenue', 'amount', 'bars')] },
    {
      title: 'Margins',
      unit: () => 'percent of revenue',
      series: [
        series('gross_margin_pct', 'Gross', 'percent', 'line'),
        series('operating_margin_pct', 'Operating', 'percent', 'line'),
        series('net_margin_pct', 'Net', 'percent', 'line'),
      ],
    },
    {
      title: 'Cash flow',
      unit: inMillions,
      series: [
        series('operating_cash_flow', 'Operating', 'amount', 'line'),
        series('free_cash_flow', 'Free', 'amount', 'line'),
      ],
    },
  ];
};

const BY_QUARTER = chartsBy('quarter');
const BY_YEAR = chartsBy('annual');

const WEEKS = 52;

const CLOSES: readonly ChartSpec[] = [
  {
    title: 'Close',
    unit: (currency) => `${currency} per share, adjusted for splits`,
    series: [{ name: 'close', label: 'Close', kind: 'price', shape: 'line' }],
  },
];

/** A company's newest figures and dates, its price and statements over time, and what it does. */
export function OverviewPage({ route: { symbol } }: { readonly route: RouteOf<'overview'> }): JSX.Element {
  // Without a period the rows are years for a company that reports once a year.
  const fundamentals = useRequest('/v2/fundamentals', { symbol, blocks: ['income_statement'] });
  const data = fundamentals.state === 'answered' ? fundamentals.body.data : undefined;
  const cadence = data !== undefined && 'reporting_cadence' in data ? data.reporting_cadence : undefined;
  const isAnnual = cadence === 'annual';
  const row = data !== undefined && 'income_statement' in data ? data.income_statement[0] : undefined;
  const newest = row === undefined ? undefined : { period: periodOf(row), periodEnd: row.period_end };
  const age = useAge(symbol);
  // A symbol with prices alone has no statements to be valued by.
  const isCompany = age?.statements != null;
  return (
    <>
      <section aria-labelledby="snapshot" class="glance">
        <h2 id="snapshot">At a glance</h2>
        <Price symbol={symbol} isOld={age?.prices?.status === 'stale'} />
        {isCompany && <Value symbol={symbol} />}
        <Snapshot symbol={symbol} newest={newest} />
      </section>
      <section aria-labelledby="price-over-time">
        <h2 id="price-over-time">Price over one year</h2>
        <HistoryCharts charts={CLOSES} parameters={{ symbol, interval: 'week', limit: WEEKS }} />
      </section>
      {cadence !== undefined && (
        <section aria-labelledby="statements-over-time">
          <h2 id="statements-over-time">{isAnnual ? 'Statements by year' : 'Statements by quarter'}</h2>
          <HistoryCharts
            charts={isAnnual ? BY_YEAR : BY_QUARTER}
            parameters={{
              symbol,
              interval: isAnnual ? 'year' : 'quarter',
              limit: isAnnual ? YEARS : QUARTERS,
            }}
          />
        </section>
      )}
      <About symbol={symbol} />
    </>
  );
}
