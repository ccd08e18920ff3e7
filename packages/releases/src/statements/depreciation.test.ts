import { expect } from 'chai';
import { readRelease } from '../read-release.ts';

const CONTEXT = { released: '2025-02-13', fiscalYearEnd: '1231', served: [], currency: 'USD' };

const read = (rows: readonly (readonly string[])[]): string | undefined => {
  const all = [
    ['Statements of Cash Flows (in thousands)'],
    ['', 'Three Months Ended December 31, 2024'],
    ['Net income', '5,278'],
    ...rows,
    ['Net cash provided by operating activities', '6,901'],
    ['Purchases of equipment', '(1,250)'],
    ['Net cash used in investing activities', '(1,250)'],
  ];
  const table = all.map((row) => `<tr>${row.map((text) => `<td>${text}</td>`).join('')}</tr>`).join('');
  const { statements } = readRelease(
    `<p>Cash of $6.901 million came in.</p><table>${table}</table>`,
    CONTEXT,
  );
  return statements.flatMap(({ cells }) => cells).find(({ field }) => field === 'depreciation_amortization')
    ?.value;
};

describe('depreciation and amortization', () => {
  it('is one row, or the sum of a row each', () => {
    expect(read([['Depreciation and amortization', '1,623']])).to.equal('1623000');
    expect(
      read([
        ['Depreciation', '1,200'],
        ['Amortization of intangible assets', '423'],
      ]),
    ).to.equal('1623000');
    expect(
      read([
        ['Depreciation', '1,200'],
        ['Amortization of debt issuance costs', '423'],
      ]),
    ).to.equal('1200000');
  });
});
