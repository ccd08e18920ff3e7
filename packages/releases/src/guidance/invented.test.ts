import { expect } from 'chai';
import fc from 'fast-check';
import { readParts } from '../document/read-parts.ts';
import type { Guidance } from './guidance.ts';
import { readGuidance } from './read-guidance.ts';

type Truth = Pick<Guidance, 'metric' | 'basis' | 'growth' | 'low' | 'high'>;

/** A range as a release prints it, and its ends. */
type Printed = { readonly text: string; readonly low: string; readonly high: string };

const cents = (value: number): string => (value / 100).toFixed(2);
const plain = (text: string): string => String(Number(text));

const rangeOf = (from: string, to: string) =>
  fc.constantFrom(
    `${from} to ${to}`,
    `between ${from} and ${to}`,
    `${from} - ${to}`,
    `in the range of ${from} to ${to}`,
  );

const ascending = (most: number) =>
  fc
    .tuple(fc.integer({ min: 1, max: most }), fc.integer({ min: 1, max: 200 }))
    .map(([from, more]) => [from, from + more] as const);

const amounts: fc.Arbitrary<Printed> = fc
  .tuple(ascending(90_000), fc.constantFrom('million', 'billion'))
  .chain(([[from, to], scale]) => {
    const factor = scale === 'million' ? 10_000 : 10_000_000;
    const ends = { low: String(from * factor), high: String(to * factor) };
    return fc
      .oneof(
        rangeOf(`$${cents(from)} ${scale}`, `$${cents(to)} ${scale}`),
        rangeOf(`$${cents(from)}`, `$${cents(to)} ${scale}`),
      )
      .map((text) => ({ text, ...ends }));
  });
const perShare: fc.Arbitrary<Printed> = ascending(5000).chain(([from, to]) =>
  rangeOf(`$${cents(from)}`, `$${cents(to)}`).map((text) => ({
    text,
    low: plain(cents(from)),
    high: plain(cents(to)),
  })),
);
const percents: fc.Arbitrary<Printed> = ascending(60)
  .filter(([, to]) => to < 100)
  .chain(([from, to]) =>
    fc
      .oneof(rangeOf(`${from}%`, `${to}%`), rangeOf(String(from), `${to}%`))
      .map((text) => ({ text, low: String(from), high: String(to) })),
  );

const METRICS = [
  ['revenue', 'revenue', null, amounts],
  ['total net sales', 'revenue', null, amounts],
  ['adjusted EBITDA', 'ebitda', 'non_gaap', amounts],
  ['GAAP operating income', 'operating_income', 'gaap', amounts],
  ['capital expenditures', 'capital_expenditures', null, amounts],
  ['free cash flow', 'free_cash_flow', null, amounts],
  ['GAAP diluted earnings per share', 'eps', 'gaap', perShare],
  ['non-GAAP diluted EPS', 'eps', 'non_gaap', perShare],
  ['gross margin', 'gross_margin', null, percents],
  ['non-GAAP operating margin', 'operating_margin', 'non_gaap', percents],
] as const;

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A sentence that states guidance in a way that is read, and what it states. */
const stated = fc
  .constantFrom(...METRICS)
  .chain(([name, metric, basis, values]) =>
    values.chain(({ text, low, high }) =>
      fc
        .constantFrom(
          `We expect ${name} of ${text}`,
          `The company now expects ${name} to be ${text}`,
          `For the second quarter of 2026, we anticipate ${name} of ${text}`,
          `${upper(name)} is expected to be ${text}`,
          `• ${upper(name)}: ${text}`,
          `Management projects second quarter ${name} of ${text}`,
        )
        .map((sentence) => ({ sentence, truth: { metric, basis, growth: false, low, high } })),
    ),
  );

/** What may stand behind a statement without changing it. */
const TAILS = [
  '.',
  ', compared with prior guidance of $9.5 billion to $9.9 billion.',
  ', excluding items of $12 million.',
  ', up from $1.10 a year ago.',
  ' (previously $1.00 to $2.00).',
  ', which includes $30 million of costs.',
];
/** Words that make it another statement, or none, wherever they stand before the value. */
const POISON = [
  'not',
  'previously',
  'Gaming',
  'former',
  'organic',
  'per unit',
  'Europe',
  'no longer',
  'pro forma',
  'last',
  'monthly',
  'Segment',
  'minus',
  'ex-TAC',
];
const SENTENCES_AROUND = [
  'Revenue was $9.8 billion in the first quarter of 2026.',
  'The company is not providing guidance for 2027.',
  'We repurchased $1.2 billion of shares.',
  'Data Center revenue is expected to be $5 billion.',
  'We ended the quarter with cash of $3.1 billion.',
];

const HEADING = 'Second Quarter 2026 Outlook';

const read = (...sentences: readonly string[]): readonly Truth[] =>
  readGuidance(readParts(`<p>${HEADING}</p><p>${sentences.join(' ')}</p>`), {
    released: '2026-04-22',
    currency: 'USD',
  }).map(({ metric, basis, growth, low, high, period }) => {
    expect(period).to.deep.equal({ kind: 'quarter', quarter: 2, year: 2026 });
    return { metric, basis, growth, low, high };
  });

describe('invented guidance', () => {
  it('is read as stated, whatever follows it or stands around it', () => {
    fc.assert(
      fc.property(
        stated,
        fc.constantFrom(...TAILS),
        fc.constantFrom(...SENTENCES_AROUND),
        fc.boolean(),
        (one, tail, other, isFirst) => {
          const sentence = `${one.sentence}${tail}`;
          expect(isFirst ? read(sentence, other) : read(other, sentence), sentence).to.deep.equal([
            one.truth,
          ]);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('is not read with a word in it that makes it another statement', () => {
    fc.assert(
      fc.property(stated, fc.constantFrom(...POISON), fc.nat(), (one, word, at) => {
        const words = one.sentence.replace(/^• /u, '').split(' ');
        const value = words.findIndex((each) => /^\$?\d/u.test(each) && !/^20\d\d/u.test(each));
        const place = at % (value + 1);
        const sentence = `${[...words.slice(0, place), word, ...words.slice(place)].join(' ')}.`;
        expect(read(sentence), sentence).to.deep.equal([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('has no value that its sentence does not print, whatever is cut out of it', () => {
    fc.assert(
      fc.property(
        stated,
        fc.constantFrom(...TAILS),
        fc.nat(),
        fc.nat(),
        ({ sentence, truth }, tail, from, length) => {
          const words = `${sentence}${tail}`.split(' ');
          const start = from % words.length;
          words.splice(start, 1 + (length % 3));
          for (const one of read(words.join(' '))) {
            // A name may become another one: "operating income" of "GAAP operating income".
            const isWhole = one.low === truth.low && one.high === truth.high;
            const isEnd = one.low === one.high && (one.low === truth.low || one.high === truth.high);
            expect(isWhole || isEnd, words.join(' ')).to.equal(true);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });
});
