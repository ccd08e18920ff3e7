import { served } from '@footnote/figures/ratios/exact';
import type { Observations } from '@footnote/figures/valuation/history';
import { type Factor, type MultipleNow, moveSince } from '@footnote/figures/valuation/moved';
import { MULTIPLES, type MultipleName } from '@footnote/figures/valuation/multiples';
import type { Writable } from '@footnote/wire/json';
import type { MultipleFactor, Multiple } from '@footnote/contract/types.generated';
import { money, perShare } from './members.ts';

/** What moved a multiple since the last month-end on or before a day (YYYY-MM-DD); undefined without its history. */
export function moveMember(
  name: MultipleName,
  now: MultipleNow,
  observations: Observations | undefined,
  since: string,
): Writable<Multiple['moved']> {
  if (observations === undefined) return { available: false, reason: 'not_requested' };
  const found = moveSince(name, now, observations, since);
  if (typeof found === 'string') return { available: false, reason: found };
  const { from, change, close, shares, claims, figure } = found;
  return {
    change_pct: served(change),
    close: factorOf(close, perShare),
    enterprise_to_market_value: claims === null ? null : factorOf(claims, perShare),
    figure: factorOf(figure, MULTIPLES[name].by === 'eps_diluted' ? perShare : money),
    from: from.date,
    shares_outstanding: shares === null ? null : factorOf(shares, money),
    value: served(from.value),
  };
}

function factorOf({ from, to, change, effect }: Factor, shown: typeof money): Writable<MultipleFactor> {
  return { change_pct: served(change), effect_pct: served(effect), from: shown(from), to: shown(to) };
}
