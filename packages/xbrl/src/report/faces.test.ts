import { expect } from 'chai';
import { linkbaseOf, presentationLink, schemaOf } from '../testing/report-package.ts';
import { readFaces } from './read-report.ts';

const INCOME = [
  'Revenues',
  'InterestExpense',
  'IncomeTaxExpenseBenefit',
  'NetIncomeLoss',
  'EarningsPerShareBasic',
];
const COMPREHENSIVE = [
  'NetIncomeLoss',
  'OtherComprehensiveIncomeLossNetOfTax',
  'ComprehensiveIncomeNetOfTax',
];
const BALANCE = ['Assets', 'Liabilities', 'StockholdersEquity', 'LiabilitiesAndStockholdersEquity'];
const CASH = [
  'ProfitLoss',
  'DeferredIncomeTaxExpenseBenefit',
  'NetCashProvidedByUsedInOperatingActivities',
  'IncomeTaxesPaidNet',
];
const EQUITY = [
  'StatementEquityComponentsAxis',
  'RetainedEarningsMember',
  'StockholdersEquity',
  'NetIncomeLoss',
];
const ODD = ['fn_Odd'];

/** The kind of a role with the given definition and concepts; undefined if it is not a face. */
const kindOf = (
  definition: string | null,
  concepts: readonly string[],
  page = 'Page',
): string | undefined => {
  const role = `http://footnote.example/role/${page}`;
  const arcs = concepts.map((name, order) => ({
    from: 'us-gaap_StatementLineItems',
    to: name.includes('_') ? name : `us-gaap_${name}`,
    order,
  }));
  const schema = definition === null ? [] : [schemaOf({ [role]: definition })];
  return readFaces([...schema, linkbaseOf('p.xml', presentationLink(role, arcs))])[0]?.statement;
};

describe('facesOf', () => {
  it('recognises statements by their concepts, whatever their titles', () => {
    const named = '0000004 - Statement - THIS AND THAT';
    expect(kindOf(named, INCOME)).to.equal('income');
    expect(kindOf(named, [...INCOME, ...COMPREHENSIVE.slice(1)])).to.equal('income');
    expect(kindOf(named, ['RevenuesNetOfInterestExpense', 'NetIncomeLoss'])).to.equal('income');
    expect(kindOf(named, COMPREHENSIVE)).to.equal('comprehensive_income');
    expect(kindOf(named, BALANCE)).to.equal('balance');
    expect(kindOf(named, CASH)).to.equal('cash_flow');
    expect(kindOf(named, EQUITY)).to.equal('equity');
    expect(kindOf(named, [...EQUITY, ...COMPREHENSIVE])).to.equal('equity');
    expect(kindOf(named, ODD)).to.equal(undefined);
  });

  it('requires all concepts of a statement', () => {
    expect(kindOf('R8 - Statement - ASSETS BY SEGMENT', ['Assets'])).to.equal(undefined);
    expect(
      kindOf('R8 - Statement - STATEMENTS OF EQUITY', ['ComprehensiveIncomeNetOfTax', 'StockholdersEquity']),
    ).to.equal('equity');
    expect(kindOf('R8 - Statement - STATEMENTS OF EQUITY', ['NetIncomeLoss'])).to.equal('equity');
    expect(kindOf('R8 - Statement - THIS', ['NetCashProvidedByUsedInOperatingActivities'])).to.equal(
      undefined,
    );
  });

  it('recognises statements by title if the concepts are extensions', () => {
    const titled = (title: string): string | undefined => kindOf(`R2 - Statement - ${title}`, ODD);
    expect(titled('Consolidated Statements of Operations')).to.equal('income');
    expect(titled('CONSOLIDATED STATEMENTS OF NET INCOME')).to.equal('income');
    expect(titled('Statements of Earnings')).to.equal('income');
    expect(titled('Statements of Comprehensive Income')).to.equal('comprehensive_income');
    expect(titled('Statements of Operations and Comprehensive Loss')).to.equal('income');
    expect(titled('Statement of Financial Position')).to.equal('balance');
    expect(titled('CASH FLOWS STATEMENTS')).to.equal('cash_flow');
    expect(titled('Nature of Operations')).to.equal(undefined);
    expect(titled("Statements of Changes in Stockholders' Equity and Comprehensive Income")).to.equal(
      'equity',
    );
  });

  it('recognises parentheticals by title or role', () => {
    expect(kindOf('0003 - Statement - BALANCE SHEETS (Parenthetical)', ['CommonStockSharesIssued'])).to.equal(
      'parenthetical',
    );
    expect(kindOf('0003 - Statement - BALANCE SHEETS (Parentheticals)', BALANCE)).to.equal('parenthetical');
    expect(kindOf('0003 - Statement - BALANCE SHEETS', ODD, 'BalanceSheetsParenthetical')).to.equal(
      'parenthetical',
    );
  });

  it('does not mistake notes, cover or schedules for a face', () => {
    expect(kindOf('0040 - Disclosure - Quarterly Data (Details)', INCOME)).to.equal(undefined);
    expect(kindOf('0040 - Disclosure - Balance Sheet Parenthetical', BALANCE)).to.equal(undefined);
    expect(kindOf('0001 - Document - Cover', ['EntityCommonStockSharesOutstanding'])).to.equal(undefined);
    expect(kindOf('0090 - Schedule - CONDENSED FINANCIAL INFORMATION', BALANCE)).to.equal(undefined);
    expect(
      kindOf('0090 - Statement - Condensed Statements of Income (Parent Company Only)', INCOME),
    ).to.equal(undefined);
    expect(kindOf('0090 - Statement - Condensed Financial Information of Registrant', BALANCE)).to.equal(
      undefined,
    );
  });

  it('uses concepts and role if no definition is available', () => {
    expect(kindOf(null, INCOME, 'ConsolidatedStatementsOfIncome')).to.equal('income');
    expect(kindOf(null, BALANCE, 'R4')).to.equal('balance');
    expect(kindOf(null, BALANCE, 'BalanceSheetsParenthetical')).to.equal('parenthetical');
    for (const page of [
      'QuarterlyDataDetails',
      'EarningsTables',
      'SomePolicies',
      'DisclosureSegments',
      'Details1',
    ])
      expect(kindOf(null, INCOME, page), page).to.equal(undefined);
    expect(kindOf(null, ODD, 'ConsolidatedStatementsOfIncome')).to.equal(undefined);
    expect(kindOf('Balance Sheets', BALANCE)).to.equal('balance');
  });
});
