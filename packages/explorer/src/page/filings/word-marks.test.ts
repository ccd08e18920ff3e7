import { expect } from 'chai';
import fc from 'fast-check';
import { wordMarks, type Mark } from './word-marks.ts';

const textOf = (marks: readonly Mark[]): string => marks.map(({ text }) => text).join('');
const changed = (marks: readonly Mark[]): readonly string[] =>
  marks.filter(({ isChanged }) => isChanged).map(({ text }) => text.trim());
const shared = (marks: readonly Mark[]): string =>
  textOf(marks.filter(({ isChanged }) => !isChanged)).replace(/\s+/g, '');

describe('word marks', () => {
  it('mark the words that differ, on both sides', () => {
    const { before, after } = wordMarks(
      { text: 'Demand for lamps may fall.' },
      { text: 'Demand for lamps and shades may rise.' },
    );
    expect(changed(before)).to.deep.equal(['fall']);
    expect(changed(after)).to.deep.equal(['and shades', 'rise']);
  });

  it('mark nothing at the end of a version that was cut', () => {
    const { before, after } = wordMarks(
      { text: 'Demand for lamps may fall and we', trimmed: true },
      { text: 'Demand for old lamps may fall', trimmed: true },
    );
    expect(changed(before)).to.deep.equal([]);
    expect(changed(after)).to.deep.equal(['old']);
  });

  it('keep both texts, and share the rest', () => {
    const text = fc
      .array(fc.constantFrom('cash', 'debt', 'tax', 'risk,', '5%', 'of'), { maxLength: 20 })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(text, text, (one, other) => {
        const { before, after } = wordMarks({ text: one }, { text: other });
        expect([textOf(before), textOf(after)]).to.deep.equal([one, other]);
        expect(shared(before)).to.equal(shared(after));
      }),
    );
  });
});
