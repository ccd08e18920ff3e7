import { expect } from 'chai';
import { readAtOneRevision, UNSETTLED, UnsettledRevisionError, type Turn } from './read-at-one-revision.ts';

describe('reading at one revision', () => {
  it('reads again while it meets two revisions', async () => {
    const turns: Turn[] = [];
    const found = await readAtOneRevision('the revision of X', (turn) => {
      turns.push(turn);
      return Promise.resolve(turns.length < 3 ? UNSETTLED : 'found');
    });
    expect(found).to.equal('found');
    expect(turns.map(({ isFirst }) => isFirst)).to.deep.equal([true, false, false]);
  });

  it('takes null for an outcome', async () => {
    const found = await readAtOneRevision('the revision of X', () => Promise.resolve(null));
    expect(found).to.equal(null);
  });

  it('gives up after the fifth attempt, which knows that it is the last one', async () => {
    const last: boolean[] = [];
    const error: unknown = await readAtOneRevision('the revision of X', ({ isLast }) => {
      last.push(isLast);
      return Promise.resolve(UNSETTLED);
    }).catch((caught: unknown) => caught);
    expect(error).to.be.instanceOf(UnsettledRevisionError);
    expect((error as Error).message).to.equal('the revision of X kept changing while it was read');
    expect(last).to.deep.equal([false, false, false, false, true]);
  });
});
