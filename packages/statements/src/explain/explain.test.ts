import { expect } from 'chai';
import { computeStatements } from '../compute.ts';
import type { InputFiling } from '../inputs.ts';
import { withOwnFacts } from '../as-of/own-facts.ts';
import { company, fact, filing, plainFilings } from '../test-support.ts';
import type { Year } from '../test-support.ts';
import { explainCell } from './explain.ts';
import type { Explanation } from './explain.ts';
import { labelFor, parseLabel } from '@footnote/values/period';

const YEAR = ['2025-01-01', '2025-12-31'] as const;
const NINE = ['2025-01-01', '2025-09-30'] as const;

const annual = (filed: string, revenue: number, more: ReturnType<typeof fact>[] = [], form = '10-K') =>
  filing(form, filed, [
    fact('Revenues', ...YEAR, revenue),
    fact('RevenueFromContractWithCustomerExcludingAssessedTax', ...YEAR, revenue),
    fact('NetIncomeLoss', ...YEAR, 90),
    fact('Assets', null, '2025-12-31', 5000),
    fact('NetIncomeLoss', '2024-01-01', '2024-12-31', 80),
    fact('Assets', null, '2024-12-31', 4000),
    ...more,
  ]);
const third = (filed: string, revenue: number) =>
  filing('10-Q', filed, [
    fact('Revenues', ...NINE, revenue),
    fact('NetIncomeLoss', ...NINE, 60),
    fact('Revenues', '2025-07-01', '2025-09-30', 300),
    fact('NetIncomeLoss', '2025-07-01', '2025-09-30', 20),
    fact('Assets', null, '2025-09-30', 4800),
  ]);

const explain = (filings: readonly InputFiling[], field: string, label: string): Explanation | null => {
  const period = parseLabel(label);
  if (period === null) throw new Error(label);
  const statement = field === 'total_assets' ? 'balance' : 'income';
  return explainCell(company(filings), { statement, field, period });
};

const verdicts = (explanation: Explanation | null) =>
  explanation?.candidates.map(({ filing: { filed }, parts, value, verdict }) => [
    filed,
    parts.map(({ concept }) => concept.split(':')[1]).join('+'),
    value,
    verdict,
  ]);

const rules = (explanation: Explanation | null) =>
  explanation?.candidates.map(({ parts, rule }) => [
    parts.map(({ concept }) => concept.split(':')[1]).join('+'),
    rule,
  ]);

