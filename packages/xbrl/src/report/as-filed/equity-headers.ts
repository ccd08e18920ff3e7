import { cellsAbove, joinedText } from './face-tables.ts';
import type { GridCell, GridFact, GridRow, GridTable } from './grid.ts';

const WORD = /\p{L}{2}/u;
const OF_PERIOD =
  /\b(?:months?|weeks?|quarters?|years?|periods?|ended|ending|unaudited)\b|\b(?:19|20)\d\d\b|\bin (?:millions|thousands|billions)\b/i;

const isHeading = ({ texts, facts }: GridRow): boolean =>
  facts.length === 0 && texts.some(({ at, text }) => at > 0 && WORD.test(text));

/**
 * Tables in parts that have their headings first: one table may have the periods below each other, each under headings of
 * its own. Headings that name a period only go on with the components of those before.
 */
export const sectionsOf = (tables: readonly GridTable[]): readonly GridTable[] =>
  tables.flatMap((table) => {
    const sections: GridRow[][] = [];
    let heads: readonly GridRow[] = [];
    let wasHeading = false;
    for (const row of table.rows) {
      const isHead = isHeading(row);
      if (sections.length === 0 || (isHead && !wasHeading)) sections.push([]);
      sections.at(-1)?.push(row);
      wasHeading = isHead || (wasHeading && row.facts.length === 0);
    }
    return sections.map((rows) => {
      const own = rows.filter(isHeading);
      const names = own.map(withoutPeriods).filter(({ texts }) => texts.length > 0);
      if (names.length > 0) heads = names;
      return { rows: names.length > 0 ? rows : [...heads, ...rows], gap: table.gap };
    });
  });

const withoutPeriods = (row: GridRow): GridRow => ({
  ...row,
  texts: row.texts.filter(({ at, text }) => at > 0 && WORD.test(text) && !OF_PERIOD.test(text)),
});

/**
 * What is printed above several numbers in the first of their tables that has something: the cells above all of them; else
 * those above most, or above the rightmost of them where they are of the whole, whose column is the last one.
 */
export const headerOver = (
  tables: readonly GridTable[],
  facts: readonly GridFact[],
  isWhole: boolean,
): string => {
  const wanted = new Set(facts);
  for (const table of tables) {
    const own = table.rows.flatMap((row) => row.facts.filter((fact) => wanted.has(fact)));
    const places = [...Map.groupBy(own, ({ at }) => at)].sort(([left, a], [right, b]) =>
      isWhole ? right - left : b.length - a.length,
    );
    const above = places.flatMap(([, [fact]]): (readonly GridCell[])[] =>
      fact === undefined ? [] : [cellsAbove([table], fact)],
    );
    const [first = [], ...others] = above.filter((cells) => cells.length > 0);
    const common = first.filter((cell) => others.every((cells) => cells.includes(cell)));
    const header = joinedText(common.length === 0 || isWhole ? first : common);
    if (header !== '') return header;
  }
  return '';
};
