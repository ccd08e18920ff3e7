import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { wordsOf } from '../frame/format.ts';
import type { PlaceOf } from '../frame/places.ts';
import { Answer } from '../lane/answer.tsx';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { Figures } from '../lane/figures.tsx';
import { RefusedPart } from '../lane/refused.tsx';
import { grouped, percent } from '../lane/values.tsx';
import { DividendHealth } from './dividend-health.tsx';
import { memberOr } from './member-or.tsx';
import { PaymentChart } from './payment-chart.tsx';

type Dividends = Schemas['Dividends'];
type Payment = Schemas['DividendPayment'];

const STATUS: Readonly<Record<Dividends['status'], string>> = {
  non_payer: 'pays no dividend',
  payer: 'pays a dividend',
  suspended: 'has suspended its dividend',
  unknown: 'unknown: the source reports no dividends, or its prices are too few',
};

/** What the stock pays, what it has paid, and whether it can go on. */
export function DividendsPage({ place }: { readonly place: PlaceOf<'dividends'> }): JSX.Element {
  const { symbol } = place;
  return (
    <Answer path="/v2/dividends" parameters={{ symbol, payments: 'include' }}>
      {({ data }) =>
        'reason' in data ? (
          <section aria-labelledby="dividend">
            <h2 id="dividend">Dividend</h2>
            <RefusedPart reason={data.reason} />
          </section>
        ) : (
          <>
            <Current data={data} />
            <DividendHealth data={data} />
            <Payments data={data} />
          </>
        )
      }
    </Answer>
  );
}

function Current({ data }: { readonly data: Dividends }): JSX.Element {
  const { current, currency, growth, price_source: source, status, history_summary: summary } = data;
  const member = memberOr(data.unavailable);
  const amount = (value: number): string =>
    currency === null ? grouped(value) : `${grouped(value)} ${currency}`;
  return (
    <section aria-labelledby="dividend">
      <h2 id="dividend">Dividend</h2>
      <p>
        {data.symbol} {STATUS[status]}.
        {current.flags.map((flag) => (
          <span key={flag}> {FLAGS[flag]}</span>
        ))}
      </p>
      <Figures
        figures={[
          {
            name: 'Yield',
            value: member('yield_pct', current.yield_pct, percent),
            note: member('yield_basis', current.yield_basis, wordsOf),
          },
          {
            name: 'A year, forward',
            value: member('annual_rate_forward_estimated', current.annual_rate_forward_estimated, amount),
            note: 'estimated',
          },
          { name: 'A year, last cycle', value: member('annual_rate', current.annual_rate, amount) },
          { name: 'Frequency', value: member('frequency', current.frequency, wordsOf) },
          {
            name: 'Last payment',
            value: member('last_payment_amount', current.last_payment_amount, amount),
            note: member('last_ex_date', current.last_ex_date, (day) => `ex ${day}`),
          },
          {
            name: 'Next payment, estimated',
            value: member('next_payment_amount_estimated', current.next_payment_amount_estimated, amount),
            note: member('next_ex_date_estimated', current.next_ex_date_estimated, (day) => `ex ${day}`),
          },
          {
            name: 'Last increase',
            value: member('last_increase_date', growth.last_increase_date, (day) => day),
          },
          {
            name: 'Payments in five years',
            value: member('total_payments', summary.total_payments, grouped),
            note: member('ex_date_first', summary.ex_date_first, (day) => `since ${day}`),
          },
        ]}
      />
      <p class="quiet">
        Per share of today. Prices and payments from {source.source}
        {source.last_bar !== null && `, up to ${source.last_bar}`}
        {source.close !== null && `, close ${grouped(source.close)} ${source.currency ?? ''}`}.
      </p>
    </section>
  );
}

const FLAGS: Readonly<Record<Dividends['current']['flags'][number], string>> = {
  possible_special: 'The newest payment may have a special part.',
  resumed: 'Payments were suspended, and have not been made for a whole cycle since.',
};

function Payments({ data }: { readonly data: Dividends }): JSX.Element {
  const { payments = [], currency } = data;
  const unit = currency ?? 'as reported';
  return (
    <section aria-labelledby="payments">
      <h2 id="payments">Payments</h2>
      {payments.length === 0 ? (
        <p class="empty">The price source has no payment.</p>
      ) : (
        <>
          <PaymentChart payments={payments} unit={unit} />
          <DataTable
            caption={`Payments by ex-date, ${unit} per share of today (${payments.length})`}
            columns={COLUMNS}
            rows={payments}
            keyOf={({ ex_date: day }) => day}
          />
        </>
      )}
    </section>
  );
}

const COLUMNS: readonly DataColumn<Payment>[] = [
  { name: 'Ex-date', cell: ({ ex_date: day }) => day },
  { name: 'Regular', isNumber: true, cell: ({ regular }) => grouped(regular) },
  { name: 'Special', isNumber: true, cell: ({ special }) => (special === 0 ? '' : grouped(special)) },
  {
    name: 'Note',
    cell: ({ possible_special: isPossible }) => (isPossible ? 'may have a special part' : ''),
  },
];
