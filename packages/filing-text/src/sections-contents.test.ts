import { expect } from 'chai';
import {
  annualParts,
  bold,
  html,
  link,
  p,
  pageBreak,
  prose,
  sectionText,
  table,
  described,
} from './testing/invented.ts';

const TITLES: readonly (readonly [string, string])[] = [
  ['Item 1.', 'Business'],
  ['Item 1A.', 'Risk Factors'],
  ['Item 2.', 'Properties'],
  ['Item 3.', 'Legal Proceedings'],
  ['Item 7.', 'Management’s Discussion and Analysis of Financial Condition and Results of Operations'],
  ['Item 8.', 'Financial Statements and Supplementary Data'],
];
const MDA = TITLES[4]?.[1] ?? '';

const numbered = TITLES.map(([item, title], at) => [item, title, String(3 + at * 7)]);
const linked = TITLES.map(([item, title], at) => [
  link(`a${at}`, item),
  link(`a${at}`, title),
  String(3 + at * 7),
]);

describe('sectionsOf with contents', () => {
  it('does not take rows of contents for headings', () => {
    const text = html(bold('PART I'), table(...numbered), ...annualParts());
    expect(described(text, '10-K', 'business')).to.equal('headings: Business text.');
    expect(described(text, '10-K', 'mda')).to.equal('headings: Discussion text.');
  });

  it('recognises contents without page numbers by their repeated titles', () => {
    const text = html(...TITLES.map(([item, title]) => p(`${item} ${title}`)), ...annualParts());
    expect(described(text, '10-K', 'risk_factors')).to.equal('headings: Risk text.');
  });

  it('follows the links of the contents', () => {
    const body = TITLES.map(
      ([item, title], at) =>
        `<div id="a${at}"></div>${bold(`${item} ${title}`)}${p(`Linked ${at}. ${prose(2_500, at)}`)}`,
    );
    const text = html(table(...linked), ...body);
    expect(described(text, '10-K', 'business')).to.equal('anchors: Linked 0.');
    expect(described(text, '10-K', 'mda')).to.equal('anchors: Linked 4.');
  });

  it('follows links even if the titles at their targets have no numbers', () => {
    const contents = TITLES.map(([, title], at) => [link(`a${at}`, title), String(3 + at * 7)]);
    const body = TITLES.map(
      ([, title], at) => `<div id="a${at}"></div>${bold(title)}${p(`Linked ${at}. ${prose(2_500, at)}`)}`,
    );
    const text = html(table(...contents), ...body);
    expect(described(text, '10-K', 'risk_factors')).to.equal('anchors: Linked 1.');
    expect(sectionText(text, '10-K', 'risk_factors')).to.equal(`Linked 1. ${prose(2_500, 1)}`);
  });

  it('reads a title in capitals that runs into its paragraph at the target of a link', () => {
    const contents = TITLES.map(([, title], at) => [link(`a${at}`, title), String(3 + at * 7)]);
    const body = TITLES.map(
      ([, title], at) =>
        `<div id="a${at}"></div>${p(`${title.toUpperCase()}. Linked ${at}. ${prose(2_500, at)}`)}`,
    );
    expect(described(html(table(...contents), ...body), '10-K', 'risk_factors')).to.equal(
      'anchors: Linked 1.',
    );
  });

  describe('an index from items to pages', () => {
    const pages = Array.from({ length: 12 }, (_, at) => {
      const titled: Readonly<Record<number, string>> = {
        2: 'Business',
        4: 'Risk Factors',
        6: 'Legal Proceedings',
        8: MDA,
        10: 'Properties',
      };
      return `${bold(titled[at + 1] ?? 'Kilns')}${p(`Page ${at + 1} text. ${prose(1_600, at)}`)}${p(String(at + 1))}${pageBreak}`;
    });
    const index = (risk: string, discussion: string): string =>
      table(
        ['Item 1.', 'Business', '2-3'],
        ['Item 1A.', 'Risk Factors', risk],
        ['Item 1B.', 'Unresolved Staff Comments', 'Not applicable'],
        ['Item 2.', 'Properties', '10'],
        ['Item 3.', 'Legal Proceedings', '6'],
        ['Item 7.', MDA, discussion],
        ['Item 8.', 'Financial Statements and Supplementary Data', '11-12'],
      );

    it('locates a section, and ends it with its last page', () => {
      const text = html(...pages, index('4-5', '8-9'));
      expect(described(text, '10-K', 'risk_factors')).to.equal('cross_reference: Page 4 text.');
      expect(sectionText(text, '10-K', 'risk_factors'))
        .to.match(/Page 5 text/)
        .and.not.to.match(/Page 6 text/);
      expect(sectionText(text, '10-K', 'mda'))
        .to.match(/Page 9 text/)
        .and.not.to.match(/Page 10 text/);
    });

    it('omits a section that is spread over several page ranges', () => {
      expect(described(html(...pages, index('4-5', '8-9, 11-12')), '10-K', 'mda')).to.equal(
        'section_not_found',
      );
    });

    it('states that an item does not apply if the index says so', () => {
      expect(described(html(...pages, index('Not applicable', '8-9')), '10-K', 'risk_factors')).to.equal(
        'not_applicable',
      );
    });

    it('omits a section that the index divides by topic', () => {
      const byTopic = table(
        ['Item 1.', 'Business', '2'],
        ['Item 7.', MDA],
        ['Results of operations', '3, 8-9'],
        ['Liquidity', '10'],
        ['Item 8.', 'Financial Statements and Supplementary Data', '11-12'],
        ['Item 9A.', 'Controls and Procedures', '12'],
      );
      expect(described(html(...pages, byTopic), '10-K', 'mda')).to.equal('section_not_found');
    });
  });
});
