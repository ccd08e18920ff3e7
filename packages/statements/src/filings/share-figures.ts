import { digestOf, shareFigure } from './filing-digest.ts';
import type { ShareFigure } from './filing-digest.ts';
import type { DimensionedFact, InputFact, InputReport } from '../inputs.ts';
import { knownConcept } from '../fields/known-concepts.ts';
import type { Filing } from '../model/model.ts';
import { remembered } from '../values/remembered.ts';

/** The earnings per share of a span, among thousands of facts with dimensions. */
export const earningsByPart = remembered((report: InputReport): readonly DimensionedFact[] =>
  report.dimensioned.filter(
    ({ taxonomy, concept, start }) =>
      start !== null && knownConcept(taxonomy, concept)?.shares === 'per_share',
  ),
);

const identityOf = ({ concept, unit, start, end }: Omit<InputFact, 'taxonomy' | 'value'>): string =>
  `${concept}|${unit}|${start}|${end}`;

/**
 * Share averages and per-share results of a filing by what they measure: those of the company, those common
 * to its classes of stock, and those of each class. Different classes have no value for the company, but a
 * split changes each of them as it would change the total.
 */
export const shareFiguresOf = (filing: Filing): ReadonlyMap<string, ShareFigure> => {
  const { shareFigures } = digestOf(filing.facts);
  if (filing.ownRows.length === 0 && filing.earningsByPart.length === 0) return shareFigures;
  const figures = new Map(shareFigures);
  // If one identity has two values, the larger one, independent of their order.
  const add = (identity: string, text: string): void => {
    const figure = shareFigure('per_share', text);
    if (figure.value > (figures.get(identity)?.value ?? -Infinity)) figures.set(identity, figure);
  };
  for (const { concept: qualified, unit, start, end, text, conflict } of filing.ownRows) {
    const [taxonomy = '', concept = ''] = qualified.split(':');
    const identity = identityOf({ concept, unit, start, end });
    if (conflict || start === null || shareFigures.has(identity)) continue;
    if (knownConcept(taxonomy, concept)?.shares === 'per_share') add(identity, text);
  }
  for (const fact of filing.earningsByPart) {
    const part = fact.dimensions.map(({ axis, member }) => `${axis}=${member}`).join(' ');
    add(`${identityOf(fact)}|${part}`, fact.value);
  }
  return figures;
};
