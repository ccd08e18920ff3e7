import { expect } from 'chai';
import { sharesRepeatValues } from './repeated-values.ts';

const rows = (...pairs: readonly (readonly [amount: string | null, value: string | null])[]) =>
  pairs.map(([amount, value]) => ({ amount, value, amountType: 'shares' as const }));
const VALUES = ['1234567', '2345678', '345678', '456789', '567890'];

describe('a 13F whose shares repeat its values', () => {
  const repeated = rows(...VALUES.map((value) => [value, value] as const));

  it('is told by every row of shares, however they are written', () => {
    expect(sharesRepeatValues(repeated)).to.equal(true);
    expect(sharesRepeatValues([...repeated.slice(1), ...rows(['1234567.00', '1234567'])])).to.equal(true);
    const principal = { amount: '5000', value: '4900', amountType: 'principal' as const };
    expect(sharesRepeatValues([...repeated, principal])).to.equal(true);
  });

  it('is not one that does so in a few rows, or with a row that differs or states no amount', () => {
    expect(sharesRepeatValues(repeated.slice(1))).to.equal(false);
    expect(sharesRepeatValues([...repeated, ...rows(['10', '250'])])).to.equal(false);
    expect(sharesRepeatValues([...repeated, ...rows([null, '250'])])).to.equal(false);
    expect(sharesRepeatValues([])).to.equal(false);
  });
});
