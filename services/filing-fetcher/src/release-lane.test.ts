import type { EdgarClient } from '@footnote/edgar/client';
import { startFakeEdgar, type FakeDocument, type FakeEdgar } from '@footnote/edgar/testing/fake-edgar';
import { createLogger } from '@footnote/runtime/logging';
import { eventually } from '@footnote/testing/eventually';
import { expect } from 'chai';
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

const ONE = '0000000001';
const LISTED = filings(ONE, 3, 2025, '10-Q');
const ACCEPTED = Date.parse('2026-03-02T21:30:00Z');

const row = (number: number, changes: Partial<FeedRow> = {}): FeedRow => ({
  accession: `${ONE}-26-00000${number}`,
  cik: ONE,
  form: '8-K',
  filed: '2026-03-02',
  primary: 'a8k.htm',
  acceptedAt: new Date(ACCEPTED + number * 1000).toISOString(),
  items: '2.02,9.01',
  ...changes,
});

const document = (type: string, name: string, text: string): string =>
  `<DOCUMENT>\n<TYPE>${type}\n<FILENAME>${name}\n<TEXT>${text}</TEXT>\n</DOCUMENT>\n`;

const submission = (item = 'Results of Operations and Financial Condition'): FakeDocument =>
  raw(
    `<SEC-HEADER>\nITEM INFORMATION:\t\t${item}\n</SEC-HEADER>\n` +
      document('8-K', 'a8k.htm', 'Item 2.02') +
      document('EX-99.1', 'results.htm', 'Revenue') +
      document('GRAPHIC', 'logo.jpg', 'begin'),
  );

const pathOf = ({ accession }: FeedRow): string => paths.filing(ONE, accession, `${accession}.txt`);

