import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { labelOf, wordsOf } from '../frame/format.ts';
import type { PlaceOf } from '../frame/places.ts';
import { Answer } from '../lane/answer.tsx';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { FilingLink } from '../lane/filing-link.tsx';
import { Figures } from '../lane/figures.tsx';
import { LaneValue } from '../lane/lane-value.tsx';
import { RefusedPart } from '../lane/refused.tsx';
import { grouped, money, NotStated, percent, ValueOr } from '../lane/values.tsx';
import { Multiples } from './multiples.tsx';
import { PricedIn } from './priced-in.tsx';

type Valuation = Schemas['Valuation'];
type Operand = Valuation['enterprise_value']['operands'][number];
type ValuationPlace = PlaceOf<'valuation'>;

/** What the market pays for the company, and what growth the price implies. */
export function ValuationPage({ place }: { readonly place: ValuationPlace }): JSX.Element {
  const { symbol } = place;
  return (
    <>
      <Answer path="/v2/valuation" parameters={{ symbol }}>
        {({ data }) =>
          'reason' in data ? (
            <section aria-labelledby="values">
              <h2 id="values">What the company costs</h2>
              <RefusedPart reason={data.reason} />
            </section>
          ) : (
            <>
              <Values data={data} />
              <Multiples data={data} />
            </>
          )
        }
      </Answer>
      <PricedIn place={place} />
    </>
  );
}

function Values({ data }: { readonly data: Valuation }): JSX.Element {
  const { symbol, currency, market_value: market, enterprise_value: enterprise, yields, dividend } = data;
  const amount = (value: number): string => money(value, currency);
  const value = { symbol, lane: 'valuation' } as const;
  return (
    <section aria-labelledby="values">
      <h2 id="values">What the company costs</h2>
      <Figures
        figures={[
          {
            name: 'Market value',
            value: (
              <LaneValue
                {...value}
                figure="market_value.value"
                title="Market value"
                value={market.value}
                show={amount}
              />
            ),
            note:
              market.close === null
                ? undefined
                : `close ${grouped(market.close)} on ${market.close_date ?? ''}, ${market.price_source}`,
          },
          {
            name: 'Enterprise value',
            value: (
              <LaneValue
                {...value}
                figure="enterprise_value.value"
                title="Enterprise value"
                value={enterprise.value}
                show={amount}
              />
            ),
          },
          {
            name: 'Earnings yield',
            value: (
              <LaneValue
                {...value}
                figure="yields.earnings_yield_pct"
                title="Earnings yield"
                value={yields.earnings_yield_pct}
                show={percent}
              />
            ),
          },
          {
            name: 'Free cash flow yield',
            value: (
              <LaneValue
                {...value}
                figure="yields.free_cash_flow_yield_pct"
                title="Free cash flow yield"
                value={yields.free_cash_flow_yield_pct}
                show={percent}
              />
            ),
          },
          {
            name: 'Dividend yield',
            value: <ValueOr value={dividend}>{({ yield_pct: paid }) => percent(paid)}</ValueOr>,
          },
        ]}
      />
      {market.shares_source !== null && market.shares_outstanding !== null && (
        <p class="quiet">
          {grouped(market.shares_outstanding)} shares, counted on {market.shares_source.as_of}:{' '}
          {market.shares_source.form} filed {market.shares_source.filed},{' '}
          <FilingLink filing={{ accession: market.shares_source.accession }} symbol={symbol} />
        </p>
      )}
      <DataTable
        caption={`From market value to enterprise value, ${currency ?? 'currency not named'}`}
        columns={operandColumns(symbol)}
        rows={enterprise.operands}
        keyOf={({ name }) => name}
      />
    </section>
  );
}

const operandColumns = (symbol: string): readonly DataColumn<Operand>[] => [
  {
    name: 'Operand',
    isWrapped: true,
    cell: ({ name, sign, note }) => (
      <>
        {labelOf(name)}
        <small>
          {sign}
          {note !== null && `; ${wordsOf(note)} on the balance sheet`}
        </small>
      </>
    ),
  },
  { name: 'Value', isNumber: true, cell: ({ value }) => <ValueOr value={value}>{grouped}</ValueOr> },
  { name: 'On', cell: ({ period_end: end }) => end ?? <NotStated /> },
  {
    name: 'Filing',
    cell: ({ provenance }) =>
      provenance === null ? <NotStated /> : <FilingLink filing={provenance} symbol={symbol} />,
  },
];
