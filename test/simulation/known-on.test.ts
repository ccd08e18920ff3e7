import { expect } from 'chai';
import { useTestReadStore } from '@footnote/read-store/testing';
import { demoIssuers } from '@footnote/synthetic-edgar/demo';
import { startKnownOn, type KnownOnPipeline } from './known-on-pipeline.ts';
import { companyInput } from './truth-input.ts';

/** The short version of known-on.ts: invented issuers of three kinds, and only their last filing days. */
const ISSUERS = ['FNJAN', 'FNBNK', 'FNFOR'];
const DAYS = 2;

describe('statements as known on a day', () => {
  const opened = useTestReadStore();
  let pipeline: KnownOnPipeline;
  before(async () => {
    pipeline = await startKnownOn(opened().store);
  });
  after(() => pipeline.stop());

  for (const issuer of demoIssuers().filter(({ spec }) => ISSUERS.includes(spec.ticker))) {
    const { ticker, name } = issuer.spec;
    it(`equal those of a pipeline without the later filings: ${name}`, async () => {
      const { answers, faults } = await pipeline.compare(ticker, companyInput(issuer, null), DAYS);
      expect(faults).to.deep.equal([]);
      expect(answers).to.be.greaterThan(3);
    });
  }
});
