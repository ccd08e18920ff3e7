import { expect } from 'chai';
import fc from 'fast-check';
import {
  currentReportWith,
  PLAIN_MEETING,
} from '@footnote/synthetic-edgar/current-report/current-report-with';
import type {
  InventedMeeting,
  TrueProposal,
  VoteLayout,
} from '@footnote/synthetic-edgar/current-report/types';
import type { Proposal } from '../votes/types.ts';
import { readCurrentReport } from './read-current-report.ts';

const FILED = '2026-05-18';
const LAYOUTS: readonly VoteLayout[] = [
  'listed',
  'no_non_votes',
  'nominees',
  'one_table',
  'sentences',
  'stacked',
  'stated_apart',
  'two_rows',
  'unnumbered',
  'withheld',
];

const proposalsIn = (text: string): readonly Proposal[] =>
  readCurrentReport(text, FILED).votes?.proposals ?? [];

/** Proposals as the truth has them. */
const said = (proposals: readonly Proposal[]): readonly object[] =>
  proposals.map(({ number, kind, lines }) => ({
    number,
    kind,
    lines: lines.map(({ nominee, counts }) => ({
      nominee,
      counts: Object.fromEntries(counts.map((count) => [count.kind, Number(count.votes)])),
    })),
  }));

const refusals = (text: string): readonly (string | null)[] =>
  proposalsIn(text).map(({ refusal }) => refusal);

function changed(layout: VoteLayout, from: string | RegExp, to: string): string {
  const { text } = currentReportWith({ layout });
  const other = text.replace(from, to);
  expect(other, 'the text is there').to.not.equal(text);
  return other;
}

const MEETINGS: fc.Arbitrary<InventedMeeting> = fc
  .record({
    represented: fc.integer({ min: 20_000, max: 9_000_000_000 }),
    away: fc.double({ min: 0.01, max: 0.5, noNaN: true }),
    dissent: fc.uniqueArray(fc.double({ min: 0.01, max: 0.9, noNaN: true }), { minLength: 7, maxLength: 7 }),
  })
  .map(({ represented, away, dissent }) => ({
    day: '2026-05-14',
    represented,
    nonVotes: Math.floor(represented * away),
    dissent,
  }));

describe('the votes that an 8-K prints', () => {
  for (const layout of LAYOUTS)
    it(`are read in the layout ${layout}, each figure at its place`, () => {
      const { text, votes } = currentReportWith({ layout });
      const proposals = proposalsIn(text);
      expect(said(proposals)).to.deep.equal(votes);
      for (const { laws, lines } of proposals) {
        expect(laws).to.include('represented');
        for (const { counts } of lines)
          for (const { votes: figure, from, to } of counts)
            expect(text.slice(from, to)).to.include(Number(figure).toLocaleString('en-US'));
      }
    });

  it('are those of the truth for any numbers, or refused', () => {
    fc.assert(
      fc.property(MEETINGS, fc.constantFrom(...LAYOUTS), (meeting, layout) => {
        const { text, votes } = currentReportWith({ meeting, layout });
        const read = said(proposalsIn(text)) as readonly TrueProposal[];
        expect(read).to.deep.equal(votes);
      }),
      { numRuns: 40 },
    );
  });

  it('have the day of the meeting and the votes represented', () => {
    const { votes } = readCurrentReport(currentReportWith({ layout: 'nominees' }).text, FILED);
    expect(votes?.day).to.include({ day: '2026-05-14' });
    expect(votes?.represented).to.include({ votes: '999000' });
    const early = readCurrentReport(currentReportWith({ layout: 'nominees' }).text, '2026-05-01');
    expect(early.votes?.day).to.deep.equal({ day: null, refusal: 'day_after_filing' });
    const two = changed('nominees', 'SIGNATURES', 'On May 20, 2026, the Company held a special meeting.');
    expect(readCurrentReport(two, FILED).votes?.day).to.include({ refusal: 'several_days' });
    const none = changed(
      'nominees',
      /On May 14, 2026, the Company held its annual meeting/,
      'We held a meeting',
    );
    expect(readCurrentReport(none, FILED).votes?.day).to.include({ refusal: 'not_stated' });
  });

  it('are refused one by one: a figure that is no whole number, a heading that says nothing or two things', () => {
    const printed = PLAIN_MEETING.nonVotes.toLocaleString('en-US');
    expect(refusals(changed('nominees', printed, '12,05,00'))[0]).to.equal('number_unreadable');
    expect(refusals(changed('nominees', 'Against', 'Against and Withheld'))[0]).to.equal('columns_unclear');
    expect(refusals(changed('nominees', '>Abstain<', '>Other<'))[0]).to.equal('columns_unclear');
    expect(refusals(changed('nominees', '>Against<', '>For<'))[0]).to.equal('columns_unclear');
  });

  it('are refused without a law that proves them, and what contradicts its meeting proves nothing', () => {
    const { votes } = currentReportWith({ layout: 'no_non_votes' });
    const pay = votes[1]?.lines[0]?.counts['for'] ?? 0;
    const wrong = changed('no_non_votes', pay.toLocaleString('en-US'), (pay - 5_000).toLocaleString('en-US'));
    expect(refusals(wrong)).to.deep.equal([null, 'not_proven', null, null, null]);
  });

  it('are refused where two votes stand under one proposal, as of classes, or under one of another kind', () => {
    const one = '<table><tr><td>For</td><td>Against</td></tr><tr><td>70,000</td><td>2,000</td></tr></table>';
    expect(refusals(changed('nominees', '<p>Proposal 3', `<p>Class B</p>${one}<p>Proposal 3`))[1]).to.equal(
      'several_tables',
    );
    // Without its number a proposal is read as more votes on the one before.
    const moved = proposalsIn(changed('listed', '<p>4. Ratification', '<p>Ratification'));
    expect(moved.map(({ refusal }) => refusal).slice(0, 3)).to.deep.equal([null, null, 'several_tables']);
  });

  it('are listed without figures where none stand under a proposal, and absent without the item', () => {
    const bare = changed(
      'nominees',
      /<p>Proposal 2.*?<\/table>/s,
      '<p>Proposal 2: Advisory approval of the plan.</p>',
    );
    expect(refusals(bare)[1]).to.equal('not_found');
    expect(readCurrentReport('<p>FORM 8-K</p><p>Item 2.02 Results</p>', FILED)).to.deep.equal({
      changes: null,
      votes: null,
    });
  });
});

