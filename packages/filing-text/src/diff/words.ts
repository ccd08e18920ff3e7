/** The comparable words of a paragraph: lower case, no punctuation, numbers, dates and fiscal periods masked. */

/** Placeholder for a number, a date, a fiscal year, or a list of them. */
const MASK = '#';

const TOKEN = /\p{N}+(?:[.,]\p{N}+)*\p{L}*|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*/gu;

/** "5", "1,204.5", "2nd", "1.5x", but not names like "5g". */
const NUMBER = /^\p{N}[\p{N}.,]*(?:st|nd|rd|th|x|k|m|mm|b|bn|bps)?$/u;

/** "fy24", "q3", "3q24", "q3fy24". */
const PERIOD_CODE = /^(?:fy\d{2,4}|(?:q[1-4]|[1-4]q)(?:(?:fy)?\d{2,4})?)$/;

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const MONTHS = set(
  'january february march april may june july august september october november december ' +
    'jan feb mar apr jun jul aug sep sept oct nov dec',
);
/** Units that belong to the number before them: "1.2 billion" and "900 million" are both a number. */
const SCALES = set('thousand million millions billion billions trillion percent');
/** Words in front of a year: "fiscal year 2024". */
const YEAR_WORDS = set('fiscal calendar year years');
const PERIODS = set('months month weeks week quarter quarters half');
/** Words that identify a period or its length: "first quarter", "three and nine months". */
const PERIOD_COUNTS = set(
  'first second third fourth one two three four five six seven eight nine ten eleven twelve thirteen fourteen ' +
    'sixteen seventeen twenty thirty forty fifty',
);

const last = (words: readonly string[]): string => words.at(-1) ?? '';

/** Removes the count of a period from the end: "the three and six" becomes "the". */
function dropPeriodCount(words: string[]): void {
  const inCount = (word: string): boolean => PERIOD_COUNTS.has(word) || word === 'and';
  let end = words.length;
  while (end > 0 && inCount(words[end - 1] ?? '')) end -= 1;
  if (words[end] === 'and') end += 1;
  words.length = end;
}

/**
 * Adds a number, merging it with the words before it: a month, fiscal-year words or earlier numbers of a
 * list.
 */
function pushMask(words: string[]): void {
  while (YEAR_WORDS.has(last(words))) words.pop();
  if (MONTHS.has(last(words))) words.pop();
  if (last(words) === 'and' && words.at(-2) === MASK) words.pop();
  if (last(words) !== MASK) words.push(MASK);
}

/** "(1)", "a)", "(iv)", "2." at the start of the text, and bullets: renumbering a list is not a change. */
const ENUMERATOR = /^[^\p{L}\p{N}]*(?:(?:[a-z]|[ivx]{1,5})(?:\)|\.(?=\s))|\p{N}{1,3}[).](?!\p{N}))/u;

/**
 * The words by which paragraphs are compared. Two paragraphs with the same words differ only in white space,
 * punctuation, letter case, numbers, dates, fiscal periods or list numbering.
 */
export function comparableWords(text: string): string[] {
  const words: string[] = [];
  const body = text.normalize('NFKC').toLowerCase().replace(ENUMERATOR, '');
  for (const [token] of body.matchAll(TOKEN)) {
    if (NUMBER.test(token) || PERIOD_CODE.test(token)) pushMask(words);
    else if (last(words) === MASK && (SCALES.has(token) || MONTHS.has(token))) continue;
    else {
      if (PERIODS.has(token)) dropPeriodCount(words);
      words.push(token);
    }
  }
  return words;
}
