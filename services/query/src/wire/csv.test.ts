import { expect } from 'chai';
import { Decimal } from 'decimal.js';
import type { TableCell } from '@footnote/lanes/subject/table';
import { csvTable } from './csv.ts';

const textOf = (columns: readonly string[], ...rows: readonly (readonly TableCell[])[]): string =>
  String(csvTable({ columns, rows }).render(0, 'closed').body);

describe('a table as CSV', () => {
  it('has texts with commas, quotes or line breaks in quotes', () => {
    expect(textOf(['name', 'of'], ['Acme, Inc.', 'the "A" class'], ['two\nlines', 'plain'])).to.equal(
      'name,of\n"Acme, Inc.","the ""A"" class"\n"two\nlines",plain\n',
    );
  });

  it('has no text that a spreadsheet takes for a formula, and unchanged numbers', () => {
    expect(
      textOf(
        ['=1+1', '@SUM(A1)', '-x', '+x', '\tx'],
        [-1.5, new Decimal('-12345678901234567890.10'), null, '', '=x'],
      ),
    ).to.equal("'=1+1,'@SUM(A1),'-x,'+x,'\tx\n-1.5,-12345678901234567890.1,,,'=x\n");
  });
});
