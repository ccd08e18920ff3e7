import { areUnannounced, type YearSpan } from './fiscal-years.ts';
import { addDays } from '../values/day.ts';
import type { Filing } from '../model/model.ts';

/** The calendar year in which a fiscal year ends; the first week of January counts as December. */
export const endYear = (end: string): number => Number(addDays(end, -7).slice(0, 4));

/** A year that ends in January or February may have the number of the year before (HD, TGT). */
const mayLag = (end: string): boolean => {
  const month = addDays(end, -7).slice(5, 7);
  return month === '01' || month === '02' || addDays(end, 0).slice(5, 7) === '02';
};

/**
 * The issuer's own fiscal year number in the annual filing of that year; an original precedes its amendments.
 */
const stampOf = (end: string, filings: readonly Filing[]): number | null => {
  for (const filing of filings)
    if (filing.annual && filing.period === end && filing.fy !== null) return filing.fy;
  return null;
};

/**
 * The same before the first annual report: the number stamped on interim reports of the year in progress, or
 * of an unreported year.
 */
const stampWithin = ({ start, end }: YearSpan, filings: readonly Filing[]): number | null => {
  const last = end ?? addDays(start, 364);
  return (
    filings.find(({ period, fy }) => period !== null && period >= start && period <= last && fy !== null)
      ?.fy ?? null
  );
};

/** One wrong stamp among this many does not change the issuer's convention. */
const ONE_WRONG_IN = 6;

/**
 * Offset (0 or −1) of the issuer's fiscal-year numbers from the year in which they end. The stamps must agree
 * (then labels increase by one a year); a single wrong stamp is outvoted, a change of convention is not: then
 * every label is the end year.
 */
export const labelOffset = (years: readonly YearSpan[], filings: readonly Filing[]): 0 | -1 => {
  let lagging = 0;
  let level = 0;
  const unannounced = areUnannounced(filings);
  for (const year of years) {
    const end = year.end ?? (unannounced ? addDays(year.start, 364) : null);
    if (end === null || year.transition || !mayLag(end)) continue;
    const stamp = unannounced ? stampWithin(year, filings) : stampOf(end, filings);
    if (stamp === endYear(end)) level += 1;
    else if (stamp === endYear(end) - 1) lagging += 1;
  }
  return lagging > 0 && level * ONE_WRONG_IN <= lagging ? -1 : 0;
};

/** Label of a year by its end and, if it may lag, the issuer's offset. */
export const labelOf = (end: string, offset: 0 | -1): number => endYear(end) + (mayLag(end) ? offset : 0);
