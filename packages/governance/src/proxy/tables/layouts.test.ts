import { expect } from 'chai';
import fc from 'fast-check';
import { readProxy } from '../read-proxy.ts';
import type { ProxyRow } from '../types.ts';

type Row = readonly string[];

const tableOf = (rows: readonly Row[]): string =>
  `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

function rowsIn(section: ProxyRow['section'], ...parts: readonly string[]): readonly ProxyRow[] {
  const html = `<html><body>${parts.join('')}</body></html>`;
  return readProxy('acme.htm', html, '2026-04-10').rows.filter((row) => row.section === section);
}

const amounts = ({ figures }: ProxyRow): Readonly<Record<string, string | null>> =>
  Object.fromEntries(figures.map(({ name, value }) => [name, value]));
const refusals = (rows: readonly ProxyRow[]) => rows.map(({ refusal }) => refusal);

const FEES: readonly Row[] = [
  ['', '2025', '2024'],
  ['Audit Fees', '$1,200,000', '$1,100,000'],
  ['Audit-Related Fees', '50,000', '—'],
  ['Tax Fees', '30,000', '20,000'],
  ['Total', '$1,280,000', '$1,120,000'],
];
const feesWith = (at: number, row: Row): readonly ProxyRow[] =>
  rowsIn('audit_fees', tableOf(FEES.with(at, row)));

describe('the fees of an auditor', () => {
  it('have the year of a heading or a row, however it is written', () => {
    for (const year of ['FY2025', 'Fiscal Year 2025', 'Year Ended December 31, 2025', '2025 ($)(1)'])
      expect(feesWith(0, ['', year, '2024']).map((row) => row.year)).to.deep.equal([2025, 2024]);
    expect(feesWith(0, ['Type of fee', '2025', '2024']).map((row) => row.year)).to.deep.equal([2025, 2024]);
    const across = tableOf([
      ['', 'Audit Fees', 'Tax Fees', 'Total'],
      ['Year ended June 30, 2025', '500,000', '20,000', '520,000'],
    ]);
    const [row] = rowsIn('audit_fees', across);
    expect([row?.year, row === undefined ? null : amounts(row)]).to.deep.equal([
      2025,
      { audit: '500000', tax: '20000', total: '520000' },
    ]);
  });

  it('may have sums on the way to the total, which must hold', () => {
    const summed = (amount: string): readonly Row[] =>
      FEES.toSpliced(3, 0, ['Total audit and audit-related fees', amount, '1,100,000']);
    expect(refusals(rowsIn('audit_fees', tableOf(summed('1,250,000'))))).to.deep.equal([null, null]);
    expect(refusals(rowsIn('audit_fees', tableOf(summed('1,260,000'))))).to.deep.equal([
      'does_not_add',
      null,
    ]);
  });

  it('are refused where one amount is of two kinds, and where two firms have fees of one year', () => {
    expect(refusals(feesWith(1, ['Audit and Tax Fees', '1,200,000', '1,100,000']))).to.deep.equal([]);
    expect(refusals(feesWith(3, ['Tax and All Other Fees', '30,000', '20,000']))).to.deep.equal([
      'does_not_add',
      'does_not_add',
    ]);
    const other = FEES.with(1, ['Audit Fees', '$10,000', '$1,100,000']).with(4, [
      'Total',
      '$90,000',
      '$1,120,000',
    ]);
    const twice = rowsIn('audit_fees', tableOf(FEES), '<p>Of our former auditor:</p>', tableOf(other));
    expect(twice.map(({ year, refusal }) => [year, refusal])).to.deep.equal([
      [2025, 'contradictory'],
      [2025, 'contradictory'],
      [2024, null],
    ]);
  });
});

const HEADS: Row = [
  'Name and Principal Position',
  'Year',
  'Salary',
  'Stock Awards',
  'All Other Compensation',
  'Total',
];
const PAY: readonly Row[] = [
  ['Ada Fictional<br>Chief Executive Officer', '2025', '900,000', '2,000,000', '10,500', '2,910,500'],
  ['Otto Unreal<br>Treasurer', '2025', '400,000', '300,000', '9,500', '709,500'],
];

describe('the currency and scale of a table of compensation', () => {
  const small = PAY.map((row) => row.map((cell) => cell.replace(/,\d00$/, '')));

  it('are those that it states', () => {
    const thousands = rowsIn(
      'compensation',
      tableOf([HEADS.map((head) => (head === 'Total' ? 'Total ($ in thousands)' : head)), ...small]),
    );
    expect(thousands.map((row) => amounts(row)['salary'])).to.deep.equal(['900000', '400000']);
    const above = rowsIn('compensation', '<p>Amounts are in thousands.</p>', tableOf([HEADS, ...small]));
    expect(above.map((row) => amounts(row)['salary'])).to.deep.equal(['900000', '400000']);
    const pounds = rowsIn('compensation', tableOf([HEADS.map((head) => `${head} (£)`), ...PAY]));
    expect(pounds.flatMap(({ figures }) => figures.map(({ unit }) => unit)))
      .to.include('GBP')
      .and.not.include('USD');
  });

  it('are unknown for amounts that are too small for dollars, and for two currencies', () => {
    expect(refusals(rowsIn('compensation', tableOf([HEADS, ...small])))).to.deep.equal([
      'scale_unknown',
      'scale_unknown',
    ]);
    const mixed = PAY.map((row, at) => (at === 0 ? row.with(2, 'C$900,000') : row.with(2, '€400,000')));
    expect(refusals(rowsIn('compensation', tableOf([HEADS, ...mixed])))).to.deep.equal([
      'scale_unknown',
      'scale_unknown',
    ]);
  });
});

describe('a table of cash, awards and a total', () => {
  const rows: readonly Row[] = [
    ['Name', 'Cash ($)', 'Stock Awards ($)', 'Total ($)'],
    ['Ada Fictional', '90,000', '150,000', '240,000'],
  ];

  it('is of directors only where they are named before it, and not what a merger pays to officers', () => {
    const read = (before: string): number =>
      rowsIn('director_compensation', `<p>${before}</p>`, tableOf(rows)).length;
    expect(read('Compensation of non-employee directors')).to.equal(1);
    expect(read('Golden parachute compensation of officers and directors')).to.equal(0);
    expect(read('Payments')).to.equal(0);
  });
});

describe('a served row of compensation', () => {
  const parts = ['Salary', 'Bonus', 'Stock Awards', 'Option Awards', 'All Other Compensation'] as const;
  const figures = fc.array(fc.integer({ min: 0, max: 9_000_000 }), { minLength: 5, maxLength: 5 });
  const order = fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 });
  const shown = (amount: number): string => amount.toLocaleString('en-US');

  it('adds up, and is the same in any order of the columns', () => {
    fc.assert(
      fc.property(figures, order, fc.integer({ min: -3, max: 3 }), (values, columns, off) => {
        const total = values.reduce((sum, value) => sum + value, 0) + 20_000 + off;
        const [row] = rowsIn(
          'compensation',
          tableOf([
            ['Name and Principal Position', 'Year', ...columns.map((at) => parts[at] ?? ''), 'Total'],
            [
              'Ada Fictional<br>Treasurer',
              '2025',
              ...columns.map((at) => shown((values[at] ?? 0) + (at === 0 ? 20_000 : 0))),
              shown(total),
            ],
          ]),
        );
        const own = row === undefined ? {} : amounts(row);
        if (row?.refusal !== null) {
          expect(row?.refusal).to.equal('does_not_add');
          expect(off).to.not.equal(0);
          return;
        }
        expect(Number(own['salary'])).to.equal((values[0] ?? 0) + 20_000);
        expect(Number(own['all_other'])).to.equal(values[4]);
        const sum = row.figures
          .filter(({ name }) => name !== 'total')
          .reduce((all, { value }) => all + Number(value), 0);
        expect(Math.abs(sum - Number(own['total']))).to.be.at.most(values.length / 2);
      }),
      { numRuns: 60 },
    );
  });
});
