import { isRefused } from '@footnote/client';
import type { JSX } from 'preact';
import { priceText } from '../frame/format.ts';
import { Answer } from '../lane/answer.tsx';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { RefusedPart } from '../lane/refused.tsx';
import { percent } from '../lane/values.tsx';
import { type Action, change, PriceFigure } from './price-figure.tsx';
import { Windows } from './windows.tsx';

type Span = keyof Action['returns'];
type Decline = keyof Action['drawdowns'];
type Row<Name> = { readonly name: Name; readonly text: string; readonly action: Action };

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
] as const satisfies readonly (readonly [Span, string])[];

const DECLINES = [
  ['current', 'Now'],
  ['deepest_1y', 'Deepest in 1 year'],
  ['deepest_5y', 'Deepest in 5 years'],
  ['deepest_all', 'Deepest of all'],
] as const satisfies readonly (readonly [Decline, string])[];

/** Returns, declines, windows, streaks and swings of a symbol, each with its footnote. */
export const Returns = ({ symbol }: { readonly symbol: string }): JSX.Element => (
  <section aria-labelledby="returns">
    <h2 id="returns">Returns and declines</h2>
    <Answer path="/v2/price-action" parameters={{ symbol }}>
      {({ data }) =>
        'reason' in data ? (
          <RefusedPart reason={data.reason} />
        ) : (
          <div class="columns">
            <DataTable
              caption="Returns up to the newest close, not annualized"
              columns={RETURNS}
              rows={PERIODS.map(([name, text]) => ({ name, text, action: data }))}
              keyOf={({ name }) => name}
            />
            <DataTable
              caption="Declines from the highest close"
              columns={DECLINE_COLUMNS}
              rows={DECLINES.map(([name, text]) => ({ name, text, action: data }))}
              keyOf={({ name }) => name}
            />
            <Windows action={data} />
          </div>
        )
      }
    </Answer>
  </section>
);

type Return = Exclude<Action['returns'][Span], { readonly available: false }>;

/** A column of the returns. A refused return has its reason in the first column alone. */
const returnColumn = (
  name: string,
  member: 'from_close' | 'price_return_pct' | 'total_return_pct',
  show: (value: number) => string,
  noteOf: (of: Return) => string | undefined = () => undefined,
): DataColumn<Row<Span>> => ({
  name,
  isFootnoted: true,
  cell: ({ name: span, text, action }) => {
    const of = action.returns[span];
    if (isRefused(of) && member !== 'price_return_pct') return false;
    return (
      <PriceFigure
        action={action}
        figure={`returns.${span}.${member}`}
        title={`${name}, ${text}`}
        value={isRefused(of) ? of : of[member]}
        show={show}
        note={isRefused(of) ? undefined : noteOf(of)}
      />
    );
  },
});

const RETURNS: readonly DataColumn<Row<Span>>[] = [
  { name: 'Period', cell: ({ text }) => text },
  returnColumn('Price', 'price_return_pct', change),
  returnColumn('With dividends', 'total_return_pct', change),
  returnColumn('From close', 'from_close', priceText, ({ from_date: day }) => day),
];

type PeakOrTrough = 'peak' | 'trough';

const closeColumn = (name: string, which: PeakOrTrough): DataColumn<Row<Decline>> => ({
  name,
  isFootnoted: true,
  cell: ({ name: decline, text, action }) => {
    const of = action.drawdowns[decline];
    if (isRefused(of)) return false;
    return (
      <PriceFigure
        action={action}
        figure={`drawdowns.${decline}.${which}_close`}
        title={`${name}, ${text}`}
        value={of[`${which}_close`]}
        show={priceText}
        note={of[`${which}_date`]}
      />
    );
  },
});

const DECLINE_COLUMNS: readonly DataColumn<Row<Decline>>[] = [
  { name: 'Decline', cell: ({ text }) => text },
  {
    name: 'Depth',
    isFootnoted: true,
    cell: ({ name, text, action }) => {
      const of = action.drawdowns[name];
      return (
        <PriceFigure
          action={action}
          figure={`drawdowns.${name}.${name === 'current' ? 'under_peak_pct' : 'depth_pct'}`}
          title={`Decline, ${text}`}
          value={isRefused(of) ? of : 'under_peak_pct' in of ? of.under_peak_pct : of.depth_pct}
          show={percent}
        />
      );
    },
  },
  closeColumn('Peak', 'peak'),
  closeColumn('Trough', 'trough'),
  {
    name: 'Recovered',
    cell: ({ name, action }) => {
      const of = action.drawdowns[name];
      if (isRefused(of) || !('recovered_date' in of)) return '';
      return of.recovered_date ?? 'not yet';
    },
  },
];
