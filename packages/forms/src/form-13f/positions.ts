import { sumOf } from './decimals.ts';
import type { InformationRow } from './types.ts';

/** All rows of one security of the same kind. Sums are decimal strings, null if a row states none. */
export type Position = Pick<
  InformationRow,
  'issuer' | 'classTitle' | 'cusip' | 'amountType' | 'option' | 'value' | 'amount' | 'voting'
> & { readonly rows: number };

/** Principal is not shares, and a put or a call is not a shareholding: each is a separate position. */
const keyOf = ({ cusip, issuer, classTitle, amountType, option }: InformationRow): string =>
  JSON.stringify([cusip ?? [issuer, classTitle], amountType, option]);

/**
 * Holdings by security, in the order of their first rows. A table has several rows for one security if its
 * managers share discretion in different ways. Names are those of the first row.
 */
export function positionsOf(rows: readonly InformationRow[]): readonly Position[] {
  return [...Map.groupBy(rows, keyOf).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const { issuer, classTitle, cusip, amountType, option } = first;
    const voting = {
      sole: sumOf(same.map((row) => row.voting.sole)),
      shared: sumOf(same.map((row) => row.voting.shared)),
      none: sumOf(same.map((row) => row.voting.none)),
    };
    const [value, amount] = [sumOf(same.map((row) => row.value)), sumOf(same.map((row) => row.amount))];
    return [{ issuer, classTitle, cusip, amountType, option, value, amount, voting, rows: same.length }];
  });
}
