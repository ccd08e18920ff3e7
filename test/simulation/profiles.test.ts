import { computeStatements } from '@footnote/statements/compute';
import { type Profile, profileOf } from '@footnote/statements/profile/profile';
import { demoIssuers } from '@footnote/synthetic-edgar/demo';
import { generateIssuer, type SyntheticIssuer } from '@footnote/synthetic-edgar/generate';
import { expect } from 'chai';
import fc from 'fast-check';
import { describeSpec } from './truth-check.ts';
import { companyInput } from './truth-input.ts';
import { issuerSpecs } from './truth-specs.ts';

const profiled = (issuer: SyntheticIssuer, seed: number | null): Profile => {
  const input = companyInput(issuer, seed);
  return profileOf(input, computeStatements(input));
};

/** The members of a profile in the format of the truth; the reason if a member is refused. */
const shown = ({
  auditor,
  filer_category: category,
  public_float: float,
  shares_outstanding: shares,
}: Profile) => ({
  auditor: auditor.refusal ?? { name: auditor.name, accession: auditor.accession },
  filer_category: category.refusal ?? { value: category.category, accession: category.accession },
  public_float: float.refusal ?? { value: float.value, as_of: float.as_of, accession: float.accession },
  shares_outstanding: shares.refusal ?? { value: shares.count, accession: shares.accession },
});

/** Reasons for members that the truth lacks: no annual report of its own, or none that states the member. */
const NONE = new Set(['no_report', 'not_reported']);

const compare = (issuer: SyntheticIssuer, seed: number | null, about: string): void => {
  for (const [name, value] of Object.entries(shown(profiled(issuer, seed)))) {
    const truth = issuer.profile[name as keyof typeof issuer.profile];
    if (truth === null) expect(NONE, `${name} ${about}`).to.include(value);
    else expect(value, `${name} ${about}`).to.deep.equal(truth);
  }
};

describe('profiles of synthetic issuers', () => {
  it('of the demo issuers equal their newest cover pages', () => {
    for (const issuer of demoIssuers()) compare(issuer, null, issuer.spec.ticker);
    const auditors = demoIssuers().flatMap(({ profile }) =>
      profile.auditor === null ? [] : [profile.auditor.name],
    );
    expect(new Set(auditors).size).to.be.greaterThan(1);
  });

  it('of other issuers are never wrong, in any order of filings and facts', () => {
    const served = new Map<string, number>();
    for (const [seed, spec] of fc.sample(issuerSpecs('mixed'), { numRuns: 25, seed: 11 }).entries()) {
      const issuer = generateIssuer(spec);
      const found = shown(profiled(issuer, seed));
      for (const [name, value] of Object.entries(found)) {
        if (typeof value === 'string') continue;
        served.set(name, (served.get(name) ?? 0) + 1);
        expect(value, `${name} ${describeSpec(spec)}`).to.deep.equal(
          issuer.profile[name as keyof typeof issuer.profile],
        );
      }
    }
    expect(served.get('shares_outstanding')).to.equal(25);
    expect(served.get('public_float')).to.be.greaterThan(15);
    expect(served.get('filer_category')).to.be.greaterThan(10);
  });
});
