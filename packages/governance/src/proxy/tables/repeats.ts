import type { ProxyRefusal, ProxyRow } from '../types.ts';

const letters = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}]/gu, '');

const keyOf = ({ section, name, year, figures }: ProxyRow): string =>
  name === null && section !== 'audit_fees' ? `at ${figures[0]?.from}` : `${letters(name ?? '')} ${year}`;

/**
 * A row that is printed twice counts once; two different ones of one person and year, or fees of one year, are both
 * refused.
 */
export function withoutRepeats(rows: readonly ProxyRow[]): readonly ProxyRow[] {
  return [...Map.groupBy(rows, keyOf).values()].flatMap((same) => {
    const served = same.filter(({ refusal }) => refusal === null);
    const [first = same[0]] = served;
    const told = new Set(
      (served.length > 0 ? served : same).map(({ figures }) =>
        figures.map(({ name, text, value }) => `${name} ${value ?? text}`).join(),
      ),
    );
    if (told.size === 1 && first !== undefined) return [first];
    return same.map((each) => refusedRow(each, 'contradictory'));
  });
}

export const refusedRow = (each: ProxyRow, refusal: ProxyRefusal): ProxyRow => ({
  ...each,
  refusal: each.refusal ?? refusal,
  figures: each.figures.map((figure) => ({ ...figure, value: null, refusal: figure.refusal ?? refusal })),
});
