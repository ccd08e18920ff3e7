import { expect } from 'chai';
import { isUnlikeOtherYears } from './other-years.ts';

const OTHERS = [98_000, 101_000, 103_000, 105_000];

describe('the length of a section of an annual report', () => {
  it('is unlike other years for a tenth of a discussion, and for five times as much', () => {
    expect(isUnlikeOtherYears(10_012, OTHERS)).to.equal(true);
    expect(isUnlikeOtherYears(520_000, OTHERS)).to.equal(true);
  });

  it('is like them at half and at twice as much', () => {
    expect([50_000, 103_071, 210_000].map((length) => isUnlikeOtherYears(length, OTHERS))).to.deep.equal([
      false,
      false,
      false,
    ]);
  });

  it('is not judged by two years, or by one that is itself unlike the others', () => {
    expect(isUnlikeOtherYears(10_012, [98_000, 101_000])).to.equal(false);
    expect(isUnlikeOtherYears(101_000, [10_012, 98_000, 103_000])).to.equal(false);
  });
});
