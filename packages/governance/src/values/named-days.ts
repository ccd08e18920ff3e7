import { isDay } from '@footnote/values/day';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const NAMED =
  /\b(January|February|March|April|May|June|July|August|September|October|November|December|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.?) (\d{1,2}),? (\d{4})\b/g;

/** A day that a sentence names, with the place of its words in the sentence. */
export type NamedDay = { readonly day: string; readonly from: number; readonly to: number };

/** The days that a sentence names by month, day and year, in its order. */
export const namedDays = (text: string): readonly NamedDay[] =>
  [...text.matchAll(NAMED)].flatMap(({ 0: words, 1: month = '', 2: date = '', 3: year = '', index }) => {
    const number = String(MONTHS.indexOf(month.slice(0, 3)) + 1).padStart(2, '0');
    const day = `${year}-${number}-${date.padStart(2, '0')}`;
    return isDay(day) ? [{ day, from: index, to: index + words.length }] : [];
  });
