import { isRefused, type Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { labelOf, shown, wordsOf } from '../frame/format.ts';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { FilingLink } from '../lane/filing-link.tsx';
import { LaneValue } from '../lane/lane-value.tsx';
import { grouped, ValueOr } from '../lane/values.tsx';

type Valuation = Schemas['Valuation'];
type Name = keyof Valuation['multiples'];
type Row = { readonly name: Name; readonly multiple: Valuation['multiples'][Name]; readonly symbol: string };

const NAMES: Readonly<Record<Name, string>> = {
  ev_to_ebit: 'EV to EBIT',
  ev_to_ebitda: 'EV to EBITDA',
  ev_to_free_cash_flow: 'EV to free cash flow',
  ev_to_sales: 'EV to sales',
  price_to_book: 'Price to book',
  price_to_earnings: 'Price to earnings',
  price_to_free_cash_flow: 'Price to free cash flow',
  price_to_sales: 'Price to sales',
};

const times = (value: number): string => `${shown(value, 'per_share')}×`;

/** Multiples of the trailing twelve months, and where each stands among those of ten years. */
export function Multiples({ data }: { readonly data: Valuation }): JSX.Element {
  const rows = Object.entries(data.multiples).map(([name, multiple]): Row => ({
    name: name as Name,
    multiple,
    symbol: data.symbol,
  }));
  const { statements } = data;
  return (
    <section aria-labelledby="multiples">
      <h2 id="multiples">Multiples</h2>
      {statements !== null && (
        <p class="quiet">
          Of the twelve months to {statements.period_end}, compared with month-ends of the last ten years.
        </p>
      )}
      <DataTable
        caption="Multiples and their history"
        columns={COLUMNS}
        rows={rows}
        keyOf={({ name }) => name}
      />
    </section>
  );
}

const COLUMNS: readonly DataColumn<Row>[] = [
  { name: 'Multiple', cell: ({ name }) => NAMES[name] },
  {
    name: 'Value',
    isFootnoted: true,
    cell: ({ name, multiple, symbol }) => (
      <LaneValue
        symbol={symbol}
        lane="valuation"
        figure={`multiples.${name}.value`}
        title={NAMES[name]}
        value={isRefused(multiple) ? multiple : multiple.value}
        show={times}
      />
    ),
  },
  {
    name: 'Percentile',
    isNumber: true,
    cell: ({ multiple }) =>
      !isRefused(multiple) && (
        <ValueOr value={multiple.history}>{({ percentile }) => shown(percentile, 'plain')}</ValueOr>
      ),
  },
  {
    name: 'Lowest, median, highest',
    isNumber: true,
    cell: ({ multiple }) =>
      !isRefused(multiple) &&
      !isRefused(multiple.history) &&
      [multiple.history.lowest, multiple.history.median, multiple.history.highest].map(times).join(', '),
  },
  {
    name: 'Months',
    isNumber: true,
    cell: ({ multiple }) =>
      !isRefused(multiple) && (
        <>
          {multiple.history.observations}
          {Object.entries(multiple.history.left_out).map(([reason, months]) => (
            <small key={reason}>
              {months} left out: {wordsOf(reason)}
            </small>
          ))}
        </>
      ),
  },
  {
    name: 'Divided by',
    isNumber: true,
    cell: ({ multiple }) =>
      isRefused(multiple) ? (
        'operand' in multiple && labelOf(multiple.operand)
      ) : (
        <>
          {grouped(multiple.denominator.value)}
          <small>{labelOf(multiple.denominator.name)}</small>
        </>
      ),
  },
  {
    name: 'Filing',
    cell: ({ multiple, symbol }) =>
      !isRefused(multiple) &&
      multiple.denominator.provenance !== null && (
        <FilingLink filing={multiple.denominator.provenance} symbol={symbol} />
      ),
  },
];
