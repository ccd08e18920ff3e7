import type { IssuerSpec } from '@footnote/synthetic-edgar/spec';
import type fc from 'fast-check';
import type { BasisKind } from './basis-specs.ts';
import { bases, basisSpecs } from './basis-specs.ts';
import type { Oddity } from './odd-specs.ts';
import { oddities, oddSpecs } from './odd-specs.ts';
import { partnershipSpecs } from './partnership-specs.ts';
import type { Dirt } from './truth-specs.ts';
import { disorders, issuerSpecs } from './truth-specs.ts';

/** A disorder or peculiarity of an invented issuer. */
export type Kind = Dirt | Oddity | 'partnership' | BasisKind;

export const kinds: readonly Kind[] = [...disorders, ...oddities, 'partnership', ...bases];

/** The kinds that the random simulation draws. */
export const randomKinds: readonly Kind[] = [
  ...disorders,
  'merger',
  'coarser',
  'odd_disclosure',
  'small_splits',
  'mixed_bases',
  'partnership',
];

const isBasis = (kind: Kind): kind is BasisKind => bases.some((basis) => basis === kind);
const isOdd = (kind: Kind): kind is Oddity => oddities.some((oddity) => oddity === kind);

export const specsOf = (kind: Kind): fc.Arbitrary<IssuerSpec> => {
  if (kind === 'partnership') return partnershipSpecs;
  if (isBasis(kind)) return basisSpecs(kind);
  return isOdd(kind) ? oddSpecs(kind) : issuerSpecs(kind);
};
