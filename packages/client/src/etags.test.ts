import { expect } from 'chai';
import fc from 'fast-check';
import { createEtags } from './etags.ts';

const MAX = 100;
const step = fc.record({
  key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  size: fc.option(fc.integer({ min: 0, max: 130 })),
});

describe('answers cached for their ETags', () => {
  it('are the newest of each request, drop the least recently used, and stay below the limit', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const etags = createEtags(MAX);
        let model: readonly (readonly [key: string, size: number])[] = [];
        for (const { key, size } of steps) {
          const held = model.find(([known]) => known === key);
          const others = model.filter(([known]) => known !== key);
          if (size === null) {
            expect(etags.get(key)?.text.length).to.equal(held?.[1]);
            model = held === undefined ? others : [...others, held];
          } else {
            etags.set(key, { etag: '"1"', text: 'x'.repeat(size), headers: new Headers() });
            model = size > MAX ? others : [...others, [key, size]];
            const total = (): number => model.reduce((sum, [, length]) => sum + length, 0);
            while (total() > MAX) model = model.slice(1);
          }
        }
      }),
    );
  });
});
