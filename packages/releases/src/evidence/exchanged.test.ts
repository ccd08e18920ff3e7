import { expect } from 'chai';
import { readRelease } from '../read-release.ts';
import type { ReleaseReading } from '../types.ts';

const CONTEXT = { released: '2025-02-13', fiscalYearEnd: '1231', served: [], currency: 'USD' };

type Row = readonly [label: string, now: string, before: string];

const INCOME: readonly Row[] = [
  ['Net sales', '41,310', '38,207'],
  ['Cost of sales', '25,105', '24,411'],
  ['Gross profit', '16,205', '13,796'],
  ['Operating expenses', '10,927', '10,370'],
  ['Net income', '5,278', '3,426'],
];
const FLOWS: readonly Row[] = [
  ['Net income', '5,278', '3,426'],
  ['Depreciation and amortization', '1,623', '1,544'],
  ['Net cash provided by operating activities', '6,901', '4,970'],
  ['Capital expenditures', '(2,250)', '(2,101)'],
  ['Net cash used in investing activities', '(2,250)', '(2,101)'],
];

const table = (title: string, rows: readonly Row[], heads: readonly [string, string]): string => {
  const over = ['<tr><td></td><td colspan="2">Year Ended December 31,</td></tr>'];
  const all = [['', ...heads], ...rows].map(
    (row) => `<tr>${row.map((text) => `<td>${text}</td>`).join('')}</tr>`,
  );
  return `<p>${title}</p><p>(in thousands)</p><table>${[...over, ...all].join('')}</table>`;
};

const read = (income: readonly [string, string], flows: readonly [string, string]): ReleaseReading =>
  readRelease(
    `<p>Net sales were $41.3 million.</p>${table('Statements of Income', INCOME, income)}${table('Statements of Cash Flows', FLOWS, flows)}`,
    CONTEXT,
  );

const statements = (reading: ReleaseReading): readonly string[] =>
  reading.statements.map(({ statement }) => statement);

describe('statements whose columns contradict each other', () => {
  it('are read where both have the same figure under the same period', () => {
    expect(statements(read(['2024', '2023'], ['2024', '2023']))).to.deep.equal(['income', 'cash_flow']);
    expect(statements(read(['2024', '2023'], ['2023', '2024']))).to.deep.equal(['income']);
  });

  it('are both refused where nothing tells which of them is right', () => {
    const reading = read(['2023', '2024'], ['2024', '2023']);
    expect(statements(reading)).to.deep.equal([]);
    expect(reading.refusals.map(({ failed }) => failed)).to.include('tables_differ');
  });
});
