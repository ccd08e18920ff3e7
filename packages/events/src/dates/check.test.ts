import { expect } from 'chai';
import { readExample } from '../examples.ts';
import { TOPICS, type TopicName } from '../topics.ts';
import { actionsEvent, barsEvent, factOf, factsEvent, filingEvent, stakeEvent } from '../testing/samples.ts';
import { wrongDate } from './check.ts';

const CIK = '0000000001';
const ACCESSION = '0000000001-26-000001';
const recorded_at = Date.parse('2026-03-01T12:00:00Z');
const filing = (fields: Parameters<typeof filingEvent>[2]) =>
  wrongDate('filings', filingEvent(CIK, ACCESSION, { recorded_at, accepted_at: null, ...fields }))?.reason;

describe('the dates that an event states', () => {
  const names = Object.keys(TOPICS) as TopicName[];

  it('are all right in the examples of the contract', () => {
    for (const topic of names) expect(wrongDate(topic, readExample(topic)), topic).to.equal(null);
  });

  for (const day of ['2024-02-31', '0000-00-00', '2025-02-29', '0001-01-01', '2026-2-1', ''])
    it(`refuse a filing of ${day === '' ? 'no day' : day}`, () => {
      expect(filing({ filed: day })).to.equal('date_impossible');
    });

  it('refuse a filing of the future, but not of the next business day', () => {
    expect(filing({ filed: '9999-12-31' })).to.equal('date_in_future');
    expect(filing({ filed: '2026-03-09' })).to.equal('date_in_future');
    expect(filing({ filed: '2026-03-06' })).to.equal(undefined);
  });

  it('refuse an acceptance that is still to come or no instant', () => {
    expect(filing({ accepted_at: recorded_at + 3 * 86_400_000 })).to.equal('date_in_future');
    expect(filing({ accepted_at: recorded_at + 3_600_000 })).to.equal(undefined);
    expect(filing({ accepted_at: Number.MAX_SAFE_INTEGER })).to.equal('date_impossible');
  });

  it('are not compared with a clock that cannot have been right', () => {
    expect(filing({ recorded_at: 0, filed: '2026-03-09' })).to.equal(undefined);
    expect(filing({ recorded_at: 0, filed: '2026-02-30' })).to.equal('date_impossible');
  });

  it('refuse facts, stakes, bars and actions alike', () => {
    const fact = factOf('Assets', '1', { end: '2025-06-31' });
    expect(wrongDate('facts', factsEvent(CIK, ACCESSION, [fact]))?.message).to.equal(
      'facts 2025-06-31 is not a date',
    );
    expect(wrongDate('stakes', stakeEvent(CIK, ACCESSION, { event_date: '2025-13-01' }))?.reason).to.equal(
      'date_impossible',
    );
    expect(wrongDate('bars', barsEvent('A', { '2027-01-04': '1' }, { recorded_at }))?.reason).to.equal(
      'date_in_future',
    );
    const dividends = [{ ex_date: '2026-02-30', amount: '1', kind: null, currency: null }];
    expect(wrongDate('corporate-actions', actionsEvent('A', 2026, { dividends }))?.reason).to.equal(
      'date_impossible',
    );
  });

  it('accept what filers mistype or plan: facts of the far future, and days of the first century', () => {
    const facts = [factOf('Debt', '1', { start: '0024-07-19', end: '2049-12-31' })];
    expect(wrongDate('facts', factsEvent(CIK, ACCESSION, facts, { recorded_at }))).to.equal(null);
  });
});
