import { expect } from 'chai';
import { reportWith } from '@footnote/synthetic-edgar/governance/report-with';
import type { ArrangementScenario, TrueArrangement } from '@footnote/synthetic-edgar/governance/types';
import { ReportError } from '@footnote/xbrl/report/types';
import { readGovernance } from './read-report.ts';
import type { Arrangement } from './types.ts';

const FILED = '2026-05-01';
const read = (text: string) => readGovernance('acme-20260331.htm', text, FILED);

const said = (arrangement: Arrangement): Omit<TrueArrangement, 'member'> => ({
  name: arrangement.name ?? '',
  title: arrangement.title ?? '',
  underRule: (arrangement.rule10b51Adopted ?? arrangement.rule10b51Terminated) === true,
  adopted: arrangement.adopted.day,
  terminated: arrangement.terminated.day,
  ends: arrangement.ends.day,
  days: arrangement.duration.days,
  shares: arrangement.shares.shares,
  parts: arrangement.parts.map(({ shares }) => shares),
  terms: arrangement.terms ?? '',
});
const SCENARIOS: readonly ArrangementScenario[] = [
  'figures',
  'parts',
  'replaced',
  'single',
  'together',
  'vague',
];

/** A report with another text at one place. */
function changed(scenario: ArrangementScenario, from: string | RegExp, to: string): readonly Arrangement[] {
  const { text } = reportWith(scenario);
  const other = text.replace(from, to);
  expect(other, 'the text is there').to.not.equal(text);
  return read(other).arrangements;
}

