import { element } from '../markup.ts';
import { happens } from './dice.ts';
import { inOneCell, numberPieces } from './drawn-number.ts';
import { type DrawTable, placesOf } from './drawn-table.ts';
import { gridRow, textCell } from './grid.ts';
import { periodHeading } from './headings.ts';
import type { PlacedTag } from './places.ts';
import { overTable } from './unit-lines.ts';

/** Concepts beside one another; more of them stand in the next table. */
export const MOST_COLUMNS = 6;

/** A table with periods in rows and concepts in columns. The words of a period are in one cell, or in two. */
export const transposedTable: DrawTable = (random, { title, unit, unitPlace, notation, periods, lines }) => {
  const { over, caption, unitLine } = overTable(title, unitPlace, unit);
  const leads = happens(random, 0.5) ? 1 : 2;
  const corner = unitPlace === 'corner' ? (unit ?? '') : '';
  const head = [textCell(corner, leads), ...lines.map(({ label }) => textCell(label))];
  const rows = [
    ...(unitPlace === 'row' ? [gridRow([textCell(unit ?? '', leads + lines.length)])] : []),
    gridRow(head),
  ];
  const places: PlacedTag[] = [];
  for (const [at, period] of periods.entries()) {
    if (lines.every(({ tags }) => tags[at] == null)) continue;
    const words = periodHeading(period);
    const cells = leads === 1 ? [textCell(words.join(' '))] : words.map((word) => textCell(word));
    for (const { label, tags } of lines) {
      const tag = tags[at] ?? null;
      if (tag === null) {
        cells.push(textCell(''));
        continue;
      }
      const options = { notation, whole: unitPlace === 'none', narrow: false };
      const shown = inOneCell(random, numberPieces(random, tag, options));
      cells.push({ ...shown, columns: 1 });
      places.push(
        ...placesOf(tag, {
          text: shown.text,
          label: words.join(' '),
          heading: null,
          headers: [label],
          unitLine,
        }),
      );
    }
    rows.push(gridRow(cells));
  }
  return { markup: `${over}\n${element('table', {}, `${caption}\n${rows.join('\n')}\n`)}\n`, places };
};
