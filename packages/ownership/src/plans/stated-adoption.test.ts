import { expect } from 'chai';
import { statedAdoption } from './stated-adoption.ts';

const OWNER = ['FICTIONAL ADA B'];
const said = (text: string, owners = OWNER): string | null => {
  const stated = statedAdoption([text], owners);
  return stated === null ? null : 'days' in stated ? stated.days.join(' or ') : stated.reason;
};

describe('the adoption of a plan that a footnote states', () => {
  it('is the date after adopted or entered into, or the adoption date', () => {
    for (const [text, day] of [
      [
        'Sold under a Rule 10b5-1 trading plan adopted by the Reporting Person on February 10, 2026.',
        '2026-02-10',
      ],
      ['Effected pursuant to a Rule 10b5-1 plan entered into on Feb. 10, 2026.', '2026-02-10'],
      ['Under a 10b5–1 plan, which was adopted on 2026-02-10, at an average price.', '2026-02-10'],
      ['A Rule 10b5-1 trading plan adopted by Ada Fictional as of 10 February 2026.', '2026-02-10'],
      ['A Rule 10b5-1 trading plan adopted by Ms. Fictional on February 10, 2026.', '2026-02-10'],
      ['The adoption date of the Rule 10b5-1 plan was February 10, 2026.', '2026-02-10'],
      ['Made under a Rule 10b5-1 plan dated February 10, 2026.', '2026-02-10'],
      ['On May 4, 2026, shares were sold under a 10b5-1 plan adopted on 2/25/2026.', '2026-02-25'],
      ['A Rule 10b5-1 plan adopted 2/10/2026', '2026-02-10 or 2026-10-02'],
    ] as const)
      expect(said(text), text).to.equal(day);
  });

  it('is nothing that another person adopted, and no other date', () => {
    for (const [text, reason] of [
      [
        'A Rule 10b5-1 plan adopted by DM Invented Aggregator, LLC on February 10, 2026.',
        'adopted_by_another',
      ],
      [
        "A Rule 10b5-1 plan adopted by the Reporting Person's spouse on February 10, 2026.",
        'adopted_by_another',
      ],
      ['A Rule 10b5-1 plan that expires on February 10, 2026.', 'adoption_not_stated'],
      ['A Rule 10b5-1 plan adopted to sell shares until February 10, 2026.', 'adoption_not_stated'],
      ['A Rule 10b5-1 plan adopted on February 10, 2026, as amended on May 4, 2026.', 'adoption_not_stated'],
      [
        'Plans under Rule 10b5-1 adopted on February 10, 2026 and adopted on May 4, 2026.',
        'adoption_not_stated',
      ],
      ['A Rule 10b5-1 plan.', 'adoption_not_stated'],
      ['Bought under a plan adopted on May 4, 2020. Sold under a Rule 10b5-1 plan.', 'adoption_not_stated'],
      ['Vested under a plan adopted on May 4, 2020 and sold under a 10b5-1 plan.', 'adoption_not_stated'],
    ] as const)
      expect(said(text), text).to.equal(reason);
    expect(said('The price is an average. Adopted on February 10, 2026.')).to.equal(null);
  });

  it('is of several owners only by name, and the same in all footnotes', () => {
    const both = [...OWNER, 'UNREAL OTTO'];
    expect(said('A 10b5-1 plan adopted on February 10, 2026.', both)).to.equal('adopted_by_another');
    expect(said('A 10b5-1 plan adopted by Ada Fictional on February 10, 2026.', both)).to.equal('2026-02-10');
    const texts = (other: string): readonly string[] => [
      'A 10b5-1 plan adopted on February 10, 2026.',
      `A 10b5-1 plan adopted on ${other}.`,
    ];
    expect(statedAdoption(texts('2026-02-10'), OWNER)).to.deep.equal({ days: ['2026-02-10'] });
    expect(statedAdoption(texts('2026-02-11'), OWNER)).to.deep.equal({ reason: 'adoption_not_stated' });
  });
});
