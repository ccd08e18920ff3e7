import { shown } from '../frame/format.ts';
import type { SeriesKind } from './chart-data.ts';

/** A value as a chart shows it: amounts in millions. */
export const chartText = (value: number, kind: SeriesKind): string =>
  shown(value, kind === 'price' ? 'per_share' : kind);

/** A value at an axis, which is round and needs no more decimals than it has. */
export function tickText(value: number, kind: SeriesKind): string {
  if (kind === 'amount') return chartText(value, kind);
  const text = value.toLocaleString('en-US', { maximumFractionDigits: 4 }).replace('-', '−');
  return kind === 'percent' ? `${text}%` : text;
}
