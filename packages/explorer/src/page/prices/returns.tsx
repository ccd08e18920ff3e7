import type { JSX } from 'preact';
import { Status } from '../frame/status.tsx';
import { useRequest } from '../frame/use-request.ts';
import { DataTable } from '../lane/data-table.tsx';
import { Refused, RefusedPart } from '../lane/refused.tsx';
import { exactly, shown } from '../frame/format.ts';
import { isRefused } from '@footnote/client';

const PERIODS = [
  ['1d', '1 session'],
  ['5d', '5 sessions'],
  ['1m', '1 month'],
  ['3m', '3 months'],
  ['6m', '6 months'],
  ['ytd', 'Year to date'],
  ['1y', '1 year'],
  ['3y', '3 years'],
  ['5y', '5 years'],
  ['10y', '10 years'],
] as const;

const DRAWDOWNS = [
  ['current', 'Now'],
  ['deepest_1y', 'Deepest in 1 year'],
  ['deepest_5y', 'Deepest in 5 years'],
  ['deepest_all', 'Deepest of all'],
] as const;

/** Returns and declines of a symbol, as `GET /v2/price-action` has them. */
export function Returns({ symbol }: { readonly symbol: string }): JSX.Element {
  const request = useRequest('/v2/price-action', { symbol });
  if (request.state !== 'answered') return <Status request={request} />;
  const { data } = request.body;
  if (!('returns' in data)) return <RefusedPart reason={data.reason} />;
  const { returns, drawdowns } = data;
  return (
    <>
      <h2>Returns and declines</h2>
      <DataTable
        caption="Returns"
        columns={[
          { name: 'Period', cell: ([, text]) => text },
          { name: 'From', cell: ([name]) => part(returns[name], ({ from_date: date }) => date) },
          {
            name: 'Close then',
            isNumber: true,
            cell: ([name]) => part(returns[name], ({ from_close: close }) => exactly(close)),
          },
          {
            name: 'Price return',
            isNumber: true,
            cell: ([name]) => part(returns[name], ({ price_return_pct: value }) => percentOf(value)),
          },
          {
            name: 'With dividends',
            isNumber: true,
            cell: ([name]) => part(returns[name], ({ total_return_pct: value }) => part(value, percentOf)),
          },
        ]}
        rows={PERIODS}
        keyOf={([name]) => name}
      />
      <DataTable
        caption="Declines from the highest close"
        columns={[
          { name: 'Decline', cell: ([, text]) => text },
          {
            name: 'Depth',
            isNumber: true,
            cell: ([name]) =>
              part(drawdowns[name], (decline) =>
                percentOf('depth_pct' in decline ? decline.depth_pct : decline.under_peak_pct),
              ),
          },
          { name: 'Peak', cell: ([name]) => part(drawdowns[name], ({ peak_date: date }) => date) },
          { name: 'Trough', cell: ([name]) => part(drawdowns[name], ({ trough_date: date }) => date) },
        ]}
        rows={DRAWDOWNS}
        keyOf={([name]) => name}
      />
    </>
  );
}

type Present<Value> = Exclude<Value, { readonly available: false } | null>;

/** A part of a figure, the reason of its refusal, or a dash where there was none. */
function part<Value>(
  figure: Value,
  render: (value: Present<Value>) => JSX.Element | string,
): JSX.Element | string {
  if (figure === null) return '–';
  return isRefused(figure) ? <Refused reason={figure.reason} /> : render(figure as Present<Value>);
}

const percentOf = (value: number | null): string => (value === null ? '–' : shown(value, 'percent'));
