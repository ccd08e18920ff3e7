import { expect } from 'chai';
import type { PeriodKind } from '@footnote/values/period';
import { computeStatements } from '../compute.ts';
import type { InputFact } from '../inputs.ts';
import { company, fact, filing, shown } from '../test-support.ts';

type Row = Readonly<Record<string, number>>;

const END = '2024-12-31';

/** A year and its first nine months (three quarters of the year), in millions; `@Name` is a balance. */
const planOf = (rows: Row, sic = '6324') => {
  const facts = (start: string, end: string, share: number): InputFact[] =>
    Object.entries(rows).map(([name, value]) =>
      name.startsWith('@')
        ? fact(name.slice(1), null, end, value * 1e6)
        : fact(name, start, end, value * share * 1e6),
    );
  const statements = computeStatements(
    company(
      [
        filing('10-Q', '2024-11-01', facts('2024-01-01', '2024-09-30', 0.75)),
        filing('10-K', '2025-02-20', facts('2024-01-01', END, 1)),
      ],
      { sic },
    ),
  );
  const values = (kind: PeriodKind, ...names: readonly string[]): string[] =>
    names.map((name) => shown(statements, name, kind, END).replace(/000000$/, ''));
  return { type: statements.issuer.type, values };
};

const PLAN = {
  Revenues: 5000,
  PremiumsEarnedNet: 3000,
  PolicyholderBenefitsAndClaimsIncurredNet: 2400,
  CostOfGoodsAndServicesSold: 1200,
  BenefitsLossesAndExpenses: 4600,
  OperatingIncomeLoss: 400,
  NetIncomeLoss: 280,
  '@UnearnedPremiums': 200,
  '@Assets': 9000,
};
const CLASSIFIED = {
  '@AssetsCurrent': 3000,
  '@LiabilitiesCurrent': 2500,
  '@AccountsReceivableNetCurrent': 700,
};

describe('a health plan', () => {
  it('has no cost of revenue, whether the tag is of products or of its medical costs', () => {
    for (const plan of [
      PLAN,
      { ...PLAN, CostOfGoodsAndServicesSold: 2400 },
      { ...PLAN, CostOfRevenue: 4600 },
    ]) {
      const { values } = planOf(plan);
      expect(values('annual', 'cost_of_revenue')).to.deep.equal(['partial']);
      expect(values('annual', 'gross_profit')).to.deep.equal(['not_applicable']);
    }
  });

  it('has the operating income and current rows of its own face', () => {
    const { type, values } = planOf({ ...PLAN, ...CLASSIFIED });
    expect(type).to.equal('health_insurer');
    expect(values('annual', 'operating_income')).to.deep.equal(['400']);
    expect(values('quarter', 'operating_income')).to.deep.equal(['100']);
    expect(values('instant', 'current_assets', 'current_liabilities', 'receivables')).to.deep.equal([
      '3000',
      '2500',
      '700',
    ]);
  });

  it('has no gross profit: its cost of goods excludes the claims', () => {
    const insurer = planOf({ ...PLAN, ...CLASSIFIED });
    expect(insurer.values('annual', 'cost_of_revenue', 'gross_profit')).to.deep.equal([
      'partial',
      'not_applicable',
    ]);
    const { PremiumsEarnedNet: _premiums, PolicyholderBenefitsAndClaimsIncurredNet: claims, ...rest } = PLAN;
    const industrial = planOf({ ...rest, PolicyholderBenefitsAndClaimsIncurredHealthCare: claims });
    expect(industrial.type).to.equal('industrial');
    for (const kind of ['annual', 'quarter'] as const)
      expect(industrial.values(kind, 'cost_of_revenue', 'gross_profit'), kind).to.deep.equal([
        'partial',
        'missing_operand',
      ]);
  });
});

describe('an insurer', () => {
  it('has the operating income and current rows of its own face', () => {
    const { type, values } = planOf({ ...PLAN, ...CLASSIFIED }, '6331');
    expect(type).to.equal('insurer');
    expect(values('annual', 'operating_income')).to.deep.equal(['400']);
    expect(values('instant', 'current_assets')).to.deep.equal(['3000']);
  });

  it('has no operating income if the tag measures its segments', () => {
    for (const sic of ['6324', '6331'])
      expect(
        planOf({ ...PLAN, OperatingIncomeLoss: 300 }, sic).values('annual', 'operating_income'),
        sic,
      ).to.deep.equal(['not_applicable']);
  });

  it('has no current rows without a classified balance sheet', () => {
    const { values } = planOf({ ...PLAN, '@AccountsReceivableNetCurrent': 700 }, '6331');
    expect(values('instant', 'receivables', 'current_assets')).to.deep.equal([
      'not_applicable',
      'not_applicable',
    ]);
  });
});
