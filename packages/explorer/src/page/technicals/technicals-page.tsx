import type { JSX } from 'preact';
import { labelOf } from '../frame/format.ts';
import type { PlaceOf } from '../frame/places.ts';
import { Answer } from '../lane/answer.tsx';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { Refused, RefusedPart } from '../lane/refused.tsx';
import { grouped, NotStated } from '../lane/values.tsx';
import { PriceAction } from './price-action.tsx';
import { indicatorLabel } from './indicator-label.ts';
import { technicalGroups, type TechnicalRow } from './technical-rows.ts';

/** Indicators at the newest close, and what the price did. */
export function TechnicalsPage({ place }: { readonly place: PlaceOf<'technicals'> }): JSX.Element {
  const { symbol } = place;
  return (
    <>
      <section aria-labelledby="technicals">
        <h2 id="technicals">Technical indicators</h2>
        <Answer path="/v2/technicals" parameters={{ symbol }}>
          {({ data }) =>
            'reason' in data ? (
              <RefusedPart reason={data.reason} />
            ) : (
              <>
                <p class="quiet prose">
                  On split-adjusted prices of {data.price_source.source}, {grouped(data.price_source.bars)}{' '}
                  sessions up to {data.price_source.last_bar}
                  {data.price_source.close !== null &&
                    `, close ${grouped(data.price_source.close)} ${data.price_source.currency ?? ''}`}
                  . The market is {data.benchmarks.market}, the sector{' '}
                  {data.benchmarks.sector ?? 'has no fund'}. Definitions are in{' '}
                  <a href="/docs/guides/indicators">the guide</a>.
                </p>
                <div class="columns">
                  {technicalGroups(data).map(({ group, rows }) => (
                    <DataTable
                      key={group}
                      caption={labelOf(group)}
                      columns={COLUMNS}
                      rows={rows}
                      keyOf={({ name }) => name}
                    />
                  ))}
                </div>
              </>
            )
          }
        </Answer>
      </section>
      <PriceAction symbol={symbol} />
    </>
  );
}

const COLUMNS: readonly DataColumn<TechnicalRow>[] = [
  { name: 'Indicator', isWrapped: true, cell: ({ name }) => indicatorLabel(name) },
  {
    name: 'Value',
    isNumber: true,
    cell: ({ value, reason }) =>
      value ?? (reason === undefined ? <NotStated /> : <Refused reason={reason} />),
  },
];
