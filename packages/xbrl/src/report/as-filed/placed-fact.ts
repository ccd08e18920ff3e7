import type { Instance } from '../raw-facts.ts';
import { decimalsOf } from '../numbers.ts';
import type { Dimension } from '../types.ts';
import type { Grid, GridFact } from './grid.ts';
import type { FiledPlace } from './types.ts';

/** A fact with its context and unit resolved; `grid` and `place` are null for one of an instance. */
export type PlacedFact = {
  readonly concept: string;
  readonly context: string;
  readonly start: string | null;
  readonly end: string;
  readonly dimensions: readonly Dimension[];
  /** The dimensions as a key; "" for a consolidated fact. */
  readonly scope: string;
  readonly unit: string;
  readonly value: string;
  readonly decimals: string | null;
  readonly place: FiledPlace | null;
  readonly grid: GridFact | null;
};

/** The key of dimensions. */
export const scopeOf = (dimensions: readonly Dimension[]): string =>
  dimensions.map(({ axis, member }) => `${axis}=${member}`).join('\t');

/**
 * The facts of the grids, or without one of the instance, in document order. `known` is whether the offsets of a grid
 * are those of the document.
 */
export const placedFacts = (
  grids: readonly { readonly grid: Grid; readonly known: boolean }[],
  instance: Instance,
): readonly PlacedFact[] =>
  grids.length === 0
    ? instanceFacts(instance)
    : grids.flatMap(({ grid, known }) =>
        grid.facts.flatMap((fact) => resolved(fact, instance, known && !fact.hidden)),
      );

const resolved = (fact: GridFact, { contexts, units }: Instance, isPlaced: boolean): PlacedFact[] => {
  const context = contexts.get(fact.context) ?? null;
  const unit = units.get(fact.unit) ?? null;
  if (context === null || unit === null) return [];
  const { start, end, dimensions } = context;
  const { concept, value, decimals } = fact;
  const place = isPlaced ? fact.place : null;
  const scope = scopeOf(dimensions);
  return [
    {
      concept,
      context: fact.context,
      start,
      end,
      dimensions,
      scope,
      unit,
      value,
      decimals,
      place,
      grid: fact,
    },
  ];
};

const instanceFacts = (instance: Instance): PlacedFact[] =>
  instance.facts.flatMap((raw) => {
    const context = instance.contexts.get(raw.context) ?? null;
    const unit = instance.units.get(raw.unit) ?? null;
    if (context === null || unit === null) return [];
    const { start, end, dimensions } = context;
    return [
      {
        concept: `${raw.taxonomy}:${raw.concept}`,
        context: raw.context,
        start,
        end,
        dimensions,
        scope: scopeOf(dimensions),
        unit,
        value: raw.value,
        decimals: decimalsOf(raw.decimals, raw.precision, raw.value),
        place: null,
        grid: null,
      },
    ];
  });