describe('explaining a cell', () => {
  it('lists the candidates of every filing, newest first, and the rule that won', () => {
    const first = annual('2026-02-01', 1000);
    const second = annual('2027-02-01', 1010);
    const explanation = explain([first, second], 'revenue', 'FY2025');
    expect(explanation).to.include({ label: 'FY2025', rule: 'newest_covering_filing' });
    expect(explanation?.cell).to.include({ value: '1010', accession: second.accession });
    expect(verdicts(explanation)).to.deep.equal([
      ['2027-02-01', 'Revenues', '1010', 'served'],
      ['2027-02-01', 'RevenueFromContractWithCustomerExcludingAssessedTax', '1010', 'lower_candidate'],
      ['2026-02-01', 'Revenues', '1000', 'superseded'],
      ['2026-02-01', 'RevenueFromContractWithCustomerExcludingAssessedTax', '1000', 'lower_candidate'],
    ]);
    expect(explanation?.concepts.slice(0, 2)).to.deep.equal([
      'us-gaap:Revenues',
      'us-gaap:RevenueFromContractWithCustomerExcludingAssessedTax',
    ]);
    expect(explanation?.considered).to.deep.equal([]);
  });

  it('reports that a newer filing is wrong', () => {
    const filings = [
      annual('2026-02-01', 1_000_000),
      annual('2026-03-01', 1_000_000),
      annual('2027-02-01', 1000),
    ];
    const explanation = explain(filings, 'revenue', 'FY2025');
    expect(explanation).to.include({ rule: 'newer_filing_overruled' });
    expect(verdicts(explanation)?.filter(([, concept]) => concept === 'Revenues')).to.deep.equal([
      ['2027-02-01', 'Revenues', '1000', 'scale_or_sign'],
      ['2026-03-01', 'Revenues', '1000000', 'served'],
      ['2026-02-01', 'Revenues', '1000000', 'repeated'],
    ]);
  });

  it('names two filings with opposite signs that cannot be decided', () => {
    const taxed = (filed: string, tax: number): InputFiling =>
      annual(filed, 1000, [fact('IncomeTaxExpenseBenefit', ...YEAR, tax)]);
    const filings = [taxed('2026-02-01', 83_176), taxed('2027-02-01', -82_763)];
    const explanation = explain(filings, 'income_tax', 'FY2025');
    expect(explanation?.cell).to.include({ value: null, refusal: 'ambiguous_candidate' });
    expect(verdicts(explanation)).to.deep.equal([
      ['2027-02-01', 'IncomeTaxExpenseBenefit', '-82763', 'undecided_sign'],
      ['2026-02-01', 'IncomeTaxExpenseBenefit', '83176', 'undecided_sign'],
    ]);
  });

  it('lists both values of a concept that companyfacts and the filing’s own instance report differently', () => {
    const listed = annual('2026-02-01', 1000).facts;
    const tax = (value: number) => fact('IncomeTaxExpenseBenefit', ...YEAR, value);
    const facts = withOwnFacts([...listed, tax(170)], [...listed, tax(233)]);
    const explanation = explain([filing('10-K', '2026-02-01', facts)], 'income_tax', 'FY2025');
    expect(explanation?.cell).to.include({ value: null, rule: 'filing.two_values' });
    expect(verdicts(explanation)).to.deep.equal([
      ['2026-02-01', 'IncomeTaxExpenseBenefit', '170', 'ambiguous_candidate'],
      ['2026-02-01', 'IncomeTaxExpenseBenefit', '233', 'ambiguous_candidate'],
    ]);
  });

  it('reports that a filing does not cover the period', () => {
    const stray = filing('10-Q', '2027-05-01', [
      fact('RevenueFromContractWithCustomerExcludingAssessedTax', ...YEAR, 400),
      fact('NetIncomeLoss', '2027-01-01', '2027-03-31', 1),
      fact('Assets', null, '2027-03-31', 5000),
    ]);
    const explanation = explain([annual('2026-02-01', 1000), stray], 'revenue', 'FY2025');
    expect(verdicts(explanation)?.[0]).to.deep.equal([
      '2027-05-01',
      'RevenueFromContractWithCustomerExcludingAssessedTax',
      '400',
      'not_covering',
    ]);
    expect(explanation?.cell.value).to.equal('1000');
  });

  it('shows from what a fourth quarter is derived, and which operand was restated if it is refused', () => {
    const filings = [third('2025-11-01', 700), annual('2026-02-01', 1000)];
    const derived = explain(filings, 'revenue', '2025-Q4');
    expect(derived).to.include({ rule: 'year_less_nine_months' });
    expect(derived?.cell).to.include({ value: '300', method: 'derived_q4' });
    expect(derived?.considered.map(({ label, cell }) => [label, cell.value])).to.deep.include([
      '2025-9M',
      '700',
    ]);
    const refused = explain([...filings, annual('2027-02-01', 1100)], 'revenue', '2025-Q4');
    expect(refused).to.include({ rule: 'refused' });
    expect(refused?.cell).to.include({ value: null, refusal: 'restatement_mixed_basis' });
    const [year] = refused?.considered ?? [];
    expect(year?.label).to.equal('FY2025');
    expect(year?.vintages.map(({ value, filing: { filed } }) => [value, filed])).to.deep.equal([
      ['1000', '2026-02-01'],
      ['1100', '2027-02-01'],
    ]);
  });

  it('reports interest expense that a note tags and the face does not show', () => {
    const interest = fact('InterestExpense', ...YEAR, -30);
    const face = { statement: 'income', concepts: ['us-gaap:Revenues'], labels: ['Revenue'] };
    const report = { faces: [face], dimensioned: [] };
    const explanation = explain(
      [{ ...annual('2026-02-01', 1000, [interest]), report }],
      'interest_expense',
      'FY2025',
    );
    expect(explanation).to.include({ rule: 'refused' });
    expect(explanation?.cell.refusal).to.equal('not_reported');
    expect(verdicts(explanation)).to.deep.equal([['2026-02-01', 'InterestExpense', '30', 'not_on_face']]);
  });

  it('names the other row of interest expense, without claiming a contradiction', () => {
    const interest = fact('InterestExpenseDebt', ...YEAR, 20);
    const concepts = ['us-gaap:Revenues', 'us-gaap:InterestExpenseDebt', 'x:InterestExpenseOnLeases'];
    const face = { statement: 'income', concepts, labels: ['Revenue', 'Debt', 'Leases'] };
    const report = { faces: [face], dimensioned: [] };
    const explanation = explain(
      [{ ...annual('2026-02-01', 1000, [interest]), report }],
      'interest_expense',
      'FY2025',
    );
    expect(explanation?.cell).to.include({
      refusal: 'ambiguous_candidate',
      rule: 'interest.beside_other_rows',
    });
    expect(rules(explanation)).to.deep.equal([['InterestExpenseDebt', 'interest.beside_other_rows']]);
  });

  it('names the total that includes depreciation, also if the part is tagged alone', () => {
    const [PART, WHOLE] = ['DepreciationDepletionAndAmortization', 'DepreciationAndAmortization'];
    const before = filing('10-K', '2025-02-01', [
      fact('NetIncomeLoss', '2024-01-01', '2024-12-31', 80),
      fact('NetCashProvidedByUsedInOperatingActivities', '2024-01-01', '2024-12-31', 80),
      fact('Assets', null, '2024-12-31', 4000),
      fact(PART, '2024-01-01', '2024-12-31', 100),
      fact(WHOLE, '2024-01-01', '2024-12-31', 340),
    ]);
    const cash = fact('NetCashProvidedByUsedInOperatingActivities', ...YEAR, 90);
    const filings = [before, annual('2026-02-01', 1000, [cash, fact(PART, ...YEAR, 104)])];
    const explained = (year: number) =>
      explainCell(company(filings), {
        statement: 'income',
        field: 'depreciation_amortization',
        period: parseLabel(`FY${year}`)!,
      });
    expect(explained(2024)?.cell.value).to.equal('340');
    expect(rules(explained(2024))).to.deep.equal([
      [WHOLE, null],
      [PART, 'total.larger_tagged'],
    ]);
    expect(explained(2025)?.cell).to.include({ refusal: 'partial', rule: 'total.lone_part' });
    expect(rules(explained(2025))).to.deep.equal([[PART, 'total.lone_part']]);
  });

  it('names the face if issuers of a type have no such row', () => {
    const current = fact('AssetsCurrent', null, '2025-12-31', 900);
    const premiums = [
      fact('PremiumsEarnedNet', ...YEAR, 800),
      fact('PolicyholderBenefitsAndClaimsIncurredNet', ...YEAR, 300),
      fact('UnearnedPremiums', null, '2025-12-31', 50),
      fact('LiabilityForFuturePolicyBenefits', null, '2025-12-31', 50),
    ];
    const explanation = explainCell(
      company([annual('2026-02-01', 1000, [current, ...premiums])], { sic: '6311' }),
      {
        statement: 'balance',
        field: 'current_assets',
        period: parseLabel('FY2025')!,
      },
    );
    expect(explanation?.issuer.type).to.equal('insurer');
    expect(explanation?.cell.rule).to.equal('field.not_applicable');
    expect(rules(explanation)).to.deep.equal([['AssetsCurrent', 'field.row_not_on_face']]);
  });

  it('names the year of a misdated figure, and the right one stays served', () => {
    const filings = [annual('2026-02-01', 123_456), annual('2027-02-01', 123_456)].map((each, at) => ({
      ...each,
      facts: [...each.facts, fact('Revenues', '2024-01-01', '2024-12-31', at === 0 ? 98_765 : 123_456)],
    }));
    const explanation = explain(filings, 'revenue', 'FY2024');
    expect(explanation?.cell.value).to.equal('98765');
    expect(rules(explanation)).to.deep.equal([
      ['Revenues', 'year.misdated_figure'],
      ['Revenues', null],
    ]);
  });

  it('names the noncontrolling interest included in net income of all owners', () => {
    const shared = [
      fact('ProfitLoss', ...YEAR, 95),
      fact('NetIncomeLossAttributableToNoncontrollingInterest', ...YEAR, 5),
    ];
    const explanation = explain([annual('2026-02-01', 1000, shared)], 'net_income', 'FY2025');
    expect(
      explanation?.candidates.map(({ parts, verdict, rule }) => [parts.length, verdict, rule]),
    ).to.deep.include([1, 'includes_noncontrolling_interests', 'net_income.noncontrolling_share']);
  });

  it('shows the values of an operand as filed, including coarser rounding', () => {
    const filings = [third('2025-11-01', 1_952_800), annual('2026-02-01', 2_738_800)];
    const again = filing('10-Q', '2026-11-01', [
      fact('Revenues', ...NINE, 1_953_000),
      fact('NetIncomeLoss', ...NINE, 60),
      fact('Assets', null, '2026-09-30', 4800),
    ]);
    const explanation = explain([...filings, again], 'revenue', '2025-Q4');
    const nine = explanation?.considered.find(({ label }) => label === '2025-9M');
    expect(nine?.cell.value).to.equal('1953000');
    expect(nine?.vintages.map(({ value }) => value)).to.deep.equal(['1952800', '1953000']);
  });

  it('shows the fields that a value is computed from, and values rejected by a check', () => {
    const cost = fact('CostOfRevenue', ...YEAR, 400);
    const completed = explain([annual('2026-02-01', 1000, [cost])], 'gross_profit', 'FY2025');
    expect(completed).to.include({ rule: 'completed_from_fields' });
    expect(completed?.cell.value).to.equal('600');
    expect(completed?.considered.map(({ cell }) => [cell.field, cell.value])).to.deep.equal([
      ['revenue', '1000'],
      ['cost_of_revenue', '400'],
    ]);
    const profit = fact('GrossProfit', ...YEAR, 2000);
    const contradicted = explain([annual('2026-02-01', 1000, [profit])], 'revenue', 'FY2025');
    expect(contradicted?.cell.refusal).to.equal('oracle_contradicted');
    expect(contradicted?.decisions).to.deep.equal([
      { step: 'filed_values', value: '1000', refusal: null, rule: null },
      {
        step: 'row_checks',
        value: null,
        refusal: 'oracle_contradicted',
        rule: 'revenue.below_gross_profit',
      },
    ]);
    expect(verdicts(contradicted)?.[0]?.[3]).to.equal('oracle_contradicted');
  });

  it('shows the derivation of twelve months, including outflows', () => {
    const quarter = (k: number) => ({
      revenue: 100 * k,
      net: 10 * k,
      ocf: 20 * k,
      capex: 5 * k,
      assets: 1000,
      shares: 10,
    });
    const year: Year = [quarter(1), quarter(2), quarter(3), quarter(4)];
    const filings = plainFilings(2024, [year, year]);
    const period = (label: string) => parseLabel(label)!;
    const capex = (known: readonly InputFiling[], label: string) =>
      explainCell(company(known), { statement: 'cash_flow', field: 'capex', period: period(label) });
    const byYear = capex(filings, 'TTM-2025-Q2');
    expect(byYear).to.include({ rule: 'trailing_year_to_date' });
    expect(byYear?.considered.map(({ label }) => label)).to.include.members(['FY2024', '2025-6M', '2024-6M']);
    expect(capex(filings, 'TTM-2025-Q4')).to.include({ rule: 'trailing_fiscal_year' });
    const withoutHalf = filings.map((item) => ({
      ...item,
      facts: item.facts.filter(({ end, start }) => !(start === '2024-01-01' && end === '2024-06-30')),
    }));
    const quarters = explainCell(company(withoutHalf), {
      statement: 'income',
      field: 'revenue',
      period: period('TTM-2025-Q2'),
    });
    expect(quarters).to.include({ rule: 'trailing_four_quarters' });
    expect(quarters?.cell.value).to.equal('1000');
  });

  it('reports a value that contradicts its own filing', () => {
    const twice = [fact('InterestExpense', ...YEAR, 5), fact('InterestExpenseDebt', ...YEAR, 7)];
    const explanation = explain([annual('2026-02-01', 1000, twice)], 'interest_expense', 'FY2025');
    expect(explanation?.cell.refusal).to.equal('ambiguous_candidate');
    expect(verdicts(explanation)).to.deep.equal([
      ['2026-02-01', 'InterestExpense', '5', 'ambiguous_candidate'],
      ['2026-02-01', 'InterestExpenseDebt', '7', 'ambiguous_candidate'],
    ]);
  });

  it('finds a balance under the labels of its quarter and of its year, and no other periods', () => {
    const filings = [annual('2026-02-01', 1000)];
    expect(explain(filings, 'total_assets', '2025-Q4')?.cell.value).to.equal('5000');
    expect(explain(filings, 'total_assets', 'FY2025')?.cell.value).to.equal('5000');
    expect(explain(filings, 'total_assets', '2025-9M')).to.equal(null);
    expect(explain(filings, 'total_assets', 'FY1999')).to.equal(null);
    expect(explain([], 'total_assets', 'FY2025')).to.equal(null);
  });

  it('agrees with every cell, and names the candidate of each cell that was read', () => {
    const filings = [third('2025-11-01', 700), annual('2026-02-01', 1000), annual('2027-02-01', 1100)];
    const { cells } = computeStatements(company(filings));
    let read = 0;
    for (const cell of cells.filter(({ field }) => field === 'revenue' || field === 'net_income')) {
      const label = labelFor(cell.period_kind, cell.fiscal_year, cell.fiscal_period);
      const explanation = explain(filings, cell.field, label);
      expect(explanation?.cell, label).to.deep.equal(cell);
      const served = explanation?.candidates.filter(({ verdict }) => verdict === 'served') ?? [];
      if (cell.method !== 'reported' || cell.period_kind === 'ttm') expect(served, label).to.deep.equal([]);
      else expect(served.map(({ value }) => value)).to.deep.equal([cell.value]);
      read += served.length;
    }
    expect(read).to.be.greaterThan(4);
  });
});
