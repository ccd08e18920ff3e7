import { expect } from 'chai';
import { unzipSync, strFromU8 } from 'fflate';
import writeWorkbook from 'write-excel-file/universal';
import { widthsOf, workbookData } from './workbook.ts';

const text = (value: string) => ({ text: value, isNumber: false });
const number = (value: string) => ({ text: value, isNumber: true });
const LINES = [
  [text('Line'), text('FY2025 (USD)'), text('Footnote')],
  [text('Revenue'), number('416161000000'), text('0000320193-25-000079, 10-K')],
  [text('EPS'), number('-7.46'), text('=HYPERLINK("x")')],
  [text('Odd'), number('90071992547409930'), text('')],
];

describe('a table as a workbook', () => {
  it('has numbers as numbers with their decimals, and texts as texts, formulas of others included', () => {
    const [head, revenue, eps, odd] = workbookData(LINES);
    expect(head).to.deep.include({ value: 'FY2025 (USD)', type: String, fontWeight: 'bold' });
    expect(revenue?.[1]).to.deep.equal({ value: 416161000000, type: Number, format: '#,##0' });
    expect(eps?.[1]).to.deep.equal({ value: -7.46, type: Number, format: '#,##0.00' });
    expect(eps?.[2]).to.deep.equal({ value: '=HYPERLINK("x")', type: String });
    expect(odd?.[1], 'more digits than a spreadsheet keeps').to.deep.equal({
      value: '90071992547409930',
      type: String,
    });
    expect(workbookData([[text('a')], [number('0.000000000000123')]])[1]?.[0]).to.include({
      value: 0.000000000000123,
    });
  });

  it('is a file that has them', async () => {
    const blob = await writeWorkbook(workbookData(LINES), { columns: [...widthsOf(LINES)] }).toBlob();
    const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).to.include('<v>416161000000</v>').and.include('<v>-7.46</v>');
    expect(sheet, 'no formula').to.not.include('<f>');
    expect(
      Object.values(files)
        .map((file) => strFromU8(file))
        .join(''),
    ).to.include('0000320193-25-000079, 10-K');
  });

  it('has columns as wide as their texts, within bounds', () => {
    expect(widthsOf([[text('a'), text('x'.repeat(300))]])).to.deep.equal([{ width: 8 }, { width: 60 }]);
  });
});
