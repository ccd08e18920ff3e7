import { expect } from 'chai';
import { commaSeparated, linesOf, sheetCell, tabSeparated, type Sheet } from './sheet.ts';

const SHEET: Sheet = {
  head: ['Line', 'FY2025', 'FY2024'],
  rows: [
    [{ text: 'Revenue' }, { ...sheetCell('1,234,567 USD'), note: 'a' }, { text: 'refused', note: 'b' }],
    [{ text: 'Net margin' }, { ...sheetCell('−12.5%'), note: 'c' }, sheetCell('3%')],
  ],
};

describe('tables for spreadsheets', () => {
  it('have numbers as numbers, with their units apart', () => {
    expect(sheetCell('−1,234.50 USD per share')).to.deep.include({
      number: '-1234.50',
      unit: 'USD per share',
    });
    expect(sheetCell('+0.5%')).to.deep.include({ number: '0.5', unit: '%' });
    expect(sheetCell('2.5×')).to.deep.include({ number: '2.5', unit: '×' });
    expect(sheetCell('451.44 billion USD')).to.deep.include({ number: '451.44', unit: 'billion USD' });
    expect(sheetCell('90,071,992,547,409,930 USD').number).to.equal('90071992547409930');
  });

  it('have dates, accessions, CIKs and other texts as texts', () => {
    for (const text of [
      '2025-09-27',
      '0000320193-25-000079',
      '0000320193',
      '10-K',
      '3 of 5',
      '1,23',
      '12,3456',
      '—',
      '',
    ])
      expect(sheetCell(text), text).to.deep.equal({ text });
  });

  it('have a column for the units of rows, and footnotes after the values', () => {
    expect(linesOf(SHEET, true).map((fields) => fields.map(({ text }) => text))).to.deep.equal([
      ['Line', 'Unit', 'FY2025', 'FY2024', 'Footnote: FY2025', 'Footnote: FY2024'],
      ['Revenue', 'USD', '1234567', 'refused', 'a', 'b'],
      ['Net margin', '%', '-12.5', '3', 'c', ''],
    ]);
    expect(linesOf(SHEET, false)[1]?.map(({ text }) => text)).to.deep.equal([
      'Revenue',
      'USD',
      '1234567',
      'refused',
    ]);
  });

  it('have the unit of a column in its heading, and one footnote for a row whose values share it', () => {
    const sheet: Sheet = {
      head: ['Date', 'Shares', 'Value'],
      rows: [
        [
          { text: '2025-01-02' },
          { ...sheetCell('100'), note: 'a' },
          { ...sheetCell('1,000 USD'), note: 'a' },
        ],
        [{ text: '2025-01-03' }, { ...sheetCell('200'), note: 'b' }, { text: '' }],
      ],
    };
    expect(linesOf(sheet, true).map((fields) => fields.map(({ text }) => text))).to.deep.equal([
      ['Date', 'Shares', 'Value (USD)', 'Footnote'],
      ['2025-01-02', '100', '1000', 'a'],
      ['2025-01-03', '200', '', 'b'],
    ]);
  });

  it('keep the unit with the number where neither a column nor a row has one', () => {
    const mixed: Sheet = {
      head: ['a', 'b'],
      rows: [
        [sheetCell('1%'), sheetCell('2 USD')],
        [sheetCell('3 USD'), sheetCell('4%')],
      ],
    };
    expect(tabSeparated(linesOf(mixed, false))).to.equal('a\tb\n1%\t2 USD\n3 USD\t4%');
  });

  it('run nothing in a spreadsheet, and leave negative numbers as they are', () => {
    const cells = ['=HYPERLINK("x")', '+1+1', '-2+3', '@SUM(1)', '\t=1', '−5'].map((text) => [
      sheetCell(text),
    ]);
    expect(commaSeparated(linesOf({ head: ['=a'], rows: cells }, false))).to.equal(
      `\ufeff'=a\r\n"'=HYPERLINK(""x"")"\r\n'+1+1\r\n'-2+3\r\n'@SUM(1)\r\n'\t=1\r\n-5\r\n`,
    );
  });

  it('keep a cell in its place whatever its text has', () => {
    const sheet: Sheet = { head: ['a', 'b'], rows: [[{ text: 'x\ty\nz' }, { text: 'u, "v"' }]] };
    expect(tabSeparated(linesOf(sheet, false)).split('\n')[1]).to.equal('x y z\tu, "v"');
    expect(commaSeparated(linesOf(sheet, false)).split('\r\n')[1]).to.equal('"x\ty\nz","u, ""v"""');
  });
});
