import { expect } from 'chai';
import { documentTables, type PrintedCell } from './printed-cell.ts';

const TABLE = `<p>ACME CORP</p><p>CONSOLIDATED STATEMENTS OF OPERATIONS</p><p>(In millions, except per share amounts)</p>
<table>
<tr><td></td><td></td><td colspan="8">Years ended</td></tr>
<tr><td></td><td></td><td colspan="3">December 31, 2024</td><td></td><td colspan="3">December 31, 2023</td></tr>
<tr><td>Operating expenses:</td></tr>
<tr><td>Research and development</td><td></td><td>$</td><td>[a]</td><td></td><td></td><td>$</td><td>1,111</td><td></td></tr>
<tr><td>Other (income)</td><td></td><td></td><td>([b]</td><td>)</td><td></td><td></td><td>(22</td><td>)</td></tr>
<tr><td>Total operating expenses</td><td></td><td></td><td>[c]</td><td></td><td></td><td></td><td>1,089</td><td></td></tr>
<tr><td>Net income</td><td></td><td>$</td><td>[d]</td><td></td><td></td><td>$</td><td>[e]</td><td></td></tr>
</table>`;

/** The cell at a mark, which is taken for the number. */
function cellAt(mark: string, html = TABLE): PrintedCell | null {
  const number = '123,456';
  const text = html.replaceAll(/\[(\w)\]/g, (_, one: string) => (`[${one}]` === mark ? number : '1,234'));
  const from = text.indexOf(number);
  return documentTables(text).cell({ from, to: from + number.length });
}

describe('the tables of a document', () => {
  it('reads label, headings and unit of a cell', () => {
    expect(cellAt('[a]')).to.include({
      text: '$ 123,456',
      label: 'Research and development',
      heading: 'Operating expenses:',
      unitLine: '(In millions, except per share amounts)',
      totalRows: 7,
    });
    expect(cellAt('[a]')?.headers).to.deep.equal(['Years ended', 'December 31, 2024']);
    expect(cellAt('[a]')?.captions.at(0)).to.equal('ACME CORP');
  });

  it('takes the headings of its own column', () => {
    expect(cellAt('[e]')?.headers).to.deep.equal(['Years ended', 'December 31, 2023']);
  });

  it('joins a parenthesis that stands in a cell of its own', () => {
    expect(cellAt('[b]')).to.include({ text: '(123,456 )', label: 'Other (income)' });
  });

  it('gives no heading to a row after a total', () => {
    expect(cellAt('[d]')?.heading).to.equal(null);
  });

  it('shows the rows of headings and those around', () => {
    const cell = cellAt('[d]');
    expect(cell?.rows.map(({ row }) => row)).to.deep.equal([0, 1, 2, 3, 4, 5, 6]);
    expect(cell?.rows.at(-1)?.cells.map(({ text }) => text)).to.include('123,456');
  });

  it('reads the innermost table, and nothing outside of one', () => {
    const nested = `<table><tr><td>Outer<table><tr><td>Inner</td><td>[a]</td></tr></table></td></tr></table>`;
    expect(cellAt('[a]', nested)?.label).to.equal('Inner');
    expect(cellAt('[a]', '<p>Sales were [a].</p>')).to.equal(null);
    expect(cellAt('[a]', '</table><p>[a]</p><table>')).to.equal(null);
  });

  it('reads a table whose columns are periods in rows', () => {
    const transposed = `<p>(in thousands)</p><table><tr><td></td><td>Revenue</td><td>Cost</td></tr>
      <tr><td>2023</td><td>[b]</td><td>[c]</td></tr><tr><td>2024</td><td>[d]</td><td>[a]</td></tr></table>`;
    expect(cellAt('[a]', transposed)).to.deep.include({
      headers: ['Cost'],
      label: '2024',
      unitLine: '(in thousands)',
    });
  });

  it('joins the currency sign and the parenthesis of cells of their own', () => {
    const html = `<table><tr><td></td><td colspan="4">2024</td></tr>
      <tr><td>Loss</td><td>$</td><td>(</td><td>[a]</td><td>)</td></tr></table>`;
    expect(cellAt('[a]', html)).to.deep.include({ text: '$ ( 123,456 )', label: 'Loss', headers: ['2024'] });
  });

  it('takes the dash of another column for no minus', () => {
    const html = `<table><tr><td></td><td>2024</td><td>2023</td></tr>
      <tr><td>Loss</td><td>-</td><td>[a]</td></tr></table>`;
    expect(cellAt('[a]', html)).to.deep.include({ text: '123,456', headers: ['2023'] });
    const apart = html
      .replaceAll('<td>202', '<td colspan="2">202')
      .replace('<td>-', '<td></td><td></td><td>-');
    expect(cellAt('[a]', apart)).to.deep.include({ text: '- 123,456', headers: ['2023'] });
  });

  it('reads the unit in the caption of the table', () => {
    const html = `<p>(in thousands)</p><table><caption>Debt <i>(in millions)</i></caption><tr><td>Notes</td><td>[a]</td></tr></table>`;
    expect(cellAt('[a]', html)).to.include({ unitLine: 'Debt (in millions)', label: 'Notes' });
  });

  it('takes a heading over all columns just before the figures for one of the rows', () => {
    const html = `<table><tr><td></td><td>2024</td></tr><tr><td colspan="2">Current assets:</td></tr>
      <tr><td>Cash</td><td>[a]</td></tr></table>`;
    expect(cellAt('[a]', html)).to.deep.include({ heading: 'Current assets:', headers: ['2024'] });
  });

  it('knows numbers with points between their digits and a decimal comma', () => {
    const html = `<p>(in millions)</p><table><tr><td>A</td><td>7,3</td></tr></table><table><tr><td></td><td>2024</td><td>2023</td></tr>
      <tr><td>Revenue</td><td>(1.234.567)</td><td>[a]</td></tr></table>`;
    expect(cellAt('[a]', html)).to.deep.include({ label: 'Revenue', headers: ['2023'], unitLine: null });
  });
});
