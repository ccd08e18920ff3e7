import { startFakeEdgar, type FakeDocument, type FakeEdgar } from '@footnote/edgar/testing/fake-edgar';
import { createLogger } from '@footnote/runtime/logging';
import { expect } from 'chai';
import { eventually } from '@footnote/testing/eventually';
import { createPollComponent } from './poll-component.ts';
import { createPoller, type Poller } from './poller.ts';
import {
  companyfacts,
  feedPage,
  filings,
  paths,
  raw,
  submissions,
  tickers,
  type FeedRow,
} from './testing/documents.ts';
import { openFixture, type Fixture } from './testing/fixture.ts';

const [ONE, TWO] = ['0000000001', '0000000002'];
const LISTED = filings(ONE, 5, 2025);
const NEW = { accession: `${ONE}-26-000009`, form: '10-Q', filed: '2026-03-02' };
const ANNOUNCED: FeedRow = { ...NEW, cik: ONE, acceptedAt: '2026-03-02T16:30:00-05:00' };
const ACCEPTED = Date.parse(ANNOUNCED.acceptedAt);
const MINUTE = 60_000;

describe('polling for new filings', () => {
  let documents: Map<string, FakeDocument>;
  let edgar: FakeEdgar;
  let fixture: Fixture;
  let poller: Poller;
  let time: number;

  const options = () => ({
    fetcher: fixture.fetcher,
    logger: createLogger({ logLevel: 'silent' }),
    metrics: fixture.deps.metrics,
    seconds: 60,
  });

  beforeEach(async () => {
    documents = new Map([
      [paths.tickers, tickers([[ONE, 'AAA', 'A Inc']])],
      [paths.submissions(ONE), submissions(ONE, LISTED, { tickers: ['AAA'] })],
      [paths.companyfacts(ONE), companyfacts(ONE, LISTED)],
      [paths.feed(), feedPage([])],
    ]);
    edgar = await startFakeEdgar({ documents });
    time = ACCEPTED - 10 * MINUTE;
    fixture = await openFixture(
      { mirror: edgar.url, userAgent: 'Test test@example.com', backoffMs: 2, attempts: 2 },
      { now: () => time },
    );
    await fixture.fetcher.ingest({ symbols: ['AAA'] });
    // Every company is due once a day; earlier requests are due to the feed.
    poller = createPoller({ ...options(), sweepSeconds: 86_400 });
    await poller.poll();
  });
  afterEach(async () => {
    await fixture.close();
    await edgar.close();
  });

  const delays = async (): Promise<readonly number[]> => {
    const text = await fixture.metricsText();
    const value = (name: string): number =>
      Number(new RegExp(`publication_delay_seconds_${name}\\{[^}]*\\} (\\S+)`).exec(text)?.[1] ?? 0);
    return [value('count'), value('sum')];
  };

  it('requests a company immediately if the feed names it, and measures the delay', async () => {
    documents.set(paths.feed(), feedPage([ANNOUNCED, { ...ANNOUNCED, cik: TWO }]));
    documents.set(paths.submissions(ONE), submissions(ONE, [NEW, ...LISTED], { tickers: ['AAA'] }));
    documents.set(paths.companyfacts(ONE), companyfacts(ONE, [NEW, ...LISTED]));
    time = ACCEPTED + 90_000;
    expect(await poller.poll()).to.deep.include({ announced: 1, published: 1, pending: 0 });
    expect((await fixture.events('filings')).at(-1)).to.deep.include({
      accession: NEW.accession,
      origin: 'submissions',
    });
    expect((await fixture.events('documents')).filter(({ kind }) => kind === 'companyfacts')).to.have.length(
      2,
    );
    expect(await delays()).to.deep.equal([1, 90]);
  });

  it('publishes a filing from the feed until the submissions list it, then from the submissions', async () => {
    documents.set(paths.feed(), feedPage([ANNOUNCED]));
    time = ACCEPTED + MINUTE;
    expect(await poller.poll()).to.deep.include({ announced: 1, published: 1, pending: 1 });
    const [announced] = (await fixture.events('filings')).slice(-1);
    expect(announced).to.deep.include({
      accession: NEW.accession,
      origin: 'current_feed',
      accepted_at: ACCEPTED,
    });
    expect(await fixture.deps.archive.has(announced!.source_document!)).to.equal(true);

    documents.set(paths.submissions(ONE), submissions(ONE, [NEW, ...LISTED], { tickers: ['AAA'] }));
    time += MINUTE;
    // Listed now, but its figures are not in companyfacts yet.
    expect(await poller.poll()).to.deep.include({ announced: 0, pending: 1 });
    expect((await fixture.events('filings')).at(-1)).to.deep.include({ origin: 'submissions' });

    documents.set(paths.companyfacts(ONE), companyfacts(ONE, [NEW, ...LISTED]));
    time += MINUTE;
    expect(await poller.poll()).to.deep.include({ pending: 0 });
    expect(await delays()).to.deep.equal([1, 60]);
  });

  it('waits for the XBRL report of a filing that has one', async () => {
    const reported = { ...NEW, xbrl: 'inline', primary: 'aaa-20251231.htm' } as const;
    const zip = paths.filing(ONE, NEW.accession, `${NEW.accession}-xbrl.zip`);
    const reports = async (): Promise<readonly (string | null)[]> =>
      (await fixture.events('documents'))
        .filter(({ kind }) => kind === 'xbrl')
        .map(({ accession }) => accession);
    documents.set(paths.feed(), feedPage([ANNOUNCED]));
    documents.set(paths.submissions(ONE), submissions(ONE, [reported, ...LISTED], { tickers: ['AAA'] }));
    documents.set(paths.companyfacts(ONE), companyfacts(ONE, [NEW, ...LISTED]));
    time = ACCEPTED + MINUTE;
    expect(await poller.poll()).to.deep.include({ announced: 1, pending: 1 });
    time += MINUTE;
    expect(await poller.poll()).to.deep.include({ requested: 1, pending: 1 });
    expect(await reports()).to.deep.equal([]);
    documents.set(zip, raw('PK'));
    time += MINUTE;
    expect(await poller.poll()).to.deep.include({ pending: 0 });
    expect(await reports()).to.deep.equal([NEW.accession]);
  });

  it('fetches reports of years ago a few at a look', async () => {
    const many = filings(ONE, 9, 2024, '10-Q').map((each) => ({ ...each, xbrl: 'inline' }) as const);
    for (const { accession } of many)
      documents.set(paths.filing(ONE, accession, `${accession}-xbrl.zip`), raw(accession));
    documents.set(paths.submissions(ONE), submissions(ONE, many, { tickers: ['AAA'] }));
    const slow = createPoller({ ...options(), seconds: 2, sweepSeconds: 2 });
    const fetched: number[] = [];
    for (let look = 0; look < 4; look += 1) {
      await slow.poll();
      fetched.push((await fixture.events('documents')).filter(({ kind }) => kind === 'xbrl').length);
    }
    expect(fetched).to.deep.equal([4, 8, 9, 9]);
  });

  it('takes a filing from the feed only once', async () => {
    documents.set(paths.feed(), feedPage([ANNOUNCED]));
    time = ACCEPTED + MINUTE;
    await poller.poll();
    const again = createPoller({ ...options(), sweepSeconds: 86_400 });
    expect(await again.poll()).to.deep.include({ announced: 0, published: 0 });
  });

  it('refreshes every company in turn, regardless of the feed', async () => {
    const sweeping = createPoller({ ...options(), sweepSeconds: 60 });
    documents.set(paths.submissions(ONE), submissions(ONE, [NEW, ...LISTED], { tickers: ['AAA'] }));
    expect(await sweeping.poll()).to.deep.include({ requested: 1, published: 1 });
  });

  it('reads the feed back to where it stopped, over several pages', async () => {
    const others = Array.from({ length: 250 }, (_, index) => ({
      ...ANNOUNCED,
      cik: TWO,
      accession: `${TWO}-26-${String(index).padStart(6, '0')}`,
    }));
    const rows = [...others, ANNOUNCED];
    for (const start of [0, 100, 200])
      documents.set(paths.feed(start), feedPage(rows.slice(start, start + 100)));
    time = ACCEPTED + MINUTE;
    expect(await poller.poll()).to.deep.include({ announced: 1 });
    const before = edgar.requests.length;
    await poller.poll();
    const pages = edgar.requests.slice(before).filter(({ path }) => path.includes('getcurrent'));
    expect(pages).to.have.length(1);
  });

  it('continues if the feed cannot be read', async () => {
    documents.set(paths.feed(), { bytes: new TextEncoder().encode('<html>'), lastModified: new Date() });
    const sweeping = createPoller({ ...options(), sweepSeconds: 60 });
    expect(await sweeping.poll()).to.deep.include({ announced: 0, requested: 1 });
  });

  it('survives an unavailable source, and resumes where it was', async () => {
    documents.set(paths.feed(), feedPage([ANNOUNCED]));
    documents.set(paths.submissions(ONE), submissions(ONE, [NEW, ...LISTED], { tickers: ['AAA'] }));
    const sweeping = createPoller({ ...options(), sweepSeconds: 60 });
    edgar.fail(...Array.from({ length: 4 }, () => ({ kind: 'status', status: 503 }) as const));
    expect(await sweeping.poll()).to.deep.include({ published: 0 });
    time += MINUTE;
    expect(await sweeping.poll()).to.deep.include({ published: 1 });
  });

  it('starts, looks by itself, and stops', async () => {
    documents.set(paths.feed(), feedPage([ANNOUNCED]));
    const component = createPollComponent({ ...options(), onFailure: (error) => expect.fail(error.message) });
    await component.start();
    await eventually('it has looked', async () => (await fixture.events('filings')).length !== 5);
    await component.stop();
  });

  it('ingests the configured symbols and retries failed ones', async () => {
    const listed = filings(TWO, 3, 2025);
    documents.set(
      paths.tickers,
      tickers([
        [ONE, 'AAA', 'A Inc'],
        [TWO, 'BBB', 'B Inc'],
      ]),
    );
    documents.set(paths.submissions(TWO), submissions(TWO, listed, { tickers: ['BBB'] }));
    documents.set(paths.companyfacts(TWO), companyfacts(TWO, listed));
    const before = (await fixture.events('filings')).length;
    // The list of tickers and what follows it, as often as they are tried.
    edgar.fail(...Array.from({ length: 4 }, () => ({ kind: 'status', status: 503 }) as const));
    const component = createPollComponent({
      ...options(),
      seconds: 0.01,
      symbols: ['BBB', 'NONE'],
      onFailure: (error) => expect.fail(error.message),
    });
    await component.start();
    await eventually('all are there', async () => (await fixture.events('filings')).length >= before + 3);
    await component.stop();
    expect(await fixture.fetcher.known()).to.include(TWO);
  });

  it('reports that polling ended because the log failed', async () => {
    documents.set(paths.feed(), feedPage([ANNOUNCED]));
    const fetcher = fixture.restarted({
      log: { ...fixture.log, append: () => Promise.reject(new Error('disk full')) },
    });
    const failure = await new Promise<Error>((resolve) => {
      void createPollComponent({ ...options(), fetcher, onFailure: resolve }).start();
    });
    expect(failure.message).to.equal('disk full');
  });
});
