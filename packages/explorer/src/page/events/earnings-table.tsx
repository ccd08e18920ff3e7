import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { routeTo } from '../frame/address.ts';
import { exactly } from '../frame/format.ts';
import { Link } from '../frame/navigation.tsx';
import { Answer } from '../lane/answer.tsx';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { FilingLink } from '../footnote/filing-link.tsx';
import { RefusedBecause, RefusedPart } from '../lane/refused.tsx';
import { StatedValue } from '../lane/stated-value.tsx';
import { percent, signed, ValueOr } from '../lane/values.tsx';
import { FigureValue } from '../figures/figure-value.tsx';

type Earnings = Schemas['Earnings'];
type Period = Schemas['EarningsPeriod'];
type Figure = 'eps_diluted' | 'eps_yoy_pct' | 'revenue' | 'revenue_yoy_pct';

/** Results by period: when they were announced and reported, with revenue and earnings per share. */
export const EarningsTable = ({ symbol }: { readonly symbol: string }): JSX.Element => (
  <section aria-labelledby="earnings">
    <h2 id="earnings">Results</h2>
    <Answer path="/v2/earnings" parameters={{ symbol }}>
      {({ data }) =>
        'reason' in data ? (
          <RefusedPart reason={data.reason} />
        ) : (
          <>
            {data.announced_not_reported !== null && <p>{pendingOf(symbol, data.announced_not_reported)}</p>}
            {data.reports_without_figures.length > 0 && (
              <p>{unservedOf(symbol, data.reports_without_figures)}</p>
            )}
            <p>{nextOf(data.next)}</p>
            {data.periods.length === 0 ? (
              <p class="empty">There are no statements.</p>
            ) : (
              <DataTable
                caption={`Results by period, newest first; revenue in millions of ${data.currency ?? 'the reporting currency'}`}
                columns={columnsOf(symbol, data.currency ?? '')}
                rows={data.periods}
                keyOf={({ fiscal_year: year, fiscal_period: period }) => `${year} ${period}`}
                isStacked
              />
            )}
          </>
        )
      }
    </Answer>
  </section>
);

function pendingOf(symbol: string, pending: NonNullable<Earnings['announced_not_reported']>): JSX.Element {
  const { accession, filed, results } = pending;
  return (
    <>
      Announced {filed} and not reported yet:{' '}
      {results.available ? (
        <Link to={routeTo('filing', { symbol, accession })}>preliminary figures to {results.period_end}</Link>
      ) : (
        <RefusedBecause reason={results.reason} />
      )}
    </>
  );
}

/** Reports of later periods than the rows. */
function unservedOf(symbol: string, reports: Earnings['reports_without_figures']): JSX.Element {
  return (
    <>
      Reported without figures here:{' '}
      {reports.map(({ period_end: end, report }) => (
        <span key={report.accession}>
          <FilingLink filing={report} symbol={symbol} /> to {end}{' '}
        </span>
      ))}
    </>
  );
}

function nextOf(next: Earnings['next']): JSX.Element {
  if ('reason' in next)
    return (
      <>
        Next results: <RefusedBecause reason={next.reason} />
      </>
    );
  const { date_estimated: date, earliest, latest, fiscal_period: period, fiscal_year: year } = next;
  return (
    <>
      Next results{period !== null && ` (${period} ${year ?? ''})`}: {date}, estimated from{' '}
      {next.announcements_compared} past announcements
      {earliest !== latest && `, between ${earliest} and ${latest}`}.
    </>
  );
}

/** How far the growth of a period is above that of the four quarters before it, or the reason that this is not known. */
const againstTrend =
  (name: keyof Period['against_trend'], label: string) =>
  ({ against_trend: trends, fiscal_period: period, fiscal_year: year }: Period): JSX.Element => {
    const found = trends[name];
    return (
      <StatedValue
        title={`${label} growth against its trend, ${period} ${year}`}
        value={'reason' in found ? found : found.difference_pp}
        show={(points) => `${signed(exactly(points))} pp`}
        details={[
          [
            'Definition',
            'Growth over the year before, less the growth of the four quarters before, together, over those of the year before',
          ],
          ...('reason' in found
            ? []
            : ([
                ['Growth of the four quarters', percent(found.trend_pct)],
                ['Their ends', `${found.from} to ${found.to}`],
              ] as const)),
        ]}
        note={'reason' in found ? undefined : `trend ${percent(found.trend_pct)}`}
      />
    );
  };

const columnsOf = (symbol: string, currency: string): readonly DataColumn<Period>[] => {
  const figure = (name: Figure, unit: string) => (period: Period) => {
    const { fiscal_period, fiscal_year, period_end, provenance } = period;
    const value = period[name];
    const about = { figure: name, fiscal_period, fiscal_year, period_end };
    const group = name.endsWith('_yoy_pct') ? 'income_statement.growth' : 'income_statement';
    return (
      <FigureValue
        symbol={symbol}
        member={`${group}.${name}`}
        view="own"
        figure={
          value === null
            ? { ...about, available: false, reason: 'not_served' }
            : { ...about, provenance, unit, value }
        }
      />
    );
  };
  return [
    {
      name: 'Period',
      cell: ({ fiscal_year: year, fiscal_period: period, period_end: end }) => (
        <>
          {period} {year}
          <small>to {end}</small>
        </>
      ),
    },
    { name: 'Revenue', isFootnoted: true, cell: figure('revenue', currency) },
    { name: 'Revenue growth, YoY', isFootnoted: true, cell: figure('revenue_yoy_pct', 'percent') },
    { name: 'Revenue against its trend', isFootnoted: true, cell: againstTrend('revenue', 'Revenue') },
    { name: 'EPS, diluted', isFootnoted: true, cell: figure('eps_diluted', `${currency}/shares`) },
    { name: 'EPS growth, YoY', isFootnoted: true, cell: figure('eps_yoy_pct', 'percent') },
    { name: 'EPS against its trend', isFootnoted: true, cell: againstTrend('eps_diluted', 'EPS') },
    {
      name: 'Announced',
      cell: ({ announced }) => (
        <ValueOr value={announced}>
          {(known) => (
            <>
              <FilingLink
                filing={{ accession: known.accession, filed: known.filed, form: '8-K' }}
                symbol={symbol}
              />
              <small>{known.days_after_period_end} days after the period</small>
            </>
          )}
        </ValueOr>
      ),
    },
    {
      name: 'Reported',
      cell: ({ report }) => (
        <ValueOr value={report}>
          {(known) => (
            <>
              <FilingLink filing={known} symbol={symbol} />
              <small>{known.days_after_period_end} days after the period</small>
            </>
          )}
        </ValueOr>
      ),
    },
  ];
};
