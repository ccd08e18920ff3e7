import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startFakeEdgar, type FakeDocument, type FakeEdgar } from '@footnote/edgar/testing/fake-edgar';
import { zipOf } from '@footnote/edgar/testing/zip';
import type { EventLog } from '@footnote/event-log/port';
import type { Document } from '@footnote/event-types/types.generated';
import { expect } from 'chai';
import { accessionDigits } from '@footnote/values/accession';
import type { FilingFetcher } from '../filing-fetcher.ts';
import {
  companyfacts,
  page,
  paths,
  raw,
  submissions,
  tickers,
  type ListedFiling,
} from '../testing/documents.ts';
import { openFixture, type Fixture } from '../testing/fixture.ts';

const ONE = '0000000001';
const DAY = 86_400_000;

const filing = (year: number, changes: Partial<ListedFiling> = {}): ListedFiling => ({
  accession: `${ONE}-${String(year % 100).padStart(2, '0')}-000007`,
  form: '10-K',
  filed: `${year}-02-05`,
  reportDate: `${year - 1}-12-31`,
  primary: `aaa-${year - 1}1231.htm`,
  xbrl: 'inline',
  ...changes,
});

const NEW = filing(2026);
const LOOSE = filing(2025, { form: '10-K/A' });
const OLD = filing(2014, { xbrl: 'classic', primary: 'd1d10k.htm' });
const BEFORE = filing(2007, { xbrl: 'none' });
const LISTED = [NEW, LOOSE, filing(2025, { accession: `${ONE}-25-000001`, form: '8-K' }), OLD, BEFORE];

