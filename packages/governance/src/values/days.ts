import { SLASHED, writtenDays } from '@footnote/values/written-days';

/** What a tagged text says of a day: the day, or why it says none. */
export type ReadDay = { readonly day: string } | { readonly reason: 'day_ambiguous' | 'no_whole_day' };

const MONTHS = 12;
/** Longer texts are sentences. */
const LONGEST = 60;

/**
 * The day that each text of one document says. A date in figures only is read month first, as filers in the United States
 * write it, if the document has another of which only that reading is possible, and none of which it is not.
 *
 * @returns a reader of those texts and no others
 */
export function dayReader(texts: readonly string[]): (text: string) => ReadDay {
  const pairs = texts.flatMap((text) =>
    [...text.matchAll(SLASHED)].map(([, first, second]) => [Number(first), Number(second)] as const),
  );
  const isMonthFirst =
    pairs.every(([first]) => first <= MONTHS) && pairs.some(([, second]) => second > MONTHS);
  return (text) => {
    const found = text.length > LONGEST ? [] : daysIn(text, isMonthFirst);
    const [day, ...others] = new Set(found);
    if (day === undefined || others.length > 0) return { reason: 'no_whole_day' };
    return day === null ? { reason: 'day_ambiguous' } : { day };
  };
}

/** Null for one that may be read in two ways. */
const daysIn = (text: string, isMonthFirst: boolean): readonly (string | null)[] =>
  writtenDays(text).map(({ days: [first, ...others] }) =>
    first === undefined || (others.length > 0 && !isMonthFirst) ? null : first,
  );
