import { fields } from '@footnote/statements/fields/fields';
import { servedFields } from '@footnote/statements/fields/served-fields';
import { expect } from 'chai';
import { NEVER_NEGATIVE, NEVER_POSITIVE } from './cell-checks.ts';

/** Fields that the engine serves with either sign and the verifier masks below zero, with the reason. */
const MASKED_ALONE: Readonly<Record<string, string>> = {
  rnd_expense: 'a quarter derived from a reclassified year may be negative: no filing reported it',
  sga_expense: 'the same',
  shares_basic: 'the engine compares an average with income and EPS, which fails for a negative one',
  shares_diluted: 'the same',
};

/** Fields that the engine refuses below zero and the verifier does not check. */
const REFUSED_ALONE: Readonly<Record<string, string>> = {
  dividends_per_share: 'annual only, and compared with the dividends paid',
  loans_net: 'a field that only banks have, which the verifier knows only by its facts',
  allowance: 'the same',
  deposits: 'the same',
  noninterest_bearing_deposits: 'the same',
  preferred_stock: 'the same',
  cet1_ratio: 'the same',
  deferred_acquisition_costs: 'a field of one type of issuer, which the verifier does not know',
  unpaid_claims: 'the same',
  unearned_premiums: 'the same',
  rental_revenue: 'the same',
  real_estate_net: 'the same',
  real_estate_depreciation: 'the same',
  electric_revenue: 'the same',
  gas_revenue: 'the same',
  regulatory_assets: 'the same',
  regulatory_liabilities: 'the same',
  finance_revenue: 'the same',
  finance_receivables: 'the same',
  operating_lease_equipment: 'the same',
  distributions_per_unit: 'the same',
  units_outstanding: 'the same',
};

const outflows = new Set(fields.filter(({ outflow }) => outflow).map(({ field }) => field));
const unsigned = servedFields.filter(({ neverNegative }) => neverNegative).map(({ field }) => field);

describe('signs of the verifier and of the engine', () => {
  it('agree on the fields that are never negative, with the listed exceptions', () => {
    const engine = unsigned.filter((field) => !outflows.has(field) && !(field in REFUSED_ALONE));
    const verifier = [...NEVER_NEGATIVE].filter((field) => !(field in MASKED_ALONE));
    expect(verifier.sort()).to.deep.equal(engine.sort());
  });

  it('agree on the outflows that are never above', () => {
    expect([...NEVER_POSITIVE].sort()).to.deep.equal(unsigned.filter((field) => outflows.has(field)).sort());
  });

  it('differ in each listed exception', () => {
    for (const field of Object.keys(MASKED_ALONE)) {
      expect(NEVER_NEGATIVE.has(field), field).to.equal(true);
      expect(unsigned, field).not.to.include(field);
    }
    for (const field of Object.keys(REFUSED_ALONE)) {
      expect(NEVER_NEGATIVE.has(field), field).to.equal(false);
      expect(unsigned, field).to.include(field);
    }
  });
});
