import { dayOf } from '../values/day.ts';
import { continuesAt } from './date.ts';
import type { Split } from './detect.ts';
import { incomesOf } from './income.ts';
import { factorOf, fits } from './link.ts';
import type { Link } from './link.ts';
import { valueOf } from './ratio.ts';

type Chains = ReadonlyMap<string, readonly Link[]>;

/** A figure with its period; `end` is a day. */
type Dated = { readonly link: Link; readonly start: string; readonly end: string };

const datedOf = (key: string, link: Link): Dated => {
  const [, start = '', end = ''] = key.split('|');
  return { link, start, end };
};

/** The figures of a filing for one concept and one length of period, in months: a row of a table. */
const rowOf = (key: string, { filing }: Link): string => {
  const [concept, start = '', end = ''] = key.split('|');
  const months = start === 'null' ? 0 : Math.round((dayOf(end) - dayOf(start)) / 30);
  return `${filing.accession}|${concept}|${months}`;
};

/** Number of shares on the basis of the figure: the average itself, or income ÷ result; null without income. */
const sharesOf = ({ link: { filing, figure }, start, end }: Dated): number | null => {
  if (figure.kind === 'average') return figure.value;
  const [income] = incomesOf(filing, start, end).values();
  const shares = income === undefined ? 0 : Number(income) / figure.value;
  return shares > 0 ? shares : null;
};

/** The figure of a row nearest in time. */
const nearest = (row: readonly Dated[], { end }: Dated): Dated | undefined => {
  const distance = (other: Dated): number => Math.abs(dayOf(other.end) - dayOf(end));
  return row.toSorted((a, b) => distance(a) - distance(b))[0];
};

/** Whether the figure fits the basis of the other one better than that of its filing date. */
const continues = (figure: Dated, other: Dated, splits: readonly Split[]): boolean => {
  const factor = valueOf(factorOf(other.link, splits)) / valueOf(factorOf(figure.link, splits));
  const [shares, others] = [sharesOf(figure), sharesOf(other)];
  return factor !== 1 && shares !== null && others !== null && !continuesAt(factor, others, shares);
};

/** Whether a value on this basis agrees with those of the filings before and after. */
const couldBe = (
  old: readonly boolean[],
  chain: readonly Link[],
  position: number,
  splits: readonly Split[],
): boolean => {
  const [before, link, after] = [chain[position - 1], chain[position], chain[position + 1]];
  if (link === undefined) return false;
  const assumed = { ...link, old: [...old] };
  return (!before || fits(before, assumed, splits)) && (!after || fits(assumed, after, splits));
};

/** Whether other filings determine the basis of a value: on any other basis it would disagree with them. */
const isProven = (chain: readonly Link[], position: number, splits: readonly Split[]): boolean => {
  const old = chain[position]?.old ?? [];
  return (
    chain.length > 1 &&
    splits.every((_, s) => !couldBe(old.with(s, !(old[s] ?? false)), chain, position, splits))
  );
};

/**
 * A figure whose basis other filings do not determine, because only one filing states it (a fourth quarter)
 * or it has too few digits, is on the basis of the nearest figure of its row that is determined, if its
 * number of shares continues that figure's.
 */
export const settleByRow = (chains: Chains, splits: readonly Split[]): void => {
  const proven = new Map<string, Dated[]>();
  const open: { readonly key: string; readonly chain: readonly Link[]; readonly position: number }[] = [];
  for (const [key, chain] of chains)
    for (const [position, link] of chain.entries()) {
      if (!isProven(chain, position, splits)) open.push({ key, chain, position });
      else {
        const row = proven.get(rowOf(key, link)) ?? [];
        proven.set(rowOf(key, link), [...row, datedOf(key, link)]);
      }
    }
  for (const { key, chain, position } of open) {
    const link = chain[position];
    if (link === undefined) continue;
    const figure = datedOf(key, link);
    const other = nearest(proven.get(rowOf(key, link)) ?? [], figure);
    if (other && continues(figure, other, splits) && couldBe(other.link.old, chain, position, splits))
      link.old.splice(0, link.old.length, ...other.link.old);
  }
};
