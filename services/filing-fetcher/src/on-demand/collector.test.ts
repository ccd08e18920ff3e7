import { startFakeEdgar, type FakeDocument, type FakeEdgar } from '@footnote/edgar/testing/fake-edgar';
import type { Collection } from '@footnote/event-types/types.generated';
import { appendCollection, collectionEvent } from '@footnote/runtime/collections/event';
import { advance } from '@footnote/runtime/collections/state';
import type { Component } from '@footnote/runtime/lifecycle';
import { eventually } from '@footnote/testing/eventually';
import { expect } from 'chai';
import { companyfacts, filings, paths, submissions, tickers } from '../testing/documents.ts';
import { openFixture, type Fixture } from '../testing/fixture.ts';
import { createCollector } from './collector.ts';

const [ONE, TWO, THREE] = ['0000000001', '0000000002', '0000000003'];
const LISTED = filings(ONE, 3, 2025);

describe('the collector', () => {
  let documents: Map<string, FakeDocument>;
  let edgar: FakeEdgar;
  let fixture: Fixture;
  let collector: Component;
  let time: number;
  const failures: Error[] = [];

  const another = (queue = 5): Component =>
    createCollector({
      ...fixture.deps,
      fetcher: fixture.restarted(),
      queue,
      retryMs: 10,
      onFailure: (error) => failures.push(error),
    });

  beforeEach(async () => {
    documents = new Map([
      [
        paths.tickers,
        tickers([
          [ONE, 'AAA', 'A Inc'],
          [TWO, 'BBB', 'B Plc'],
          [THREE, 'CCC', 'C'],
        ]),
      ],
      [paths.submissions(ONE), submissions(ONE, LISTED, { tickers: ['AAA'] })],
      [paths.companyfacts(ONE), companyfacts(ONE, LISTED)],
      [paths.companyfacts(TWO), companyfacts(TWO, filings(TWO, 3, 2024, '20-F'))],
    ]);
    edgar = await startFakeEdgar({ documents });
    time = Date.UTC(2030, 0, 1);
    fixture = await openFixture(
      { mirror: edgar.url, userAgent: 'Test test@example.com', backoffMs: 1, attempts: 1 },
      { now: () => (time += 1) },
    );
    failures.length = 0;
    collector = another();
  });
  afterEach(async () => {
    await collector.stop();
    expect(failures).to.deep.equal([]);
    await fixture.close();
    await edgar.close();
  });

  const stateEvent = (cik: string, state: Collection['state'], requested_at: number) =>
    appendCollection(
      fixture.log,
      fixture.codec,
      collectionEvent({ cik, symbol: 'AAA', state, requested_at, requested_by: 'a' }, requested_at),
    );
  const request = (cik: string, at: number) => stateEvent(cik, 'requested', at);

  const standing = async () => {
    const known = new Map<string, Collection>();
    for (const event of await fixture.events('collections'))
      known.set(event.cik, advance(known.get(event.cik), event));
    return known;
  };
  const comesTo = (cik: string, state: Collection['state']) =>
    eventually(`${cik} is ${state}`, async () => (await standing()).get(cik)?.state === state);
  const published = async (cik: string) =>
    (await fixture.events('collections')).filter((event) => event.cik === cik).map(({ state }) => state);
  const fetches = (cik: string) =>
    edgar.requests.filter(({ path }) => path === `/${paths.submissions(cik)}`).length;

  it('fetches a requested company, and publishes each step', async () => {
    await collector.start();
    await request(ONE, 1);
    await comesTo(ONE, 'collected');
    expect(await published(ONE)).to.deep.equal(['requested', 'begun', 'collected']);
    expect((await fixture.events('companies')).map(({ cik }) => cik)).to.deep.equal([ONE]);
    expect(await fixture.events('filings')).to.have.lengthOf(LISTED.length);
  });

  it('fetches once for concurrent requests, and again for a later request', async () => {
    await Promise.all([1, 2, 3, 4, 5].map((at) => request(ONE, at)));
    await collector.start();
    await comesTo(ONE, 'collected');
    await request(ONE, 6);
    await request(TWO, 7);
    await comesTo(TWO, 'collected');
    expect(fetches(ONE)).to.equal(1);
    expect(await published(ONE)).to.deep.equal([
      ...Array<string>(5).fill('requested'),
      'begun',
      'collected',
      'requested',
    ]);
    await stateEvent(ONE, 'served', 1);
    const later = time + 1000;
    await request(ONE, later);
    await eventually('it is fetched again', async () => {
      const now = (await standing()).get(ONE);
      return now?.requested_at === later && now.state === 'collected';
    });
    expect(fetches(ONE)).to.equal(2);
  });

  it('fails permanently if the source has no documents, and temporarily if the source fails', async () => {
    await collector.start();
    await request(THREE, 1);
    await comesTo(THREE, 'failed');
    expect((await standing()).get(THREE)?.failure).to.equal('documents_missing');
    await eventually(
      'the ticker lists were read',
      async () => (await fixture.events('listed-symbols')).length > 0,
    );
    edgar.fail(...Array.from({ length: 4 }, () => ({ kind: 'status', status: 500 }) as const));
    await request(ONE, 2);
    await comesTo(ONE, 'failed');
    expect((await standing()).get(ONE)?.failure).to.equal('source_failed');
    await request(TWO, 3);
    await comesTo(TWO, 'failed');
  });

  it('refuses requests beyond its limit, and fetches the others in the order of the requests', async () => {
    for (const [index, cik] of ['0000000004', TWO, ONE, THREE].entries()) await request(cik, 10 - index);
    collector = another(3);
    await collector.start();
    expect((await standing()).get('0000000004')?.failure).to.equal('queue_full');
    await comesTo(TWO, 'collected');
    const begun = (await fixture.events('collections')).filter(({ state }) => state === 'begun');
    expect(begun.sort((a, b) => a.source_time - b.source_time).map(({ cik }) => cik)).to.deep.equal([
      THREE,
      ONE,
      TWO,
    ]);
  });

  it('after a restart, fetches waiting companies, the interrupted one first', async () => {
    await request(TWO, 1);
    await request(ONE, 2);
    await stateEvent(ONE, 'begun', 2);
    await collector.start();
    await comesTo(TWO, 'collected');
    const ends = (await fixture.events('collections')).filter(({ state }) => state === 'collected');
    expect(ends.sort((a, b) => a.source_time - b.source_time).map(({ cik }) => cik)).to.deep.equal([
      ONE,
      TWO,
    ]);
    expect(await published(ONE)).to.deep.equal(['requested', 'begun', 'collected']);
  });

  it('publishes nothing about a company that a shutdown interrupts, and finishes it after the next start', async () => {
    edgar.fail({ kind: 'slow', everyMs: 5 }, { kind: 'slow', everyMs: 5 });
    await request(ONE, 1);
    await collector.start();
    await comesTo(ONE, 'begun');
    await collector.stop();
    expect(['begun', 'collected']).to.include((await standing()).get(ONE)?.state);
    collector = another();
    await collector.start();
    await comesTo(ONE, 'collected');
    expect((await published(ONE)).filter((state) => state === 'begun')).to.have.lengthOf(1);
  });

  it('publishes the symbols that EDGAR lists, and after a restart only what has changed', async () => {
    await collector.start();
    const listed = () => fixture.events('listed-symbols');
    await eventually('all are listed', async () => (await listed()).length === 3);
    expect((await listed()).map(({ symbol, cik }) => [symbol, cik])).to.have.deep.members([
      ['AAA', ONE],
      ['BBB', TWO],
      ['CCC', THREE],
    ]);
    await collector.stop();
    documents.set(
      paths.tickers,
      tickers([
        [ONE, 'AAA', 'A Inc'],
        [TWO, 'CCC', 'B Plc'],
      ]),
    );
    collector = another();
    await collector.start();
    await eventually('the change is published', async () => (await listed()).length === 5);
    expect((await listed()).slice(3).map(({ symbol, cik }) => [symbol, cik])).to.deep.equal([
      ['CCC', TWO],
      ['BBB', ''],
    ]);
  });
});
