import { expect } from 'chai';
import fc from 'fast-check';
import { diffParagraphs, type Change } from './diff.ts';

const VOCABULARY = (
  'the company sales margin suppliers customers demand litigation currency interest tax products services growth ' +
  'decline cash debt regulation weather competition employees data security brand pricing inflation of and in to'
).split(' ');

const word = fc.constantFrom(...VOCABULARY);
const paragraph = fc.array(word, { minLength: 12, maxLength: 40 }).map((words) => `${words.join(' ')}.`);
const section = fc.array(fc.oneof(paragraph, fc.constantFrom('Overview', 'Liquidity')), { maxLength: 25 });
/** Two sections with paragraphs in common, some of them with a word or two replaced. */
const twoSections = fc
  .tuple(section, section, section, fc.infiniteStream(fc.tuple(fc.nat(60), word)))
  .map(([common, onlyBefore, onlyAfter, replaced]): [string[], string[]] => {
    const edited = common.map((text) => {
      const words = text.split(' ');
      const [at, other] = replaced.next().value as [number, string];
      return words.map((each, position) => (position === at ? other : each)).join(' ');
    });
    return [
      [...onlyBefore, ...common],
      [...edited, ...onlyAfter],
    ];
  });

const NONE = { changed: [], totalChanges: 0 };
const long = (start: string): string =>
  `${start} depends on suppliers in few countries whose laws may change.`;

const count = (changed: readonly Change[], kind: Change['change']): number =>
  changed.filter(({ change }) => change === kind).length;

