import { expect } from 'chai';
import fc from 'fast-check';
import { person13d, person13g, schedule13d, schedule13g } from '../testing/schedules.ts';
import { readSchedule13 } from './read-schedule.ts';
import type { Schedule13 } from './types.ts';

const read = (text: string): ReturnType<typeof readSchedule13> => readSchedule13(Buffer.from(text));

const schedule = (text: string): Schedule13 => {
  const result = read(text);
  if ('refused' in result) throw new Error(result.refused);
  return result.ok;
};

describe('readSchedule13', () => {
  it('reads a Schedule 13D', () => {
    expect(schedule(schedule13d())).to.deep.equal({
      schedule: '13D',
      form: 'SCHEDULE 13D/A',
      schemaVersion: null,
      filers: ['0009990077'],
      amendment: 2,
      previousAccession: '0009990077-25-000012',
      issuer: { cik: '0009990001', name: 'December Widgets Inc.', cusips: ['99900T104'] },
      classTitle: 'Common Stock & Rights',
      eventDate: '2026-03-09',
      previouslyFiled: true,
      rules: [],
      persons: [
        {
          name: 'Quarry Partners LP',
          cik: '0009990077',
          shares: '1234567.00',
          percent: '7.1',
          excludesShares: false,
          types: ['PN', 'HC'],
          group: 'b',
          soleVoting: '0',
          sharedVoting: '1234567.00',
          soleDispositive: '0',
          sharedDispositive: '1234567.00',
        },
      ],
      total: { shares: null, percent: null },
      fivePercentOrLess: null,
      item5: { percent: '21.29% in all', shares: 'See above.' },
      unread: [],
      truncated: false,
    });
  });

  it('reads a Schedule 13G', () => {
    const read = schedule(schedule13g({ schemaVersion: 'X0202' }));
    expect(read.issuer).to.deep.equal({ cik: '0009990001', name: null, cusips: ['99900T104'] });
    expect(read.persons).to.deep.equal([
      {
        name: 'Index Fund Advisers',
        cik: null,
        shares: '17285425.04',
        percent: '5.0',
        excludesShares: null,
        types: ['IA'],
        group: null,
        soleVoting: '5.5',
        sharedVoting: '0',
        soleDispositive: null,
        sharedDispositive: null,
      },
    ]);
    expect(read.total).to.deep.equal({ shares: '17285425.04', percent: '5.02' });
    expect([read.schedule, read.schemaVersion, read.eventDate]).to.deep.equal(['13G', 'X0202', '2025-12-31']);
    expect([read.rules, read.fivePercentOrLess]).to.deep.equal([['Rule 13d-1(b)'], true]);
  });

  it('ignores prefixes of names', () => {
    expect(schedule(schedule13d({ prefix: 'ns1:' }))).to.deep.equal(schedule(schedule13d()));
    expect(schedule(schedule13g({ prefix: 'p:' }))).to.deep.equal(schedule(schedule13g()));
  });

  it('reads CUSIPs directly in the issuer and nested ones, and ignores zeros', () => {
    const cusips = (markup: string): readonly string[] =>
      schedule(schedule13d({ cusips: markup })).issuer.cusips;
    const nested = (...numbers: string[]): string =>
      `<issuerCusips>${numbers.map((number) => `<issuerCusipNumber>${number}</issuerCusipNumber>`).join('')}</issuerCusips>`;
    expect(cusips(nested('99900T104', '99900T203'))).to.deep.equal(['99900T104', '99900T203']);
    expect(cusips('<issuerCUSIP>000000000</issuerCUSIP>')).to.deep.equal([]);
    expect(cusips('<issuerCusip/>')).to.deep.equal([]);
  });

  it('distinguishes a missing amount from zero and from an unreadable one', () => {
    const persons = [
      person13d('Nobody', '', ''),
      person13d('Leaver', '0', '0.0'),
      person13d('Talker', 'see item 5', '<b/>'),
    ];
    const read = schedule(schedule13d({ persons }));
    expect(read.persons.map(({ shares, percent }) => [shares, percent])).to.deep.equal([
      [null, null],
      ['0', '0.0'],
      [null, null],
    ]);
    expect(read.unread).to.deep.include({ element: 'aggregateAmountOwned', text: 'see item 5' });
  });

  it('refuses a document that is not a schedule, or lacks an issuer', () => {
    expect(read('no xml')).to.deep.equal({ refused: 'malformed' });
    expect(read('<edgarSubmission/>')).to.deep.equal({ refused: 'not_a_schedule_13' });
    expect(read(schedule13d({ form: '13F-HR' }))).to.deep.equal({ refused: 'not_a_schedule_13' });
    expect(read(schedule13d({ issuer: '0000000000' }))).to.deep.equal({ refused: 'issuer_missing' });
    expect(read(schedule13g({ persons: [] }))).to.deep.equal({ refused: 'persons_missing' });
  });

  it('refuses a document type declaration, which might define entities', () => {
    const text = schedule13d().replace('?>', '?><!DOCTYPE x [<!ENTITY a "b">]>');
    expect(read(text)).to.deep.equal({ refused: 'malformed' });
  });

  describe('of a document that breaks', () => {
    const persons = ['One', 'Two', 'Three'];
    const cases = {
      '13D': schedule13d({ persons: persons.map((name) => person13d(name, '9', '5.5')) }),
      '13D with a prefix': schedule13d({
        prefix: 'x:',
        persons: persons.map((name) => person13d(name, '9', '5.5')),
      }),
      '13G': schedule13g({ persons: persons.map((name) => person13g(name, '9', '5.5')) }),
    };
    for (const [name, text] of Object.entries(cases))
      it(`reads all its persons or refuses it: ${name}`, () => {
        const whole = schedule(text);
        fc.assert(
          fc.property(fc.nat(text.trimEnd().length - 1), (length) => {
            const result = read(text.slice(0, length));
            if ('refused' in result) expect(result.refused).to.equal('malformed');
            else {
              expect(result.ok.persons).to.deep.equal(whole.persons);
              expect(result.ok.issuer).to.deep.equal(whole.issuer);
              expect(result.ok.truncated).to.equal(true);
            }
          }),
        );
      });

    it('reads a schedule with a broken end tag after its persons', () => {
      const broken = cases['13D'].replace('</numberOfShares>', '</numberOfSha<');
      expect(schedule(broken)).to.deep.include({ truncated: true, item5: { percent: null, shares: null } });
      expect(read(cases['13D'].replace('</reportingPersonInfo>', '</reportingPersonIn<'))).to.deep.equal({
        refused: 'malformed',
      });
    });
  });

  it('reads or refuses any bytes', () => {
    const text = schedule13g();
    const mutated = fc
      .tuple(fc.nat(text.length), fc.nat(40), fc.string({ maxLength: 8 }))
      .map(([at, dropped, added]) => text.slice(0, at) + added + text.slice(at + dropped));
    fc.assert(
      fc.property(fc.oneof(mutated, fc.string()), (source) => {
        const result = read(source);
        expect(Object.keys(result)).to.have.length(1);
      }),
      { numRuns: 500 },
    );
  });

  it('refuses elements nested without end', () => {
    expect(read('<a>'.repeat(200_000) + '</a>'.repeat(200_000))).to.deep.equal({ refused: 'malformed' });
  });
});
