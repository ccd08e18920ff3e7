import { digestOf } from './filing-digest.ts';
import type { Filing } from './model.ts';
import type { Refiling } from './split-evidence.ts';
import { sharesConcepts } from './catalogue/shares.ts';

/** A split happened after the first date and not after the second. */
export type SplitWindow = { readonly after: string; readonly until: string };

/** Narrowest window in which refiled averages place a split. */
export const windowOf = (evidence: readonly Refiling[]): SplitWindow | null => {
  const [first] = evidence;
  if (!first) return null;
  const until = evidence.reduce((earliest, { at }) => (at < earliest ? at : earliest), first.at);
  // A value last filed after the split was seen elsewhere says nothing about when it happened.
  const after = evidence.reduce(
    (latest, { before }) => (before > latest && before < until ? before : latest),
    '',
  );
  return { after, until };
};

/** The filing's average share count of its newest span. */
const newestAverage = (filing: Filing): number | null => {
  let best: { end: string; start: string; concept: string; value: number } | null = null;
  for (const { concept, start, end, text } of digestOf(filing.facts).known) {
    if (start === null || sharesConcepts.get(concept) !== 'average') continue;
    const found = { end, start, concept, value: Number(text) };
    if (
      best === null ||
      end > best.end ||
      (end === best.end &&
        (start > best.start ||
          (start === best.start &&
            (concept < best.concept || (concept === best.concept && found.value > best.value)))))
    )
      best = found;
  }
  return best && best.value > 0 ? best.value : null;
};

const apart = (a: number, b: number): number => Math.abs(Math.log(a / b));

/**
 * The day from which filings stand on the new basis: the earliest filing that shows it. Filings inside the window
 * that refile nothing belong to the side on which their newest average continues that of the filing before.
 */
export const settledDate = (window: SplitWindow, ratio: number, filings: readonly Filing[]): string => {
  let previous: number | null = null;
  for (const filing of filings) {
    if (filing.filed >= window.until) break;
    const average = newestAverage(filing);
    if (average === null) continue;
    if (
      filing.filed > window.after &&
      previous !== null &&
      apart(average, previous * ratio) < apart(average, previous)
    )
      return filing.filed;
    previous = average;
  }
  return window.until;
};
