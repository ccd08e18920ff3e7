import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFakeEdgar } from '@footnote/edgar/testing/fake-edgar';
import { totalEvents, type IngestReport } from '@footnote/filing-fetcher/report';
import { openFixture, type Fixture } from '@footnote/filing-fetcher/testing/fixture';
import { expect } from 'chai';
import { CORPUS } from '@footnote/testing/corpus';
import { needCorpus } from './fetcher-corpus.ts';

const SYMBOLS = ['AAPL', 'GOOGL', 'PG', 'WMT', 'HD', 'AMD', 'APH', 'MRVL', 'TSLA', 'UAA', 'HRI'];

const total = ({ companies }: IngestReport): readonly number[] => Object.values(totalEvents(companies));

const ids = async (fixture: Fixture): Promise<readonly string[]> => {
  const topics = await Promise.all((['companies', 'filings', 'documents'] as const).map(fixture.events));
  return topics.flatMap((events) => events.map((event) => event.event_id)).sort();
};

describe('ingest of the real mirror', function () {
  let fixture: Fixture;

  before(function () {
    needCorpus(this);
  });
  beforeEach(async () => {
    fixture = await openFixture({ mirror: CORPUS });
  });
  afterEach(() => fixture.close());

  it('ingests eleven companies by symbol, reports missing documents, and publishes nothing on the second run', async () => {
    const first = await fixture.fetcher.ingest({ symbols: SYMBOLS });
    expect(first.ok).to.equal(true);
    expect(first.companies).to.have.length(SYMBOLS.length);
    const [companies, filings, documents] = total(first);
    expect(companies).to.equal(11);
    expect(filings).to.be.greaterThan(25_000);
    expect(documents).to.be.greaterThan(25);
    const lacking = first.companies
      .filter(({ missing }) => missing.length > 0)
      .map(({ requested }) => requested);
    expect(lacking.sort()).to.deep.equal(['AMD', 'APH', 'HD']);
    const second = await fixture.restarted().ingest({ symbols: SYMBOLS });
    expect(total(second)).to.deep.equal([0, 0, 0]);
    expect(second.companies.reduce((bytes, company) => bytes + company.bytes, 0)).to.equal(0);
  });

  it('ingests companies without submissions: a foreign issuer, and a bank with 139,000 filings on older pages', async () => {
    const report = await fixture.fetcher.ingest({ ciks: ['1997711', '19617'] });
    expect(report.ok).to.equal(true);
    const events = await fixture.events('companies');
    const byName = new Map(events.map((company) => [company.name, company]));
    expect(byName.get('Logistic Properties of the Americas')?.tickers[0]?.symbol).to.equal('LPA');
    expect(byName.get('JPMORGAN CHASE & CO')?.tickers[0]?.symbol).to.equal('JPM');
    expect(report.companies.find(({ cik }) => cik === '0000019617')?.events.filings).to.be.greaterThan(
      130_000,
    );
  });

  it('ingests the universe and reports in one line that most of it is missing', async () => {
    const report = await fixture.fetcher.ingest({ universe: true });
    expect(report.ok).to.equal(true);
    expect(report.companies.length).to.be.greaterThan(50);
    expect(report.refused.length).to.be.greaterThan(7000);
    expect(new Set(report.refused.map(({ reason }) => reason))).to.deep.equal(new Set(['documents_missing']));
  });

  it('publishes the same events over HTTP as from a folder', async () => {
    const edgar = await startFakeEdgar({ folder: CORPUS });
    const overHttp = await openFixture({ mirror: edgar.url, userAgent: 'Test test@example.com' });
    try {
      await overHttp.fetcher.ingest({ symbols: ['AAPL', 'HRI'] });
      await fixture.fetcher.ingest({ symbols: ['HRI', 'AAPL'] });
      expect(await ids(overHttp)).to.deep.equal(await ids(fixture));
    } finally {
      await overHttp.close();
      await edgar.close();
    }
  });

  it('publishes the additions of a newer capture, and the same filings in either order of captures', async () => {
    const mirror = await mkdtemp(join(tmpdir(), 'captures-'));
    const path = 'data.sec.gov/submissions/CIK0000320193.json';
    const captures = ['snapshots/finalysis', '.'].map((capture) => join(CORPUS, capture, path));
    const ingest = async (own: Fixture, capture: string): Promise<IngestReport> => {
      await cp(capture, join(mirror, path));
      return own.restarted().ingest({ ciks: ['320193'] });
    };
    const accessions = async (own: Fixture): Promise<readonly string[]> =>
      [...new Set((await own.events('filings')).map(({ accession }) => accession))].sort();
    await mkdir(join(mirror, 'data.sec.gov/submissions'), { recursive: true });
    const backwards = await openFixture({ mirror });
    const forwards = await openFixture({ mirror });
    try {
      const [older = '', newer = ''] = captures;
      expect((await ingest(forwards, older)).companies[0]?.events.filings).to.equal(1000);
      const added = (await ingest(forwards, newer)).companies[0]?.events.filings;
      expect(added).to.be.within(1, 100);
      await ingest(backwards, newer);
      await ingest(backwards, older);
      expect(await accessions(backwards)).to.deep.equal(await accessions(forwards));
    } finally {
      await backwards.close();
      await forwards.close();
      await rm(mirror, { recursive: true });
    }
  });
});
