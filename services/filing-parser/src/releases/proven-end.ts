import type { Part } from '@footnote/releases/document/parts';
import { readWithinBounds } from '@footnote/releases/read-release';

/**
 * End of the newest period, YYYY-MM-DD, of an income statement that an exhibit proves without figures of earlier
 * reports; null if it proves none.
 * @param filed YYYY-MM-DD.
 */
export function provenEnd(parts: readonly Part[], filed: string): string | null {
  // No figure is taken from here, so that the currency does not matter.
  const context = { released: filed, fiscalYearEnd: null, served: [], currency: 'USD' };
  const ends = (readWithinBounds(parts, context)?.statements ?? [])
    .filter(({ statement }) => statement === 'income')
    .flatMap(({ cells }) => cells.map(({ period }) => period.end));
  return ends.reduce<string | null>((newest, end) => (newest === null || end > newest ? end : newest), null);
}
