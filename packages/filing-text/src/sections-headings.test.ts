import { expect } from 'chai';
import { annualParts, bold, described, html, p, prose, row, sectionText } from './testing/invented.ts';

const MDA_TITLE = 'Management’s Discussion and Analysis of Financial Condition and Results of Operations';
const business = (heading: string): string => bold(heading) + p(`Business text. ${prose(2_500, 1)}`);
const risks = (heading: string): string => bold(heading) + p(`Risk text. ${prose(2_500, 2)}`);

describe('sectionsOf, headings of several forms', () => {
  it('does not serve the risk factors as business where the letter of Item 1A is written apart', () => {
    for (const heading of [
      '<span>Item 1A</span><span>Risk Factors</span>',
      'ITEM 1ARISK FACTORS',
      'ITEM 1 - A RISK FACTORS',
      'Item 1 – A. Risk Factors',
      'Item 1(a). Risk Factors',
      'ITEM 1 (A) RISK FACTORS',
      'Item 1.A. Risk Factors',
    ]) {
      const text = html(...annualParts({ '1A': risks(heading) }));
      expect(described(text, '10-K', 'risk_factors'), heading).to.equal('headings: Risk text.');
      expect(sectionText(text, '10-K', 'business'), heading).to.equal(`Business text. ${prose(2_500, 1)}`);
    }
  });

  it('does not read the first letter of a title as that of a number', () => {
    for (const heading of ['ITEM 1BUSINESS', 'Item 1Business', 'ITEM 1 - BUSINESS'])
      expect(
        described(html(...annualParts({ '1': business(heading) })), '10-K', 'business'),
        heading,
      ).to.equal('headings: Business text.');
  });

  it('does not state that business is missing where its heading names several items', () => {
    for (const heading of [
      'Items 1. and 2. Business and Properties',
      'ITEMS 1. &amp; 2. BUSINESS AND PROPERTIES',
      'Item 1. and Item 2. Business and Properties',
      'Item 1/2. Business and Properties',
      'Items 1 and 2. Business; Properties',
    ]) {
      const text = html(...annualParts({ '1': business(heading), '2': '' }));
      expect(described(text, '10-K', 'business'), heading).to.equal('headings: Business text.');
      expect(described(text, '10-K', 'risk_factors'), heading).to.equal('headings: Risk text.');
    }
  });

  it('tells business and risk factors below one heading apart by their titles', () => {
    const heading = 'Items 1., 1A. and 2. Business, Risk Factors and Properties';
    const below = business(heading) + risks('Risk Factors') + bold('Properties') + p(prose(600, 3));
    const text = html(...annualParts({ '1': below, '1A': '', '2': '' }));
    expect(sectionText(text, '10-K', 'business')).to.equal(`Business text. ${prose(2_500, 1)}`);
    expect(sectionText(text, '10-K', 'risk_factors')).to.equal(`Risk text. ${prose(2_500, 2)}`);
  });

  it('does not state that risk factors are missing where the heading of business names them', () => {
    const heading = 'Items 1., 1A. and 2. Business, Risk Factors and Properties';
    const text = html(...annualParts({ '1': business(heading), '1A': '', '2': '' }));
    expect(described(text, '10-K', 'business')).to.equal('headings: Business text.');
    expect(described(text, '10-K', 'risk_factors')).to.equal('section_not_found');
  });

  it('keeps a sub-heading that repeats the end of the title', () => {
    const discussion = (...headings: readonly string[]): string =>
      sectionText(
        html(...annualParts({ '7': headings.map(bold).join('') + p(`Sales rose. ${prose(2_500, 6)}`) })),
        '10-K',
        'mda',
      ).split('\n')[0] ?? '';
    expect(discussion(`Item 7. ${MDA_TITLE}`, 'Results of Operations')).to.equal('Results of Operations');
    expect(discussion('Item 7.', MDA_TITLE, 'Financial Condition')).to.equal('Financial Condition');
    expect(discussion('Item 7. Management’s Discussion and Analysis', 'Results of Operations')).to.equal(
      'Results of Operations',
    );
  });

  it('completes a title that goes on in the next block', () => {
    for (const [first, second] of [
      ['Item 7. Management’s Discussion and Analysis', 'of Financial Condition and Results of Operations'],
      ['Item 7. Management’s Discussion and Analysis of Financial Condition and', 'Results of Operations'],
      ['Item 7. Management’s Discussion and Analysis', 'Financial Condition and Results of Operations'],
    ] as const) {
      const title = bold(first) + bold(second) + p(`Discussion text. ${prose(2_500, 6)}`);
      expect(described(html(...annualParts({ '7': title })), '10-K', 'mda'), second).to.equal(
        'headings: Discussion text.',
      );
    }
  });

  it('reads a number of several items in a cell of its own', () => {
    const heading = row('<b>Items 1. and 2.</b>', '<b>Business and Properties</b>');
    const text = html(...annualParts({ '1': heading + p(`Cells. ${prose(2_500)}`), '2': '' }));
    expect(described(text, '10-K', 'business')).to.equal('headings: Cells.');
  });
});
