import { daysBetween } from '@footnote/values/day';
import { longDate } from '../../documents/period-words.ts';
import type { TaggedFact } from '../contexts.ts';

export type Period = Pick<TaggedFact, 'start' | 'end'>;

const MONTHS: Readonly<Record<number, string>> = {
  3: 'Three Months Ended',
  6: 'Six Months Ended',
  9: 'Nine Months Ended',
  12: 'Year Ended',
};

/** The words of a period, and its day: "Three Months Ended" and "June 30, 2024". */
export function periodHeading({ start, end }: Period): readonly [words: string, day: string] {
  if (start === null) return ['As of', longDate(end)];
  const months = Math.round((daysBetween(start, end) + 1) / 30.4);
  return [MONTHS[months] ?? `${longDate(start)} to`, longDate(end)];
}
