import { expect } from 'chai';
import type { Effect, WrongCell } from './effect.ts';
import { addEffect, newTallies, shareOfWrong, tallyTable } from './tally.ts';

const effect = (more: Partial<Effect>): Effect => ({
  kind: 'none',
  masked: 0,
  refused: 0,
  wrong: [],
  ...more,
});

describe('the tally of wrong facts', () => {
  it('counts by kind which mutations were caught, how, and which were served', () => {
    const tallies = newTallies();
    expect(shareOfWrong(tallies)).to.equal(0);
    addEffect(tallies, 'sign', effect({}));
    addEffect(tallies, 'sign', effect({ kind: 'caught', masked: 2, refused: 1 }));
    addEffect(tallies, 'sign', effect({ kind: 'caught', refused: 1 }));
    addEffect(
      tallies,
      'scale',
      effect({ kind: 'wrong', masked: 1, wrong: [{} as WrongCell, {} as WrongCell] }),
    );
    expect(tallies.sign).to.deep.equal({ none: 1, caught: 2, wrong: 0, byMask: 1, wrongCells: 0 });
    expect(tallies.scale).to.include({ wrong: 1, wrongCells: 2, byMask: 0 });
    expect(shareOfWrong(tallies)).to.equal(0.25);
    const rows = tallyTable(tallies).split('\n');
    expect(rows.at(-1)).to.match(/^\| all \| 4 \| 1 \| 2 \| 1 \| 1 \| 25\.0 % .* \| 66\.7 % .* \| 2 \|$/);
  });
});
