import { expect } from 'chai';
import { balanceOf, incomeOf, INCOME, REPORT, type Row } from '../testing/invented-report.ts';
import { documentFaces } from './document-faces.ts';
import type { FaceFact } from './types.ts';

type Span = readonly [string | null, string];
const [YEAR, BEFORE]: readonly Span[] = [
  ['2006-01-01', '2006-12-31'],
  ['2005-01-01', '2005-12-31'],
];

const factOf = (name: string, [start, end]: Span, millions: number): FaceFact => ({
  concept: `us-gaap:${name}`,
  start,
  end,
  value: String(millions * 1_000_000),
  unit: 'USD',
});

const of = (name: string, now: number, then: number): readonly FaceFact[] => [
  factOf(name, YEAR ?? [null, ''], now),
  factOf(name, BEFORE ?? [null, ''], then),
];

const rowsOf = (facts: readonly FaceFact[], text = REPORT) =>
  documentFaces({
    documents: [{ name: 'a.htm', text }],
    form: '10-K',
    filed: '2007-02-20',
    facts,
  }).statements.flatMap(({ rows }) => rows);

const conceptOf = (label: string, facts: readonly FaceFact[]): string | null | undefined =>
  rowsOf(facts).find((row) => row.label === label)?.concept;

const periodsOf = (heads: Row, facts: readonly FaceFact[] = []) =>
  documentFaces({
    documents: [{ name: 'a.htm', text: incomeOf(INCOME, undefined, undefined, heads) + balanceOf() }],
    form: '10-Q',
    filed: '2007-02-20',
    facts,
  }).statements[0]?.columns.map(({ months, start, end }) => `${months ?? ''} ${start ?? '?'} ${end}`);

describe('the concept of a row', () => {
  it('is the only one whose facts have its values in every period', () => {
    expect(conceptOf('Cost of sales', of('CostOfRevenue', 700, 650))).to.equal('us-gaap:CostOfRevenue');
    expect(conceptOf('Cost of sales', of('CostOfRevenue', 700, 651))).to.equal(null);
    const next = [factOf('CostOfRevenue', ['2006-01-01', '2006-09-30'], 700)];
    expect(conceptOf('Cost of sales', next)).to.equal(null);
  });

  it('is that which the label names where several have the values, if it has no word of the others', () => {
    const sides: readonly FaceFact[] = ['Assets', 'LiabilitiesAndStockholdersEquity'].flatMap((name) => [
      factOf(name, [null, '2006-12-31'], 500),
      factOf(name, [null, '2005-12-31'], 470),
    ]);
    expect(conceptOf('Total assets', sides)).to.equal('us-gaap:Assets');
    const two = [...of('CostOfRevenue', 700, 650), ...of('CostOfGoodsSold', 700, 650)];
    expect(conceptOf('Cost of sales', two)).to.equal(null);
  });

  it('gives the value the sign of the fact, and leaves the number as printed', () => {
    const paid = of('PaymentsToAcquireProperty', 60, 55);
    const [cell] = rowsOf(paid).find(({ label }) => label === 'Purchases of property')?.cells ?? [];
    expect(cell).to.include({ value: '60000000', shown: '-60000000', text: '(60)', unit: 'USD' });
  });
});

describe('the periods of columns', () => {
  it('begin where weeks, the year before, or the ends of months say it, else nowhere', () => {
    expect(
      periodsOf(['', 'Thirteen weeks ended September 30, 2006', 'Thirteen weeks ended October 1, 2005']),
    ).to.deep.equal(['3 2006-07-02 2006-09-30', '3 2005-07-03 2005-10-01']);
    expect(periodsOf(['Years ended', 'December 30, 2006', 'December 31, 2005'])).to.deep.equal([
      '12 2006-01-01 2006-12-30',
      '12 ? 2005-12-31',
    ]);
    expect(periodsOf(['', 'Six months ended June 30, 2006', 'Six months ended June 30, 2005'])).to.deep.equal(
      ['6 2006-01-01 2006-06-30', '6 2005-01-01 2005-06-30'],
    );
    expect(
      periodsOf(['', 'Three months ended July 1, 2006', 'Three months ended July 2, 2005']),
    ).to.deep.equal(['3 ? 2006-07-01', '3 ? 2005-07-02']);
  });

  it('begin where the facts of the filing say it', () => {
    const facts = [factOf('Other', ['2006-04-02', '2006-07-01'], 1)];
    expect(
      periodsOf(['', 'Three months ended July 1, 2006', 'Three months ended July 2, 2005'], facts),
    ).to.deep.equal(['3 2006-04-02 2006-07-01', '3 ? 2005-07-02']);
  });

  it('of an annual report that names years alone are the last ones of which it has facts', () => {
    const text = REPORT.replaceAll('Years ended December 31,', '').replaceAll('December 31,', '');
    const spans: readonly Span[] = [
      ['2006-01-02', '2006-12-31'],
      ['2005-01-03', '2006-01-01'],
    ];
    const amounts = [1200, 700, 500, 320, 180, 60, 120];
    const facts = spans.flatMap((span) => amounts.map((amount, at) => factOf(`Fact${at}`, span, amount)));
    const { statements } = documentFaces({
      documents: [{ name: 'a.htm', text }],
      form: '10-K',
      filed: '2007-02-20',
      facts,
    });
    expect(
      statements.map(({ columns }) => columns.map(({ start, end }) => `${start ?? ''} ${end}`)),
    ).to.deep.equal([
      ['2006-01-02 2006-12-31', '2005-01-03 2006-01-01'],
      [' 2006-12-31', ' 2006-01-01'],
      ['2006-01-02 2006-12-31', '2005-01-03 2006-01-01'],
    ]);
  });
});
