import { isRefused, type Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { compactAmount, shown } from '../frame/format.ts';
import { Answer } from '../lane/answer.tsx';
import { LaneValue } from '../lane/lane-value.tsx';
import { RefusedList } from '../lane/refused-list.tsx';
import { RefusedPart } from '../lane/refused.tsx';
import { percent } from '../lane/values.tsx';
import { Group, Row } from './rows.tsx';

type Valuation = Schemas['Valuation'];

const AT = 'last_close';

/** Market value, multiples and yields at the newest close, on its day if it is old. */
export const Value = ({ symbol }: { readonly symbol: string }): JSX.Element => (
  <Answer path="/v2/valuation" parameters={{ symbol, at: AT, history: 'exclude' }}>
    {({ data }) =>
      'reason' in data ? (
        // Of a symbol without prices the group above says so.
        data.reason !== 'prices_not_collected' && (
          <Group id="value" title="Value">
            <RefusedPart reason={data.reason} />
          </Group>
        )
      ) : (
        <Values data={data} />
      )
    }
  </Answer>
);

function Values({ data }: { readonly data: Valuation }): JSX.Element {
  const { symbol, currency, market_value: market, statements } = data;
  const named = figuresOf(data);
  const served = named.filter(({ value }) => !isRefused(value));
  const day = market.close_date ?? '';
  return (
    <Group
      id="value"
      title={`Value at the close of ${day}${statements === null ? '' : `, by figures to ${statements.period_end}`}`}
    >
      <dl class="figure-list">
        {served.map(({ name, figure, value, kind, note }) => (
          <Row key={figure} name={name} {...(note !== undefined && { note })}>
            <LaneValue
              symbol={symbol}
              lane="valuation"
              at={AT}
              figure={figure}
              title={name}
              value={value}
              show={(known: number) =>
                kind === 'amount'
                  ? compactAmount(known, currency)
                  : kind === 'percent'
                    ? percent(known)
                    : `${shown(known, 'per_share')}×`
              }
            />
          </Row>
        ))}
      </dl>
      <RefusedList values={named} />
    </Group>
  );
}

type Refusal = Schemas['ValuationRefusal'];

type Named = {
  readonly name: string;
  readonly figure: string;
  readonly value: Refusal | number;
  readonly kind: 'amount' | 'percent' | 'times';
  readonly note?: string;
};

const MULTIPLES = [
  ['price_to_earnings', 'Price to earnings'],
  ['price_to_sales', 'Price to sales'],
  ['price_to_book', 'Price to book'],
  ['ev_to_ebitda', 'EV to EBITDA'],
  ['ev_to_sales', 'EV to sales'],
  ['price_to_free_cash_flow', 'Price to free cash flow'],
] as const satisfies readonly (readonly [keyof Valuation['multiples'], string])[];

function figuresOf({
  market_value: market,
  enterprise_value: enterprise,
  multiples,
  yields,
}: Valuation): readonly Named[] {
  const source = market.shares_source;
  return [
    {
      name: 'Market value',
      figure: 'market_value.value',
      value: market.value,
      kind: 'amount',
      ...(source !== null && { note: `shares of ${source.as_of}` }),
    },
    {
      name: 'Enterprise value',
      figure: 'enterprise_value.value',
      value: enterprise.value,
      kind: 'amount',
    },
    ...MULTIPLES.map(([member, name]): Named => {
      const multiple = multiples[member];
      return {
        name,
        figure: `multiples.${member}.value`,
        value: 'reason' in multiple ? multiple : multiple.value,
        kind: 'times',
      };
    }),
    {
      name: 'Free cash flow yield',
      figure: 'yields.free_cash_flow_yield_pct',
      value: yields.free_cash_flow_yield_pct,
      kind: 'percent',
    },
  ];
}
