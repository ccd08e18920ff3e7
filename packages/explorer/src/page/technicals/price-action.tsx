import { isRefused, type Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { labelOf } from '../frame/format.ts';
import { Answer } from '../lane/answer.tsx';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { LaneValue } from '../lane/lane-value.tsx';
import { RefusedPart } from '../lane/refused.tsx';
import { grouped, percent, signed, ValueOr } from '../lane/values.tsx';

type Action = Schemas['SymbolPriceAction'];
type Span = keyof Action['returns'];
type ReturnRow = { readonly span: Span; readonly symbol: string; readonly of: Action['returns'][Span] };
type Deepest = 'deepest_1y' | 'deepest_5y' | 'deepest_all';
type DrawdownRow = {
  readonly name: Deepest;
  readonly symbol: string;
  readonly of: Action['drawdowns'][Deepest];
};

const SPANS: readonly Span[] = ['1d', '5d', '1m', '3m', '6m', 'ytd', '1y', '3y', '5y', '10y'];
const DEEPEST: readonly Deepest[] = ['deepest_1y', 'deepest_5y', 'deepest_all'];

const change = (value: number): string => signed(percent(value));

/** Returns by span and drawdowns, each with its days and prices. */
export const PriceAction = ({ symbol }: { readonly symbol: string }): JSX.Element => (
  <section aria-labelledby="price-action">
    <h2 id="price-action">What the price did</h2>
    <Answer path="/v2/price-action" parameters={{ symbol }}>
      {({ data }) =>
        'reason' in data ? (
          <RefusedPart reason={data.reason} />
        ) : (
          <>
            <DataTable
              caption="Returns up to the newest close, not annualized"
              columns={RETURNS}
              rows={SPANS.map((span): ReturnRow => ({ span, symbol, of: data.returns[span] }))}
              keyOf={({ span }) => span}
            />
            <DataTable
              caption="Deepest drawdowns of closes"
              columns={DRAWDOWNS}
              rows={DEEPEST.map((name): DrawdownRow => ({ name, symbol, of: data.drawdowns[name] }))}
              keyOf={({ name }) => name}
            />
          </>
        )
      }
    </Answer>
  </section>
);

const RETURNS: readonly DataColumn<ReturnRow>[] = [
  { name: 'Span', cell: ({ span }) => span },
  {
    name: 'Price',
    isFootnoted: true,
    cell: ({ span, symbol, of }) => (
      <LaneValue
        symbol={symbol}
        lane="price_action"
        figure={`returns.${span}.price_return_pct`}
        title={`Price return, ${span}`}
        value={isRefused(of) ? of : of.price_return_pct}
        show={change}
      />
    ),
  },
  {
    name: 'With dividends',
    isNumber: true,
    cell: ({ of }) => !isRefused(of) && <ValueOr value={of.total_return_pct}>{change}</ValueOr>,
  },
  {
    name: 'From',
    isNumber: true,
    cell: ({ of }) =>
      !isRefused(of) && (
        <>
          {grouped(of.from_close)}
          <small>{of.from_date}</small>
        </>
      ),
  },
  {
    name: 'To',
    isNumber: true,
    cell: ({ of }) =>
      !isRefused(of) && (
        <>
          {grouped(of.to_close)}
          <small>{of.to_date}</small>
        </>
      ),
  },
];

const DRAWDOWNS: readonly DataColumn<DrawdownRow>[] = [
  { name: 'Since', cell: ({ name }) => labelOf(name.replace('deepest_', '')) },
  {
    name: 'Depth',
    isFootnoted: true,
    cell: ({ name, symbol, of }) => (
      <LaneValue
        symbol={symbol}
        lane="price_action"
        figure={`drawdowns.${name}.depth_pct`}
        title={`Deepest drawdown, ${name.replace('deepest_', '')}`}
        value={isRefused(of) ? of : of.depth_pct}
        show={percent}
      />
    ),
  },
  { name: 'Peak', cell: ({ of }) => !isRefused(of) && `${grouped(of.peak_close)} on ${of.peak_date}` },
  { name: 'Trough', cell: ({ of }) => !isRefused(of) && `${grouped(of.trough_close)} on ${of.trough_date}` },
  { name: 'Recovered', cell: ({ of }) => !isRefused(of) && (of.recovered_date ?? 'not yet') },
];
