import { expect } from 'chai';
import type { Block } from '../types.ts';
import { paragraphsOf } from './slice.ts';

const block = (text: string, page: number): Block => ({
  kind: 'paragraph',
  text,
  cells: [],
  anchors: [],
  links: [],
  emphasised: false,
  from: 0,
  page,
});

const read = (...pages: readonly (readonly string[])[]): string[] => {
  const blocks = pages.flatMap((texts, page) => texts.map((text) => block(text, page)));
  return paragraphsOf(blocks, { from: 0, to: blocks.length, lead: '' }, new Set()).map(({ text }) => text);
};

const PROSE =
  'Volumes fell in two regions. They rose in the third, where winter was mild and dealers ordered early, and the most in';
const REST = 'Greater Anvil, where a new depot opened.';

describe('paragraphs cut before a name or a figure', () => {
  it('go on over the edge of a page if their last sentence has no end', () => {
    const cut = PROSE.replace(/ and the most in$/, ' most of all in Greater');
    expect(read([cut], ['Anvil, where a new depot opened.'])).to.deep.equal([
      `${cut} Anvil, where a new depot opened.`,
    ]);
  });

  it('continue after any connecting word', () => {
    expect(read([PROSE, REST])).to.deep.equal([`${PROSE} ${REST}`]);
    expect(read([`${PROSE} fiscal`, '2024.'])).to.have.length(2);
    expect(read([`${PROSE} the`, '2024 fiscal year.'])).to.have.length(1);
  });

  it('do not absorb a heading, and a heading does not absorb a paragraph', () => {
    expect(read([PROSE], ['Liquidity and Capital Resources'])).to.have.length(2);
    const heading =
      'Risks of Making, Integrating and Maintaining Acquisitions and Investments of a Size We Have Not Made';
    expect(read([heading], [REST])).to.have.length(2);
  });
});
