import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'chai';
import { groupCommit } from './group-commit.ts';

describe('groupCommit', () => {
  const recorded = (): { readonly runs: number[][]; readonly double: (item: number) => Promise<number> } => {
    const runs: number[][] = [];
    const double = groupCommit<number, number>(async (items) => {
      runs.push([...items]);
      await delay(5);
      if (items.includes(0)) throw new Error('refused');
      return items.map((item) => item * 2);
    });
    return { runs, double };
  };

  it('serves the calls of one turn in one run, each with its own result', async () => {
    const { runs, double } = recorded();
    expect(await Promise.all([double(1), double(2), double(3)])).to.deep.equal([2, 4, 6]);
    expect(runs).to.deep.equal([[1, 2, 3]]);
  });

  it('serves calls made during a run in the next one', async () => {
    const { runs, double } = recorded();
    const first = double(1);
    while (runs.length === 0) await delay(1);
    expect(await Promise.all([first, double(2), double(3)])).to.deep.equal([2, 4, 6]);
    expect(runs).to.deep.equal([[1], [2, 3]]);
  });

  it('fails the calls of a failed run only', async () => {
    const { runs, double } = recorded();
    const outcomes = await Promise.allSettled([double(0), double(1)]);
    expect(outcomes.map(({ status }) => status)).to.deep.equal(['rejected', 'rejected']);
    expect(await double(2)).to.equal(4);
    expect(runs).to.deep.equal([[0, 1], [2]]);
  });
});
