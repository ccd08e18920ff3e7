import { expect } from 'chai';
import fc from 'fast-check';
import { acceptanceClock, acceptanceInstant, sgmlAcceptance, type AcceptedFiling } from './acceptance.ts';
import { easternWallClock, fromEasternWallClock } from './eastern.ts';

const filing = (accepted: string, filed: string, form = '8-K'): AcceptedFiling => ({ accepted, filed, form });

describe('Eastern time', () => {
  it('converts Eastern time, four hours behind UTC in summer and five in winter', () => {
    expect(easternWallClock(Date.UTC(2026, 6, 1, 12))).to.equal(Date.UTC(2026, 6, 1, 8));
    expect(easternWallClock(Date.UTC(2026, 0, 5, 12))).to.equal(Date.UTC(2026, 0, 5, 7));
  });

  it('round-trips to the same instant, except in the hour that is repeated in autumn', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(1994, 0), max: Date.UTC(2030, 0) }), (instant) => {
        const back = fromEasternWallClock(easternWallClock(instant));
        expect([0, 3_600_000]).to.include(instant - back);
      }),
    );
    expect(fromEasternWallClock(Date.UTC(2025, 10, 2, 1, 30))).to.equal(Date.UTC(2025, 10, 2, 5, 30));
  });

  it('counts a time that spring skips as an hour later', () => {
    expect(fromEasternWallClock(Date.UTC(2025, 2, 9, 2, 30))).to.equal(Date.UTC(2025, 2, 9, 7, 30));
  });
});

describe('acceptance times', () => {
  it('treats times without a zone in SGML headers as Eastern', () => {
    expect(sgmlAcceptance('20260218163328')).to.equal(Date.parse('2026-02-18T21:33:28Z'));
    expect(sgmlAcceptance('20250630160600')).to.equal(Date.parse('2025-06-30T20:06:00Z'));
    expect(sgmlAcceptance('2025-06-30')).to.equal(null);
  });

  it('treats times as UTC if Eastern would put filings after hours', () => {
    // 20:31Z is 16:31 Eastern; read as Eastern, the filing would carry the next day's date.
    const filings = [filing('2026-07-31T20:31:02.000Z', '2026-07-31', '10-Q')];
    expect(acceptanceClock(filings)).to.equal('utc');
    expect(acceptanceInstant('2026-07-31T20:31:02.000Z', 'utc')).to.equal(Date.parse('2026-07-31T20:31:02Z'));
  });

  it('treats times with a false Z as Eastern if UTC would put filings before opening hours', () => {
    // 07:12 as UTC would be 02:12 Eastern.
    const filings = [
      filing('2020-02-13T07:12:18.000Z', '2020-02-13', '10-K'),
      filing('2020-02-12T16:05:00.000Z', '2020-02-12'),
    ];
    expect(acceptanceClock(filings)).to.equal('eastern');
    expect(acceptanceInstant('2020-02-13T07:12:18.000Z', 'eastern')).to.equal(
      Date.parse('2020-02-13T12:12:18Z'),
    );
  });

  it('trusts the zone label without evidence from filings', () => {
    expect(acceptanceClock([])).to.equal('utc');
    expect(acceptanceClock([filing('2025-06-30T16:06:00.000Z', '2025-06-30', '4')])).to.equal('utc');
  });

  it('ignores notices of effectiveness, posted at night, and date-only stamps as evidence', () => {
    const night = filing('2021-04-08T00:15:16.000Z', '2021-04-07', 'EFFECT');
    const old = filing('1996-01-03T00:00:00.000Z', '1996-01-03', '10-K');
    expect(acceptanceClock([night, night, old, filing('2021-04-08T08:00:00.000Z', '2021-04-08')])).to.equal(
      'eastern',
    );
  });

  it('denote the same instants whichever clock the document uses', () => {
    const workday = fc
      .tuple(fc.integer({ min: 0, max: 8000 }), fc.integer({ min: 6 * 3600, max: 17 * 3600 }))
      .map(([day, second]) => Date.UTC(2004, 0, 5) + (day * 86_400 + second) * 1000);
    const known = [Date.UTC(2024, 2, 4, 6, 30), Date.UTC(2024, 2, 5, 16, 45)];
    fc.assert(
      fc.property(fc.array(workday, { maxLength: 30 }), (more) => {
        const walls = [...known, ...more];
        const stamps = {
          eastern: walls.map((wall) => new Date(wall).toISOString()),
          utc: walls.map((wall) => new Date(fromEasternWallClock(wall)).toISOString()),
        };
        for (const [clock, written] of Object.entries(stamps)) {
          const read = acceptanceClock(
            written.map((accepted, index) =>
              filing(accepted, new Date(walls[index] ?? 0).toISOString().slice(0, 10)),
            ),
          );
          expect(read).to.equal(clock);
          expect(written.map((stamp) => acceptanceInstant(stamp, read))).to.deep.equal(
            walls.map(fromEasternWallClock),
          );
        }
      }),
      { numRuns: 100 },
    );
  });

  it('returns null without an acceptance time', () => {
    expect(acceptanceInstant('', 'utc')).to.equal(null);
    expect(acceptanceInstant('yesterday', 'eastern')).to.equal(null);
  });
});
