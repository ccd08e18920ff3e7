import { expect } from 'chai';
import fc from 'fast-check';
import { bases, basisSpecs } from './basis-specs.ts';
import { addToTally, checkIssuer, describeSpec, newTally, servedShare } from './truth-check.ts';

describe('statements of invented issuers whose filings do not speak of the same thing', () => {
  for (const kind of bases)
    it(`equal the truth in every served cell: ${kind}`, () => {
      const tally = newTally();
      fc.assert(
        fc.property(basisSpecs(kind), (spec) => {
          const result = checkIssuer(spec);
          addToTally(tally, result);
          expect(result.faults.slice(0, 5), describeSpec(spec)).to.deep.equal([]);
        }),
        { numRuns: 12, seed: 20_261 },
      );
      expect(servedShare(tally)).to.be.greaterThan(0.85);
    });
});