describe('the arrangements that a report tags', () => {
  for (const scenario of SCENARIOS)
    it(`are read with persons, days, shares and terms: ${scenario}`, () => {
      const { text, truth } = reportWith(scenario);
      const { arrangements, unread, unplaced } = read(text);
      expect(arrangements.map(said)).to.deep.equal(
        truth.map(({ name, title, underRule, adopted, terminated, ends, days, shares, parts, terms }) => ({
          name,
          title,
          underRule,
          adopted,
          terminated,
          ends,
          days,
          shares,
          parts,
          terms,
        })),
      );
      expect({ unread, unplaced }).to.deep.equal({ unread: [], unplaced: 0 });
    });

  it('have the places of their facts, a hidden one where it is shown', () => {
    for (const scenario of SCENARIOS) {
      const { text } = reportWith(scenario);
      for (const { from, to, id, concept } of read(text).arrangements.flatMap(({ marks }) => marks)) {
        const markup = text.slice(from, to);
        expect(markup).to.match(
          /^<(?:ix:non(?:Numeric|Fraction)|span) [\s\S]*<\/(?:ix:non(?:Numeric|Fraction)|span)>$/,
        );
        expect(markup).to.include(id === 'gov-hidden' ? '-sec-ix-hidden:gov-hidden' : `name="${concept}"`);
      }
    }
  });

  it('are none in a report that tags that there are none', () => {
    const { arrangements, statements } = read(reportWith(null).text);
    expect(arrangements).to.deep.equal([]);
    expect(statements.map(({ mark, value }) => [mark.concept, value])).to.deep.equal([
      ['ecd:Rule10b51ArrTrmntdFlag', false],
      ['ecd:Rule10b51ArrAdoptedFlag', false],
    ]);
  });

  it('have no day that is a month, ambiguous, in a sentence, contradicted or after the filing', () => {
    const adopted = ([first]: readonly Arrangement[]) => first?.adopted.refusal;
    const ends = ([first]: readonly Arrangement[]) => first?.ends.refusal;
    const tag = (day: string): string => `id="gov-f-3">${day}<`;
    expect(ends(read(reportWith('vague').text).arrangements)).to.equal('no_whole_day');
    const all = reportWith('figures').text.replaceAll(/\d+\/\d+\/2026/g, '3/4/2026');
    expect(adopted(read(all).arrangements)).to.equal('day_ambiguous');
    expect(adopted(changed('single', /id="gov-f-3">[^<]*</, tag('May 2, 2026')))).to.equal(
      'day_after_filing',
    );
    expect(adopted(changed('single', /id="gov-f-3">[^<]*</, tag('the day before yesterday')))).to.equal(
      'no_whole_day',
    );
    const long = `one of the days before ${'long '.repeat(12)} March 1, 2026`;
    expect(adopted(changed('single', /id="gov-f-3">[^<]*</, tag(long)))).to.equal('no_whole_day');
    const twice =
      '<p><ix:nonNumeric name="ecd:TrdArrAdoptionDate" contextRef="gov-1">March 9, 2026</ix:nonNumeric></p>$&';
    expect(adopted(changed('single', '<p>FORM 10-Q</p>', twice))).to.equal('contradictory');
  });

  it('have no number of shares that is tagged apart, missing, unreadable or contradicted', () => {
    const refusal = ([first]: readonly Arrangement[]) => first?.shares.refusal;
    expect(refusal(read(reportWith('parts').text).arrangements)).to.equal('in_parts');
    expect(refusal(read(reportWith('together').text).arrangements)).to.equal('not_tagged');
    expect(refusal(changed('single', '>12,500<', '>some<'))).to.equal('not_readable');
    const more =
      '<p><ix:nonFraction name="ecd:TrdArrSecuritiesAggAvailAmt" contextRef="gov-1" unitRef="gov-shares" format="ixt:num-dot-decimal">7</ix:nonFraction></p>$&';
    expect(refusal(changed('single', '<p>FORM 10-Q</p>', more))).to.equal('contradictory');
  });

  it('leave shares out that may be of either of a person’s arrangements, and say so', () => {
    const part =
      '<p><ix:nonFraction name="ecd:TrdArrSecuritiesAggAvailAmt" contextRef="gov-9" unitRef="gov-shares" format="ixt:num-dot-decimal">7</ix:nonFraction></p>';
    const context =
      '<xbrli:context id="gov-9"><xbrli:entity><xbrli:identifier scheme="http://www.sec.gov/CIK">0009990001</xbrli:identifier><xbrli:segment>' +
      '<xbrldi:explicitMember dimension="ecd:IndividualAxis">acme:AdaFictionalMember</xbrldi:explicitMember>' +
      '<xbrldi:explicitMember dimension="ecd:TradingArrAxis">acme:TrancheMember</xbrldi:explicitMember></xbrli:segment></xbrli:entity>' +
      '<xbrli:period><xbrli:instant>2026-03-31</xbrli:instant></xbrli:period></xbrli:context>';
    const text = reportWith('replaced')
      .text.replace('<p>FORM 10-Q</p>', part)
      .replace('<ix:resources>', `$&${context}`);
    const { arrangements, unread } = read(text);
    expect(arrangements.map(({ shares }) => shares)).to.deep.equal([
      { shares: null, refusal: 'not_assigned' },
      { shares: '77000', refusal: null },
    ]);
    expect(unread.map(({ reason, text: tagged }) => [reason, tagged])).to.deep.equal([
      ['no_arrangement', '7'],
    ]);
  });

  it('say which arrangement is terminated where one is adopted in place of another', () => {
    const inOne = reportWith('replaced').text.replaceAll(/SecondPlanMember/g, 'FirstPlanMember');
    const terminates = (text: string): unknown => read(text).arrangements.map((each) => each.terminates);
    expect(terminates(reportWith('replaced').text)).to.deep.equal(['this_arrangement', null]);
    // Both contexts now have the same members, and so one arrangement.
    expect(terminates(inOne)).to.deep.equal(['another_arrangement']);
  });

  it('have no duration that is not the days from the first to the last', () => {
    const day =
      '<p><ix:nonNumeric name="ecd:TrdArrExpirationDate" contextRef="gov-1">December 31, 2027</ix:nonNumeric></p>$&';
    expect(changed('parts', '<p>FORM 10-Q</p>', day)[0]?.duration).to.deep.equal({
      days: null,
      refusal: 'contradictory',
    });
    expect(
      changed('parts', 'format="ixt-sec:durday">300', 'format="ixt-sec:durmonth">10')[0]?.duration.refusal,
    ).to.equal('not_in_days');
  });

  it('are not read without their contexts, of another target, or from a document that is damaged', () => {
    const { text } = reportWith('single');
    const without = read(text.replaceAll('contextRef="gov-1"', 'contextRef="gov-0"'));
    expect(without.arrangements.flatMap(({ name }) => name ?? [])).to.deep.equal([]);
    expect(without.unplaced).to.be.greaterThan(0);
    expect(read(text.replaceAll('contextRef=', 'target="other" contextRef=')).arrangements).to.deep.equal([]);
    expect(() => read(text.slice(0, -40))).to.throw(ReportError);
  });
});
