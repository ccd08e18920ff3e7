import type { IssuerSpec, UnitSpec } from '@footnote/synthetic-edgar/spec';
import fc from 'fast-check';
import { issuerSpecs } from './truth-specs.ts';

const units: fc.Arbitrary<UnitSpec> = fc.record({
  tagged_as: fc.constantFrom('units', 'units', 'shares'),
  limited_partners: fc.constantFrom('common', 'common', 'with_preferred', 'untagged'),
  preferred: fc.boolean(),
});

const businesses = (dirt: Parameters<typeof issuerSpecs>[0]): fc.Arbitrary<IssuerSpec> =>
  issuerSpecs(dirt).filter(({ flavour }) => flavour === 'industrial');

/** Partnerships, a few with a disorder; some split their units, and some tag units as shares. */
export const partnershipSpecs: fc.Arbitrary<IssuerSpec> = fc
  .tuple(
    fc.oneof(
      { weight: 4, arbitrary: businesses('clean') },
      { weight: 1, arbitrary: businesses('restated') },
      { weight: 1, arbitrary: businesses('gaps') },
      { weight: 1, arbitrary: businesses('late') },
      { weight: 1, arbitrary: businesses('transition') },
    ),
    units,
  )
  .map(([issuer, drawn]): IssuerSpec => ({
    ...issuer,
    name: 'Property Test Partners L.P.',
    flavour: 'partnership',
    sic: '4922',
    units: drawn,
    classes: null,
  }));
