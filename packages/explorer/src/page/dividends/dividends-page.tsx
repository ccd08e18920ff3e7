import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { alignedDecimals, exactly, priceText, wordsOf } from '../frame/format.ts';
import type { RouteOf } from '../frame/routes.ts';
import { Answer } from '../lane/answer.tsx';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { Figures, type NamedFigure } from '../lane/figures.tsx';
import { RefusedPart } from '../lane/refused.tsx';
import { StatedValue } from '../lane/stated-value.tsx';
import { percent } from '../lane/values.tsx';
import { DividendHealth } from './dividend-health.tsx';
import { DividendValue } from './dividend-value.tsx';
import { PaymentChart } from './payment-chart.tsx';

type Dividends = Schemas['Dividends'];
type Payment = Schemas['DividendPayment'];

const STATUS: Readonly<Record<Dividends['status'], string>> = {
  non_payer: 'pays no dividend',
  payer: 'pays a dividend',
  specials_only: 'has paid special dividends only',
  suspended: 'has suspended its dividend',
  unknown: 'may or may not pay a dividend: the price source reports none, or has too few prices',
};

/** Dividend rates and payments, and whether the company can afford them. */
export function DividendsPage({ route }: { readonly route: RouteOf<'dividends'> }): JSX.Element {
  const { symbol } = route;
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
  const amount = (value: number): string =>
    currency === null ? exactly(value) : `${exactly(value)} ${currency}`;
  const figure = <Value,>(
    path: string,
    title: string,
    value: Value | null,
    show: (value: Value) => string,
    note?: string,
  ): NamedFigure => ({
    name: title,
    value: <DividendValue data={data} figure={path} title={title} value={value} show={show} />,
    note,
  });
  const on = (day: string | null, text: string): string | undefined =>
    day === null ? undefined : `${text} ${day}`;
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
          figure(
            'current.yield_pct',
            'Yield',
            current.yield_pct,
            percent,
            current.yield_basis === null ? undefined : wordsOf(current.yield_basis),
          ),
          figure(
            'current.annual_rate_forward_estimated',
            'Annual rate, forward',
            current.annual_rate_forward_estimated,
            amount,
            'estimated',
          ),
          figure('current.annual_rate', 'Annual rate, last cycle', current.annual_rate, amount),
          figure('current.frequency', 'Frequency', current.frequency, wordsOf),
          figure(
            'current.last_payment_amount',
            'Last payment',
            current.last_payment_amount,
            amount,
            on(current.last_ex_date, 'ex-date'),
          ),
          figure(
            'current.next_payment_amount_estimated',
            'Next payment, estimated',
            current.next_payment_amount_estimated,
            amount,
            on(current.next_ex_date_estimated, 'ex-date'),
          ),
          figure('growth.last_increase_date', 'Last increase', growth.last_increase_date, String),
          figure(
            'history_summary.total_payments',
            'Payments in five years',
            summary.total_payments,
            String,
            on(summary.ex_date_first, 'since'),
          ),
        ]}
      />
      <p class="quiet">
        Amounts are per share, adjusted for splits. Prices and payments from {source.source}
        {source.last_bar !== null && `, up to ${source.last_bar}`}
        {source.close !== null && `, close ${`${priceText(source.close)} ${source.currency ?? ''}`.trim()}`}.
      </p>
    </section>
  );
}

const FLAGS: Readonly<Record<Dividends['current']['flags'][number], string>> = {
  possible_special:
    'The newest payment may be special, or have a special part: there are no rates until the next one.',
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
          <PaymentChart
            payments={payments}
            unit={unit}
            symbol={data.symbol}
            source={`Source: Footnote, as of ${data.as_of.slice(0, 10)}; payments from ${data.price_source.source}`}
          />
          <DataTable
            caption={`Payments by ex-date, ${unit} per share, adjusted for splits (${payments.length})`}
            columns={columnsOf(data, payments)}
            rows={payments}
            keyOf={({ ex_date: day }) => day}
          />
        </>
      )}
    </section>
  );
}

/** Amounts line up; columns without any value are left out. */
function columnsOf(data: Dividends, payments: readonly Payment[]): readonly DataColumn<Payment>[] {
  const { currency, price_source: source } = data;
  const show = alignedDecimals(payments.flatMap(({ regular, special }) => [regular, special]));
  const column = (name: string, member: 'regular' | 'special'): DataColumn<Payment> => ({
    name,
    isFootnoted: true,
    cell: (payment) =>
      payment[member] !== 0 && (
        <StatedValue
          title={`${name} payment, ex-date ${payment.ex_date}`}
          value={payment[member]}
          show={show}
          exact={(value) => `${exactly(value)} ${currency ?? ''} per share`}
          details={[
            ['Ex-date', payment.ex_date],
            ['Price source', `${source.source}, up to ${source.last_bar ?? 'an unknown day'}`],
            ['Basis', 'Adjusted for splits since'],
          ]}
        />
      ),
  });
  return [
    { name: 'Ex-date', cell: ({ ex_date: day }) => day },
    column('Regular', 'regular'),
    ...(payments.some(({ special }) => special > 0) ? [column('Special', 'special')] : []),
    ...(payments.some(({ possible_special: isPossible }) => isPossible)
      ? [
          {
            name: 'Note',
            cell: ({ possible_special: isPossible }: Payment) =>
              isPossible ? 'may have a special part' : '',
          },
        ]
      : []),
  ];
}
