import { expect } from 'chai';
import fc from 'fast-check';
import { fields } from '@footnote/statements/fields/fields';
import { computeStatements } from '@footnote/statements/compute';
import { factsByField } from '@footnote/statements/facts/field-facts';
import type { CompanyInput } from '@footnote/statements/inputs';
import { readFiling } from '@footnote/statements/reading/reading';
import { isInstant } from '@footnote/statements/calendar/slots';
import type { ComputationContext } from '@footnote/statements/derive/trace-hooks';
import { generateIssuer } from '@footnote/synthetic-edgar/generate';
import { CORPUS_ISSUERS, corpusCompany, corpusFolder } from '@footnote/accuracy/corpus/corpus-company';
import { companyInput } from './truth-input.ts';
import { disorders, issuerSpecs } from './truth-specs.ts';

const contextOf = (company: CompanyInput): ComputationContext | null => {
  let found: ComputationContext | null = null;
  computeStatements(company, {
    begin: (context) => {
      found = context;
    },
    history: () => undefined,
    step: () => undefined,
    set: () => undefined,
  });
  return found;
};

/** Reading a field from the concepts that each filing tags has the same result as trying all candidates. */
const expectSameReadings = (company: CompanyInput): void => {
  const context = contextOf(company);
  if (context === null) return;
  const { index, type } = context;
  const byField = factsByField(index, type);
  for (const spec of fields)
    for (const [slot, sets] of index.slots) {
      if ((spec.nature === 'instant') !== isInstant(slot)) continue;
      const tagged = byField.get(spec)?.get(slot) ?? [];
      for (const { filing, facts } of sets) {
        const ranks = tagged.find((other) => other.facts === facts)?.ranks;
        const all = readFiling(spec, type, filing, facts);
        const few =
          ranks === undefined ? { readings: [], rule: null } : readFiling(spec, type, filing, facts, ranks);
        const same =
          few.rule === all.rule &&
          few.readings.length === all.readings.length &&
          few.readings.every(
            ({ key, value }, at) => all.readings[at]?.key === key && all.readings[at].value === value,
          );
        if (!same) expect.fail(`${spec.field} in ${filing.accession}, slot ${slot}`);
      }
    }
};

describe('the filings searched for a field', () => {
  it('include all that report it, for invented issuers', () => {
    for (const disorder of disorders)
      for (const spec of fc.sample(issuerSpecs(disorder), { numRuns: 1, seed: 20_261_121 }))
        expectSameReadings(companyInput(generateIssuer(spec), spec.seed));
  });

  it('include all that report it, for real issuers', async function () {
    const folder = corpusFolder();
    if (folder === undefined) {
      console.log('      skipped: the corpus of real filings is absent (set FOOTNOTE_CORPUS)');
      this.skip();
    }
    for (const symbol of ['JPM', 'LPA', 'HRI'])
      expectSameReadings(await corpusCompany(folder, CORPUS_ISSUERS[symbol] ?? ''));
  });
});
