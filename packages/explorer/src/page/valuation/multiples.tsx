import { isRefused, type Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { compactAmount, exactly, labelOf, priceText, shown } from '../frame/format.ts';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { shortReason } from '../lane/reasons.ts';
import { LaneValue } from '../lane/lane-value.tsx';
import { RefusedList } from '../lane/refused-list.tsx';
import { StatedValue } from '../lane/stated-value.tsx';
import { Moves } from './moves.tsx';
import { multipleColumn } from './multiple-column.tsx';
import { type Name, NAMES, type Row, times } from './rows.ts';
import { Windows } from './windows.tsx';

type Valuation = Schemas['Valuation'];

/** Multiples of the trailing twelve months, and how they compare with those of ten years. */
export function Multiples({ data }: { readonly data: Valuation }): JSX.Element {
  const { reporting_currency: currency, statements, symbol } = data;
  const rows = Object.entries(data.multiples).map(([name, multiple]): Row => ({
    name: name as Name,
    multiple,
    symbol,
    currency,
  }));
  const served = rows.filter(({ multiple }) => !isRefused(multiple));
  return (
    <section aria-labelledby="multiples">
      <h2 id="multiples">Multiples</h2>
      {statements !== null && (
        <p class="quiet">
          Of the twelve months to {statements.period_end}, compared with month-ends of the last ten years.
        </p>
      )}
      {served.length > 0 && (
        <DataTable
          caption="Multiples and their history"
          columns={COLUMNS}
          rows={served}
          keyOf={({ name }) => name}
          isStacked
        />
      )}
      <Windows rows={served} />
      <Moves rows={served} />
      <RefusedList values={rows.map(({ name, multiple }) => ({ name: NAMES[name], value: multiple }))} />
    </section>
  );
}

type Statistic = 'highest' | 'lowest' | 'median' | 'percentile';

/** A column of the history of multiples. */
const history = (
  title: string,
  member: Statistic,
  show: (value: number) => string = times,
): DataColumn<Row> =>
  multipleColumn(title, ({ history: found }) => ({
    place: `history.${member}`,
    title: `${title.toLowerCase()} of ten years`,
    value: isRefused(found) ? found : found[member],
    show,
  }));

const COLUMNS: readonly DataColumn<Row>[] = [
  { name: 'Multiple', cell: ({ name }) => NAMES[name] },
  {
    name: 'Value',
    isFootnoted: true,
    cell: ({ name, multiple, symbol }) => (
      <LaneValue
        symbol={symbol}
        lane="valuation"
        at="last_close"
        figure={`multiples.${name}.value`}
        title={NAMES[name]}
        value={isRefused(multiple) ? multiple : multiple.value}
        show={times}
      />
    ),
  },
  {
    name: 'Divided by',
    isFootnoted: true,
    cell: ({ name, multiple, symbol, currency }) => {
      if (isRefused(multiple)) return false;
      const { name: operand, value, provenance } = multiple.denominator;
      return (
        <StatedValue
          title={`${labelOf(operand)} (divisor of ${NAMES[name]})`}
          value={value}
          show={(known) => (name === 'price_to_earnings' ? priceText(known) : compactAmount(known, null))}
          exact={(known) => `${exactly(known)} ${currency ?? ''}`}
          filing={provenance}
          symbol={symbol}
          note={labelOf(operand)}
        />
      );
    },
  },
  history('Percentile', 'percentile', (value) => shown(value, 'ratio')),
  history('Lowest', 'lowest'),
  history('Median', 'median'),
  history('Highest', 'highest'),
  {
    name: 'Months',
    isNumber: true,
    cell: ({ multiple }) =>
      !isRefused(multiple) && (
        <>
          {multiple.history.observations}
          {Object.entries(multiple.history.left_out).map(([reason, months]) => (
            <small key={reason}>
              {months} left out: {shortReason(reason)}
            </small>
          ))}
        </>
      ),
  },
];