describe('diffParagraphs', () => {
  it('lists added, removed and modified paragraphs in the order of the newer section', () => {
    const before = [
      'Overview',
      long('Our business'),
      'We face claims about patents that we do not own and cannot license on fair terms.',
      'Interest rates may rise, which would make our variable debt more expensive to service.',
    ];
    const after = [
      'Overview',
      'Interest rates may rise or fall, which would make our variable debt more expensive to service.',
      long('Our business'),
      'A pandemic could close our stores and those of the retailers that sell our goods.',
    ];
    expect(diffParagraphs(before, after)).to.deep.equal({
      changed: [
        {
          change: 'modified',
          index: 1,
          text: after[1],
          prior: { index: 3, text: before[3] },
          changedWords: 2,
        },
        { change: 'removed', index: 2, text: before[2], changedWords: 16 },
        { change: 'added', index: 3, text: after[3], changedWords: 15 },
      ],
      totalChanges: 3,
    });
  });

  it('puts a removed paragraph first if nothing before it is left', () => {
    const gone = 'We no longer make widgets of copper, tin or brass in our plants.';
    const added = 'A new plant opened in the south and makes gadgets for farmers there.';
    expect(
      diffParagraphs([gone, long('Our business')], [long('Our business'), added]).changed.map(
        ({ change }) => change,
      ),
    ).to.deep.equal(['removed', 'added']);
  });

  it('does not compare paragraphs under 40 characters', () => {
    expect(diffParagraphs(['Liquidity and capital resources then.'], ['Foreign currency'])).to.deep.equal(
      NONE,
    );
    expect(diffParagraphs([], ['𝒂'.repeat(39)])).to.deep.equal(NONE);
    expect(diffParagraphs([], ['𝒂'.repeat(40)]).totalChanges).to.equal(1);
  });

  it('ignores how often a paragraph is repeated', () => {
    const text = long('Our business').replace('in few', 'in 9');
    const other = text.replace('in 9', 'in 17');
    expect(diffParagraphs([text], [other, text, text])).to.deep.equal(NONE);
    expect(diffParagraphs([text, text, other], [text])).to.deep.equal(NONE);
  });

  describe('a paragraph that was split', () => {
    const first =
      'Storms may close the ports through which most of our castings arrive, and rail has no room for them.';
    const second =
      'A closed port also keeps our service teams away from ships that pay for every day in dock.';
    const third =
      'Insurers have raised the premiums for goods at sea twice since the last season of storms ended.';
    const whole = [first, second, third].join(' ');

    it('treats a split paragraph as unchanged except for its longest part', () => {
      expect(diffParagraphs([whole], [first, second, third]).changed).to.deep.equal([
        { change: 'modified', index: 0, text: first, prior: { index: 0, text: whole }, changedWords: 35 },
      ]);
      expect(diffParagraphs([first, second, third], [whole]).changed).to.deep.equal([
        { change: 'modified', index: 0, text: whole, prior: { index: 0, text: first }, changedWords: 35 },
      ]);
    });

    it('reports nothing new in a section that still has the paragraph', () => {
      const reworded = whole.replace('twice', 'again');
      const modified = (text: string, prior: string): object[] => [
        { change: 'modified', index: 0, text, prior: { index: 0, text: prior }, changedWords: 2 },
      ];
      expect(diffParagraphs([whole], [reworded, second]).changed).to.deep.equal(modified(reworded, whole));
      expect(diffParagraphs([reworded, second], [whole]).changed).to.deep.equal(modified(whole, reworded));
    });
  });

  describe('a paragraph that was rewritten', () => {
    const old =
      'Our largest foundry in Ostrava depends on cheap gas; a shortage would stop its furnaces for weeks and crack them.';
    const rewritten =
      'A shortage of cheap gas would stop and crack the furnaces in Ostrava, our largest foundry, which depends on it, for weeks.';
    const other =
      'Customers may design castings out of their pumps and buy printed parts from start-ups instead.';

    it('names its counterpart on both sides, and no more', () => {
      const { changed } = diffParagraphs(
        [old, long('Our business')],
        [other, rewritten, long('Our business')],
      );
      expect(changed.map(({ change, index, similar }) => [change, index, similar?.index])).to.deep.equal([
        ['removed', 0, 1],
        ['added', 0, undefined],
        ['added', 1, 0],
      ]);
      const similarities = changed.flatMap(({ similar }) => similar?.similarity ?? []);
      expect(similarities[0]).to.equal(similarities[1]).and.to.be.within(0.4, 1);
    });

    it('comes first by substance if it has the most changed words', () => {
      const edited = long('Our business').replace('few', 'many');
      const { changed } = diffParagraphs([long('Our business')], [edited, rewritten], { order: 'substance' });
      expect(changed.map(({ index }) => index)).to.deep.equal([1, 0]);
    });

    it('stands under the title before it, which is a sentence in risk factors only', () => {
      const title = 'A shortage of gas could stop our foundries.';
      const words = 'Energy';
      const texts = [words + ' and other inputs', long('Our business').repeat(3), title, rewritten.repeat(2)];
      const headingOf = (section: 'mda' | 'risk_factors'): string | undefined =>
        diffParagraphs(texts.slice(0, 3), texts, { section }).changed[0]?.heading;
      expect(headingOf('risk_factors')).to.equal(title);
      expect(headingOf('mda')).to.equal('Energy and other inputs');
    });
  });

  it('cuts long texts and marks them', () => {
    const { changed } = diffParagraphs([], ['word '.repeat(300)]);
    expect(changed[0]?.text).to.have.length(1199);
    expect(changed[0]?.trimmed).to.equal(true);
  });

  it('returns the first 200 changes and the total number', () => {
    const after = Array.from({ length: 350 }, (_, at) =>
      `${'abcdefghij'[at % 10] ?? ''}${'x'.repeat(at)} `.repeat(41),
    );
    const { changed, totalChanges } = diffParagraphs([], after);
    expect(changed.map(({ index }) => index)).to.deep.equal(Array.from({ length: 200 }, (_, at) => at));
    expect(totalChanges).to.equal(350);
  });

  describe('laws', () => {
    it('a section against itself has no changes', () => {
      fc.assert(
        fc.property(section, (texts) => {
          expect(diffParagraphs(texts, texts)).to.deep.equal(NONE);
        }),
      );
    });

    it('white space, letter case and punctuation change nothing', () => {
      fc.assert(
        fc.property(section, fc.constantFrom('  ', '\u00a0', '\n\t', ', ', ' — '), (texts, space) => {
          const after = texts.map((text) => text.replaceAll(' ', space).toUpperCase());
          // Padding must not lift a heading over the 40 characters from which paragraphs are compared.
          const kept = (text: string): boolean => text.length >= 40;
          expect(
            diffParagraphs(
              texts.filter(kept),
              after.filter((_, at) => kept(texts[at] ?? '')),
            ),
          ).to.deep.equal(NONE);
        }),
      );
    });

    it('changed numbers alone change nothing', () => {
      const number = fc.oneof(
        fc.nat().map(String),
        fc.double({ min: 0, max: 1e6, noNaN: true }).map((value) => `$${value.toFixed(2)}`),
        fc.integer({ min: 1990, max: 2040 }).map((year) => `March 31, ${year}`),
      );
      fc.assert(
        fc.property(
          section,
          fc.array(fc.tuple(number, number), { minLength: 1, maxLength: 5 }),
          (texts, numbers) => {
            const withNumbers = (side: 0 | 1): string[] =>
              texts.map((text, at) => text.replace(/ /, ` ${numbers[at % numbers.length]?.[side] ?? ''} `));
            const kept = (_: string, at: number): boolean => (texts[at] ?? '').length >= 40;
            expect(diffParagraphs(withNumbers(0).filter(kept), withNumbers(1).filter(kept))).to.deep.equal(
              NONE,
            );
          },
        ),
      );
    });

    it('moves change nothing', () => {
      const shuffled = section.chain((texts) =>
        fc.tuple(fc.constant(texts), fc.shuffledSubarray(texts, { minLength: texts.length })),
      );
      fc.assert(
        fc.property(shuffled, ([texts, moved]) => {
          expect(diffParagraphs(texts, moved)).to.deep.equal(NONE);
        }),
      );
    });

    it('added less removed equals the difference in the number of paragraphs, if none is repeated', () => {
      const compared = (texts: readonly string[]): number =>
        texts.filter(({ length }) => length >= 40).length;
      fc.assert(
        fc.property(twoSections, (sections) => {
          const [before = [], after = []] = sections.map((texts) => [...new Set(texts)]);
          const { changed, totalChanges } = diffParagraphs(before, after);
          expect(changed.length).to.equal(totalChanges);
          expect(count(changed, 'added') - count(changed, 'removed')).to.equal(
            compared(after) - compared(before),
          );
          expect(count(changed, 'added') + count(changed, 'modified')).to.be.at.most(compared(after));
          expect(count(changed, 'removed') + count(changed, 'modified')).to.be.at.most(compared(before));
        }),
      );
    });

    it('every change quotes the paragraph at its index, each once, the newer in ascending order', () => {
      fc.assert(
        fc.property(twoSections, ([before, after]) => {
          const { changed } = diffParagraphs(before, after);
          for (const { change, index, text, prior } of changed) {
            expect(text).to.equal((change === 'removed' ? before : after)[index]);
            expect(prior?.text).to.equal(change === 'modified' ? before[prior?.index ?? -1] : undefined);
          }
          const priors = changed.flatMap(({ prior }) => prior?.index ?? []);
          expect(new Set(priors).size).to.equal(priors.length);
          const newer = changed.filter(({ change }) => change !== 'removed').map(({ index }) => index);
          expect(newer).to.deep.equal([...new Set(newer)].toSorted((one, other) => one - other));
          const removed = changed.filter(({ change }) => change === 'removed').map(({ index }) => index);
          expect(new Set(removed).size).to.equal(removed.length);
        }),
      );
    });

    it('swapping the sides swaps added and removed', () => {
      const texts = (changed: readonly Change[], kind: Change['change']): string[] =>
        changed
          .filter(({ change }) => change === kind)
          .map(({ text }) => text)
          .toSorted();
      fc.assert(
        fc.property(twoSections, ([before, after]) => {
          const forth = diffParagraphs(before, after).changed;
          const back = diffParagraphs(after, before).changed;
          expect(texts(forth, 'added')).to.deep.equal(texts(back, 'removed'));
          expect(texts(forth, 'removed')).to.deep.equal(texts(back, 'added'));
          expect(count(forth, 'modified')).to.equal(count(back, 'modified'));
        }),
      );
    });

    it('the same sections always have the same changes', () => {
      fc.assert(
        fc.property(twoSections, ([before, after]) => {
          expect(diffParagraphs(before, after)).to.deep.equal(diffParagraphs([...before], [...after]));
        }),
      );
    });
  });
});
