import { shown } from '../frame/format.ts';
import type { SeriesKind } from './chart-data.ts';

/** A value as a chart shows it: amounts in millions. */
export const chartText = (value: number, kind: SeriesKind): string =>
  shown(value, kind === 'price' ? 'per_share' : kind);
