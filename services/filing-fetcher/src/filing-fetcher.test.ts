import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startFakeEdgar, type FakeDocument, type FakeEdgar } from '@footnote/edgar/testing/fake-edgar';
import type { EventLog } from '@footnote/event-log/port';
import { expect } from 'chai';
import type { FilingFetcher, IngestProgress } from './filing-fetcher.ts';
import type { IngestReport } from './report.ts';
import { companyfacts, filings, page, paths, raw, submissions, tickers } from './testing/documents.ts';
import { openFixture, type Fixture } from './testing/fixture.ts';

const [ONE, TWO, THREE] = ['0000000001', '0000000002', '0000000003'];
const LISTED = filings(ONE, 30, 2025);
const OLDER = filings(ONE, 20, 2015);
const CITED = filings(TWO, 3, 2024, '20-F');

const TOTALS = (report: IngestReport): readonly number[] => [
  report.companies.reduce((sum, { events }) => sum + events.companies, 0),
  report.companies.reduce((sum, { events }) => sum + events.filings, 0),
  report.companies.reduce((sum, { events }) => sum + events.documents, 0),
];

describe('filing fetcher', () => {
  let documents: Map<string, FakeDocument>;
  let edgar: FakeEdgar;
  let fixture: Fixture;
  let fetcher: FilingFetcher;

  beforeEach(async () => {
    documents = new Map([
      [
        paths.tickers,
        tickers([
          [ONE, 'AAA', 'A Inc'],
          [ONE, 'AAA-B', 'A Inc'],
          [TWO, 'BBB', 'B Plc'],
          [THREE, 'CCC', 'C'],
        ]),
      ],
      [
        paths.submissions(ONE),
        submissions(ONE, LISTED, { tickers: ['AAA'], pages: [`CIK${ONE}-submissions-001.json`] }),
      ],
      [paths.page(ONE, 1), page(OLDER)],
      [paths.companyfacts(ONE), companyfacts(ONE, LISTED.slice(0, 4))],
      [paths.companyfacts(TWO), companyfacts(TWO, CITED)],
    ]);
    edgar = await startFakeEdgar({ documents });
    fixture = await openFixture({
      mirror: edgar.url,
      userAgent: 'Test test@example.com',
      backoffMs: 2,
      attempts: 3,
    });
    fetcher = fixture.fetcher;
  });
  afterEach(async () => {
    await fixture.close();
    await edgar.close();
  });

  const requested = (): readonly string[] => edgar.requests.map(({ path }) => path);

  it('publishes the company, then its filings page by page, then its archived documents', async () => {
    const report = await fetcher.ingest({ symbols: ['aaa'] });
    expect(report.ok).to.equal(true);
    expect(TOTALS(report)).to.deep.equal([1, 50, 3]);
    const [company] = await fixture.events('companies');
    expect(company).to.deep.include({
      cik: ONE,
      name: `Company ${ONE}`,
      tickers: [{ symbol: 'AAA', exchange: 'NYSE' }],
      source_time: Date.parse('2025-12-05T21:15:00Z'),
    });
    const reported = await fixture.events('filings');
    expect(reported.map(({ accession }) => accession)).to.deep.equal(
      [...LISTED, ...OLDER].map(({ accession }) => accession),
    );
    expect(new Set(reported.map(({ origin }) => origin))).to.deep.equal(new Set(['submissions']));
    const kinds = await fixture.events('documents');
    expect(kinds.map(({ kind }) => kind)).to.deep.equal(['submissions', 'submissions_page', 'companyfacts']);
    for (const { sha256, bytes } of kinds) {
      expect(await fixture.deps.archive.get(sha256)).to.have.length(bytes);
    }
    expect(kinds[2]?.source_time).to.equal(Date.parse('2025-12-05T00:00:00Z'));
  });

  it('identifies a company by its companyfacts if it has no submissions', async () => {
    const report = await fetcher.ingest({ symbols: ['BBB'] });
    expect(report.ok).to.equal(true);
    expect(report.companies[0]?.missing.map(({ kind }) => kind)).to.deep.equal(['submissions']);
    const [company] = await fixture.events('companies');
    expect(company).to.deep.include({
      cik: TWO,
      name: `Facts ${TWO}`,
      tickers: [{ symbol: 'BBB', exchange: null }],
    });
    const reported = await fixture.events('filings');
    expect(reported.map(({ accession, form, origin }) => [accession, form, origin])).to.deep.equal(
      CITED.map(({ accession, form }) => [accession, form, 'companyfacts']),
    );
  });

  it('fetches older pages by number when no submissions name them', async () => {
    documents.delete(paths.submissions(ONE));
    const report = await fetcher.ingest({ ciks: ['1'] });
    // Twenty on the page, and four more that companyfacts cite.
    expect(TOTALS(report)).to.deep.equal([1, 24, 2]);
  });

  it('publishes a company whose companyfacts are missing', async () => {
    documents.delete(paths.companyfacts(ONE));
    const report = await fetcher.ingest({ symbols: ['AAA'] });
    expect(report.companies[0]?.missing.map(({ kind }) => kind)).to.deep.equal(['companyfacts']);
    expect(TOTALS(report)).to.deep.equal([1, 50, 2]);
    expect(report.ok).to.equal(true);
  });

  it('reports why a symbol or CIK failed and continues with the others', async () => {
    const symbols = await fetcher.ingest({ symbols: ['NOPE', 'a b', 'AAA', 'CCC'] });
    expect(symbols.refused.map(({ requested: name, reason }) => [name, reason])).to.deep.equal([
      ['NOPE', 'symbol_unknown'],
      ['a b', 'symbol_invalid'],
      ['CCC', 'documents_missing'],
    ]);
    expect(symbols.companies).to.have.length(1);
    expect(symbols.ok).to.equal(false);
    const ciks = await fetcher.ingest({ ciks: ['99', 'x'] });
    expect(ciks.refused.map(({ reason }) => reason)).to.deep.equal(['cik_invalid', 'cik_unknown']);
  });

  it('ingests the universe of the ticker list, each company once, tolerating missing documents', async () => {
    const report = await fetcher.ingest({ universe: true });
    expect(report.companies.map(({ requested: name }) => name).sort()).to.deep.equal(['AAA', 'BBB']);
    expect(report.refused.map(({ reason }) => reason)).to.deep.equal(['documents_missing']);
    expect(report.ok).to.equal(true);
  });

  it('reports a missing ticker list instead of an unknown symbol', async () => {
    documents.delete(paths.tickers);
    for (const selection of [{ symbols: ['AAA'] }, { universe: true }] as const) {
      const report = await fetcher.ingest(selection);
      expect(report.refused.map(({ reason }) => reason)).to.deep.equal(['tickers_missing']);
      expect(report.ok).to.equal(false);
    }
    expect((await fetcher.ingest({ ciks: [ONE] })).ok).to.equal(true);
  });

  it('fetches and publishes nothing twice', async () => {
    await fetcher.ingest({ universe: true });
    const before = edgar.requests.length;
    const again = await fixture.restarted().ingest({ universe: true });
    expect(TOTALS(again)).to.deep.equal([0, 0, 0]);
    expect(again.companies.reduce((sum, { fetched }) => sum + fetched, 0)).to.equal(0);
    expect(new Set(edgar.requests.slice(before).map(({ status }) => status))).to.deep.equal(
      new Set([304, 404]),
    );
  });

  it('publishes only the new filing', async () => {
    await fetcher.ingest({ symbols: ['AAA'] });
    const fresh = { accession: `${ONE}-26-000001`, form: '10-Q', filed: '2026-02-03' };
    const pages = [`CIK${ONE}-submissions-001.json`];
    documents.set(paths.submissions(ONE), submissions(ONE, [fresh, ...LISTED], { tickers: ['AAA'], pages }));
    const report = await fetcher.ingest({ symbols: ['AAA'] });
    expect(TOTALS(report)).to.deep.equal([1, 1, 1]);
    expect((await fixture.events('filings')).at(-1)).to.deep.include({
      accession: fresh.accession,
      form: '10-Q',
    });
  });

  it('publishes a filing again when its listing changes', async () => {
    await fetcher.ingest({ symbols: ['AAA'] });
    const [first, ...rest] = LISTED;
    const corrected = { ...first!, form: '8-K/A' };
    documents.set(paths.submissions(ONE), submissions(ONE, [corrected, ...rest], { tickers: ['AAA'] }));
    expect(TOTALS(await fetcher.ingest({ symbols: ['AAA'] }))).to.deep.equal([0, 1, 1]);
  });

  it('prefers the listing in submissions to that in companyfacts', async () => {
    await fetcher.ingest({ symbols: ['BBB'] });
    documents.set(paths.submissions(TWO), submissions(TWO, CITED, { tickers: ['BBB'] }));
    expect(TOTALS(await fetcher.ingest({ symbols: ['BBB'] }))).to.deep.equal([1, 3, 1]);
    documents.set(paths.companyfacts(TWO), companyfacts(TWO, CITED, 'Renamed'));
    documents.delete(paths.submissions(TWO));
    // The source lost the submissions: the filings listed in them remain.
    expect(TOTALS(await fetcher.ingest({ symbols: ['BBB'] }))).to.deep.equal([1, 0, 1]);
  });

  it('repeats the same events, and only those, when its state is lost', async () => {
    await fetcher.ingest({ universe: true });
    const ids = async (): Promise<readonly string[]> =>
      [
        ...(await fixture.events('companies')),
        ...(await fixture.events('filings')),
        ...(await fixture.events('documents')),
      ].map((event) => event.event_id);
    const first = await ids();
    await rm(fixture.deps.state.location, { recursive: true });
    await fixture.restarted().ingest({ universe: true });
    const both = await ids();
    expect(both).to.have.length(2 * first.length);
    expect(new Set(both)).to.deep.equal(new Set(first));
  });

  /** A log whose `crashAt`-th append fails, and that records the topics of the earlier ones. */
  const failingLog = (log: EventLog, crashAt: number, topics: string[] = []): EventLog => ({
    ...log,
    append: (topic, records) => {
      if (topics.length === crashAt) return Promise.reject(new Error('power cut'));
      topics.push(topic);
      return log.append(topic, records);
    },
  });

  for (const crashAt of [0, 1, 2, 3]) {
    it(`loses nothing when it crashes after ${crashAt} of four appends`, async () => {
      const topics: string[] = [];
      const crashing = fixture.restarted({ log: failingLog(fixture.log, crashAt, topics) });
      const error: unknown = await crashing.ingest({ symbols: ['AAA'] }).catch((reason: unknown) => reason);
      expect(String(error)).to.include('power cut');
      expect(topics).to.deep.equal(['companies', 'filings', 'filings', 'documents'].slice(0, crashAt));
      // The state is saved once company and filings are in the log.
      expect(TOTALS(await fixture.restarted().ingest({ symbols: ['AAA'] }))).to.deep.equal(
        crashAt === 3 ? [0, 0, 3] : [1, 50, 3],
      );
      const reported = await fixture.events('filings');
      expect(new Set(reported.map(({ event_id: id }) => id)).size).to.equal(50);
      expect(reported).to.have.length([50, 50, 80, 50][crashAt]!);
      expect(await fixture.events('documents')).to.have.length(3);
    });
  }

  it('does not fetch documents again after a crash while publishing', async () => {
    await fixture
      .restarted({ log: failingLog(fixture.log, 0) })
      .ingest({ symbols: ['AAA'] })
      .catch(() => undefined);
    const before = edgar.requests.length;
    const report = await fixture.restarted().ingest({ symbols: ['AAA'] });
    expect(TOTALS(report)).to.deep.equal([1, 50, 3]);
    expect(edgar.requests.slice(before).filter(({ status }) => status === 200)).to.have.length(0);
  });

  it('publishes everything from the archive to a new log', async () => {
    await fetcher.ingest({ symbols: ['AAA'] });
    const other = await openFixture(fixture.deps.client, {
      archive: fixture.deps.archive,
      state: fixture.deps.state,
    });
    try {
      // Another company first, so that the new log is as long as the old one.
      await other.fetcher.ingest({ symbols: ['BBB'] });
      const report = await other.fetcher.ingest({ symbols: ['AAA'] });
      expect(TOTALS(report)).to.deep.equal([1, 50, 3]);
      expect(report.companies[0]).to.deep.include({ fetched: 0, unchanged: 3 });
      expect(TOTALS(await other.fetcher.ingest({ universe: true }))).to.deep.equal([0, 0, 0]);
    } finally {
      await other.log.close();
      await rm(other.root, { recursive: true });
    }
  });

  it('publishes a truncated companyfacts document for the parser to reject, and reports it', async () => {
    const whole = documents.get(paths.companyfacts(ONE))!.bytes;
    documents.set(
      paths.companyfacts(ONE),
      raw(new TextDecoder().decode(whole.subarray(0, whole.length / 2))),
    );
    const report = await fetcher.ingest({ symbols: ['AAA'] });
    expect(report.companies[0]?.problems.map(({ reason }) => reason)).to.deep.equal([
      'companyfacts_unreadable',
    ]);
    expect(report.ok).to.equal(false);
    expect(TOTALS(report)).to.deep.equal([1, 50, 3]);
  });

  it('refuses filings of impossible days and of the future, and nothing else of the company', async () => {
    const wrong = ['2024-02-31', '0000-00-00', '9999-12-31'];
    const listed = LISTED.map((filing, at) => ({ ...filing, filed: wrong[at] ?? filing.filed }));
    documents.set(paths.submissions(ONE), submissions(ONE, listed, { tickers: ['AAA'] }));
    documents.set(paths.companyfacts(ONE), companyfacts(ONE, [...listed.slice(2, 3), ...LISTED.slice(4, 6)]));
    const report = await fetcher.ingest({ symbols: ['AAA'] });
    const letters = await fixture.events('dead-letters');
    expect(letters.map(({ step, key, reason }) => [step, key, reason])).to.deep.equal([
      ['filing-fetcher', ONE, 'date_impossible'],
      ['filing-fetcher', ONE, 'date_impossible'],
      ['filing-fetcher', ONE, 'date_in_future'],
      ['filing-fetcher', ONE, 'date_in_future'],
    ]);
    expect(letters[0]?.message).to.equal(`${LISTED[0]?.accession}: filed 2024-02-31 is not a date`);
    expect(report.companies[0]?.problems[0]?.url).to.contain(`${LISTED[0]?.accession}-index`);
    const published = await fixture.events('filings');
    expect(published).to.have.length(LISTED.length - wrong.length);
    expect(published.map(({ filed }) => filed)).not.to.include.members(wrong);
    const [company] = await fixture.events('companies');
    expect(new Date(company?.source_time ?? 0).getUTCFullYear()).to.be.lessThan(2027);
  });

  it('falls back on companyfacts when submissions cannot be read, or are of another company', async () => {
    documents.set(paths.submissions(ONE), submissions(TWO, CITED));
    const report = await fetcher.ingest({ symbols: ['AAA'] });
    expect(report.companies[0]?.problems.map(({ reason }) => reason)).to.deep.equal([
      'submissions_unreadable',
    ]);
    expect((await fixture.events('companies'))[0]).to.deep.include({ cik: ONE, name: `Facts ${ONE}` });
  });

  it('continues with the next company if requests for one keep failing', async () => {
    edgar.fail(...Array.from({ length: 2 }, () => ({ kind: 'status', status: 404 }) as const));
    const serial = fixture.restarted({ concurrency: 1 });
    // The lists of tickers took the first two; the company's own three attempts fail.
    edgar.fail(...Array.from({ length: 3 }, () => ({ kind: 'status', status: 503 }) as const));
    const report = await serial.ingest({ ciks: [ONE, TWO] });
    expect(report.refused.map(({ requested: name, reason }) => [name, reason])).to.deep.equal([
      [ONE, 'server_error'],
    ]);
    expect(report.companies.map(({ cik }) => cik)).to.deep.equal([TWO]);
    expect(report.ok).to.equal(false);
  });

  it('stops requesting from a source that is down', async () => {
    const ciks = Array.from({ length: 15 }, (_, index) => String(100 + index));
    edgar.fail(...Array.from({ length: 2 }, () => ({ kind: 'status', status: 404 }) as const));
    edgar.fail(...Array.from({ length: 60 }, () => ({ kind: 'reset' }) as const));
    const report = await fixture.restarted({ concurrency: 1 }).ingest({ ciks });
    const reasons = Object.groupBy(report.refused, ({ reason }) => reason);
    expect(reasons.unreachable).to.have.length(10);
    expect(reasons.not_tried).to.have.length(5);
  });

  it('reports its progress company by company', async () => {
    const steps: IngestProgress[] = [];
    await fetcher.ingest({ symbols: ['AAA', 'CCC'] }, { onProgress: (progress) => steps.push(progress) });
    const own = steps.filter(({ company }) => company === 'AAA');
    expect([...new Set(own.map(({ step }) => step))]).to.deep.equal([
      'submissions',
      'pages',
      'companyfacts',
      'publish',
      'done',
    ]);
    expect(own.at(-1)?.bytes).to.be.greaterThan(1000);
    expect(steps.find(({ step }) => step === 'failed')).to.deep.include({
      company: 'CCC',
      index: 1,
      total: 2,
    });
  });

  it('stops between companies on an abort signal', async () => {
    const stop = new AbortController();
    const serial = fixture.restarted({ concurrency: 1 });
    const report = await serial.ingest(
      { ciks: [ONE, TWO] },
      { signal: stop.signal, onFilings: () => stop.abort() },
    );
    expect(report.companies.map(({ cik }) => cik)).to.deep.equal([ONE]);
  });

  it('refetches a company whose state file is damaged', async () => {
    await fetcher.ingest({ symbols: ['AAA'] });
    await writeFile(join(fixture.deps.state.location, '01', `${ONE}.json`), '{"version":1,');
    const report = await fixture.restarted().ingest({ symbols: ['AAA'] });
    expect(TOTALS(report)).to.deep.equal([1, 50, 3]);
    expect(requested().length).to.be.greaterThan(0);
  });

  it('fetches a document again when its copy in the archive is damaged', async () => {
    await fetcher.ingest({ symbols: ['AAA'] });
    const sha256 = (await fixture.events('documents')).find(({ kind }) => kind === 'submissions')!.sha256;
    const file = join(fixture.root, 'archive', sha256.slice(0, 2), sha256.slice(2, 4), `${sha256}.gz`);
    await writeFile(file, 'damage');
    expect((await fetcher.ingest({ symbols: ['AAA'] })).ok).to.equal(true);
    expect((await fixture.deps.archive.get(sha256)).length).to.be.greaterThan(0);
  });
});
