import { expect } from 'chai';
import fc from 'fast-check';
import { isThousandfold, isWithin } from './scale.ts';

const amount = fc.bigInt({ min: 1n, max: 10n ** 18n });

describe('scales of amounts', () => {
  it('differ a thousandfold or a millionfold in either order and with any signs', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom(1_000n, 1_000_000n), (value, factor) => {
        expect(isThousandfold(value, value * factor)).to.equal(true);
        expect(isThousandfold(-value * factor, value)).to.equal(true);
        expect(isThousandfold(value, value * factor * 2n)).to.equal(false);
      }),
    );
  });

  it('of zero are never thousandfold', () => {
    expect(isThousandfold(0n, 1_000n)).to.equal(false);
    expect(isWithin(0n, 1n, 3n)).to.equal(false);
    expect(isWithin(0n, 0n, 3n)).to.equal(true);
  });

  it('are within a factor up to that factor, in either order', () => {
    fc.assert(
      fc.property(amount, (value) => {
        expect(isWithin(value, -value * 3n, 3n)).to.equal(true);
        expect(isWithin(value * 3n + 1n, value, 3n)).to.equal(false);
      }),
    );
  });
});
