import type { ProxyRow } from '../types.ts';
import { refusedRow } from './repeats.ts';

const letters = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1);

/** Whether two names may be one person's: first name and surname, with or without others between. */
function maySame(one: string, other: string): boolean {
  const [a, b] = [letters(one), letters(other)];
  return a.length > 0 && a[0] === b[0] && a.some((word, at) => at > 0 && b.indexOf(word) > 0);
}

/** Fiscal years are named after the year that they end in or, where they end early in it, the one before. */
const LATEST_END = '-06-30';

/**
 * Compares the totals of the principal executive officers with those that pay versus performance tags, and refuses rows
 * that differ.
 */
export function comparedWithTagged(
  rows: readonly ProxyRow[],
  tagged: readonly ProxyRow[],
): readonly ProxyRow[] {
  const officers = tagged.filter(({ kind, name }) => kind === 'peo' && name !== null);
  return rows.map((each) => {
    const { name, year, refusal } = each;
    if (refusal !== null || name === null || year === null) return each;
    const totals = officers
      .filter((officer) => maySame(officer.name ?? '', name))
      .filter(
        ({ end }) =>
          end?.startsWith(`${year}-`) === true ||
          (end !== null && end > `${year + 1}` && end <= `${year + 1}${LATEST_END}`),
      )
      .flatMap(({ figures }) => figures.flatMap((figure) => (figure.name === 'total' ? [figure.value] : [])));
    const own = each.figures.find((figure) => figure.name === 'total')?.value;
    return totals.length === 0 || totals.some((total) => total === null || Number(total) === Number(own))
      ? each
      : refusedRow(each, 'differs_from_tagged');
  });
}
