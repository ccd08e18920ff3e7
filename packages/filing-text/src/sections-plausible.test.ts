import { expect } from 'chai';
import {
  annualParts,
  bold,
  described,
  html,
  link,
  p,
  pageBreak,
  prose,
  sectionText,
  table,
} from './testing/invented.ts';

const MDA = 'Management’s Discussion and Analysis of Financial Condition and Results of Operations';
const anchor = (name: string): string => `<a name="${name}"></a>`;

/** Numbered pages of prose. */
const pages = (first: number, last: number, top = ''): string =>
  Array.from(
    { length: last - first + 1 },
    (_, at) => `${at === 0 ? top : ''}${p(prose(1_500, first + at))}${p(String(first + at))}${pageBreak}`,
  ).join('');

describe('sectionsOf, plausibility', () => {
  it('does not cut the discussion at a link to our business risks in its own contents', () => {
    const inner = table(
      [link('a', 'Our Business'), '30'],
      [link('b', 'Our Business Risks'), '31'],
      [link('c', 'Our Results'), '32'],
      [link('d', 'Our Liquidity'), '33'],
      [link('e', 'Our Commitments'), '34'],
      [link('f', 'Our Estimates'), '35'],
    );
    const parts = ['a', 'b', 'c', 'd', 'e', 'f'].map(
      (name, at) =>
        anchor(name) + bold(name === 'b' ? 'Our Business Risks' : `Topic ${at}`) + p(prose(1_500, at)),
    );
    const text = html(
      ...annualParts({ '7': bold(`Item 7. ${MDA}`) + inner + parts.join('') + p('The last words.') }),
    );
    expect(sectionText(text, '10-K', 'mda')).to.match(/The last words\.$/);
    expect(described(text, '10-K', 'business')).to.equal('headings: Business text.');
  });

  it('does not begin business at its sub-heading on segments', () => {
    const contents = table(
      [link('s', 'Business'), '1'],
      [link('r', 'Risk Factors'), '5'],
      [link('x', 'Properties'), '9'],
      [link('y', 'Legal Proceedings'), '10'],
      [link('z', 'Market for Common Equity'), '11'],
      [link('w', 'Selected Data'), '12'],
    );
    const text = html(
      contents,
      anchor('s'),
      p(`We are a mill. ${prose(400)}`),
      bold('Business Segments'),
      p(prose(3_000)),
      anchor('r') + bold('Risk Factors') + p(prose(3_000)),
      anchor('x') + bold('Properties') + p(prose(300)),
      anchor('y') + bold('Legal Proceedings') + p(prose(300)),
      anchor('z') + bold('Market for Common Equity') + p(prose(300)),
      anchor('w') + bold('Selected Data') + p(prose(300)),
    );
    expect(described(text, '10-K', 'business')).to.equal('section_not_found');
  });

  it('ends a section without a number on the last page that the index gives it', () => {
    const text = html(
      pages(1, 3, bold('Risk Factors')),
      pages(4, 8, p('Sales and marketing')),
      table(
        ['Item 1A.', 'Risk Factors', '1-3'],
        ['Item 2.', 'Properties', '7-8'],
        ['Item 3.', 'Legal Proceedings', '8-8'],
      ),
    );
    expect(described(text, '10-K', 'risk_factors')).to.match(/^cross_reference/);
    expect(sectionText(text, '10-K', 'risk_factors')).not.to.contain('Sales and marketing');
    expect(sectionText(text, '10-K', 'risk_factors')).to.contain(prose(1_500, 3));
  });

  it('ends a section at the next item on its last page, whose title goes on after its first words', () => {
    const text = html(
      pages(1, 4),
      bold('Risk Factors'),
      p('There is no change.'),
      bold('UNREGISTERED SALES OF EQUITY SECURITIES AND USE OF PROCEEDS'),
      p('None.'),
      p('5'),
      pageBreak,
      pages(6, 8),
      table(
        ['Item 1A.', 'Risk Factors', '5-5'],
        ['Item 2.', 'Unregistered Sales of Equity Securities', '5-5'],
        ['Item 6.', 'Exhibits', '6-8'],
      ),
    );
    expect(sectionText(text, '10-Q', 'risk_factors')).to.equal('There is no change.');
  });

  it('ends a discussion without a number at the financial statements and at titles that the contents list', () => {
    const report = (after: string): string =>
      sectionText(
        html(
          table([MDA, '1'], ['Financial Statements', '5'], ['Controls and Procedures', '6']),
          pages(1, 6, bold(MDA)),
          bold(after),
          p(`Not the discussion. ${prose(600)}`).repeat(5),
          table(
            ['Item 1. Financial Statements', '5-6'],
            [`Item 2. ${MDA}`, '1'],
            ['Item 4. Controls and Procedures', '6'],
          ),
        ),
        '10-Q',
        'mda',
      );
    expect(report('Financial Statements')).to.contain(prose(1_500, 6)).and.not.contain('Not the discussion');
    expect(report('Controls and Procedures')).not.to.contain('Not the discussion');
    expect(report('Legal Proceedings')).to.contain('Not the discussion');
  });

  it('omits a section of which the contents promise many times as much', () => {
    const listed = (promised: number): string =>
      described(
        html(
          table(
            ['Item 1. Business', '1'],
            ['Item 1A. Risk Factors', '3'],
            ['Item 2. Properties', String(3 + promised)],
            ['Item 3. Legal Proceedings', '40'],
          ),
          pages(1, 2, bold('Item 1. Business')),
          pages(3, 4, bold('Item 1A. Risk Factors')),
          pages(5, 40, bold('Item 2. Properties')),
          bold('Item 3. Legal Proceedings'),
          p(prose(500)),
        ),
        '10-K',
        'risk_factors',
      );
    expect(listed(2)).to.match(/^headings/);
    expect(listed(20)).to.equal('section_not_found');
  });

  it('omits a section that holds the next item of the contents at an unknown place', () => {
    const contents = (page: string): string =>
      table(
        ['Item 1. Business', '1'],
        ['Item 1A. Risk Factors', '2'],
        ['Item 1B. Unresolved Staff Comments', page],
        ['Item 2. Properties', '4'],
      );
    expect(described(html(contents('3'), ...annualParts()), '10-K', 'risk_factors')).to.equal(
      'section_not_found',
    );
    expect(described(html(contents('4'), ...annualParts()), '10-K', 'risk_factors')).to.equal(
      'headings: Risk text.',
    );
  });

  it('ends a section at the title of the next item of the contents if that has no number', () => {
    const contents = table(
      ['Item 1. Business', '1'],
      ['Item 1A. Risk Factors', '2'],
      ['Item 1B. Unresolved Staff Comments', '3'],
      ['Item 2. Properties', '4'],
    );
    const risks =
      bold('Item 1A. Risk Factors') +
      p(`Risk text. ${prose(2_500, 2)}`) +
      bold('Unresolved Staff Comments') +
      p('There are none.');
    const text = html(contents, ...annualParts({ '1A': risks }));
    expect(sectionText(text, '10-K', 'risk_factors')).to.equal(`Risk text. ${prose(2_500, 2)}`);
  });

  it('states that an item is not in the document only if all others were found', () => {
    const contents = (...rows: readonly string[]): string =>
      table(...rows.map((words, at) => [words, String(at)]));
    const without = (listed: readonly string[]): string =>
      described(html(contents(...listed), ...annualParts({ '1A': '' })), '10-K', 'risk_factors');
    expect(without(['Item 1. Business', 'Item 2. Properties', 'Item 3. Legal Proceedings'])).to.equal(
      'not_in_document',
    );
    expect(without(['Item 1. Business', 'Item 2. Properties', 'Item 9B. Other Information'])).to.equal(
      'section_not_found',
    );
    expect(described(html(p(prose(5_000))), '10-K', 'risk_factors')).to.equal('section_not_found');
  });
});
