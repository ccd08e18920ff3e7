import { type Amount, amountOf } from './amounts.ts';

export type Total = { readonly shares: Amount; readonly percent: Amount };

/** A sentence ends with a stop before a blank: not with the point of a number. */
const SENTENCES = /(?<=[.;])\s+/;
const OF_ALL = /\b(?:aggregate|aggregated|in total|in all|collectively|total number)\b/i;
const SHARES =
  /(?<![\d.,$])(\d{1,3}(?:,\d{3})+|\d{4,})(?:\.\d+)?(?=\s+(?:\w+[ -]){0,6}?(?:shares?|securities|stock|units)\b)/gi;
const PERCENT = /(\d{1,3}(?:\.\d+)?)\s?%/g;

/**
 * The shares and percent of all persons that item 5 of a Schedule 13D states in words: those in the only
 * sentence about an aggregate that has one percentage, and its first number of shares. Null if no sentence
 * states them, or several different ones do.
 */
export function totalInWords(text: string | null): Total | null {
  const totals = (text ?? '')
    .split(SENTENCES)
    .filter((sentence) => OF_ALL.test(sentence))
    .flatMap((sentence): Total[] => {
      const percents = new Set([...sentence.matchAll(PERCENT)].map(([, percent]) => percent ?? ''));
      const [percentText, ...others] = percents;
      const [sharesText] = [...sentence.matchAll(SHARES)].map(([number]) => number.replaceAll(',', ''));
      if (percentText === undefined || others.length > 0 || sharesText === undefined) return [];
      const [shares, percent] = [amountOf(sharesText), amountOf(percentText)];
      return shares === null || percent === null ? [] : [{ shares, percent }];
    });
  const [first, ...more] = totals;
  const isOne = more.every(
    ({ shares, percent }) => first?.shares.eq(shares) === true && first.percent.eq(percent),
  );
  return first !== undefined && isOne ? first : null;
}
