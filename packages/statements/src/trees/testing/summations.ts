import type { Sum } from '@footnote/event-types/types.generated';
import type { InputSummation } from '../../inputs.ts';

/** A consistent sum of a year without missing items. */
export const sum = (more: Partial<Sum> = {}): Sum => ({
  start: '2025-01-01',
  end: '2025-12-31',
  unit: 'USD',
  consistent: true,
  difference: '0',
  missing: 0,
  ...more,
});

/** A total with its items and their weights, consistent in a year. */
export const summation = (
  statement: string,
  total: string,
  items: Readonly<Record<string, string>>,
  more: Partial<InputSummation> = {},
): InputSummation => ({
  role: statement,
  statement,
  total,
  items: Object.entries(items).map(([concept, weight]) => ({ concept, weight })),
  sums: [sum()],
  ...more,
});
