import { expect } from 'chai';
import { isSameQuarter, isUnlikeOtherYears } from './other-years.ts';

const OTHERS = [98_000, 101_000, 103_000, 105_000];

describe('the length of a section', () => {
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

  it('is compared within the same quarter, whose end drifts by weeks', () => {
    const same = ['2023-04-02', '2024-03-31', '2025-03-30', '2026-03-29'];
    for (const end of same) expect(isSameQuarter('2025-03-30', end), end).to.equal(true);
    for (const end of ['2025-06-29', '2024-09-29', '2024-12-29', '2022-07-03'])
      expect(isSameQuarter('2025-03-30', end), end).to.equal(false);
  });

  it('is not judged by two years, or by one that is itself unlike the others', () => {
    expect(isUnlikeOtherYears(10_012, [98_000, 101_000])).to.equal(false);
    expect(isUnlikeOtherYears(101_000, [10_012, 98_000, 103_000])).to.equal(false);
  });
});
