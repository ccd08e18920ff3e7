import { expect } from 'chai';
import {
  annualParts,
  bold,
  html,
  p,
  pageBreak,
  prose,
  read,
  sectionText,
  described,
} from './testing/invented.ts';

const WORDS = ['mills', 'kilns', 'barges', 'orchards', 'harbours', 'foundries', 'presses', 'markets'];
const sentences = prose(9_000).split(/(?<=\.) /);

/** Pages with a running header and a page number, cut inside a sentence. */
function paged(header: string, heading = ''): string {
  return Array.from({ length: 8 }, (_, at) => {
    const text = sentences.slice(at * 10, at * 10 + 10).join(' ');
    const [head, tail] = [`goes on after the ${WORDS[at - 1]}. ${text}`, `This sentence about ${WORDS[at]}`];
    return `${header}${at === 0 ? heading : ''}${p(at === 0 ? `First. ${text}` : head)}${p(tail)}${p(String(at + 7))}${pageBreak}`;
  }).join('');
}

describe('sectionsOf over pages', () => {
  it('removes running headers and page numbers and joins paragraphs that they split', () => {
    const text = html(
      paged(p('Invented Mills, Inc.'), bold('Item 1. Business')),
      bold('Item 2. Properties'),
      p(prose(500)),
    );
    const business = sectionText(text, '10-K', 'business');
    expect(business).not.to.contain('Invented Mills');
    expect(business).not.to.match(/^\d+$/m);
    expect(business).to.contain('This sentence about orchards goes on after the orchards.');
  });

  it('keeps a sub-heading that happens to be at the top of several pages', () => {
    const pages = Array.from({ length: 20 }, (_, at) => {
      const top = at % 4 === 0 ? bold('Competition') : p(`So much for page ${WORDS[at % 8]}.`);
      return p('Invented Mills, Inc.') + top + p(prose(700, at)) + p(String(at + 1)) + pageBreak;
    });
    const text = html(bold('Item 1. Business'), ...pages, bold('Item 2. Properties'));
    expect(sectionText(text, '10-K', 'business').match(/^Competition$/gm)).to.have.length(5);
  });

  it('lets a repeated item heading begin a section once and never end one', () => {
    const header = p('PART I') + p('Item 1');
    const text = html(
      paged(header, bold('ITEM 1. BUSINESS')),
      p('PART I') + p('Item 1A'),
      bold('ITEM 1A. RISK FACTORS'),
      p(prose(2_500)),
    );
    expect(described(text, '10-K', 'business')).to.match(/^headings: First\./);
    expect(sectionText(text, '10-K', 'business')).to.contain('This sentence about markets');
    expect(sectionText(text, '10-K', 'business')).not.to.match(/PART I|Item 1/);
  });

  it('finds a title that only running headers bear', () => {
    const header =
      bold('INVENTED MILLS') +
      bold('Management’s Discussion and Analysis of Financial') +
      bold('Condition and Results of Operations');
    const text = html(
      bold('PART I. FINANCIAL INFORMATION'),
      paged(header),
      bold('Quantitative and Qualitative Disclosures about Market Risk'),
      p('No change.'),
      bold('PART II. OTHER INFORMATION'),
      bold('Item 1A. Risk Factors'),
      p('No change either.'),
    );
    expect(described(text, '10-Q', 'mda')).to.equal('titles: First.');
    expect(sectionText(text, '10-Q', 'mda')).not.to.match(/MILLS|Discussion|No change/);
  });

  it('joins lines of a document in which each line is a paragraph', () => {
    const lines = prose(3_000).match(/.{1,60}(?: |$)/g) ?? [];
    const text = html(
      ...annualParts({
        '1A': bold('Item 1A. Risk Factors') + lines.map((line) => p(line.toLowerCase())).join(''),
      }),
    );
    expect(sectionText(text, '10-K', 'risk_factors').split('\n').length).to.be.lessThan(lines.length / 2);
  });

  it('places a bullet before its text and drops ruled lines and headings without a body', () => {
    const risks =
      bold('Item 1A. Risk Factors') +
      p(prose(2_500)) +
      p('•') +
      p('barges may sink;') +
      p('________') +
      bold('Executive Officers');
    const text = html(...annualParts({ '1A': risks }));
    expect(sectionText(text, '10-K', 'risk_factors').split('\n').slice(1)).to.deep.equal([
      '• barges may sink;',
    ]);
  });

  it('reads paginated plain text', () => {
    const pages = Array.from(
      { length: 6 },
      (_, at) => `<PAGE>\nINVENTED MILLS\n\n${prose(900, at)}\n\nThis line about ${WORDS[at]}\n\n${at + 3}\n`,
    );
    const text = read(
      `ITEM 1. BUSINESS\n\n${pages.join('')}<PAGE>\nINVENTED MILLS\n\ngoes on.\n\nITEM 2. PROPERTIES\n\nOne mill.\n`,
    );
    expect(sectionText(text, '10-K', 'business')).to.contain('This line about foundries goes on.');
    expect(sectionText(text, '10-K', 'business')).not.to.contain('INVENTED');
  });
});
