import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBulkArchives, type BulkArchives } from '@footnote/edgar/bulk/bulk-archives';
import type { EdgarClient } from '@footnote/edgar/client';
import { openEdgar } from '@footnote/edgar/open-edgar';
import { startFakeEdgar, type FakeDocument, type FakeEdgar } from '@footnote/edgar/testing/fake-edgar';
import { directoryRecord, zipOf } from '@footnote/edgar/testing/zip';
import { expect } from 'chai';
import type { TopicName } from '@footnote/events/topics';
import { companyfacts, filings, page, paths, raw, submissions, tickers } from './testing/documents.ts';
import { openFixture, type Fixture } from './testing/fixture.ts';

const [ONE, TWO, THREE] = ['0000000001', '0000000002', '0000000003'];
const LISTED = filings(ONE, 30, 2025);
const ALL = [ONE, TWO, THREE];
const TOPICS = ['companies', 'filings', 'documents'] as const satisfies readonly TopicName[];

describe("filing fetcher on EDGAR's nightly archives", () => {
  let folder: string;
  let documents: Map<string, FakeDocument>;
  let edgar: FakeEdgar;
  const opened: { close(): unknown }[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fetcher-bulk-'));
    documents = new Map([
      [paths.tickers, tickers(ALL.map((cik, index) => [cik, 'ABC'.charAt(index), `Title ${cik}`]))],
      [
        paths.submissions(ONE),
        submissions(ONE, LISTED, { tickers: ['A'], pages: [`CIK${ONE}-submissions-001.json`] }),
      ],
      [paths.page(ONE, 1), page(filings(ONE, 20, 2015))],
      ...ALL.map((cik): [string, FakeDocument] => [
        paths.companyfacts(cik),
        companyfacts(cik, filings(cik, 3, 2024, '10-K')),
      ]),
    ]);
    edgar = await startFakeEdgar({ documents });
  });
  afterEach(async () => {
    for (const each of opened.splice(0).reverse()) await each.close();
    await edgar.close();
    await rm(folder, { recursive: true });
  });

  const online = (): EdgarClient => {
    const client = openEdgar({ mirror: edgar.url, userAgent: 'Test test@example.com', attempts: 1 });
    opened.push(client);
    return client;
  };

  const zipped = (prefix: string): Promise<Buffer> =>
    zipOf(
      Object.fromEntries(
        [...documents]
          .filter(([path]) => path.startsWith(prefix))
          .map(([path, { bytes }]) => [path.slice(path.lastIndexOf('/') + 1), bytes]),
      ),
    );

  const bulk = async (
    hurt: (facts: Buffer, submissions: Buffer) => void = () => undefined,
    rest: EdgarClient | null = online(),
  ): Promise<BulkArchives> => {
    const source = { companyfacts: join(folder, 'f.zip'), submissions: join(folder, 's.zip') };
    const facts = await zipped('data.sec.gov/api');
    const others = await zipped('data.sec.gov/submissions');
    hurt(facts, others);
    await writeFile(source.companyfacts, facts);
    await writeFile(source.submissions, others);
    const archives = await openBulkArchives(source, { rest, spool: folder });
    opened.push(archives);
    return archives;
  };

  const fixtureOn = async (client: EdgarClient): Promise<Fixture> => {
    const fixture = await openFixture(client);
    opened.push(fixture);
    return fixture;
  };

  /** Ids of the events in the log. Validators differ by source, ids do not. */
  const ids = async ({ events }: Fixture): Promise<readonly string[]> =>
    (await Promise.all(TOPICS.map((topic) => events(topic))))
      .flat()
      .map(({ event_id: id }) => id)
      .sort();

  it('publishes the same events as an ingest of the single documents', async () => {
    const single = await fixtureOn(online());
    await single.fetcher.ingest({ universe: true });
    const requests = (): number => edgar.requests.filter(({ path }) => path.includes('CIK')).length;
    const before = requests();
    const archives = await bulk();
    const whole = await fixtureOn(archives.client);
    const report = await whole.fetcher.ingest({ ciks: archives.ciks });
    expect(report.ok).to.equal(true);
    expect(await ids(whole)).to.deep.equal(await ids(single));
    expect(requests()).to.equal(before);
    expect(edgar.requests.some(({ path }) => path.includes('/Archives/'))).to.equal(false);
  });

  it('fetches no XBRL reports from bulk archives', async () => {
    const { client } = await bulk();
    const fixture = await fixtureOn(client);
    await fixture.fetcher.ingest({ ciks: [TWO] });
    expect(edgar.requests.some(({ path }) => path.includes('/Archives/'))).to.equal(false);
    const { companies } = await fixture.restarted({ client: online() }).ingest({ ciks: [TWO] });
    expect(companies[0]?.filingDocuments.xbrl).to.deep.equal({ fetched: 0, lacking: 3 });
  });

  it("publishes nothing twice, and only changes from another night's archives", async () => {
    const archives = await bulk();
    const fixture = await fixtureOn(archives.client);
    await fixture.fetcher.ingest({ ciks: archives.ciks });
    const before = await ids(fixture);
    await fixture.restarted().ingest({ ciks: archives.ciks });
    expect(await ids(fixture)).to.deep.equal(before);
    documents.set(paths.companyfacts(TWO), companyfacts(TWO, filings(TWO, 4, 2025, '10-K')));
    const { client, ciks } = await bulk();
    const { companies } = await fixture.restarted({ client }).ingest({ ciks });
    expect(companies.filter(({ events }) => events.documents > 0).map(({ cik }) => cik)).to.deep.equal([TWO]);
  });

  it('ingests the other members and companies when a member is damaged', async () => {
    const { client, ciks } = await bulk((facts, others) => {
      for (const [zip, cik] of [
        [facts, TWO],
        [others, ONE],
      ] as const)
        zip.writeUInt32LE(7, directoryRecord(zip, `CIK${cik}.json`) + 16);
    });
    const fixture = await fixtureOn(client);
    const report = await fixture.fetcher.ingest({ ciks });
    expect(report.ok).to.equal(false);
    expect(report.refused).to.deep.equal([]);
    const problems = report.companies.flatMap(({ cik, problems: own }) =>
      own.map(({ reason, url }) => ({ cik, reason, kind: url.includes('companyfacts') })),
    );
    expect(problems).to.have.deep.members([
      { cik: ONE, reason: 'member_damaged', kind: false },
      { cik: TWO, reason: 'member_damaged', kind: true },
    ]);
    const [{ detail } = { detail: '' }] = report.companies.flatMap((company) => company.problems);
    expect(detail).to.match(/^\S+\.zip: member CIK\d+\.json does not match its checksum$/);
    const reported = await fixture.events('documents');
    expect(
      reported
        .filter(({ kind }) => kind === 'companyfacts')
        .map(({ cik }) => cik)
        .sort(),
    ).to.deep.equal([ONE, THREE]);
  });

  it("passes invalid companyfacts to the parser and rejects another company's", async () => {
    documents.set(paths.companyfacts(ONE), raw('{"cik":1,"facts":'));
    documents.set(paths.companyfacts(TWO), companyfacts(THREE, filings(THREE, 3, 2024, '10-K')));
    const { client, ciks } = await bulk();
    const fixture = await fixtureOn(client);
    const report = await fixture.fetcher.ingest({ ciks });
    expect(report.companies.flatMap(({ problems }) => problems.map(({ reason }) => reason))).to.deep.equal([
      'companyfacts_unreadable',
      'companyfacts_unreadable',
    ]);
    const reported = await fixture.events('documents');
    expect(reported.filter(({ kind }) => kind === 'companyfacts')).to.have.length(3);
    expect((await fixture.events('filings')).some(({ cik }) => cik === TWO)).to.equal(false);
    expect((await fixture.events('companies')).some(({ cik }) => cik === TWO)).to.equal(false);
  });

  it('ingests without ticker lists', async () => {
    const { client, ciks } = await bulk(undefined, null);
    const fixture = await fixtureOn(client);
    expect((await fixture.fetcher.ingest({ ciks })).ok).to.equal(true);
    const companies = await fixture.events('companies');
    expect(companies.find(({ cik }) => cik === ONE)?.tickers).to.deep.equal([
      { symbol: 'A', exchange: 'NYSE' },
    ]);
    expect(companies.find(({ cik }) => cik === THREE)).to.deep.include({
      name: `Facts ${THREE}`,
      tickers: [],
    });
  });
});
