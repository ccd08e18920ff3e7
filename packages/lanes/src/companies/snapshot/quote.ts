/** The newest session of a symbol's prices, as a quote. */
import { exact } from '@footnote/figures/ratios/exact';
import type { SpanReturn, SpanRefusal } from '@footnote/market/price-action/returns';
import type { Snapshot } from '@footnote/contract/types.generated';
import type { Writable } from '@footnote/wire/json';
import { utc } from '@footnote/wire/time';
import { figure, price as priceFigure, refused } from '../../market/price-action/figures.ts';
import type { SnapshotParts } from './read.ts';

type Quote = Writable<Snapshot>['quote'];
type Change = Exclude<Quote, { readonly available: false }>['change'];

export function quoteMember({ price }: Pick<SnapshotParts, 'price'>): Quote {
  if (typeof price === 'string') return { available: false, reason: price };
  const { action, head } = price;
  const { close, date, high, low, open, volume } = action.newest;
  return {
    as_of: utc(head.source_time),
    change: changeMember(action.returns['1d']),
    close: priceFigure(close),
    currency: head.currency === '' ? null : head.currency,
    date,
    high: priceFigure(high),
    low: priceFigure(low),
    open: priceFigure(open),
    source: head.source,
    volume: volume === null ? refused('volume_missing') : figure(volume, 0),
  };
}

/** Against the close of the session before, on one split basis: the difference is that of the closes as served. */
function changeMember(found: SpanReturn | SpanRefusal): Change {
  if (typeof found === 'string') return refused(found);
  const { from, price: change, to } = found;
  const [before, newest] = [priceFigure(from.close), priceFigure(to.close)];
  return {
    amount: exact(newest.toFixed()).minus(exact(before.toFixed())),
    pct: figure(change),
    previous_close: before,
    previous_date: from.date,
  };
}
