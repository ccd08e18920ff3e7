import { isTransformationRegistry } from '@footnote/xbrl/report/namespaces';
import type { TaggedFact } from '../inline/types.ts';

const TRUE: ReadonlySet<string> = new Set(['fixed-true', 'booleantrue', 'fixedtrue']);
const FALSE: ReadonlySet<string> = new Set(['fixed-false', 'booleanfalse', 'fixedfalse']);
const BALLOT_BOX = 'boolballotbox';
/** Empty and marked boxes, those of the fonts Wingdings and Wingdings 2 among them. */
const UNCHECKED: ReadonlySet<string> = new Set(['☐', '¨', 'o', '□', '❑', '❏', '❐', '¡', '[ ]', '[]']);
const CHECKED: ReadonlySet<string> = new Set([
  '☑',
  '☒',
  'þ',
  'x',
  'X',
  'ý',
  'R',
  'T',
  '[X]',
  '[x]',
  '✓',
  '✔',
]);

/** Whether a flag is set, by the rule of its format; null for nil and for what the rule does not convert. */
export function flagOf({ format, nil, text }: Pick<TaggedFact, 'format' | 'nil' | 'text'>): boolean | null {
  if (nil || format === 'unbound') return null;
  if (format === null)
    return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : null;
  if (!isTransformationRegistry(format.uri)) return null;
  const rule = format.local.toLowerCase();
  if (TRUE.has(rule)) return true;
  if (FALSE.has(rule)) return false;
  if (rule !== BALLOT_BOX) return null;
  return CHECKED.has(text) ? true : UNCHECKED.has(text) ? false : null;
}
