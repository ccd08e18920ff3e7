import { expect } from 'chai';
import {
  contextOf,
  inlineOf,
  linkbaseOf,
  member,
  presentationLink,
  USUAL,
} from '../testing/report-package.ts';
import { readReport } from './read-report.ts';
import type { Face } from './types.ts';

const CONTEXTS = `${USUAL}${contextOf('last', { start: '2022-01-01', end: '2022-12-31' })}
${contextOf('east', { start: '2023-01-01', end: '2023-12-31' }, { segment: member('us-gaap:StatementBusinessSegmentsAxis', 'fn:EastMember') })}
${contextOf('re', { end: '2023-12-31' }, { segment: member('us-gaap:StatementEquityComponentsAxis', 'us-gaap:RetainedEarningsMember') })}`;

const number = (concept: string, context: string, shown = '5'): string =>
  `<ix:nonFraction name="us-gaap:${concept}" contextRef="${context}" unitRef="usd">${shown}</ix:nonFraction>`;
const row = (label: string, concept: string, ...contexts: readonly string[]): string =>
  `<tr><td></td><td><span>${label}</span></td>${contexts.map((id) => `<td>$</td><td>${number(concept, id)}</td>`).join('')}</tr>`;
const table = (...rows: readonly string[]): string =>
  `<table><tr><td>(in millions)</td></tr>${rows.join('')}</table>`;

const TOP = [
  row('East', 'Revenues', 'east'),
  row('Net&#160;sales', 'Revenues', 'y', 'last'),
  row('Interest expense', 'InterestExpense', 'y'),
];
const BOTTOM = [
  row('Taxes', 'IncomeTaxExpenseBenefit', 'y'),
  row('Net income', 'NetIncomeLoss', 'y', 'last'),
  row('Basic', 'EarningsPerShareBasic', 'y'),
];
const INCOME = table(...TOP, ...BOTTOM);
const BALANCE = table(
  row('Total assets', 'Assets', 'e'),
  row('Total liabilities', 'Liabilities', 'e'),
  row(`Stock, par ${number('CommonStockParOrStatedValuePerShare', 'e', '1')} each`, 'CommonStockValue', 'e'),
  row('Total', 'LiabilitiesAndStockholdersEquity', 'e'),
);
const CASH = table(
  row('Net income', 'NetIncomeLoss', 'y'),
  row('From operations', 'NetCashProvidedByUsedInOperatingActivities', 'y'),
  row('Interest paid', 'InterestPaidNet', 'y'),
);
const EQUITY = table(row('Beginning', 'StockholdersEquity', 're'), row('Net income', 'NetIncomeLoss', 'y'));
const NOTE = `<p>${'Words of a note. '.repeat(60)}</p>`;
const EPS_NOTE = table(
  row('Net income', 'NetIncomeLoss', 'y'),
  row('Per share', 'EarningsPerShareBasic', 'y'),
);

const facesOf = (body: string): readonly Face[] => readReport([inlineOf(body, 'a.htm', CONTEXTS)]).faces;
const kinds = (body: string): string[] => facesOf(body).map(({ statement }) => statement);