describe('XBRL reports of filings', () => {
  let documents: Map<string, FakeDocument>;
  let edgar: FakeEdgar;
  let fixture: Fixture;
  let time: number;

  const put = (listed: ListedFiling, name: string, text: string): void =>
    void documents.set(paths.filing(ONE, listed.accession, name), raw(text));
  const list = (filings: readonly ListedFiling[]): void =>
    void documents.set(paths.submissions(ONE), submissions(ONE, filings, { tickers: ['AAA'] }));

  beforeEach(async () => {
    documents = new Map([
      [paths.tickers, tickers([[ONE, 'AAA', 'A Inc']])],
      [paths.companyfacts(ONE), companyfacts(ONE, [NEW, LOOSE, OLD])],
    ]);
    list(LISTED);
    const zip = await zipOf({ 'aaa-20251231.htm': '<html/>' });
    documents.set(paths.filing(ONE, NEW.accession, `${NEW.accession}-xbrl.zip`), {
      bytes: zip,
      lastModified: new Date('2026-02-05T00:00:00Z'),
    });
    put(LOOSE, 'aaa-20241231_htm.xml', '<xbrl><link:schemaRef xlink:href="aaa-20241231.xsd"/></xbrl>');
    put(LOOSE, 'aaa-20241231.xsd', '<xsd:schema/>');
    put(LOOSE, 'aaa-20241231_pre.xml', '<linkbase/>');
    edgar = await startFakeEdgar({ documents });
    time = Date.UTC(2026, 1, 6);
    fixture = await openFixture(
      { mirror: edgar.url, userAgent: 'Test test@example.com', backoffMs: 2, attempts: 2 },
      { now: () => time },
    );
  });
  afterEach(async () => {
    await fixture.close();
    await edgar.close();
  });

  const ingest = (fetcher: FilingFetcher = fixture.restarted()) => fetcher.ingest({ symbols: ['AAA'] });
  const reported = async (from: Fixture = fixture): Promise<readonly Document[]> =>
    (await from.events('documents')).filter(({ kind }) => kind === 'xbrl');
  const accessions = async (): Promise<readonly (string | null)[]> =>
    (await reported()).map(({ accession }) => accession);
  /** File names of filings requested since the last call. */
  let seen = 0;
  beforeEach(() => void (seen = 0));
  const requested = (): readonly string[] => {
    const paths = edgar.requests.slice(seen).map(({ path }) => path);
    seen = edgar.requests.length;
    return paths
      .filter((path) => path.includes('/Archives/'))
      .map((path) => path.split('/').slice(-2).join('/'));
  };
  const statePath = (): string => join(fixture.deps.state.location, '01', `${ONE}.json`);

  it('publishes reports before companyfacts, each with its filing and archived files', async () => {
    const report = await ingest();
    expect(report.ok).to.equal(true);
    const [company] = report.companies;
    expect(company).to.deep.include({
      filingDocuments: {
        xbrl: { fetched: 2, lacking: 1 },
        filing: { fetched: 0, lacking: 0 },
        foreign: { fetched: 0, lacking: 0 },
        holdings: { fetched: 0, lacking: 0 },
        ownership: { fetched: 0, lacking: 0 },
      },
      missing: [],
      problems: [],
    });
    expect(company?.events.documents).to.equal(4);
    const all = await fixture.events('documents');
    expect(all.map(({ kind }) => kind)).to.deep.equal(['xbrl', 'xbrl', 'submissions', 'companyfacts']);
    const [zip, loose] = await reported();
    expect(zip).to.deep.include({
      cik: ONE,
      accession: NEW.accession,
      form: '10-K',
      filed: '2026-02-05',
      parts: [],
      file_number: null,
      source_time: Date.parse('2026-02-05T21:15:00Z'),
      url: `https://www.sec.gov/Archives/edgar/data/1/000000000126000007/${NEW.accession}-xbrl.zip`,
    });
    expect(loose).to.deep.include({ accession: LOOSE.accession, form: '10-K/A' });
    expect(
      [loose!.url, ...loose!.parts.map(({ url }) => url)].map((url) => url.split('/').at(-1)),
    ).to.deep.equal(['aaa-20241231_htm.xml', 'aaa-20241231.xsd', 'aaa-20241231_pre.xml']);
    for (const { sha256, bytes } of [zip!, loose!, ...loose!.parts])
      expect(await fixture.deps.archive.get(sha256)).to.have.length(bytes);
    expect(requested().some((path) => path.startsWith(accessionDigits(BEFORE.accession)))).to.equal(false);
    expect(await fixture.metricsText()).to.match(/documents_total\{kind="xbrl",outcome="fetched"[^}]*\} 4/);
  });

  it('requests a report only once', async () => {
    await ingest();
    requested();
    documents.set(paths.companyfacts(ONE), companyfacts(ONE, [NEW, LOOSE, OLD], 'Renamed'));
    time += 2 * DAY;
    const again = await ingest();
    expect(requested()).to.deep.equal([]);
    expect(again.companies[0]?.filingDocuments.xbrl).to.deep.equal({ fetched: 0, lacking: 0 });
    expect(await reported()).to.have.length(2);
  });

  it('requests the missing report of a new filing again a day later', async () => {
    documents.delete(paths.filing(ONE, NEW.accession, `${NEW.accession}-xbrl.zip`));
    expect((await ingest()).companies[0]?.filingDocuments.xbrl).to.deep.equal({ fetched: 1, lacking: 2 });
    requested();
    time += DAY - 1;
    await ingest();
    expect(requested()).to.deep.equal([]);
    put(NEW, `${NEW.accession}-xbrl.zip`, 'PK');
    time += 1;
    expect((await ingest()).companies[0]?.filingDocuments.xbrl).to.deep.equal({ fetched: 1, lacking: 0 });
    expect(requested()).to.deep.equal([`000000000126000007/${NEW.accession}-xbrl.zip`]);
    expect(await accessions()).to.deep.equal([LOOSE.accession, NEW.accession]);
  });

  it('requests a pending report, or one from another source, immediately', async () => {
    documents.delete(paths.filing(ONE, NEW.accession, `${NEW.accession}-xbrl.zip`));
    await ingest();
    requested();
    const awaited = new Set([NEW.accession]);
    await fixture.restarted().ingest({ ciks: [ONE] }, { awaited, maxDocuments: 0 });
    expect(new Set(requested().map((path) => path.split('/')[0]))).to.deep.equal(
      new Set([accessionDigits(NEW.accession)]),
    );
    const { client } = fixture.deps;
    const elsewhere = { ...client, source: 'elsewhere' };
    const { companies } = await ingest(fixture.restarted({ client: elsewhere }));
    expect(companies[0]?.filingDocuments.xbrl).to.deep.equal({ fetched: 0, lacking: 2 });
  });

  it('requests at most the budget of a call, newest first, and the others later', async () => {
    const some = () => fixture.restarted().ingest({ ciks: [ONE] }, { maxDocuments: 1 });
    await some();
    expect(await accessions()).to.deep.equal([NEW.accession]);
    await some();
    expect(await accessions()).to.deep.equal([NEW.accession, LOOSE.accession]);
  });

  it('publishes a damaged report for the parser to reject', async () => {
    put(NEW, `${NEW.accession}-xbrl.zip`, 'no zip at all');
    expect((await ingest()).ok).to.equal(true);
    expect(await accessions()).to.include(NEW.accession);
  });

  it('reports a failed request as a problem of its report and retries it the next time', async () => {
    const { client } = fixture.deps;
    const failing = {
      ...client,
      fetch: async (...[url, previous]: Parameters<typeof client.fetch>) => {
        if (url.endsWith('.xsd')) edgar.fail({ kind: 'reset' }, { kind: 'reset' });
        return client.fetch(url, previous);
      },
    };
    const report = await ingest(fixture.restarted({ client: failing }));
    expect(report.ok).to.equal(false);
    expect(report.refused).to.deep.equal([]);
    expect(
      report.companies[0]?.problems.map(({ reason, url }) => [reason, url.split('/').at(-1)]),
    ).to.deep.equal([['report_unfetched', 'aaa-20241231.xsd']]);
    expect((await fixture.events('documents')).map(({ kind }) => kind)).to.deep.equal([
      'xbrl',
      'submissions',
      'companyfacts',
    ]);
    expect((await ingest()).ok).to.equal(true);
    expect(await accessions()).to.deep.equal([NEW.accession, LOOSE.accession]);
  });

  it('stops requesting reports after three failures in a row, until the next time', async () => {
    const many = Array.from({ length: 8 }, (_, index) =>
      filing(2026, { accession: `${ONE}-26-00010${index}` }),
    );
    list(many);
    const { client } = fixture.deps;
    let tries = 0;
    const down = {
      ...client,
      fetch: async (...[url, previous]: Parameters<typeof client.fetch>) => {
        if (!url.includes('/Archives/')) return client.fetch(url, previous);
        tries += 1;
        edgar.fail({ kind: 'status', status: 503 }, { kind: 'status', status: 503 });
        return client.fetch(url);
      },
    };
    const { companies } = await ingest(fixture.restarted({ client: down }));
    expect([tries, companies[0]?.problems.length]).to.deep.equal([3, 3]);
  });

  /** A log whose `crashAt`-th append fails, before or after writing. */
  const crashing = (log: EventLog, crashAt: number, isWritten: boolean): EventLog => {
    let appends = 0;
    return {
      ...log,
      append: async (topic, records) => {
        const crash = appends === crashAt;
        appends += 1;
        if (crash && !isWritten) throw new Error('power cut');
        const positions = await log.append(topic, records);
        if (crash) throw new Error('power cut');
        return positions;
      },
    };
  };

  for (const isWritten of [false, true])
    for (const crashAt of [0, 1, 2, 3])
      it(`loses no report when it crashes ${isWritten ? 'after' : 'before'} append ${crashAt}`, async () => {
        const log = crashing(fixture.log, crashAt, isWritten);
        const error: unknown = await ingest(fixture.restarted({ log })).catch((thrown: unknown) => thrown);
        const done = await ingest();
        expect(done.ok).to.equal(true);
        // The company, its filings, its documents, its reports.
        expect(String(error)).to.include('power cut');
        const ids = (await reported()).map(({ event_id: id }) => id);
        expect(new Set(ids).size).to.equal(2);
        expect(await accessions()).to.include.members([NEW.accession, LOOSE.accession]);
        expect((await ingest()).companies[0]?.events.documents).to.equal(0);
      });

  it('publishes reports from the archive to a new log', async () => {
    await ingest();
    const before = (await reported()).map(({ event_id: id }) => id);
    requested();
    const other = await openFixture(fixture.deps.client, {
      archive: fixture.deps.archive,
      state: fixture.deps.state,
    });
    try {
      await other.fetcher.ingest({ symbols: ['AAA'] });
      expect((await reported(other)).map(({ event_id: id }) => id)).to.deep.equal(before);
      expect(requested()).to.deep.equal([]);
    } finally {
      await other.log.close();
      await rm(other.root, { recursive: true });
    }
  });

  it('fetches reports again that the archive has lost', async () => {
    await ingest();
    await rm(join(fixture.root, 'archive'), { recursive: true });
    requested();
    const { companies } = await ingest();
    expect(companies[0]?.filingDocuments.xbrl).to.deep.equal({ fetched: 2, lacking: 0 });
    expect(new Set((await reported()).map(({ event_id: id }) => id)).size).to.equal(2);
  });

  it('finds reports of companies that were ingested by an earlier release', async () => {
    await ingest(fixture.restarted({ reports: 'none' }));
    const stored = JSON.parse(await readFile(statePath(), 'utf8')) as Record<string, unknown>;
    delete stored['filingDocuments'];
    await writeFile(statePath(), JSON.stringify(stored));
    expect(requested()).to.deep.equal([]);
    const { companies } = await ingest();
    expect(companies[0]?.events).to.deep.equal({ companies: 0, filings: 0, documents: 2 });
    expect(companies[0]?.filingDocuments.xbrl).to.deep.equal({ fetched: 2, lacking: 1 });
  });

  it('recognises the reports that a release without kinds has fetched', async () => {
    await ingest();
    const { filingDocuments, ...stored } = JSON.parse(await readFile(statePath(), 'utf8')) as {
      filingDocuments: { xbrl: (object & { isKnown: true | null })[] };
    };
    const reports = filingDocuments.xbrl.map(({ isKnown, ...entry }) => ({ ...entry, isXbrl: isKnown }));
    await writeFile(statePath(), JSON.stringify({ ...stored, reports }));
    const { companies } = await ingest();
    expect(companies[0]?.events).to.deep.equal({ companies: 0, filings: 0, documents: 0 });
    expect(companies[0]?.filingDocuments.xbrl).to.deep.equal({ fetched: 0, lacking: 0 });
  });

  it('fetches reports as configured: none, those of some years, or all', async () => {
    await ingest(fixture.restarted({ reports: 'none' }));
    expect(await reported()).to.deep.equal([]);
    await ingest(fixture.restarted({ reports: 1 }));
    expect(await accessions()).to.deep.equal([NEW.accession]);
    await ingest(fixture.restarted({ reports: 2 }));
    expect(await accessions()).to.deep.equal([NEW.accession, LOOSE.accession]);
    await ingest(fixture.restarted({ reports: 'all' }));
    expect(requested().some((path) => path.startsWith(accessionDigits(OLD.accession)))).to.equal(true);
  });

  it('fetches no reports for the universe or from a source without filing documents', async () => {
    await fixture.restarted().ingest({ universe: true });
    const client = { ...fixture.deps.client, hasFilingFiles: false };
    await ingest(fixture.restarted({ client }));
    expect(requested()).to.deep.equal([]);
    await ingest();
    expect(await reported()).to.have.length(2);
  });

  it('fetches reports of filings on older pages and of filings cited only in companyfacts', async () => {
    const cited = filing(2020, { accession: '0000000999-20-000001' });
    documents.set(
      paths.submissions(ONE),
      submissions(ONE, [NEW], { tickers: ['AAA'], pages: [`CIK${ONE}-submissions-001.json`] }),
    );
    documents.set(paths.page(ONE, 1), page([LOOSE]));
    documents.set(paths.companyfacts(ONE), companyfacts(ONE, [NEW, cited]));
    put(cited, `${cited.accession}-xbrl.zip`, 'PK');
    await ingest();
    expect(await accessions()).to.deep.equal([NEW.accession, LOOSE.accession, cited.accession]);
    expect((await reported()).at(-1)?.source_time).to.equal(Date.parse('2020-02-05T00:00:00Z'));
  });

  it('stops between two reports on an abort signal and resumes there', async () => {
    const stop = new AbortController();
    const { client } = fixture.deps;
    const stopping = {
      ...client,
      fetch: async (...[url, previous]: Parameters<typeof client.fetch>) => {
        if (url.endsWith('.zip')) stop.abort();
        return client.fetch(url, previous);
      },
    };
    await fixture.restarted({ client: stopping }).ingest({ ciks: [ONE] }, { signal: stop.signal });
    expect(await accessions()).to.deep.equal([NEW.accession]);
    await ingest();
    expect(await accessions()).to.deep.equal([NEW.accession, LOOSE.accession]);
  });
});
