import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { exactly, priceText, shown, wordsOf } from '../frame/format.ts';
import type { RouteOf } from '../frame/routes.ts';
import { Answer } from '../lane/answer.tsx';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { LaneValue } from '../lane/lane-value.tsx';
import { RefusedPart } from '../lane/refused.tsx';
import { grouped, NotStated, percent, signed } from '../lane/values.tsx';
import { INDICATORS, indicatorOf, type IndicatorSpec, type IndicatorValue } from './technical-rows.ts';

type Technicals = Schemas['Technicals'];
type Row = IndicatorSpec & { readonly data: Technicals };

/** Indicators at the newest close, each with its definition and what it is computed from. */
export const TechnicalsPage = ({
  route: { symbol },
}: {
  readonly route: RouteOf<'technicals'>;
}): JSX.Element => (
  <section aria-labelledby="technicals">
    <h2 id="technicals">Technical indicators</h2>
    <Answer path="/v2/technicals" parameters={{ symbol }}>
      {({ data }) =>
        'reason' in data ? (
          <RefusedPart reason={data.reason} />
        ) : (
          <>
            <p class="quiet prose">
              Prices of {data.price_source.source}, adjusted for splits: {grouped(data.price_source.bars)}{' '}
              sessions up to {data.price_source.last_bar}
              {data.price_source.close !== null &&
                `, close ${priceText(data.price_source.close)} ${data.price_source.currency ?? ''}`}
              . The market is {data.benchmarks.market}
              {data.benchmarks.sector !== null && `, the sector ${data.benchmarks.sector}`}.{' '}
              <a href="/docs/guides/indicators">How indicators are computed</a>
            </p>
            <div class="columns">
              {INDICATORS.map(({ title, indicators }) => (
                <DataTable
                  key={title}
                  caption={title}
                  columns={COLUMNS}
                  rows={indicators.map((indicator): Row => ({ ...indicator, data }))}
                  keyOf={({ figure }) => figure}
                />
              ))}
            </div>
          </>
        )
      }
    </Answer>
  </section>
);

const COLUMNS: readonly DataColumn<Row>[] = [
  { name: 'Indicator', isWrapped: true, cell: ({ label }) => label },
  {
    name: 'Value',
    isFootnoted: true,
    cell: ({ figure, label, unit, data }) => {
      const value = indicatorOf(data, figure);
      return value === null ? (
        <NotStated />
      ) : (
        <LaneValue
          symbol={data.symbol}
          lane="technicals"
          figure={figure}
          title={label}
          value={value}
          show={(known) => textOf(known, unit)}
        />
      );
    },
  },
];

function textOf(value: IndicatorValue, unit: IndicatorSpec['unit']): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return wordsOf(value);
  if (unit === 'count') return exactly(value);
  if (unit === 'price') return priceText(value);
  if (unit === 'percent') return percent(value);
  return unit === 'points' ? signed(shown(value, 'ratio')) : shown(value, 'ratio');
}
