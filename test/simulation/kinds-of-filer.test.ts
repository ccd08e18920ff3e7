import { expect } from 'chai';
import fc from 'fast-check';
import { HEALTH_PLAN, type IssuerSpec } from '@footnote/synthetic-edgar/spec';
import { checkIssuer, describeFaults, describeSpec } from './truth-check.ts';
import { issuerSpecs } from './truth-specs.ts';

/** Kinds of filer that the random simulation does not draw, with rows that only such filers have. */
const KINDS = {
  utility: { flavour: 'utility', sic: '4911' },
  'health plan': { flavour: 'insurer', sic: HEALTH_PLAN },
  insurer: { flavour: 'insurer', sic: '6331' },
  landlord: { flavour: 'reit', sic: '6798' },
  partnership: {
    flavour: 'partnership',
    sic: '4922',
    classes: null,
    units: { tagged_as: 'units', limited_partners: 'common', preferred: true },
  },
} as const satisfies Readonly<Record<string, Partial<IssuerSpec>>>;

const ROWS: Readonly<Record<keyof typeof KINDS, readonly string[]>> = {
  utility: ['electric_revenue', 'gas_revenue', 'purchased_gas', 'regulatory_assets'],
  'health plan': ['premiums_earned', 'policy_benefits', 'free_cash_flow'],
  insurer: ['premiums_earned', 'net_investment_income', 'policy_benefits', 'unpaid_claims'],
  landlord: ['real_estate_taxes', 'real_estate_net', 'real_estate_depreciation'],
  partnership: [
    'limited_partners_income',
    'general_partner_income',
    'income_per_unit_basic',
    'units_diluted',
    'distributions_per_unit',
    'units_outstanding',
  ],
};

describe('rows of one kind of filer', () => {
  for (const [name, kind] of Object.entries(KINDS))
    it(`are correct or refused: ${name}`, () => {
      const served = new Set<string>();
      const specs = issuerSpecs('clean').filter(({ flavour }) => flavour === 'industrial');
      fc.assert(
        fc.property(specs, (drawn) => {
          const spec = { ...drawn, ...kind };
          const { faults, cells } = checkIssuer(spec);
          expect(describeFaults(faults), describeSpec(spec)).to.deep.equal([]);
          for (const { field, value } of cells) if (value !== null) served.add(field);
        }),
        { numRuns: 8, seed: 11 },
      );
      expect([...served]).to.include.members([...ROWS[name as keyof typeof KINDS]]);
    });
});
