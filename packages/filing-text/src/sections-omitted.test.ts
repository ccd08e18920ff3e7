import { expect } from 'chai';
import { annualParts, bold, html, p, prose, described } from './testing/invented.ts';

const MDA = bold(
  'Item 7. Management’s Discussion and Analysis of Financial Condition and Results of Operations',
);

describe('sectionsOf, omissions', () => {
  it('states that an item is missing', () => {
    expect(described(html(...annualParts({ '1A': '' })), '10-K', 'risk_factors')).to.equal('not_in_document');
  });

  it('states that an item does not apply', () => {
    for (const words of [
      'Not applicable.',
      'Not required.',
      'Omitted pursuant to General Instruction I(2) of Form 10-K.',
      'As a smaller reporting company we are not required to provide this information.',
    ])
      expect(
        described(
          html(...annualParts({ '1A': bold('Item 1A. Risk Factors') + p(words) })),
          '10-K',
          'risk_factors',
        ),
        words,
      ).to.equal('not_applicable');
  });

  it('states that items listed as omitted do not apply', () => {
    const text = html(
      bold('PART I'),
      bold('The following items have been omitted in accordance with General Instruction J to Form 10-K:'),
      p('Item 1. Business.'),
      p('Item 1A. Risk Factors.'),
      p('Item 2. Properties.'),
      bold('Item 1B. Unresolved Staff Comments.'),
      p('None.'),
    );
    expect(described(text, '10-K', 'business')).to.equal('not_applicable');
    expect(described(text, '10-K', 'risk_factors')).to.equal('not_applicable');
  });

  it('states that a section is in another document', () => {
    for (const words of [
      'The information is incorporated herein by reference to the annual report to shareholders.',
      'The discussion appears on pages 20 through 41 of the annual report.',
      'Refer to pages 6 to 12 of Exhibit 13.',
      'The response can be found in the 2008 annual report under Financial Review.',
    ])
      expect(described(html(...annualParts({ '7': MDA + p(words) })), '10-K', 'mda'), words).to.equal(
        'incorporated_by_reference',
      );
  });

  it('follows a pointer into an exhibit', () => {
    const text = html(...annualParts({ '7': MDA + p('Incorporated by reference to Exhibit 13.') }));
    const exhibit = html(
      bold('Management’s Discussion and Analysis'),
      p(`In the exhibit. ${prose(2_500)}`),
      bold('Report of Independent Registered Public Accounting Firm'),
      p(prose(3_000)),
    );
    expect(described(text, '10-K', 'mda', [exhibit])).to.equal('titles: In the exhibit.');
  });

  it('follows a pointer inside the document', () => {
    const text = html(
      ...annualParts({ '7': MDA + p('The discussion appears in the annex to this report.') }),
      bold('SIGNATURES'),
      bold('Management’s Discussion and Analysis'),
      p(`In the annex. ${prose(2_500)}`),
      bold('Report of Independent Registered Public Accounting Firm'),
    );
    expect(described(text, '10-K', 'mda')).to.equal('titles: In the annex.');
  });

  it('does not follow a pointer to a sub-heading of another item', () => {
    const discussion =
      MDA + p(prose(2_500)) + bold('Risk Factors') + p(prose(2_500)) + bold('Liquidity') + p(prose(900));
    const text = html(
      ...annualParts({
        '1A': bold('Item 1A. Risk Factors') + p('See Risk Factors in Item 7.'),
        '7': discussion,
      }),
    );
    expect(described(text, '10-K', 'risk_factors')).to.equal('incorporated_by_reference');
  });

  it('accepts short risk factors in a quarterly report', () => {
    const quarter = (words: string): string =>
      described(
        html(bold('Item 1A. Risk Factors'), p(words), bold('Item 2. Unregistered Sales')),
        '10-Q',
        'risk_factors',
      );
    expect(quarter('See the risk factors in our Form 10-K.')).to.equal(
      'headings: See the risk factors in our Form 10-K.',
    );
    expect(quarter('Not applicable.')).to.equal('not_applicable');
  });

  it('omits a section that is too short to be genuine', () => {
    const short = bold('Item 1A. Risk Factors') + p('Rivers freeze and barges wait.');
    expect(described(html(...annualParts({ '1A': short })), '10-K', 'risk_factors')).to.equal(
      'section_not_found',
    );
  });
});
