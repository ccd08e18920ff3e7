import { expect } from 'chai';
import fc from 'fast-check';
import { addDays, daysBetween } from '@footnote/values/day';
import { IN_TIME_DAYS } from '@footnote/figures/age/statements';
import { type KnownReports, type ListedReport, statementsAge } from './statements-age.ts';

const REPORT: ListedReport = {
  accession: '0009999999-26-000020',
  form: '10-Q',
  filed: '2026-07-30',
  period_end: '2026-06-30',
  url: 'https://www.sec.gov/Archives/edgar/data/9999999/000999999926000020/0009999999-26-000020-index.htm',
  in_companyfacts: true,
  is_read: true,
};

const KNOWN: KnownReports = {
  symbol: 'ACME',
  figuresEnd: '2026-06-30',
  cadence: 'quarterly',
  newest: REPORT,
  companyfactsTo: '2026-07-30',
  listedTo: '2026-08-18',
};

const at = (day: string): number => Date.parse(day);
const age = (known: Partial<KnownReports>, day: string) => statementsAge({ ...KNOWN, ...known }, at(day));

describe('the age of statements', () => {
  it('is current up to the limit, with the newest report and the end of the list in words', () => {
    expect(age({}, '2026-12-31')).to.deep.include({
      message:
        'Figures end 2026-06-30. The newest report known is a 10-Q filed 2026-07-30 for the period to 2026-06-30; the list of filings that was loaded ends 2026-08-18.',
      reason: null,
      remedy: null,
      stale_from: '2027-01-01',
      status: 'current',
    });
    expect(age({}, '2027-01-01')).to.include({ reason: 'no_newer_report', status: 'stale' });
  });

  it('names the report that the figures do not reach, and why they do not', () => {
    const behind = { figuresEnd: '2026-03-31', companyfactsTo: '2026-04-30' };
    const because = (report: Partial<ListedReport>) =>
      age({ ...behind, newest: { ...REPORT, in_companyfacts: false, ...report } }, '2026-08-20');
    expect(because({})).to.include({
      message:
        'Figures end 2026-03-31. The newest report known is a 10-Q filed 2026-07-30 for the period to 2026-06-30 (0009999999-26-000020); its own facts are served by /v2/facts, but its statements wait for EDGAR’s companyfacts, and those loaded end with filings of 2026-04-30.',
      reason: 'report_awaits_companyfacts',
      status: 'behind',
    });
    expect(because({ is_read: false })).to.include({ reason: 'report_not_collected' });
    expect(because({ in_companyfacts: true })).to.include({
      reason: 'report_without_statements',
      remedy: 'Run `footnote check ACME` for the reason of each refused figure, or read the report itself.',
    });
  });

  it('does not call a report the newest whose period the figures have passed', () => {
    const {
      message,
      newest_report: report,
      status,
    } = age({ figuresEnd: '2026-09-30', companyfactsTo: '2026-10-28', listedTo: '2026-10-28' }, '2026-11-20');
    expect({ report, status }).to.deep.equal({ report: null, status: 'current' });
    expect(message).to.equal(
      'Figures end 2026-09-30. They are of later filings than the list of filings has with a period, which ends with a 10-Q filed 2026-07-30 for the period to 2026-06-30; companyfacts end with filings of 2026-10-28.',
    );
  });

  it('does not take the other end of a week of 52 or 53 for another period', () => {
    expect(age({ figuresEnd: '2026-06-27' }, '2026-08-20')).to.include({ status: 'current' });
  });

  it('says that there are no figures, and what would have some', () => {
    const none = { figuresEnd: null, companyfactsTo: '' };
    expect(age({ ...none, newest: undefined, listedTo: '' }, '2026-08-20')).to.include({
      message:
        'There are no figures of statements. No list of filings was loaded, so a newer report would not be seen.',
      stale_from: null,
      status: 'none',
    });
    const unread = { ...REPORT, in_companyfacts: false, is_read: false };
    expect(age({ ...none, newest: unread }, '2026-08-20')).to.include({
      reason: 'report_not_collected',
      status: 'none',
    });
  });

  const day = fc.integer({ min: 0, max: 6000 }).map((days) => addDays('2010-01-01', days));

  it('is current only within the limit and if no report of a newer period is known', () => {
    fc.assert(
      fc.property(
        day,
        day,
        day,
        fc.constantFrom('annual' as const, 'quarterly' as const),
        fc.boolean(),
        fc.boolean(),
        (figuresEnd, period, now, cadence, isListed, isRead) => {
          const newest = { ...REPORT, period_end: period, in_companyfacts: isListed, is_read: isRead };
          const { status, reason, remedy, message } = age({ figuresEnd, cadence, newest }, now);
          const isStale = daysBetween(figuresEnd, now) >= IN_TIME_DAYS[cadence];
          const isBehind = daysBetween(figuresEnd, period) > 15;
          expect(status).to.equal(isStale ? 'stale' : isBehind ? 'behind' : 'current');
          expect([reason === null, remedy === null]).to.deep.equal([
            status === 'current',
            status === 'current',
          ]);
          expect(message).to.include(figuresEnd);
          expect(message.includes(REPORT.accession)).to.equal(isBehind);
        },
      ),
    );
  });
});
