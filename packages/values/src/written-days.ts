import { isDay } from './day.ts';

/** A date in a text: its first code unit, the unit after it, and the days that it may say: two for `2/10/2024`. */
export type WrittenDay = { readonly from: number; readonly to: number; readonly days: readonly string[] };

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
/** Month and day in figures, the first of them before the other. */
export const SLASHED = /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g;

type Parts = readonly (string | undefined)[];

const FORMATS: readonly (readonly [RegExp, (parts: Parts) => readonly string[]])[] = [
  [/\b(\d{4})-(\d{2})-(\d{2})\b/g, ([year, month, day]) => dayOf(year, Number(month), day)],
  [/\b([A-Za-z]{3,9})\.? (\d{1,2}),? (\d{4})\b/g, ([month, day, year]) => dayOf(year, monthOf(month), day)],
  [
    /\b(\d{1,2})(?: |-)([A-Za-z]{3,9})\.?(?:,? |-)(\d{4})\b/g,
    ([day, month, year]) => dayOf(year, monthOf(month), day),
  ],
  [
    SLASHED,
    ([first, second, year]) => [
      ...new Set([...dayOf(year, Number(first), second), ...dayOf(year, Number(second), first)]),
    ],
  ],
];

/** The dates in a text, each kind of writing in its order; month first precedes day first. */
export const writtenDays = (text: string): readonly WrittenDay[] =>
  FORMATS.flatMap(([format, daysOf]) =>
    [...text.matchAll(format)].flatMap((match) => {
      const days = daysOf(match.slice(1));
      return days.length === 0 ? [] : [{ from: match.index, to: match.index + match[0].length, days }];
    }),
  );

/** One to twelve by its name or the beginning of that; 0 for another word. */
const monthOf = (word = ''): number =>
  MONTHS.findIndex((month) => month === word.toLowerCase() || abbreviated(month, word.toLowerCase())) + 1;

const abbreviated = (month: string, word: string): boolean =>
  word.length <= 4 && word.length >= 3 && month.startsWith(word);

function dayOf(year = '', month: number, day = ''): readonly string[] {
  const text = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? [text] : [];
}
