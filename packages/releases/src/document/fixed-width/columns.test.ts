import { expect } from 'chai';
import { coversOf, type PageColumn } from './columns.ts';
import type { Segment } from './segments.ts';

const COLUMNS: readonly PageColumn[] = [
  { left: 20, edge: 30 },
  { left: 50, edge: 60 },
];
const text = (left: number, right: number): Segment => ({
  from: 0,
  to: 1,
  left,
  right,
  edge: null,
  text: 'x',
});
const covers = (...heads: readonly Segment[]) => coversOf(COLUMNS, heads, undefined);

describe('a heading of a page of fixed width', () => {
  it('stands over all columns if its middle is within a third of their width from theirs', () => {
    const both = { first: 0, last: 1 };
    expect([covers(text(24, 30)), covers(text(50, 56))]).to.deep.equal([[both], [both]]);
    expect([covers(text(24, 28)), covers(text(52, 56))]).to.deep.equal([[null], [null]]);
  });

  it('stands over one column if its middle is between the neighbours of that', () => {
    const one = (at: number) => ({ first: at, last: at });
    expect(covers(text(18, 32), text(48, 62))).to.deep.equal([one(0), one(1)]);
    expect(covers(text(44, 56), text(48, 62))).to.deep.equal([null, one(1)]);
    expect(covers(text(18, 32), text(24, 36))).to.deep.equal([one(0), null]);
  });
});
