const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
/** "as of December 31, 2023", ", 31 December 2023", "- January 1, 2024", "at 12/31/2023". */
const DAY = new RegExp(
  `[\\s,:(\\u2010-\\u2015-]*(?:\\b(?:as of|as at|at|on)\\b)?[\\s:]*(?:\\b${MONTH}\\.?\\s*\\d{1,2}\\s*,?\\s*\\d{4}|\\b\\d{1,2}\\s+${MONTH}\\.?,?\\s+\\d{4}|\\b\\d{1,2}/\\d{1,2}/\\d{2,4})\\)?`,
  'i',
);
const EDGE = /\b(?:begin|open|start|end|clos)/i;
const BEGINNING = /\b(?:begin|open|start)/i;
const ENDING = /\b(?:end|clos)/i;
const YEAR = /\b(?:19|20)\d\d\b/;
const WORD = /\p{L}{2}/u;

/** Which end of a period the balances of a row are of. */
export type BalanceEdge = 'beginning' | 'end';

/** Whether a printed label says that its balance is of the other end. */
export const saysOther = (label: string, edge: BalanceEdge): boolean =>
  edge === 'beginning'
    ? ENDING.test(label) && !BEGINNING.test(label)
    : BEGINNING.test(label) && !ENDING.test(label);

/** A label of a balance without its day. */
export const withoutDay = (label: string): string => {
  const rest = label
    .replace(DAY, '')
    .replace(/[\s,:\u2010-\u2015-]+$/, '')
    .trim();
  return WORD.test(rest) ? rest : 'Balance';
};

/** The label of the balances of several days: as printed without the day, and the end of the period unless it says it. */
export const balanceLabel = (label: string, edge: BalanceEdge): string => {
  const rest = withoutDay(label);
  if (EDGE.test(rest) && !saysOther(rest, edge)) return rest;
  return `${EDGE.test(rest) ? 'Balance' : rest}, ${edge} of period`;
};

/** A text alone in its row that heads rows: not a period, and not the unit. */
export const isRowHeading = (text: string): boolean =>
  text.endsWith(':') && WORD.test(text) && !YEAR.test(text) && !/^\(/.test(text);

/** Headings and labels of one kind in several periods: without amounts. */
export const kindOfLabel = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

const NUMBER = /\d[\d,.]*/g;

/**
 * The label of a row that is printed once for each period: as printed if all are the same; numbers in it that differ, such
 * as dividends per share, are left out; both where two differ by more, else the first. `labels`: the newest period first.
 */
export const labelOfAll = (labels: readonly string[]): string => {
  const kinds = [...Map.groupBy(labels, kindOfLabel).values()].map((same) => {
    const [first = ''] = same;
    return same.every((label) => label === first) ? first : first.replace(NUMBER, '…');
  });
  return kinds.length === 2 ? kinds.join(' / ') : (kinds[0] ?? '');
};

const COUNTED: Readonly<Record<string, string>> = { shares: 'shares', pure: 'ratio' };

/** What a row counts, where the printed row has several; "" for amounts. */
export const counted = (unit: string): string =>
  COUNTED[unit] ?? (unit.endsWith('/shares') ? 'per share' : '');