describe('faces of a document without presentation linkbase', () => {
  it('reads the first table of each kind, rows in order with their labels', () => {
    const faces = facesOf(INCOME + BALANCE + CASH + NOTE + EPS_NOTE);
    expect(faces.map(({ statement }) => statement)).to.deep.equal(['income', 'balance', 'cash_flow']);
    expect(faces[0]).to.deep.equal({
      role: 'income',
      statement: 'income',
      concepts: [
        'us-gaap:StatementBusinessSegmentsAxis',
        'fn:EastMember',
        'us-gaap:Revenues',
        'us-gaap:InterestExpense',
        'us-gaap:IncomeTaxExpenseBenefit',
        'us-gaap:NetIncomeLoss',
        'us-gaap:EarningsPerShareBasic',
      ],
      labels: ['', 'East', 'Net sales', 'Interest expense', 'Taxes', 'Net income', 'Basic'],
    });
    expect(faces[1]?.labels[3]).to.equal('Stock, par 1 each');
  });

  it('merges tables separated by a page break, and only those', () => {
    const foot =
      '<p>32</p><p>FOOTNOTE CORP</p><p>STATEMENTS OF INCOME (continued)</p><table><tr><td></td></tr></table>';
    const [income] = facesOf(table(...TOP) + foot + table(...BOTTOM) + BALANCE);
    expect(income?.concepts.includes('us-gaap:InterestExpense')).to.equal(true);
    const split =
      table(row('Total assets', 'Assets', 'e')) +
      foot +
      table(row('Total', 'LiabilitiesAndStockholdersEquity', 'e'));
    expect(facesOf(INCOME + NOTE + split)[1]?.concepts).to.deep.equal([
      'us-gaap:Assets',
      'us-gaap:LiabilitiesAndStockholdersEquity',
    ]);
    const [apart] = facesOf(table(...TOP) + NOTE + table(...BOTTOM));
    expect(apart?.concepts.includes('us-gaap:InterestExpense')).to.equal(false);
  });

  it('reads equity and comprehensive income only among or directly after the others', () => {
    const oci = table(row('Other', 'OtherComprehensiveIncomeLossNetOfTax', 'y'));
    expect(kinds(INCOME + oci + BALANCE + CASH + EQUITY)).to.deep.equal([
      'income',
      'comprehensive_income',
      'balance',
      'cash_flow',
      'equity',
    ]);
    expect(kinds(INCOME + BALANCE + CASH + NOTE + oci + EQUITY)).to.deep.equal([
      'income',
      'balance',
      'cash_flow',
    ]);
  });

  it('reads one table of each kind and does not continue into a repeated one', () => {
    const again = table(
      row('Net income', 'NetIncomeLoss', 'y'),
      row('Units', 'EarningsPerShareDiluted', 'y'),
    );
    expect(kinds(INCOME + NOTE + EPS_NOTE + BALANCE)).to.deep.equal(['income', 'balance']);
    expect(facesOf(INCOME + again + BALANCE)[0]?.concepts).not.to.include('us-gaap:EarningsPerShareDiluted');
    const oci = table(row('Other', 'OtherComprehensiveIncomeLossNetOfTax', 'y'));
    expect(kinds(INCOME + oci + BALANCE + NOTE + EQUITY)).to.deep.equal([
      'income',
      'comprehensive_income',
      'balance',
    ]);
  });

  it('label a member by its own row, not by a shared one', () => {
    const shared = row('Closing', 'StockholdersEquity', 're', 'e');
    const equity = facesOf(INCOME + BALANCE + table(shared, row('Net income', 'NetIncomeLoss', 'y')))[2];
    expect(equity?.concepts[1]).to.equal('us-gaap:RetainedEarningsMember');
    expect(equity?.labels.slice(0, 3)).to.deep.equal(['', '', 'Closing']);
  });

  it('reads the tables of the reported period, regardless of later events', () => {
    const resources = CONTEXTS + contextOf('after', { start: '2024-01-01', end: '2024-02-01' });
    const event = `${NOTE}<p>${number('Revenues', 'after')}</p>`;
    const { faces } = readReport([inlineOf(INCOME + BALANCE + event, 'a.htm', resources)]);
    expect(faces.map(({ statement }) => statement)).to.deep.equal(['income', 'balance']);
  });

  it('reads only consolidated tables of the current period', () => {
    const former = table(row('Sales', 'Revenues', 'last'), row('Net income', 'NetIncomeLoss', 'last'));
    const segment = table(row('Sales', 'Revenues', 'east'), row('Net income', 'NetIncomeLoss', 'east'));
    expect(kinds(former + NOTE + segment + NOTE + CASH)).to.deep.equal(['cash_flow']);
    expect(kinds(NOTE)).to.deep.equal([]);
  });

  it('prefers a presentation linkbase to tables', () => {
    const link = linkbaseOf(
      'p.xml',
      presentationLink('http://footnote.example/role/Cover', [{ from: 'dei_A', to: 'dei_B' }]),
    );
    expect(readReport([inlineOf(INCOME, 'a.htm', CONTEXTS), link]).faces).to.deep.equal([]);
  });
});
