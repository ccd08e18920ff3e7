import type { Part } from './model.ts';

/** The parts of a term that is added to a sum with the given sign. */
export const signedParts = (parts: readonly Part[], sign: 1 | -1): readonly Part[] =>
  sign > 0 ? parts : parts.map((part) => ({ ...part, sign: part.sign > 0 ? (-1 as const) : (1 as const) }));
