import type { Figure } from './figures.ts';
import type { Field } from './fields.ts';

/** Units in which amounts are written, the largest first. */
const SCALES = [
  { factor: 1e6, name: 'm' },
  { factor: 1e3, name: 'k' },
] as const;
const SCALED = ['reporting_currency', 'shares', 'price_currency'];
const NAMES: Readonly<Record<string, string>> = {
  percent: '%',
  share_of_one: 'of 1',
  count: 'count',
  word: '',
  list: '',
};

type Scaled = { readonly unit: string; readonly figures: readonly Figure[] };

/**
 * The figures of a field with the unit that they are written in: in thousands or millions only if that loses no digit of
 * any of them.
 */
export function inUnit(
  { unit }: Pick<Field, 'unit'>,
  figures: readonly Figure[],
  currency: string | null,
): Scaled {
  const money = currency ?? 'currency unknown';
  const name =
    unit === 'reporting_currency' || unit === 'price_currency'
      ? money
      : unit === 'usd_per_share'
        ? 'USD/share'
        : unit.endsWith('_per_share')
          ? `${money}/share`
          : unit === 'usd'
            ? 'USD'
            : (NAMES[unit] ?? unit);
  const scale = SCALED.includes(unit)
    ? SCALES.find(({ factor }) => figures.every((each) => isWhole(each, factor)))
    : undefined;
  if (scale === undefined) return { unit: name, figures };
  return {
    unit: `${name} ${scale.name}`,
    figures: figures.map((each) =>
      typeof each.value === 'number' ? { ...each, value: each.value / scale.factor } : each,
    ),
  };
}

const isWhole = ({ value }: Figure, factor: number): boolean =>
  typeof value !== 'number' || value % factor === 0;
