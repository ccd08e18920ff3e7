import type { readRows } from './face.ts';
import type { FaceFact } from './types.ts';

/** Facts that a report states of its statements at least. */
const FEWEST_FACTS = 30;
/** Of the rows with numbers, those that facts must have. */
const SHARE = 0.3;

/** Whether the facts of the filing are those of a statement; null where it has too few to tell. */
export function confirms(rows: ReturnType<typeof readRows>, facts: readonly FaceFact[]): boolean | null {
  if (facts.length < FEWEST_FACTS) return null;
  const filled = rows.filter(({ values }) => values.some((value) => value !== null && /[1-9]/.test(value)));
  const stated = filled.filter(({ facts: found }) => found !== null);
  return stated.length >= filled.length * SHARE;
}
