import { expect } from 'chai';
import fc from 'fast-check';
import { numberOfWords } from './number-words.ts';

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A number spelt by long division, another way than the reader adds it up. */
const spelt = (number: bigint): string => {
  for (const [name, size] of [
    ['trillion', 10n ** 12n],
    ['billion', 10n ** 9n],
    ['million', 10n ** 6n],
    ['thousand', 1000n],
    ['hundred', 100n],
  ] as const) {
    if (number < size) continue;
    const rest = number % size;
    return `${spelt(number / size)} ${name}${rest === 0n ? '' : ` ${spelt(rest)}`}`;
  }
  const small = Number(number);
  if (small < 20) return ONES[small] ?? '';
  const one = small % 10;
  return `${TENS[Math.floor(small / 10)] ?? ''}${one === 0 ? '' : `-${ONES[one] ?? ''}`}`;
};

describe('numberOfWords', () => {
  it('reads any number that can be spelt', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }), (number) => {
        expect(numberOfWords(spelt(number))).to.equal(String(number));
      }),
    );
  });

  it('reads the ways that filers write', () => {
    const cases: readonly (readonly [string, string | null])[] = [
      ['No', '0'],
      ['none', '0'],
      ['a hundred', '100'],
      ['One hundred and five', '105'],
      ['Three thousand, two hundred and one', '3201'],
      ['fifteen hundred', '1500'],
      ['twenty\u2013one', '21'],
      ['', null],
      ['and', null],
      ['thousand', null],
      ['one two', null],
      ['twenty eleven', null],
      ['ten five', null],
      ['one thousand two million', null],
      ['one thousand two thousand', null],
      ['two hundred hundred', null],
      ['about ten', null],
      ['twenty zero', null],
    ];
    for (const [text, number] of cases) expect(numberOfWords(text), text).to.equal(number);
  });
});