describe('the changes of officers that an 8-K says', () => {
  const SCENARIOS = ['appointed', 'elected', 'pay', 'plan', 'resigned', 'retires', 'together'] as const;
  const PERSONS = ['list', 'titled', 'keeps', 'waits', 'announced', 'units'] as const;
  const DAY = '2026-05-14';

  it('are read from sentences that say one thing of one person, and not from biographies', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...SCENARIOS], { minLength: 1 }), (scenarios) => {
        const { text, changes } = currentReportWith({ changes: scenarios, day: DAY });
        const read = readCurrentReport(text, FILED).changes;
        expect(
          read?.changes.map(({ type, person, role, day }) => ({ type, person, role, effective: day.day })),
        ).to.deep.equal(changes);
        expect(read?.refusal).to.equal(changes.length === 0 ? 'no_single_reading' : null);
      }),
      { numRuns: 40 },
    );
  });

  for (const scenario of PERSONS)
    it(`are each read of several persons, as in the scenario ${scenario}, and none of another company`, () => {
      const { text, changes } = currentReportWith({ changes: [scenario], day: DAY });
      expect(
        readCurrentReport(text, FILED).changes?.changes.map(({ type, person, role, day }) => ({
          type,
          person,
          role,
          effective: day.day,
        })),
      ).to.deep.equal(changes);
    });

  it('have the letters of their sub-items, their sentence and its place', () => {
    const { text } = currentReportWith({ changes: ['resigned', 'together'] });
    const read = readCurrentReport(text, FILED).changes;
    expect(read?.subItems).to.deep.equal(['b', 'c']);
    const [change] = read?.changes ?? [];
    expect(change).to.include({ subItem: 'b' });
    expect(change?.text).to.match(/^On May 14, 2026, Otto Unreal notified .* effective June 13, 2026\.$/);
    expect(text.slice(change?.from, change?.to)).to.include('Otto Unreal notified');
  });

  const refused = (sentence: string): string | null | undefined => {
    const { text } = currentReportWith({ changes: ['together'] });
    return readCurrentReport(text.replace(/\(b\) \(c\).*?<\/p>/, `${sentence}</p>`), FILED).changes?.refusal;
  };

  it('are refused where it is open whether they happen, and for what happened years ago', () => {
    for (const sentence of [
      'If the merger closes, Otto Unreal will resign as Treasurer.',
      'Otto Unreal resigned as Treasurer in March 2019.',
      'As previously reported, Otto Unreal resigned as Treasurer.',
      'Otto Unreal may be appointed as Treasurer.',
      'Mr. Unreal resigned as Treasurer.',
    ])
      expect(refused(sentence), sentence).to.equal('no_single_reading');
    expect(refused('Otto Unreal resigned as Treasurer.')).to.equal(null);
  });

  it('have no role that goes on in words that are no title, and no day where two are effective', () => {
    const { text } = currentReportWith({ changes: ['resigned'] });
    const other = text
      .replace('Treasurer of the Company', 'Treasurer for Widgets')
      .replace('2026. His', '2026, and effective July 1, 2026 as a consultant. His');
    const [change] = readCurrentReport(other, FILED).changes?.changes ?? [];
    expect(change).to.deep.include({ role: null, day: { day: null, refusal: 'several_days' } });
  });
});
