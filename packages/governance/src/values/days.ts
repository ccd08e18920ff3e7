import { isDay } from '@footnote/values/day';

/** What a tagged text says of a day: the day, or why it says none. */
export type ReadDay = { readonly day: string } | { readonly reason: 'day_ambiguous' | 'no_whole_day' };

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const NAMED = /\b([A-Za-z]{3,9})\.? (\d{1,2}),? (\d{4})\b/g;
const NAMED_AFTER = /\b(\d{1,2})(?: |-)([A-Za-z]{3,9})\.?(?:,? |-)(\d{4})\b/g;
const ISO = /\b(\d{4})-(\d{2})-(\d{2})\b/g;
const SLASHED = /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g;
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
    pairs.every(([first]) => first <= MONTHS.length) && pairs.some(([, second]) => second > MONTHS.length);
  return (text) => {
    const found = text.length > LONGEST ? [] : daysIn(text, isMonthFirst);
    const [day, ...others] = new Set(found);
    if (day === undefined || others.length > 0) return { reason: 'no_whole_day' };
    return day === null ? { reason: 'day_ambiguous' } : { day };
  };
}

/** Null for one that may be read in two ways. */
function daysIn(text: string, isMonthFirst: boolean): readonly (string | null)[] {
  const slashed = [...text.matchAll(SLASHED)].map(([, first, second, year]) => {
    const days = [
      dayOf(year, Number(first), second),
      ...(isMonthFirst ? [] : [dayOf(year, Number(second), first)]),
    ];
    const [day, ...others] = new Set(days.flat());
    return others.length > 0 ? [null] : day === undefined ? [] : [day];
  });
  return [
    ...[...text.matchAll(ISO)].flatMap(([, year, month, day]) => dayOf(year, Number(month), day)),
    ...[...text.matchAll(NAMED)].flatMap(([, month, day, year]) => dayOf(year, monthOf(month), day)),
    ...[...text.matchAll(NAMED_AFTER)].flatMap(([, day, month, year]) => dayOf(year, monthOf(month), day)),
    ...slashed.flat(),
  ];
}

/** One to twelve by its name or the beginning of that; 0 for another word. */
const monthOf = (word = ''): number =>
  MONTHS.findIndex((month) => month === word.toLowerCase() || abbreviated(month, word.toLowerCase())) + 1;

const abbreviated = (month: string, word: string): boolean =>
  word.length <= 4 && word.length >= 3 && month.startsWith(word);

function dayOf(year = '', month: number, day = ''): readonly string[] {
  const text = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? [text] : [];
}
