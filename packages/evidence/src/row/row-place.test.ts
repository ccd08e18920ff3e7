import { expect } from 'chai';
import fc from 'fast-check';
import { documentTables } from '../table/printed-cell.ts';
import { printedForms } from './printed-forms.ts';
import { rowPlace, type SoughtFact } from './row-place.ts';

const page = (
  rows: string,
  unit = '(In millions, except per share amounts)',
  heads = ['2024', '2023'],
): string =>
  `<p>CONSOLIDATED STATEMENTS OF OPERATIONS</p><p>${unit}</p><table>
  <tr><td></td><td colspan="2">Years ended December 31,</td></tr>
  <tr><td></td>${heads.map((head) => `<td>${head}</td>`).join('')}</tr>${rows}</table>`;
const row = (label: string, ...values: readonly string[]): string =>
  `<tr><td>${label}</td>${values.map((value) => `<td>${value}</td>`).join('')}</tr>`;
const income = (value: string, year = 2024, concept = 'us-gaap:NetIncomeLoss'): SoughtFact => ({
  concept,
  start: `${year}-01-01`,
  end: `${year}-12-31`,
  value,
});
const labelOf = (html: string, sought: SoughtFact, onlyYears = true): string | undefined => {
  const place = rowPlace({ text: html, tables: documentTables(html) }, sought, onlyYears);
  return place === null ? undefined : `${place.printed.label} ${place.printed.headers.at(-1) ?? ''}`;
};

