import type { Random } from '../../random.ts';
import { element, textNode } from '../markup.ts';
import type { TaggedFact } from '../contexts.ts';
import { oneOf } from './dice.ts';

const NAMES: Readonly<Record<string, string>> = { '-3': 'thousands', '-6': 'millions' };

/** Where a table says its unit; `none`: it prints whole amounts. */
export type UnitPlace = 'paragraph' | 'title' | 'caption' | 'corner' | 'row' | 'none';

export const unitPlaces: readonly [UnitPlace, ...UnitPlace[]] = [
  'paragraph',
  'title',
  'caption',
  'corner',
  'row',
  'none',
];

/** The words for the unit of most amounts; null where they are in single units. */
export function unitWords(random: Random, facts: readonly TaggedFact[]): string | null {
  const amounts = facts.filter(({ unit }) => !unit.includes('shares') && unit !== 'pure');
  const counts = Map.groupBy(amounts, ({ decimals }) => decimals);
  const [most] = [...counts].toSorted(([, a], [, b]) => b.length - a.length);
  const name = NAMES[most?.[0] ?? ''];
  return name === undefined
    ? null
    : oneOf(random, `(In ${name}, except per share amounts)`, `(Amounts in ${name})`, `in ${name}`);
}

/** What stands over a table, and its caption. The unit of a title is in the same paragraph. */
export function overTable(
  title: string,
  place: UnitPlace,
  unit: string | null,
): { readonly over: string; readonly caption: string; readonly unitLine: string | null } {
  if (unit === null || place === 'none')
    return { over: element('h2', {}, textNode(title)), caption: '', unitLine: null };
  if (place === 'title') {
    const unitLine = `${title} ${unit}`;
    return { over: element('h2', {}, textNode(unitLine)), caption: '', unitLine };
  }
  const over = element('h2', {}, textNode(title));
  if (place === 'paragraph')
    return { over: `${over}\n${element('p', {}, textNode(unit))}`, caption: '', unitLine: unit };
  return {
    over,
    caption: place === 'caption' ? element('caption', {}, textNode(unit)) : '',
    unitLine: unit,
  };
}
