import type { NoteFact } from './note.ts';

export const DATE = '2025-12-31';
export const START = '2025-01-01';

type Dimension = { readonly axis: string; readonly member: string; readonly typed?: true };

/** A fact in US dollars of us-gaap at the date, unless stated otherwise. `name` may have a prefix. */
export function noteFact(
  name: string,
  value: number | string,
  {
    start = '',
    unit = 'USD',
    dimensions = [],
  }: { start?: string; unit?: string; dimensions?: Dimension[] } = {},
): NoteFact {
  const [concept = '', taxonomy = 'us-gaap'] = name.split(':').reverse();
  return {
    taxonomy,
    concept,
    unit,
    period_start: start,
    period_end: DATE,
    value: String(value),
    axes: dimensions.map(({ axis }) => axis),
    members: dimensions.map(({ member }) => member),
    typed: dimensions.map(({ typed = false }) => typed),
  };
}

/** What tells the filing's date and its year. */
export const FACE: readonly NoteFact[] = [
  noteFact('LiabilitiesAndStockholdersEquity', 900_000_000),
  noteFact('NetIncomeLoss', 79_000_000, { start: START }),
];
