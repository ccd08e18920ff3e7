import type { Random } from '../../random.ts';
import type { Notation, NumberTag } from './drawn-number.ts';
import { beginOf } from './drawn-number.ts';
import type { Period } from './headings.ts';
import type { DrawnCell, PlacedTag } from './places.ts';
import type { UnitPlace } from './unit-lines.ts';

export type TableLine = { readonly label: string; readonly tags: readonly (NumberTag | null)[] };

/** What a table shows. The tags of a line are in the order of the periods. */
export type TableContents = {
  readonly title: string;
  readonly unit: string | null;
  readonly unitPlace: UnitPlace;
  readonly notation: Notation;
  readonly periods: readonly Period[];
  readonly lines: readonly TableLine[];
};

export type DrawnTable = { readonly markup: string; readonly places: readonly PlacedTag[] };

export type DrawTable = (random: Random, contents: TableContents) => DrawnTable;

/** The places of a tag and of the one within it. */
export function placesOf(tag: NumberTag, cell: DrawnCell): readonly PlacedTag[] {
  const { fact, id, inner } = tag;
  return [
    { fact, id, hidden: false, cell, begins: beginOf(tag) },
    ...(inner === null
      ? []
      : [{ ...inner, hidden: false, cell, begins: beginOf({ id: inner.id, refers: false }) }]),
  ];
}
