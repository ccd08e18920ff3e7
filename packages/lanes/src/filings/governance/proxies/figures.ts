import type {
  ProxyDay,
  ProxyFigure,
  ProxyFirm,
  RefusedProxyFigure,
} from '@footnote/contract/types.generated';
import type { Writable } from '@footnote/wire/json';
import { Decimal } from 'decimal.js';
import { placeOf, textOrNull } from '../place.ts';
import type { ProxyLine } from './queries.ts';

const Exact = Decimal.clone({ precision: 100 });

const NOT_STATED: Writable<RefusedProxyFigure> = {
  available: false,
  evidence: null,
  reason: 'not_stated',
};

export const placeAt = (line: ProxyLine, at: number) =>
  placeOf(line, line.figure_elements[at], line.figure_starts[at], line.figure_stops[at]);

function refused(line: ProxyLine, at: number): Writable<RefusedProxyFigure> {
  return {
    available: false,
    evidence: { place: placeAt(line, at), text: line.figure_texts[at] ?? '' },
    reason: (line.figure_refusals[at] === ''
      ? 'not_readable'
      : line.figure_refusals[at]) as RefusedProxyFigure['reason'],
  };
}

/** The place of a figure in its row; undefined if the row is absent or has none of the name. */
const find = (line: ProxyLine | undefined, name: string): number | undefined => {
  const at = line?.figure_names.indexOf(name) ?? -1;
  return at === -1 ? undefined : at;
};

export function figureMember(line: ProxyLine | undefined, name: string): Writable<ProxyFigure> {
  const at = find(line, name);
  if (line === undefined || at === undefined) return NOT_STATED;
  const amount = line.figure_amounts[at] ?? '';
  return amount === ''
    ? refused(line, at)
    : {
        concept: textOrNull(line.figure_concepts[at] ?? ''),
        place: placeAt(line, at),
        text: line.figure_texts[at] ?? '',
        unit: textOrNull(line.figure_units[at] ?? ''),
        value: new Exact(amount),
      };
}

export function dayMember(line: ProxyLine | undefined, name: string): Writable<ProxyDay> {
  const at = find(line, name);
  if (line === undefined || at === undefined) return NOT_STATED;
  const day = line.figure_days[at] ?? '';
  return day === ''
    ? refused(line, at)
    : { day, place: placeAt(line, at), text: line.figure_texts[at] ?? '' };
}

export function firmMember(line: ProxyLine | undefined): Writable<ProxyFirm> {
  if (line === undefined) return NOT_STATED;
  return line.name === '' ? refused(line, 0) : { name: line.name, place: placeAt(line, 0) };
}
