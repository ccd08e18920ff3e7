import { groupOf } from '@footnote/projection/projection';
import { isNamedBy, TOPIC_ACCESS } from '@footnote/runtime/topic-access';
import { expect } from 'chai';
import { PROJECTIONS } from './projections.ts';

describe('what the projector is declared to do with topics', () => {
  const { reads, groups } = TOPIC_ACCESS.projector;

  it('is to read those of its projections, the states of collections and dead letters', () => {
    const topics = PROJECTIONS.flatMap((projection) => projection.topics);
    expect([...reads].sort()).to.deep.equal([...new Set([...topics, 'collections', 'dead-letters'])].sort());
  });

  it('is to be a member of the group of each generation', () => {
    for (const { name } of PROJECTIONS)
      expect(groups.some(isNamedBy(groupOf(name, 12))), name).to.equal(true);
  });
});