describe('rowPlace', () => {
  it('finds the only row that prints the value, under its period and in its unit', () => {
    const html = page(row('Net sales', '9,876', '8,765') + row('Net income', '1,234', '1,111'));
    expect(labelOf(html, income('1234000000'))).to.equal('Net income 2024');
    expect(labelOf(html, income('9876000000', 2024, 'us-gaap:Revenues'))).to.equal('Net sales 2024');
    expect(labelOf(html, income('1111000000', 2023))).to.equal('Net income 2023');
  });

  it('tells two identical numbers of a row apart by their headings', () => {
    const html = page(row('Net income', '1,234', '1,234'));
    expect(labelOf(html, income('1234000000', 2023))).to.equal('Net income 2023');
    expect(labelOf(html, income('1234000000'))).to.equal('Net income 2024');
  });

  it('takes no number of another unit, period, sign of a row, or length', () => {
    const html = page(row('Net income', '1,234', '1,111'));
    expect(labelOf(html, income('1234000'))).to.equal(undefined);
    expect(labelOf(html, income('1234000000', 2022))).to.equal(undefined);
    expect(labelOf(html, { ...income('1234000000'), start: '2024-10-01' })).to.equal(undefined);
    expect(labelOf(page(row('Net income', '11,234', '1')), income('1234000000'))).to.equal(undefined);
  });

  it('takes no row whose label says something else', () => {
    const html = page(row('Goodwill', '1,234', '1,111'));
    expect(labelOf(html, income('1234000000'))).to.equal(undefined);
    const shares = page(row('Basic', '1.25', '1.11') + row('Diluted', '1.25', '1.10'));
    expect(labelOf(shares, income('1.25', 2024, 'us-gaap:EarningsPerShareDiluted'))).to.equal('Diluted 2024');
  });

  it('finds the cell of a table with periods in rows', () => {
    const html = `<p>(In millions)</p><table><tr><td></td><td>Net sales</td><td>Net income</td></tr>
      ${row('Year ended December 31, 2023', '8,765', '1,234')}${row('Year ended December 31, 2024', '9,876', '1,234')}</table>`;
    expect(labelOf(html, income('1234000000'))).to.equal('Year ended December 31, 2024 Net income');
    expect(labelOf(html, income('8765000000', 2023, 'us-gaap:Revenues'))).to.equal(
      'Year ended December 31, 2023 Net sales',
    );
    expect(labelOf(html, income('9876000000'))).to.equal(undefined);
  });

  it('takes no row that only the heading over it names', () => {
    const html = page(
      `<tr><td>Long-term borrowings, current:</td></tr>${row('Share-based payments', '1,234', '1')}`,
    );
    expect(
      labelOf(html, { ...income('1234000000'), concept: 'ifrs-full:CurrentPortionOfLongtermBorrowings' }),
    ).to.equal(undefined);
  });

  it('takes neither of two rows that say it equally well', () => {
    const html = page(row('Income of parent', '1,234', '1') + row('Income of group', '1,234', '1'));
    expect(labelOf(html, income('1234000000'))).to.equal(undefined);
  });

  it('takes the row of a statement where notes and summaries repeat it under other labels', () => {
    const summary = page(row('Net income of the year', '1,234', '1')).replace(
      'STATEMENTS OF OPERATIONS',
      'DATA',
    );
    const note = '<p>Note 9</p><p>Earnings per share are as follows (in millions):</p>';
    const notes = `${note}${page(row('Net income of parent', '1,234', '1'))
      .split('</p>')
      .slice(2)
      .join('</p>')}`;
    const statement = page(row('Income of group', '1,234', '1'));
    expect(labelOf(summary + notes, income('1234000000'))).to.equal(undefined);
    expect(labelOf(summary + statement + notes, income('1234000000'))).to.equal('Income of group 2024');
    const other = page(row('Income of parent', '1,234', '1'));
    expect(labelOf(statement + other, income('1234000000'))).to.equal(undefined);
    const same = page(row('Total Income of group (1)', '1,234', '1'));
    expect(labelOf(statement + same, income('1234000000'))).to.equal('Income of group 2024');
  });

  it('takes the day of a column for its year, whatever the fiscal year over it is called', () => {
    const quarters = (day: string): string =>
      page(row('Net income', '1,234', '1,111'), '(In millions)', [day, 'April 26, 2025']).replace(
        'Years ended December 31,',
        'Fiscal Year 2025 Quarters Ended',
      );
    const sought = { ...income('1234000000'), start: '2024-07-29', end: '2024-10-27' };
    expect(labelOf(quarters('October 27, 2024'), sought)).to.equal('Net income October 27, 2024');
    expect(labelOf(quarters('October 27, 2025'), sought)).to.equal(undefined);
    expect(labelOf(quarters('October 27'), sought)).to.equal(undefined);
  });

  it('reads numbers of shares in the unit that is excepted for them', () => {
    const unit =
      '(In millions, except number of shares which are reflected in thousands and per share amounts)';
    const html = page(row('Basic weighted average shares', '5,753,421', '5,753,422'), unit);
    const shares = (value: string): SoughtFact =>
      income(value, 2024, 'us-gaap:WeightedAverageNumberOfSharesOutstandingBasic');
    expect(labelOf(html, shares('5753421000'))).to.equal('Basic weighted average shares 2024');
    expect(labelOf(html, shares('5753421000000'))).to.equal(undefined);
    const others = page(
      row('Basic weighted average shares', '5,753', '5,754'),
      '(In millions, except per share data)',
    );
    expect(labelOf(others, shares('5753000000'))).to.equal('Basic weighted average shares 2024');
  });

  it('reads non-current as one word', () => {
    const html = page(
      row('Deferred revenue, current', '1,234', '1') + row('Deferred revenue, non-current', '1,234', '2'),
    );
    const sought = {
      concept: 'us-gaap:DeferredRevenueNoncurrent',
      start: null,
      end: '2024-12-31',
      value: '1234000000',
    };
    expect(labelOf(html.replace('Years ended ', ''), sought)).to.equal('Deferred revenue, non-current 2024');
  });

  it('needs months where the document does not report whole years alone', () => {
    const bare = page(row('Net income', '1,234', '1,111')).replace(
      'Years ended December 31,',
      'December 31,',
    );
    expect(labelOf(bare, income('1234000000'), true)).to.equal('Net income 2024');
    expect(labelOf(bare, income('1234000000'), false)).to.equal(undefined);
  });
});

describe('printedForms', () => {
  it('prints in units, thousands, millions and billions where nothing is cut off', () => {
    const texts = (value: string): readonly string[] =>
      printedForms(value).map(({ text, power }) => `${text} e${power}`);
    expect(texts('1234000000')).to.deep.equal(['1,234,000,000 e0', '1,234,000 e3', '1,234 e6']);
    expect(texts('-1234500000')).to.deep.equal(['1,234,500,000 e0', '1,234,500 e3', '1,234.5 e6']);
    expect(texts('2.5')).to.deep.equal(['2.50 e0']);
    expect(texts('0')).to.deep.equal([]);
  });

  it('always prints the number itself', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 2_000_000_000 }),
        fc.constantFrom(0, 3, 6),
        (number, zeros) => {
          const value = `${number}${'0'.repeat(zeros)}`;
          for (const { text, power } of printedForms(value))
            expect(
              BigInt(Math.round(Number(text.replaceAll(',', '')) * 1000)) * 10n ** BigInt(power),
            ).to.equal(BigInt(value) * 1000n);
        },
      ),
    );
  });
});
