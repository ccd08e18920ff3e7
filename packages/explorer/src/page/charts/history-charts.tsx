import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { ParametersOf } from '@footnote/client';
import { FilingLink } from '../footnote/filing-link.tsx';
import { RefusedList } from '../lane/refused-list.tsx';
import { RefusedPart } from '../lane/refused.tsx';
import { Status } from '../frame/status.tsx';
import { useSteadyRequest } from '../frame/use-request.ts';
import { Chart } from './chart.tsx';
import { chartDataOf, withoutValues, type SeriesSpec } from './chart-data.ts';
import { sourceLine } from './source-line.ts';

export type ChartSpec = {
  readonly title: string;
  readonly unit: (currency: string) => string;
  readonly series: readonly SeriesSpec[];
};

type HistoryChartsProps = {
  readonly charts: readonly ChartSpec[];
  /** Without the series, which are those of the charts. */
  readonly parameters: Omit<ParametersOf<'/v2/history'>, 'series'>;
};

/** Charts of series of `GET /v2/history` from one request, with the sources of the values. */
export function HistoryCharts({ charts, parameters }: HistoryChartsProps): JSX.Element {
  const series = charts.flatMap((chart) => chart.series.map(({ name }) => name));
  const { request, isOutdated } = useSteadyRequest('/v2/history', { ...parameters, series });
  const history = request.state === 'answered' ? request.body.data.history : undefined;
  const asOf = request.state === 'answered' ? request.body.data.as_of : null;
  const drawn = useMemo(
    () =>
      history?.available === true
        ? charts.map((chart) => ({ chart, data: chartDataOf(history, chart.series) }))
        : [],
    [history, charts],
  );
  if (request.state !== 'answered' || history === undefined) return <Status request={request} />;
  if (!history.available) return <RefusedPart reason={history.reason} />;
  const currency = history.reporting_currency ?? history.price_currency ?? '';
  return (
    <div class={isOutdated ? 'outdated' : undefined} aria-busy={isOutdated}>
      <div class="charts">
        {drawn
          .filter(({ data }) => data.series.length > 0)
          .map(({ chart, data }) => (
            <Chart
              key={chart.title}
              title={chart.title}
              subject={parameters.symbol}
              unit={chart.unit(currency)}
              data={data}
              source={sourceLine(history, data, asOf)}
            />
          ))}
      </div>
      <RefusedList
        values={withoutValues(
          history,
          charts.flatMap((chart) => chart.series),
        )}
      />
      <Sources history={history} symbol={parameters.symbol} />
    </div>
  );
}

const Sources = ({
  history: { footnotes, price_source: source },
  symbol,
}: {
  readonly symbol: string;
  readonly history: {
    readonly footnotes: readonly {
      readonly accession: string;
      readonly form: string;
      readonly filed: string;
    }[];
    readonly price_source: {
      readonly name: string;
      readonly first_date: string;
      readonly last_date: string;
    } | null;
  };
}): JSX.Element => {
  const filings = new Map(footnotes.map((filing) => [filing.accession, filing]));
  return (
    <>
      {source !== null && (
        <p class="quiet">
          Prices from {source.name}, {source.first_date} to {source.last_date}.
        </p>
      )}
      {filings.size > 0 && (
        <details class="quiet">
          <summary>From {filings.size} filings</summary>
          <ul>
            {[...filings.values()].map((filing) => (
              <li key={filing.accession}>
                <FilingLink filing={filing} symbol={symbol} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
};
