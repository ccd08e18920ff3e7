import { expect } from 'chai';
import { sectionsOf } from './sections.ts';
import {
  annualParts,
  bold,
  html,
  p,
  prose,
  read,
  row,
  sectionText,
  textOf,
  described,
} from './testing/invented.ts';

const MDA_TITLE = 'Management’s Discussion and Analysis of Financial Condition and Results of Operations';

describe('sectionsOf', () => {
  it('returns the sections of an annual report from heading to heading', () => {
    const text = html(bold('PART I'), ...annualParts());
    expect(described(text, '10-K', 'business')).to.equal('headings: Business text.');
    expect(described(text, '10-K', 'risk_factors')).to.equal('headings: Risk text.');
    expect(described(text, '10-K', 'mda')).to.equal('headings: Discussion text.');
    expect(sectionText(text, '10-K', 'mda')).to.equal(`Discussion text. ${prose(2_500, 6)}`);
  });

  it('returns the sections that the form has', () => {
    const text = html(...annualParts());
    const names = (form: string): string[] => sectionsOf(text, form).map(({ name }) => name);
    for (const form of ['10-K', '10-K/A', '10-K405', '10-KT'])
      expect(names(form), form).to.deep.equal(['business', 'risk_factors', 'mda']);
    expect(names('10-Q/A')).to.deep.equal(['risk_factors', 'mda']);
    expect(names('10-QT')).to.deep.equal(['risk_factors', 'mda']);
    expect(names('10-KSB')).to.deep.equal(['business', 'mda']);
    for (const form of ['8-K', '20-F', '10-D', 'S-1']) expect(names(form), form).to.deep.equal([]);
  });

  it('leaves quantitative disclosures out of the discussion', () => {
    const risk =
      bold('ITEM 7A. QUANTITATIVE AND QUALITATIVE DISCLOSURES ABOUT MARKET RISK') + p('Rates moved.');
    const [discussion] = annualParts().filter((part) => part.includes('Item 7.'));
    const text = html(...annualParts({ '7': `${discussion}${risk}` }));
    expect(sectionText(text, '10-K', 'mda')).not.to.contain('Rates moved');
  });

  it('ends a section at the next part if no item follows', () => {
    const text = html(
      bold('PART I'),
      bold('Item 2. Management’s Discussion and Analysis'),
      p(prose(2_000)),
      bold('PART II. OTHER INFORMATION'),
      p('Words between the part and its first item.'),
      bold('Item 1A. Risk Factors'),
      p('There is no change.'),
    );
    expect(sectionText(text, '10-Q', 'mda')).to.equal(prose(2_000));
    expect(described(text, '10-Q', 'risk_factors')).to.equal('headings: There is no change.');
  });

  it('does not need items in order', () => {
    const [one, oneA, two, ...rest] = annualParts();
    const text = html(two ?? '', one ?? '', oneA ?? '', ...rest);
    expect(sectionText(text, '10-K', 'business')).to.equal(`Business text. ${prose(2_500, 1)}`);
  });

  it('distinguishes items of the same number in two parts of a quarterly report by their titles', () => {
    const text = html(
      bold('Item 2. Management’s Discussion and Analysis'),
      p(`First. ${prose(2_000)}`),
      bold('Item 1A. Risk Factors'),
      p('Second.'),
      bold('Item 2. Unregistered Sales of Equity Securities'),
      p(prose(4_000, 9)),
    );
    expect(described(text, '10-Q', 'mda')).to.equal('headings: First.');
  });

  it('is not misled by sentences that name an item', () => {
    const business =
      bold('Item 1. Business') +
      p(`Business text. ${prose(1_500)}`) +
      p('Item 1A, “Risk Factors,” describes what may go wrong with the barges of the company.') +
      p(
        'Item 7. Management’s Discussion and Analysis of Financial Condition contains more about the kiln and its fire.',
      ) +
      p('Item 1A Risk Factors of this report is where we say so.') +
      p(`The end. ${prose(1_500, 3)}`);
    const text = html(...annualParts({ '1': business }));
    expect(sectionText(text, '10-K', 'business')).to.match(/The end\./);
    expect(described(text, '10-K', 'risk_factors')).to.equal('headings: Risk text.');
  });

  it('does not begin a section at a number without its title', () => {
    const text = html(...annualParts({ '1A': bold('Item 1A.') + p(prose(2_500)) }));
    expect(described(text, '10-K', 'risk_factors')).to.equal('section_not_found');
  });

  it('does not end a section at a reference to an earlier item', () => {
    const title = bold('Item 7. Management’s Discussion and Analysis');
    const again = p(prose(2_500)) + bold('Item 1A. Risk Factors') + p('Those named above matter here.');
    const text = html(...annualParts({ '7': title + again + p(`After. ${prose(500)}`) }));
    expect(sectionText(text, '10-K', 'mda')).to.contain('After.');
    expect(described(text, '10-K', 'risk_factors')).to.equal('headings: Risk text.');
  });

  it('does not take short items that do not apply for contents', () => {
    const text = html(
      bold('Item 1A. Risk Factors'),
      p('There is no change.'),
      p('Item 3. Defaults Upon Senior Securities: Not applicable'),
      p('Item 4. Mine Safety Disclosures: Not applicable'),
      p('Item 5. Other Information: Not applicable'),
      p('Item 6. Exhibits'),
    );
    expect(sectionText(text, '10-Q', 'risk_factors')).to.equal('There is no change.');
  });

  it('does not promote a sub-heading to an item', () => {
    const business =
      bold('Item 1. Business') + p(prose(2_500)) + bold('Risk Factors') + p(`Inside. ${prose(3_000, 2)}`);
    const text = html(...annualParts({ '1': business, '1A': '' }));
    expect(described(text, '10-K', 'risk_factors')).to.equal('not_in_document');
    expect(sectionText(text, '10-K', 'business')).to.contain('Inside.');
  });

  it('reads a heading whose number and title are in two cells, or in several blocks', () => {
    const cells = row('<b>Item 1A.</b>', '<b>Risk Factors</b>') + p(`Cells. ${prose(2_500)}`);
    const blocks =
      bold('Item 7.') +
      bold('MANAGEMENT’S DISCUSSION AND ANALYSIS OF') +
      bold('FINANCIAL CONDITION AND RESULTS OF OPERATIONS') +
      p(`Blocks. ${prose(2_500)}`);
    const text = html(...annualParts({ '1A': cells, '7': blocks }));
    expect(described(text, '10-K', 'risk_factors')).to.equal('headings: Cells.');
    expect(described(text, '10-K', 'mda')).to.equal('headings: Blocks.');
  });

  it('reads headings in the various styles of filers', () => {
    for (const heading of [
      'Item 1.Business',
      'ITEM 1 – BUSINESS',
      'Item No. 1: Business',
      'PART I, ITEM 1. Business',
      'Items 1 and 2. Business and Properties',
    ])
      expect(
        described(
          html(...annualParts({ '1': bold(heading) + p(`Body. ${prose(2_500)}`) })),
          '10-K',
          'business',
        ),
        heading,
      ).to.equal('headings: Body.');
  });

  it('reads a title that runs into the text of its paragraph', () => {
    const text = html(...annualParts({ '1A': p(`<b>Item 1A. Risk Factors.</b> Run in. ${prose(2_500)}`) }));
    expect(described(text, '10-K', 'risk_factors')).to.equal('headings: Run in.');
  });

  it('ends the discussion at the first statement if the financial statements are inside it', () => {
    const statement =
      bold('Consolidated Statements of Income') +
      `<table>${Array.from({ length: 12 }, (_, at) => `<tr><td>Line ${at}</td><td>${at}</td><td>${at}</td></tr>`).join('')}</table>`;
    const text = html(
      ...annualParts({
        '7': bold(`Item 7. ${MDA_TITLE}`) + p(`Discussion. ${prose(2_500)}`) + statement + p(prose(5_000)),
        '8': bold('Item 8. Financial Statements and Supplementary Data') + p('See Item 7 above.'),
      }),
    );
    expect(sectionText(text, '10-K', 'mda')).to.equal(`Discussion. ${prose(2_500)}`);
  });

  it('accepts the plan of operation of a small business as its discussion', () => {
    const text = html(
      bold('ITEM 1. BUSINESS') + p(prose(2_500)),
      bold('ITEM 6. PLAN OF OPERATION') + p(`Plan. ${prose(2_000)}`),
      bold('ITEM 7. FINANCIAL STATEMENTS') + p(prose(2_000)),
    );
    expect(described(text, '10-KSB', 'mda')).to.equal('headings: Plan.');
    expect(described(text, '10-KSB', 'risk_factors')).to.equal('no such section');
  });

  it('reads plain text', () => {
    const text = read(
      [
        '                         PART I',
        'Item 1.  Business ........................ 2',
        'Item 1A. Risk Factors .................... 5',
        'Item 2.  Properties ...................... 9',
        '<PAGE>',
        'ITEM 1.  BUSINESS',
        '',
        `     Plain text. ${prose(2_500)}`,
        '',
        'ITEM 1A.  RISK FACTORS',
        '',
        `     Plain risks. ${prose(2_500)}`,
        '',
        'ITEM 2.  PROPERTIES',
        '',
        '     One mill.',
      ].join('\n'),
    );
    expect(text.format).to.equal('text');
    expect(described(text, '10-K', 'business')).to.equal('headings: Plain text.');
    expect(described(text, '10-K', 'risk_factors')).to.equal('headings: Plain risks.');
  });

  it('counts code points, not units', () => {
    const text = html(
      bold('Item 1A. Risk Factors'),
      p('Ships 🚢🚢'),
      p('and barges.'),
      bold('Item 2. Unregistered Sales'),
    );
    const [risks] = sectionsOf(text, '10-Q');
    expect(textOf(risks)).to.equal('Ships 🚢🚢\nand barges.');
    expect(risks).to.include({ charCount: 20 });
  });
});
