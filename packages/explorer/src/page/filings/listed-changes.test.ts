import type { Schemas } from '@footnote/client';
import { expect } from 'chai';
import { listedChanges } from './listed-changes.ts';

type Changed = Schemas['ChangedParagraph'];

const changed = (change: Changed['change'], index: number, similar?: number): Changed => ({
  change,
  changed_words: 12,
  index,
  section: 'risk_factors',
  text: `${change} ${index}`,
  ...(similar !== undefined && { similar: { index: similar, similarity: 0.5 } }),
});

describe('listed changes', () => {
  it('show a rewritten paragraph once, beside what it was', () => {
    const listed = listedChanges([changed('removed', 4, 7), changed('modified', 5), changed('added', 7, 4)]);
    expect(listed.map(({ change, index, prior }) => [change, index, prior])).to.deep.equal([
      ['modified', 5, undefined],
      ['rewritten', 7, { index: 4, text: 'removed 4' }],
    ]);
  });

  it('leave a paragraph whose counterpart is not listed', () => {
    const alone = [changed('removed', 4, 7), changed('added', 9, 3)];
    expect(listedChanges(alone)).to.deep.equal(alone);
  });
});
