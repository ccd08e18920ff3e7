import { expect } from 'chai';
import { readRelease } from './read-release.ts';
import type { ReleaseContext, ReleaseReading, ServedCell } from './types.ts';

const CONTEXT: ReleaseContext = {
  released: '2025-02-13',
  fiscalYearEnd: '1231',
  served: [],
  currency: 'USD',
};

type Row = readonly [label: string, ...figures: string[]];

const ROWS: readonly Row[] = [
  ['Net sales', '$ 41,310', '$ 38,207'],
  ['Cost of sales', '25,105', '24,411'],
  ['Gross profit', '16,205', '13,796'],
  ['Selling, general and administrative', '9,112', '8,874'],
  ['Operating income', '7,093', '4,922'],
  ['Interest expense', '(412)', '(530)'],
  ['Income before income taxes', '6,681', '4,392'],
  ['Provision for income taxes', '1,403', '966'],
  ['Net income', '$ 5,278', '$ 3,426'],
  ['Earnings per share:'],
  ['Basic', '$ 0.53', '$ 0.35'],
  ['Diluted', '$ 0.52', '$ 0.34'],
  ['Weighted average shares outstanding:'],
  ['Basic', '9,958', '9,880'],
  ['Diluted', '10,150', '10,076'],
];

const tr = (cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

type Shape = {
  readonly rows?: readonly Row[];
  readonly heads?: readonly string[];
  readonly title?: string;
  readonly unit?: string;
  readonly prose?: string;
};

const page = ({
  rows = ROWS,
  heads = ['2024', '2023'],
  title = 'Consolidated Statements of Income',
  unit = '(in thousands, except per share data)',
  prose = 'Net sales were $41.3 million.',
}: Shape = {}): string => `<p>${prose}</p>
  <table><tr><td colspan="3">${title}</td></tr><tr><td colspan="3">${unit}</td></tr>
  <tr><td></td><td colspan="${heads.length}">Three Months Ended December 31,</td></tr>
  ${tr(['', ...heads])}${rows.map(tr).join('')}</table>`;

const values = ({ statements }: ReleaseReading, end = '2024-12-31'): Record<string, string> =>
  Object.fromEntries(
    statements
      .flatMap(({ cells }) => cells)
      .filter(({ period }) => period.end === end)
      .map(({ field, value }) => [field, value]),
  );

const failures = ({ refusals }: ReleaseReading): string[] =>
  refusals
    .filter(({ statement }) => statement === 'income')
    .map(({ failed, field }) => `${field ?? '*'} ${failed}`);

const served = (field: string, value: string): ServedCell => ({
  statement: 'income',
  field,
  period_kind: 'quarter',
  fiscal_year: 2023,
  fiscal_period: 'Q4',
  period_start: '2023-10-01',
  period_end: '2023-12-31',
  value,
  unit: 'USD',
  method: 'reported',
});

const BEFORE: readonly ServedCell[] = [
  served('revenue', '38207000'),
  served('gross_profit', '13796000'),
  served('operating_income', '4922000'),
  served('net_income', '3426000'),
];

/** The rows with the label changed, or another figure in a place. */
const changed = (label: string, figures: readonly string[]): readonly Row[] =>
  ROWS.map((row) => (row[0] === label ? [label, ...figures] : row));

describe('readRelease', () => {
  it('reads an income statement whose rows add up', () => {
    expect(values(readRelease(page(), CONTEXT))).to.deep.equal({
      revenue: '41310000',
      cost_of_revenue: '25105000',
      gross_profit: '16205000',
      sga_expense: '9112000',
      operating_income: '7093000',
      interest_expense: '412000',
      pretax_income: '6681000',
      income_tax: '1403000',
      net_income: '5278000',
      eps_basic: '0.53',
      eps_diluted: '0.52',
      shares_basic: '9958000',
      shares_diluted: '10150000',
    });
  });

  it('gives each figure its place and its evidence', () => {
    const html = page();
    const reading = readRelease(html, { ...CONTEXT, served: BEFORE });
    const cell = reading.statements.flatMap(({ cells }) => cells).find(({ field }) => field === 'net_income');
    const [place] = cell?.places ?? [];
    expect(html.slice(place?.from, place?.to)).to.equal('<td>$ 5,278</td>');
    expect(cell?.evidence.map(({ kind }) => kind)).to.include.members(['sum', 'prior_column']);
    expect(cell?.period).to.deep.equal({ months: 3, start: '2024-10-01', end: '2024-12-31' });
    const printed = reading.tables[0]?.cells.find(({ text }) => text === '$ 5,278');
    expect(printed).to.deep.include({ value: '5278', column: 1, row: 12 });
  });

  it('serves nothing of a column in which a figure was changed', () => {
    const reading = readRelease(page({ rows: changed('Provision for income taxes', ['1,503', '966']) }), {
      ...CONTEXT,
      served: BEFORE,
    });
    expect(values(reading)).to.deep.equal({});
    expect(values(reading, '2023-12-31')).to.include({ net_income: '3426000' });
    expect(failures(reading)).to.include('* sums_do_not_close');
  });

  it('refuses a unit that what is served contradicts', () => {
    const reading = readRelease(page({ unit: '(in millions, except per share data)' }), {
      ...CONTEXT,
      served: BEFORE,
    });
    expect(values(reading)).to.deep.equal({});
    expect(failures(reading)).to.include('* served_differs');
  });

  it('refuses columns whose headings changed places', () => {
    const reading = readRelease(page({ heads: ['2023', '2024'] }), { ...CONTEXT, served: BEFORE });
    expect(values(reading)).to.deep.equal({});
    expect(failures(reading)).to.include('* served_differs');
  });

  it('refuses a unit that nothing confirms', () => {
    const reading = readRelease(page({ prose: 'Sales rose.' }), CONTEXT);
    expect(failures(reading)).to.include('* not_confirmed');
  });

  it('takes nothing from a table or column of adjusted figures', () => {
    const adjusted = readRelease(page({ title: 'Adjusted Statements of Income (Non-GAAP)' }), CONTEXT);
    expect(adjusted.statements).to.deep.equal([]);
    expect(adjusted.tables[0]?.kind).to.equal('reconciliation');
    const beside = readRelease(page({ heads: ['2024', '2023 As Adjusted'] }), CONTEXT);
    expect(values(beside, '2023-12-31')).to.deep.equal({});
    expect(values(beside)).to.include({ revenue: '41310000' });
  });

  it('serves the share of the parent, and none where noncontrolling interests are not taken off', () => {
    const rows = ROWS.flatMap((row): Row[] =>
      row[0] === 'Net income'
        ? [
            row,
            ['Less: noncontrolling interests', '78', '26'],
            ['Net income attributable to the Company', '5,200', '3,400'],
          ]
        : [row],
    );
    expect(values(readRelease(page({ rows }), CONTEXT))).to.include({ net_income: '5200000' });
    const apart = rows.filter(([label]) => label !== 'Net income attributable to the Company');
    const reading = readRelease(page({ rows: apart }), CONTEXT);
    expect(values(reading)).not.to.have.property('net_income');
    expect(failures(reading)).to.include('net_income noncontrolling_interests');
  });

  it('reads EPS of net income below a heading of non-operating items', () => {
    const rows: readonly Row[] = [
      ...ROWS.slice(0, 5),
      ['Non-operating income (expense):'],
      ...ROWS.slice(5, 9),
      ['Basic net income per share', '$ 0.53', '$ 0.35'],
      ['Shares used to compute basic net income per share', '9,958', '9,880'],
      ['Diluted net income per share', '$ 0.52', '$ 0.34'],
      ['Shares used to compute diluted net income per share', '10,150', '10,076'],
    ];
    expect(values(readRelease(page({ rows }), CONTEXT))).to.include({
      eps_basic: '0.53',
      eps_diluted: '0.52',
      shares_diluted: '10150000',
    });
  });

  it('refuses EPS that income and shares do not give', () => {
    const rows = ROWS.map((row): Row =>
      row[0] === 'Basic' && row[1] === '$ 0.53' ? ['Basic', '$ 0.63', '$ 0.35'] : row,
    );
    const reading = readRelease(page({ rows }), CONTEXT);
    expect(values(reading)).not.to.have.property('eps_basic');
    expect(failures(reading)).to.include('eps_basic per_share_differs');
  });

  it('refuses a statement with a column that ends after the release', () => {
    const reading = readRelease(page({ heads: ['2025', '2024'] }), CONTEXT);
    expect(reading.statements).to.deep.equal([]);
  });

  it('says which statements are not there', () => {
    expect(readRelease('<p>We did well.</p>', CONTEXT).refusals.map(({ failed }) => failed)).to.deep.equal([
      'table_not_found',
      'table_not_found',
      'table_not_found',
    ]);
  });
});
