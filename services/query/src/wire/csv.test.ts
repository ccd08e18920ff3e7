import { expect } from 'chai';
import { Decimal } from 'decimal.js';
import { type CsvCell, csvTable } from './csv.ts';

const textOf = (...lines: readonly (readonly CsvCell[])[]): string =>
  String(csvTable(lines).render(0, 'closed').body);

describe('a table as CSV', () => {
  it('has texts with commas, quotes or line breaks in quotes', () => {
    expect(textOf(['name', 'of'], ['Acme, Inc.', 'the "A" class'], ['two\nlines', 'plain'])).to.equal(
      'name,of\n"Acme, Inc.","the ""A"" class"\n"two\nlines",plain\n',
    );
  });

  it('has no text that a spreadsheet takes for a formula, and unchanged numbers', () => {
    expect(textOf(['=1+1', '@SUM(A1)', '-x', '+x', '\tx'])).to.equal("'=1+1,'@SUM(A1),'-x,'+x,'\tx\n");
    expect(textOf([-1.5, new Decimal('-12345678901234567890.10'), null, ''])).to.equal(
      '-1.5,-12345678901234567890.1,,\n',
    );
  });
});
