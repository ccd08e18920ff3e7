import { expect } from 'chai';
import { readRelease } from './read-release.ts';
import type { ReleaseReading } from './types.ts';

const CONTEXT = { released: '2025-02-13', fiscalYearEnd: '1231', served: [], currency: 'USD' };
const PROSE = '<p>Net sales were $41.3 million and net income was $5.28 million.</p>';

type Row = readonly [label: string, ...figures: string[]];

const tr = (cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const tableOf = (rows: readonly Row[]): string => `<table>${rows.map(tr).join('')}</table>`;

const values = ({ statements }: ReleaseReading, end = '2024-12-31'): Record<string, string> =>
  Object.fromEntries(
    statements
      .flatMap(({ cells }) => cells)
      .filter(({ period }) => period.end === end)
      .map(({ field, value }) => [field, value]),
  );

const read = (html: string): ReleaseReading => readRelease(PROSE + html, CONTEXT);

const SPLIT: readonly Row[] = [
  ['Net sales', '30,000', '12,000', '(690)', '41,310'],
  ['Cost of sales', '18,000', '7,795', '(690)', '25,105'],
  ['Gross profit', '12,000', '4,205', '—', '16,205'],
  ['Selling, general and administrative', '6,000', '3,112', '—', '9,112'],
  ['Operating income', '6,000', '1,093', '—', '7,093'],
  ['Interest expense', '(300)', '(112)', '—', '(412)'],
  ['Income before income taxes', '5,700', '981', '—', '6,681'],
  ['Provision for income taxes', '1,200', '203', '—', '1,403'],
  ['Net income', '4,500', '778', '—', '5,278'],
];

describe('readRelease, consolidating columns', () => {
  const title = `<p>CONSOLIDATING STATEMENTS OF INCOME</p><p>(in thousands)</p>`;
  const heads = (names: readonly string[]): readonly Row[] => [
    ['Three Months Ended December 31, 2024'],
    ['', ...names],
  ];
  const NAMES = ['Parent', 'Subsidiaries', 'Eliminations', 'Consolidated'];

  it('takes the consolidated column that the others add up to', () => {
    const reading = read(title + tableOf([...heads(NAMES), ...SPLIT]));
    expect(values(reading)).to.include({
      revenue: '41310000',
      net_income: '5278000',
      sga_expense: '9112000',
    });
  });

  it('takes none if a column does not fit, or if none is the whole', () => {
    const other = SPLIT.map(([label, ...figures]): Row => {
      const changed = label === 'Selling, general and administrative' ? '5,400' : (figures[0] ?? '');
      return [label, changed, ...figures.slice(1)];
    });
    for (const html of [
      tableOf([...heads(NAMES), ...other]),
      tableOf([...heads(['Parent', 'Subsidiaries', 'Eliminations', 'Consolidated funds']), ...SPLIT]),
      tableOf([...heads(['Retail', 'Wholesale', 'Other', 'Total']), ...SPLIT]),
    ])
      expect(values(read(title + html))).to.deep.equal({});
  });
});
