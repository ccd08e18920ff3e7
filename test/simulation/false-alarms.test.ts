import { expect } from 'chai';
import { falseAlarms } from './false-alarms.ts';
import { disorders } from './truth-specs.ts';

/** The short form of false-alarms.ts. */
describe('the verifier on invented issuers', () => {
  for (const dirt of disorders)
    it(`masks no true cell: ${dirt}`, () => {
      const { served, hidden, contradicted } = falseAlarms(dirt, 3, 7);
      expect(served).to.be.greaterThan(1000);
      expect(hidden, JSON.stringify(contradicted[0]?.verdict)).to.equal(0);
    });
});
