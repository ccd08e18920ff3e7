import type { Sum } from './explain.ts';

export type Sums = ReadonlyMap<number, Sum>;

/** A row's place in the sums: the total that it is a term of, and how it counts there. */
export type Link = { readonly total: number; readonly sign: 1 | -1 };

/** Each row that is a term, with the total it belongs to. */
export function linksOf(sums: Sums): ReadonlyMap<number, Link> {
  const links = new Map<number, Link>();
  for (const { row, terms } of sums.values())
    for (const term of terms) links.set(term.row, { total: row, sign: term.sign });
  return links;
}

/** The totals from a row up to `root`, nearest first, with the sign of the row in the last; null if it is no part of it. */
export function pathTo(
  links: ReadonlyMap<number, Link>,
  row: number,
  root: number,
): { readonly totals: readonly number[]; readonly sign: 1 | -1 } | null {
  const totals: number[] = [];
  let sign: 1 | -1 = 1;
  for (let at = row; at !== root;) {
    const link = links.get(at);
    if (link === undefined) return null;
    if (link.sign === -1) sign = sign === 1 ? -1 : 1;
    totals.push(link.total);
    at = link.total;
  }
  return { totals, sign };
}

/** The first terms, from a total down to the row that no sum explains: net income, pretax income … revenue. */
export function leadOf(sums: Sums, root: number): readonly number[] {
  const lead = [root];
  for (let sum = sums.get(root); sum !== undefined;) {
    const first = sum.terms[0]?.row;
    if (first === undefined) break;
    lead.push(first);
    sum = sums.get(first);
  }
  return lead;
}

/** Whether a total holds in a column; a row that is no total holds. */
export const holds = (sums: Sums, row: number, column: number): boolean => {
  const sum = sums.get(row);
  return sum === undefined || (sum.slack[column] ?? null) !== null;
};