describe('releases in the feed', () => {
  let documents: Map<string, FakeDocument>;
  let edgar: FakeEdgar;
  let fixture: Fixture;
  let time: number;
  /** Requests that wait until they are let go. */
  let held: { readonly name: string; readonly letGo: Promise<void> } | undefined;

  beforeEach(async () => {
    held = undefined;
    asked.length = 0;
    documents = new Map([
      [paths.tickers, tickers([[ONE, 'AAA', 'A Inc']])],
      [paths.submissions(ONE), submissions(ONE, LISTED, { tickers: ['AAA'] })],
      [paths.companyfacts(ONE), companyfacts(ONE, LISTED)],
      [paths.feed(), feedPage([])],
    ]);
    edgar = await startFakeEdgar({ documents });
    time = ACCEPTED - 60_000;
    fixture = await openFixture(
      { mirror: edgar.url, userAgent: 'Test test@example.com', backoffMs: 2, attempts: 2 },
      { now: () => time, documents: 'all' },
    );
    await fixture.fetcher.ingest({ symbols: ['AAA'] });
    time = ACCEPTED + 60_000;
  });
  afterEach(async () => {
    await Promise.all(pollers.splice(0).map((poller) => poller.recorded()));
    await fixture.close();
    await edgar.close();
  });

  const asked: string[] = [];
  const holding = (client: EdgarClient): EdgarClient => ({
    ...client,
    fetch: async (url, previous) => {
      asked.push(url);
      if (held !== undefined && url.includes(held.name)) await held.letGo;
      return client.fetch(url, previous);
    },
  });

  const options = (changes: Parameters<Fixture['restarted']>[0] = {}) => ({
    fetcher: fixture.restarted({ client: holding(fixture.deps.client), ...changes }),
    logger: createLogger({ logLevel: 'silent' }),
    metrics: fixture.deps.metrics,
    seconds: 1,
  });
  const pollers: Poller[] = [];
  const pollerOf = (changes: Parameters<Fixture['restarted']>[0] = {}, sweepSeconds = 86_400): Poller => {
    const poller = createPoller({ ...options(changes), sweepSeconds });
    pollers.push(poller);
    return poller;
  };

  const announce = (...rows: readonly FeedRow[]): void => {
    documents.set(paths.feed(), feedPage(rows));
  };
  const taken = async (): Promise<readonly (string | null)[]> =>
    (await fixture.events('documents'))
      .filter(({ kind, form }) => kind === 'filing' && form === '8-K')
      .map(({ accession }) => accession);
  const requestsOf = (name: string): number =>
    edgar.requests.filter(({ path }) => path.endsWith(name)).length;

  it('are published with their exhibits before the submissions list them', async () => {
    announce(row(1));
    documents.set(pathOf(row(1)), submission());
    expect(await pollerOf().watch()).to.deep.equal({ announced: 1, published: 1 });
    const announced = (await fixture.events('filings')).filter(({ origin }) => origin === 'current_feed');
    expect(announced.map(({ accession, items }) => [accession, items])).to.deep.equal([
      [row(1).accession, '2.02,9.01'],
    ]);
    const event = (await fixture.events('documents')).at(-1);
    expect(event).to.deep.include({ kind: 'filing', form: '8-K', filed: '2026-03-02' });
    expect(
      [event?.url, ...(event?.parts ?? []).map(({ url }) => url)].map((url) => url?.split('/').at(-1)),
    ).to.deep.equal(['a8k.htm', 'results.htm']);
  });

  it('do not wait for other documents, even of their own company, and are not fetched again', async () => {
    const hold = Promise.withResolvers<undefined>();
    held = { name: 'companyfacts', letGo: hold.promise };
    const poller = pollerOf({}, 1);
    const refreshing = poller.refresh();
    announce(row(1));
    documents.set(pathOf(row(1)), submission());
    await poller.watch();
    expect(await taken()).to.deep.equal([row(1).accession]);
    hold.resolve(undefined);
    await refreshing;
    documents.set(paths.submissions(ONE), submissions(ONE, [row(1), ...LISTED], { tickers: ['AAA'] }));
    await poller.refresh();
    expect(await taken()).to.deep.equal([row(1).accession]);
    expect(requestsOf(`${row(1).accession}.txt`)).to.equal(1);
    expect((await fixture.events('filings')).filter(({ form }) => form === '8-K')).to.have.length(2);
  });

  it('are taken while the poller is busy with something else', async () => {
    const hold = Promise.withResolvers<undefined>();
    held = { name: 'companyfacts', letGo: hold.promise };
    const component = createPollComponent({
      ...options(),
      seconds: 0.01,
      sweepSeconds: 0.01,
      onFailure: (error) => expect.fail(error.message),
    });
    await component.start();
    await eventually('the refresh waits', () => Promise.resolve(requestsOf(`CIK${ONE}.json`) > 2));
    announce(row(1));
    documents.set(pathOf(row(1)), submission());
    await eventually('the release is taken', async () => (await taken()).length === 1);
    hold.resolve(undefined);
    await component.stop();
  });

  it('are taken in the order of their acceptance, whatever that of the page', async () => {
    const rows = [3, 1, 2].map((number) => row(number));
    announce(...rows);
    for (const each of rows) documents.set(pathOf(each), submission());
    await pollerOf().watch();
    const order = asked.flatMap((url) => /-26-00000(\d)\.txt$/.exec(url)?.[1] ?? []);
    expect(order).to.deep.equal(['1', '2', '3']);
    expect(await taken()).to.have.members(rows.map(({ accession }) => accession));
  });

  it('are asked for again while the source lacks them', async () => {
    const poller = pollerOf();
    announce(row(1));
    expect(await poller.watch()).to.deep.equal({ announced: 1, published: 0 });
    documents.set(pathOf(row(1)), submission());
    expect(await poller.watch()).to.deep.equal({ announced: 0, published: 1 });
    await poller.watch();
    expect(await taken()).to.have.length(1);
  });

  it('are 8-Ks with item 2.02, which the submission tells if the feed does not', async () => {
    const { items: _, ...unknown } = row(3);
    const other = { ...unknown, accession: `${ONE}-26-000004` };
    announce(other, unknown, row(2, { items: '5.02' }), row(1, { form: '10-Q', items: '' }));
    for (const each of [row(1), row(2), unknown]) documents.set(pathOf(each), submission());
    documents.set(pathOf(other), submission('Regulation FD Disclosure'));
    await pollerOf().watch();
    expect(await taken()).to.deep.equal([row(3).accession]);
    expect(requestsOf(`${row(2).accession}.txt`)).to.equal(0);
  });

  it('may be those of a 6-K, which lists no items, and its document is not fetched again', async () => {
    const foreign = row(1, { form: '6-K', items: '', primary: 'a8k.htm' });
    announce(foreign);
    documents.set(pathOf(foreign), submission('none'));
    const poller = pollerOf({}, 1);
    await fixture.restarted().ingest({ symbols: ['AAA'] });
    await poller.watch();
    await poller.recorded();
    documents.set(paths.submissions(ONE), submissions(ONE, [foreign, ...LISTED], { tickers: ['AAA'] }));
    await poller.refresh();
    const published = (await fixture.events('documents')).filter(({ form }) => form === '6-K');
    expect(published.map(({ kind, parts }) => [kind, parts.length])).to.deep.equal([['filing', 1]]);
    expect(requestsOf(`${foreign.accession}.txt`)).to.equal(1);
  });

  it('of 6-Ks of earlier years are fetched as other documents are, by a setting of their own', async () => {
    const foreign = row(1, { form: '6-K', items: '' });
    documents.set(paths.submissions(ONE), submissions(ONE, [foreign, ...LISTED], { tickers: ['AAA'] }));
    documents.set(pathOf(foreign), submission('none'));
    const fetched = async (span: 'all' | 'none'): Promise<number | undefined> =>
      (await fixture.restarted({ foreign: span }).ingest({ symbols: ['AAA'] })).companies[0]?.filingDocuments
        .foreign.fetched;
    expect([await fetched('none'), await fetched('all')]).to.deep.equal([0, 1]);
  });

  it('are left to the refresh if documents of filings are not fetched, or the source fails', async () => {
    announce(row(1));
    documents.set(pathOf(row(1)), submission());
    await pollerOf({ documents: 'none' }).watch();
    expect(await taken()).to.deep.equal([]);
    const poller = pollerOf();
    await poller.refresh();
    edgar.fail(...Array.from({ length: 2 }, () => ({ kind: 'status', status: 503 }) as const));
    expect(await poller.watch()).to.deep.equal({ announced: 0, published: 0 });
  });
});
