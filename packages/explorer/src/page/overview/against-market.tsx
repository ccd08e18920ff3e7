import { isRefused, type Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { shown } from '../frame/format.ts';
import { LaneValue } from '../lane/lane-value.tsx';
import { signed } from '../lane/values.tsx';
import { Group, Row } from './rows.tsx';

const SPANS = [
  ['1m', '1 month'],
  ['1y', '1 year'],
  ['3y', '3 years'],
] as const;

const points = (value: number): string => `${signed(shown(value, 'ratio'))} points`;

/** Returns of a symbol less those of the fund that represents the market, and beta; nothing for the fund itself. */
export function AgainstMarket({ data }: { readonly data: Schemas['Snapshot'] }): JSX.Element | null {
  const { beta, returns, symbol } = data;
  if (isRefused(returns) || returns.benchmark === symbol) return null;
  return (
    <Group id="against-market" title={`Total returns against ${returns.benchmark}`}>
      <dl class="figure-list">
        {SPANS.map(([span, name]) => {
          const of = returns[span];
          if (isRefused(of)) return null;
          return (
            <Row key={span} name={name} note={`since ${of.from_date}`}>
              <LaneValue
                symbol={symbol}
                lane="snapshot"
                figure={`returns.${span}.vs_benchmark_pp`}
                title={`Total return of ${name} less that of ${returns.benchmark}`}
                value={of.vs_benchmark_pp}
                show={points}
              />
            </Row>
          );
        })}
        <Row name="Beta" note="weekly, 1 year">
          <LaneValue
            symbol={symbol}
            lane="snapshot"
            figure="beta.value"
            title={`Beta against ${returns.benchmark}`}
            value={isRefused(beta) ? beta : beta.value}
            show={(value) => shown(value, 'ratio')}
          />
        </Row>
      </dl>
    </Group>
  );
}
