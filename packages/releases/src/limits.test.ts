import { expect } from 'chai';
import { DocumentRefusedError } from '@footnote/filing-text/refused';
import { LIMITS } from './limits.ts';
import { readRelease } from './read-release.ts';

const CONTEXT = { released: '2025-02-13', fiscalYearEnd: '1231', served: [], currency: 'USD' };

const refusal = (html: string): string => {
  try {
    readRelease(html, CONTEXT);
    return 'read';
  } catch (error) {
    if (error instanceof DocumentRefusedError) return error.reason;
    throw error;
  }
};

describe('a release made to hurt', () => {
  it('is refused for its size, its depth, its cells and its tables', () => {
    expect(refusal('x'.repeat(20_000_000))).to.equal('document_too_large');
    expect(refusal('<div>'.repeat(LIMITS.depth + 1))).to.equal('document_too_deep');
    expect(refusal(`<table><tr>${'<td>1'.repeat(LIMITS.cells + 1)}`)).to.equal('document_too_complex');
    expect(refusal('<table><tr></table>'.repeat(LIMITS.tables + 1))).to.equal('document_too_complex');
    const attributes = Array.from({ length: LIMITS.attributes + 1 }, (_, at) => `a${at}=1`).join(' ');
    expect(refusal(`<p ${attributes}>`)).to.equal('document_too_complex');
  });

  it('is refused for its tags, and for tables without sums in which they are sought again and again', () => {
    expect(refusal('</p>'.repeat(1_400_000))).to.equal('document_too_complex');
    const rows = Array.from(
      { length: 40 },
      (_, at) => `<tr><td>total ${at}</td><td>${(at * 7_919) % 100_003}</td></tr>`,
    );
    const heads = '<tr><td></td><td>Three Months Ended December 31, 2024</td></tr>';
    const table = `<table>${heads}${rows.join('')}<tr><td>Net income</td><td>5</td></tr><tr><td>Tax</td><td>5</td></tr></table>`;
    expect(refusal(table.repeat(1_400))).to.equal('document_too_complex');
  });

  it('is refused for the figures of a page, and read where a line of it is long', () => {
    expect(refusal(`<pre>${'1,234   '.repeat(LIMITS.cells + 1)}</pre>`)).to.equal('document_too_complex');
    expect(refusal(`<pre>${'a 1,234  5 '.repeat(40_000)}\n${'. '.repeat(500_000)}</pre>`)).to.equal('read');
    expect(refusal(`Net income   5   7\n`.repeat(40_000))).to.equal('document_too_complex');
  });

  it('is read with its spans cut', () => {
    const row = `<tr>${'<td colspan="999999" rowspan="999999">1,234</td>'.repeat(50)}</tr>`;
    expect(refusal(`<table>${row.repeat(200)}</table>`)).to.equal('read');
  });

  it('is read where thousands of rows of figures have no sums', () => {
    const rows = Array.from(
      { length: 3_000 },
      (_, at) => `<tr><td>Net income</td><td>${at * 7_919}</td><td>${at * 104_729}</td></tr>`,
    );
    const html = `<table><tr><td></td><td>Three Months Ended March 31, 2024</td><td>Three Months Ended March 31, 2023</td></tr>${rows.join('')}<tr><td>Income taxes</td><td>1</td><td>2</td></tr></table>`;
    expect(refusal(html)).to.equal('read');
  });
});
