import { expect } from 'chai';
import { offsetIn, partsFrom, steppedFrom } from './offset.ts';

describe('offsets in a document', () => {
  it('are read from the fragment of an address', () => {
    expect(['#f12', '#f', '#12', '', '#f1234567890'].map(offsetIn)).to.deep.equal([
      12,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('order the parts by their distance', () => {
    expect(partsFrom(1, 4)).to.deep.equal([1, 2, 0, 3]);
    expect(partsFrom(0, 1)).to.deep.equal([0]);
  });

  it('lead to the next and the previous figure', () => {
    const offsets = [3, 5, 9];
    expect(steppedFrom(offsets, undefined, 1)).to.equal(3);
    expect(steppedFrom(offsets, undefined, -1)).to.equal(9);
    expect(steppedFrom(offsets, 4, 1)).to.equal(5);
    expect(steppedFrom(offsets, 5, -1)).to.equal(3);
    expect(steppedFrom(offsets, 9, 1)).to.equal(undefined);
  });
});
