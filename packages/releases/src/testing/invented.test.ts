import { expect } from 'chai';
import { LAYOUTS, inventedRelease } from './invented-release.ts';
import { readParts } from '../document/read-parts.ts';
import { judged, judgedParts } from './judged.ts';
import { MUTATIONS, mutated } from './mutated.ts';
import { chanceOf } from './random.ts';

describe('invented releases', () => {
  for (const layout of LAYOUTS)
    it(`of layout ${layout} are read without a wrong figure`, () => {
      let [right, stated] = [0, 0];
      for (let seed = 1; seed <= 8; seed += 1) {
        const one = judged(inventedRelease(seed, layout));
        expect(one.wrong, `seed ${seed}`).to.deep.equal([]);
        right += one.right;
        stated += one.stated;
      }
      expect(right).to.be.at.least(stated * 0.9);
    });

  it('with a fault are seldom served wrong', () => {
    let [total, wrong] = [0, 0];
    for (let seed = 1; seed <= 60; seed += 1) {
      const chance = chanceOf(seed);
      const mutation = MUTATIONS[seed % MUTATIONS.length] ?? 'digit';
      const { html, context, truth } = inventedRelease(seed, LAYOUTS[seed % LAYOUTS.length] ?? 'two_columns');
      const parts = readParts(html);
      const tables = [...parts.keys()].filter((at) => parts[at]?.kind === 'table');
      const faulty = tables.length === 0 ? null : mutated(parts, chance.pick(tables), mutation, chance);
      if (faulty === null) continue;
      total += 1;
      if (judgedParts(faulty, context, truth).wrong.length > 0) wrong += 1;
    }
    expect(wrong).to.be.at.most(total * 0.05);
  });
});
