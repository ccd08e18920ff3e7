import type { PlacedFact } from './placed-fact.ts';
import type { FiledCell } from './types.ts';

/** The cell of a fact; `negated`: it is shown with the opposite sign. */
export const cellOf = (
  { context, value, decimals, unit, place }: PlacedFact,
  negated: boolean,
): FiledCell => ({
  context,
  value,
  shown: negated ? opposite(value) : value,
  decimals,
  unit,
  text: null,
  place,
});

/** A plain decimal with the other sign; zero has none. */
export const opposite = (value: string): string => {
  if (value.startsWith('-')) return value.slice(1);
  return /[1-9]/.test(value) ? `-${value}` : value;
};

/** Of facts of one concept, period and members the one on the face, else a shown one, in a table if possible. */
export const firstOf = (
  facts: readonly PlacedFact[],
  onFace: ReadonlySet<PlacedFact>,
): PlacedFact | undefined =>
  facts.find((fact) => onFace.has(fact)) ??
  facts.find(({ grid }) => grid !== null && !grid.hidden && !grid.inText) ??
  facts.find(({ grid }) => grid?.hidden === false) ??
  facts[0];

const KIND = /\s*\[(abstract|axis|domain|line items|member|roll ?forward|table)\]\s*$/i;

/** A label without the kind of its element; the local name of a concept without one. */
export const drawnLabel = (label: string, concept: string): string =>
  label.replace(KIND, '') || localName(concept);

export const localName = (concept: string): string => concept.slice(concept.indexOf(':') + 1);

/** As printed: with a minus sign if parentheses or a minus sign stand before the number. */
export const printedCell = (fact: PlacedFact): FiledCell => {
  const cell = cellOf(fact, false);
  // The parenthesis around words is no sign.
  if (fact.grid?.inText === true) return cell;
  const magnitude = cell.value.startsWith('-') ? opposite(cell.value) : cell.value;
  return { ...cell, shown: fact.grid?.negative === true ? opposite(magnitude) : magnitude };
};
