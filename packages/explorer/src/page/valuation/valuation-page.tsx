import { isRefused, type Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { compactAmount, exactly, labelOf, priceText, shown, wordsOf } from '../frame/format.ts';
import type { RouteOf } from '../frame/routes.ts';
import { Answer } from '../lane/answer.tsx';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { FilingLink } from '../footnote/filing-link.tsx';
import { Figures } from '../lane/figures.tsx';
import { LaneValue } from '../lane/lane-value.tsx';
import { RefusedPart } from '../lane/refused.tsx';
import { RefusedList } from '../lane/refused-list.tsx';
import { StatedValue } from '../lane/stated-value.tsx';
import { NotStated, percent } from '../lane/values.tsx';
import { Multiples } from './multiples.tsx';
import { PricedIn } from './priced-in.tsx';

type Valuation = Schemas['Valuation'];
type Operand = Valuation['enterprise_value']['operands'][number];
type ValuationRoute = RouteOf<'valuation'>;

/** Also at an old close, on its day: how old it is stands at the head of the page. */
const AT = 'last_close';

/** Market and enterprise value, multiples, and the growth that the price implies. */
export function ValuationPage({ route }: { readonly route: ValuationRoute }): JSX.Element {
  const { symbol } = route;
  return (
    <>
      <Answer path="/v2/valuation" parameters={{ symbol, at: AT }}>
        {({ data }) =>
          'reason' in data ? (
            <section aria-labelledby="values">
              <h2 id="values">Market and enterprise value</h2>
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
      <PricedIn route={route} />
    </>
  );
}

function Values({ data }: { readonly data: Valuation }): JSX.Element {
  const { symbol, currency, reporting_currency: reporting } = data;
  const { market_value: market, enterprise_value: enterprise, yields, dividend } = data;
  const amount = (value: number): string => compactAmount(value, currency);
  const exact = (value: number): string => `${exactly(value)} ${currency ?? ''}`;
  const value = { symbol, lane: 'valuation', at: AT } as const;
  const named = [
    {
      name: 'Market value',
      figure: 'market_value.value',
      value: market.value,
      show: amount,
      exact,
    },
    {
      name: 'Enterprise value',
      figure: 'enterprise_value.value',
      value: enterprise.value,
      show: amount,
      exact,
    },
    {
      name: 'Earnings yield',
      figure: 'yields.earnings_yield_pct',
      value: yields.earnings_yield_pct,
      show: percent,
    },
    {
      name: 'Free cash flow yield',
      figure: 'yields.free_cash_flow_yield_pct',
      value: yields.free_cash_flow_yield_pct,
      show: percent,
    },
    {
      name: 'Dividend yield',
      figure: 'dividend.yield_pct',
      value: 'reason' in dividend ? dividend : dividend.yield_pct,
      show: percent,
    },
  ];
  return (
    <section aria-labelledby="values">
      <h2 id="values">
        Market and enterprise value{' '}
        {market.close_date !== null && <span class="quiet">at the close of {market.close_date}</span>}
      </h2>
      <Figures
        figures={[
          {
            name: 'Close',
            value: (
              <StatedValue
                title="Close"
                value={market.close}
                show={(close) => `${priceText(close)} ${currency ?? ''}`}
                details={[
                  ['Session', market.close_date ?? 'unknown'],
                  ['Price source', market.price_source],
                ]}
              />
            ),
            note: `${market.close_date ?? ''}, ${market.price_source}`,
          },
          ...named
            .filter(({ value: known }) => !isRefused(known))
            .map(({ name, figure, value: known, show, exact: inFull }) => ({
              name,
              value: (
                <LaneValue
                  {...value}
                  figure={figure}
                  title={name}
                  value={known}
                  show={show}
                  {...(inFull !== undefined && { exact: inFull })}
                />
              ),
            })),
        ]}
      />
      <RefusedList values={named} />
      {market.shares_source !== null && market.shares_outstanding !== null && (
        <p class="quiet">
          {exactly(market.shares_outstanding)} shares, counted on {market.shares_source.as_of}:{' '}
          <FilingLink filing={market.shares_source} symbol={symbol} />
        </p>
      )}
      {enterprise.operands.length > 0 && (
        <DataTable
          caption={`From market value to enterprise value, millions of ${reporting ?? 'the reporting currency'}`}
          columns={operandColumns(symbol, reporting)}
          rows={enterprise.operands}
          keyOf={({ name }) => name}
          isStacked
        />
      )}
    </section>
  );
}

const operandColumns = (symbol: string, currency: string | null): readonly DataColumn<Operand>[] => [
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
  {
    name: 'Value',
    isFootnoted: true,
    cell: ({ name, value, period_end: end, provenance }) => (
      <StatedValue
        title={labelOf(name)}
        value={value}
        show={(known) => shown(known, 'amount')}
        exact={(known) => `${exactly(known)} ${currency ?? ''}`}
        details={end === null ? [] : [['On', end]]}
        filing={provenance}
        symbol={symbol}
      />
    ),
  },
  { name: 'On', cell: ({ period_end: end }) => end ?? <NotStated /> },
  {
    name: 'Filing',
    cell: ({ provenance }) =>
      provenance === null ? <NotStated /> : <FilingLink filing={provenance} symbol={symbol} />,
  },
];
