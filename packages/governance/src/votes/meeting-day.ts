import type { Text } from '../current-report/item-stream.ts';
import { namedDays } from '../values/named-days.ts';
import type { MeetingDay } from './types.ts';

const DAY = '[A-Z][a-z]{2,8}\\.? \\d{1,2},? \\d{4}';
/** Words after which a day is not that of the meeting. */
const ASIDE =
  '(?!\\b(?:record date|proxy statement|filed|dated|as of|close of business|adjourned|postponed|scheduled|until)\\b)';
const UP_TO = (most: number): string => `(?:${ASIDE}[^;]){0,${most}}?`;
/** Each has the day in its first group. */
const HELD: readonly RegExp[] = [
  new RegExp(
    `\\b[Oo]n (?:[A-Z][a-z]+day, )?(${DAY})${UP_TO(160)}\\b(?:held|convened|conducted)\\b${UP_TO(120)}\\b[Mm]eeting\\b`,
    'g',
  ),
  new RegExp(
    `\\b[Mm]eeting\\b${UP_TO(200)}\\b(?:held|convened|conducted|took place)\\b${UP_TO(80)}\\bon (?:[A-Z][a-z]+day, )?(${DAY})`,
    'g',
  ),
  new RegExp(
    `\\b[Hh]eld (?:its|the|an)${UP_TO(120)}\\b[Mm]eeting\\b${UP_TO(80)}\\bon (?:[A-Z][a-z]+day, )?(${DAY})`,
    'g',
  ),
  new RegExp(`\\b[Aa]t (?:the|its|our)${UP_TO(60)}\\b[Mm]eeting\\b${UP_TO(60)}\\b(?:on|held) (${DAY})`, 'g'),
];

/** The day on which the meeting was held, as the item says. A day after the filing is none. */
export function meetingDay(texts: readonly Text[], filed: string): MeetingDay {
  const found = texts.flatMap(({ text, from, to }) =>
    HELD.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, day = '']) => namedDays(day))).map(
      ({ day }) => ({ day, from, to }),
    ),
  );
  const [first] = found;
  if (first === undefined) return { day: null, refusal: 'not_stated' };
  if (new Set(found.map(({ day }) => day)).size > 1) return { day: null, refusal: 'several_days' };
  return first.day > filed ? { day: null, refusal: 'day_after_filing' } : { ...first, refusal: null };
}
