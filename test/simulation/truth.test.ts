import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { expect } from 'chai';
import fc from 'fast-check';
import { addToTally, checkIssuer, describeSpec, newTally, servedShare } from './truth-check.ts';
import { randomKinds, specsOf } from './issuer-kinds.ts';

describe('statements of invented issuers', () => {
  for (const spec of demoSpecs)
    it(`include every knowable cell and no other: ${spec.name}`, () => {
      const { faults, missed } = checkIssuer(spec);
      expect(faults).to.deep.equal([]);
      expect(missed).to.deep.equal([]);
    });

  for (const kind of randomKinds)
    it(`equal the truth in every served cell: ${kind}`, () => {
      const tally = newTally();
      fc.assert(
        fc.property(specsOf(kind), (spec) => {
          const result = checkIssuer(spec);
          addToTally(tally, result);
          expect(result.faults.slice(0, 5), describeSpec(spec)).to.deep.equal([]);
        }),
        { numRuns: 8, seed: 20_241 },
      );
      expect(servedShare(tally)).to.be.greaterThan(kind === 'clean' ? 0.98 : 0.9);
    });
});
