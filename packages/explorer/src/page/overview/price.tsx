import { isRefused, type Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { exactly, priceText } from '../frame/format.ts';
import { useRequest } from '../frame/use-request.ts';
import { Answer } from '../lane/answer.tsx';
import { LaneValue } from '../lane/lane-value.tsx';
import { RefusedPart } from '../lane/refused.tsx';
import { StatedValue } from '../lane/stated-value.tsx';
import { percent, signed } from '../lane/values.tsx';
import { Group, Row } from './rows.tsx';

type Action = Schemas['SymbolPriceAction'];

const SPANS = [
  ['1m', '1 month'],
  ['6m', '6 months'],
  ['ytd', 'Year to date'],
  ['1y', '1 year'],
  ['5y', '5 years'],
  ['10y', '10 years'],
] as const satisfies readonly (readonly [keyof Action['returns'], string])[];

/** The newest close with its ranges, and returns up to it. */
export function Price({ symbol, isOld }: { readonly symbol: string; readonly isOld: boolean }): JSX.Element {
  return (
    <Answer path="/v2/price-action" parameters={{ symbol }}>
      {({ data }) =>
        'reason' in data ? (
          <Group id="price" title="Price">
            <RefusedPart reason={data.reason} />
          </Group>
        ) : (
          <>
            <Close action={data} isOld={isOld} />
            <Returns action={data} />
          </>
        )
      }
    </Answer>
  );
}

function Close({ action, isOld }: { readonly action: Action; readonly isOld: boolean }): JSX.Element {
  const { symbol, price_source: source, range_52w: range, returns } = action;
  const currency = source.currency ?? '';
  const { price_return_pct: day } = isRefused(returns['1d'])
    ? { price_return_pct: undefined }
    : returns['1d'];
  return (
    <Group id="price" title="Price">
      <dl class="figure-list">
        <Row name="Close" note={`${source.last_bar}${isOld ? ', old' : ''}`}>
          <StatedValue
            title="Close"
            value={source.close}
            show={(close) => `${priceText(close)} ${currency}`}
            exact={(close) => `${exactly(close)} ${currency}`}
            details={[
              ['Session', source.last_bar],
              ['Price source', source.source],
            ]}
          />
        </Row>
        {day !== undefined && (
          <Row name="Change on the day" note={source.last_bar}>
            <LaneValue
              symbol={symbol}
              lane="price_action"
              figure="returns.1d.price_return_pct"
              title="Change on the day"
              value={day}
              show={change}
            />
          </Row>
        )}
        <DayRange symbol={symbol} lastBar={source.last_bar} currency={currency} />
        {isRefused(range) ? (
          <Row name="Range of 52 weeks">
            <StatedValue title="Range of 52 weeks" value={range} show={String} />
          </Row>
        ) : (
          EXTREMES.map(([side, title]) => (
            <Row key={side} name={title} note={range[`${side}_date`]}>
              <LaneValue
                symbol={symbol}
                lane="price_action"
                figure={`range_52w.${side}`}
                title={title}
                value={range[side]}
                show={(price) => `${priceText(price)} ${currency}`}
              />
            </Row>
          ))
        )}
      </dl>
    </Group>
  );
}

const EXTREMES = [
  ['low', 'Lowest of 52 weeks'],
  ['high', 'Highest of 52 weeks'],
] as const;

type DayRangeProps = { readonly symbol: string; readonly lastBar: string; readonly currency: string };

/** The lowest and highest price of the newest session, as the source has them. */
function DayRange({ symbol, lastBar, currency }: DayRangeProps): JSX.Element | null {
  const request = useRequest('/v2/prices', { symbol, limit: 1 });
  const prices = request.state === 'answered' ? request.body.data.prices : undefined;
  const [row] = prices !== undefined && 'rows' in prices ? prices.rows : [];
  const [date, , high, low] = row ?? [];
  if (prices === undefined || !('rows' in prices) || date !== lastBar) return null;
  if (typeof high !== 'number' || typeof low !== 'number') return null;
  return (
    <Row name="Range of the day" note={lastBar}>
      <StatedValue
        title="Range of the day"
        value={[low, high] as const}
        show={([least, most]) => `${priceText(least)} to ${priceText(most)} ${currency}`}
        exact={([least, most]) => `${exactly(least)} to ${exactly(most)} ${currency}`}
        details={[
          ['Session', lastBar],
          ['Price source', prices.source.name],
        ]}
      />
    </Row>
  );
}

const change = (value: number): string => signed(percent(value));

function Returns({ action }: { readonly action: Action }): JSX.Element | null {
  const { symbol, returns, price_source: source } = action;
  const served = SPANS.flatMap(([span, name]) => {
    const found = returns[span];
    return isRefused(found) ? [] : [{ span, name, found }];
  });
  if (served.length === 0) return null;
  return (
    <Group id="returns" title={`Returns to ${source.last_bar}, in total with dividends`}>
      <dl class="figure-list">
        {served.map(({ span, name, found }) => (
          <Row key={span} name={name} note={`since ${found.from_date}`}>
            <LaneValue
              symbol={symbol}
              lane="price_action"
              figure={`returns.${span}.price_return_pct`}
              title={`Return of ${name.toLowerCase()}`}
              value={found.price_return_pct}
              show={change}
              note={
                // Without a dividend in between both are one number.
                typeof found.total_return_pct === 'number' &&
                found.total_return_pct !== found.price_return_pct
                  ? `total ${change(found.total_return_pct)}`
                  : undefined
              }
            />
          </Row>
        ))}
      </dl>
    </Group>
  );
}
