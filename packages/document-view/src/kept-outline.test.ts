import { expect } from 'chai';
import fc from 'fast-check';
import type { KeptOutline } from './types.ts';
import { openView } from './open-view.ts';
import { ATTACKS } from './testing/attacks.ts';
import { keptFaults } from './testing/kept-law.ts';
import { SHORT } from './testing/parts-law.ts';
import { documents } from './testing/pieces.ts';

const TEXT = `<div align="center"><p id="x" style="color:red">${'a'.repeat(60)}</p><a href="#x">x</a>${'<p>b</p>'.repeat(20)}</div>`;
const keptOf = (text: string): KeptOutline => {
  const kept = openView(text, SHORT).kept?.();
  if (kept === undefined) throw new Error('no outline');
  return kept;
};

describe('a kept outline', () => {
  it('gives the view that a pass over the tags gives, byte for byte', () => {
    fc.assert(
      fc.property(documents, (html) => {
        expect(keptFaults(`<p>${html}`)).to.deep.equal([]);
      }),
      { numRuns: 1_000 },
    );
    for (const attack of ATTACKS)
      expect(keptFaults(`<table><tr><td>a</td>${attack}<p>${'b'.repeat(200)}`), attack).to.deep.equal([]);
  });

  it('is used instead of a pass over the tags', () => {
    const kept = keptOf(TEXT);
    const fewer = { ...kept, boundaries: kept.boundaries.slice(0, 1) };
    expect(kept.boundaries).to.have.length.greaterThan(2);
    expect(openView(TEXT, SHORT, fewer).parts).to.have.length(2);
  });

  it('is not used for another text, other sizes of parts, or with what is not there', () => {
    const kept = keptOf(TEXT);
    const [first, second] = kept.boundaries;
    const others: readonly KeptOutline[] = [
      { ...kept, characters: TEXT.length + 1 },
      { ...kept, sizes: { ...SHORT, part: SHORT.part + 1 } },
      { ...kept, boundaries: [second!, first!] },
      { ...kept, boundaries: [{ ...first!, at: TEXT.length + 1 }] },
      { ...kept, boundaries: [{ ...first!, open: [1] }] },
      { ...kept, boundaries: [{ ...first!, open: [...first!.open, TEXT.indexOf('</p>')] }] },
      { ...kept, styles: ['color:red', 'color:red'] },
    ];
    const parts = openView(TEXT, SHORT).parts;
    for (const other of others) expect(openView(TEXT, SHORT, other).parts).to.deep.equal(parts);
  });

  it('is none of a text without tags, whose parts are found at once', () => {
    expect(openView('plain\ntext', SHORT).kept).to.equal(null);
  });
});
