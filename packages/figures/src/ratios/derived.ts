import type { Definition } from './definition.ts';
import { traced } from './recorder.ts';

export type Derived<Compute> = Compute & { readonly definition: Definition };

/** A pure function with its definition. */
export function derived<Compute extends (...operands: never[]) => unknown>(
  definition: Definition,
  compute: Compute,
): Derived<Compute> {
  return Object.assign(traced(definition, compute), { definition });
}
