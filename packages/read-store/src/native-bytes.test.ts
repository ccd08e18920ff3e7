import { expect } from 'chai';
import fc from 'fast-check';
import { createNativeBytes } from './native-bytes.ts';

/** Reads numbers in LEB128 and texts after their length. */
function reader(bytes: Buffer): { varint(): number; text(): string } {
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = bytes[at++] ?? 0;
      value += (byte % 128) * scale;
      if (byte < 128) return value;
    }
  };
  return {
    varint,
    text: () => {
      const length = varint();
      return bytes.toString('utf8', at, (at += length));
    },
  };
}

describe('native bytes', () => {
  it('have numbers and texts as they were written, repeated ones too', () => {
    const text = fc.oneof(
      fc.constantFrom(null, '', 'a', 'é', 'x'.repeat(127), 'x'.repeat(100_000)),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(fc.nat(2 ** 31 - 1)), fc.array(fc.tuple(text, fc.nat(20))), (numbers, runs) => {
        const texts = runs.flatMap(([one, more]) => [one, ...Array.from({ length: more }, () => one)]);
        const bytes = createNativeBytes();
        for (const number of numbers) bytes.varint(number);
        bytes.texts(texts);
        const written = reader(bytes.take());
        expect(numbers.map(() => written.varint())).to.deep.equal(numbers);
        expect(texts.map(() => written.text())).to.deep.equal(texts.map((one) => one ?? ''));
      }),
    );
  });

  it('have integers of eight bytes up to 2^53', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (number) => {
        const bytes = createNativeBytes();
        bytes.uint64(number);
        expect(bytes.take().readBigUInt64LE()).to.equal(BigInt(number));
      }),
    );
  });

  it('begin again once they were taken', () => {
    const bytes = createNativeBytes();
    bytes.text('first');
    const first = bytes.take();
    bytes.text('other');
    expect([first, bytes.take()].map(String)).to.deep.equal(['\u0005first', '\u0005other']);
  });
});
