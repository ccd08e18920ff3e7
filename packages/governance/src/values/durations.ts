import { isTransformationRegistry } from '@footnote/xbrl/report/namespaces';
import { transformed } from '@footnote/xbrl/report/transforms';
import type { TaggedFact } from '../inline/types.ts';

const ISO_DAYS = /^P(\d{1,5})D$/;
const DAYS = /^\d{1,5}$/;
const WORDS_RULE = 'numwordsen';
const DAYS_IN_WORDS = /^(.+?)[ -]days?$/i;

/**
 * Days of a duration by the rule of its format. Null for nil, and for months and years, which are not a number of days.
 */
export function daysOf({ format, nil, text }: Pick<TaggedFact, 'format' | 'nil' | 'text'>): number | null {
  if (nil || format === 'unbound') return null;
  if (format === null) return numberIn(ISO_DAYS.exec(text)?.[1]);
  if (!isTransformationRegistry(format.uri)) return null;
  const rule = format.local.toLowerCase();
  if (rule === 'durday') return DAYS.test(text) ? Number(text) : null;
  if (rule !== 'durwordsen') return null;
  const words = DAYS_IN_WORDS.exec(text)?.[1];
  const written = words === undefined ? null : transformed({ ...format, local: WORDS_RULE }, words);
  return numberIn(/^\d{1,5}$/.exec(words ?? '')?.[0] ?? written ?? undefined);
}

const numberIn = (digits: string | undefined): number | null =>
  digits === undefined ? null : Number(digits);
