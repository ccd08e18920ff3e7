import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { EdgarClient } from '@footnote/edgar/client';
import { EdgarRequestError } from '@footnote/edgar/errors';
import { createRateLimiter, type LimiterClock } from '@footnote/edgar/rate-limiter';
import { eventually } from '@footnote/testing/eventually';
import { expect } from 'chai';
import { type Claims, createSharedClaims, NotAloneError } from './claims.ts';
import type { FilingFetcher } from './filing-fetcher.ts';
import { companyfacts, filings, paths, submissions, tickers } from './testing/documents.ts';
import { openFixture, type Fixture } from './testing/fixture.ts';

const CIKS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(10, '0'));
/** Requests a second of all fetchers together. */
const RATE = 100;

/** A clock that goes on by a millisecond in every turn of the event loop for which somebody sleeps, on any machine alike. */
function turnsAsTime(): LimiterClock {
  let at = 0;
  return {
    now: () => at,
    sleep: async (milliseconds) => {
      for (const until = at + milliseconds; at < until; at += 1) await nextTurn();
    },
  };
}

type Model = {
  /** Of all fetchers. */
  readonly clock: LimiterClock;
  /** Milliseconds of every request. */
  readonly times: number[];
  /** By company: the fetchers that work on it now, and the most at once. */
  readonly active: Map<string, Set<string>>;
  most: number;
  /** By fetcher: the companies it ingested. */
  readonly worked: Map<string, Set<string>>;
};

describe('claims of fetchers', () => {
  let fixture: Fixture;
  let model: Model;
  const failures: Error[] = [];
  const documents = new Map<string, Uint8Array>(
    CIKS.flatMap((cik) => {
      const listed = filings(cik, 3, 2025);
      return [
        [paths.submissions(cik), submissions(cik, listed).bytes],
        [paths.companyfacts(cik), companyfacts(cik, listed).bytes],
      ] as const;
    }),
  );
  documents.set(
    paths.tickers,
    tickers(CIKS.map((cik, index) => [cik, `S${index}`, `Company ${index}`])).bytes,
  );

  beforeEach(async () => {
    model = { clock: turnsAsTime(), times: [], active: new Map(), most: 0, worked: new Map() };
    fixture = await openFixture(clientOf());
    failures.length = 0;
  });
  afterEach(async () => {
    await fixture.close();
    expect(failures).to.deep.equal([]);
  });

  /** An EDGAR that notes when it is asked. */
  function clientOf(): EdgarClient {
    const limiter = createRateLimiter(RATE, model.clock);
    return {
      source: 'model',
      hasFilingFiles: false,
      share: (part) => limiter.share(part),
      fetch: async (url) => {
        if (limiter.isShut()) throw new EdgarRequestError('no_share', url, 'shut');
        await limiter.send(() => Promise.resolve(void model.times.push(model.clock.now())));
        await sleep(2);
        const bytes = documents.get(url.replace('https://', ''));
        if (bytes === undefined) return { status: 'missing' };
        return { status: 'fetched', bytes, validators: { etag: null, lastModified: null, stamp: null } };
      },
      close: () => undefined,
    };
  }

  /** Claims that note who works on what. */
  const watched = (name: string, claims: Claims): Claims => ({
    ...claims,
    hold: (cik, work) =>
      claims.hold(cik, async (signal) => {
        const active = model.active.get(cik) ?? new Set();
        model.active.set(cik, active.add(name));
        model.most = Math.max(model.most, active.size);
        model.worked.set(name, (model.worked.get(name) ?? new Set()).add(cik));
        try {
          return await work(signal);
        } finally {
          active.delete(name);
        }
      }),
  });

  type Running = { readonly fetcher: FilingFetcher; readonly claims: Claims; stop(): Promise<void> };

  /** A fetcher that ingests all companies again and again. */
  const start = async (name: string, alone = false): Promise<Running> => {
    const client = clientOf();
    const claims = createSharedClaims({
      log: fixture.log,
      alone,
      onShare: async (part) => client.share?.(part),
      onFailure: (error) => failures.push(error),
      patienceMs: alone ? 20_000 : 500,
    });
    const fetcher = fixture.restarted({ client, claims: watched(name, claims) });
    await claims.start();
    let isStopping = false;
    const run = async (): Promise<void> => {
      while (!isStopping) {
        if (claims.ownsAny()) await fetcher.ingest({ ciks: CIKS }).catch(ignoreSource);
        await sleep(5);
      }
    };
    const running = run();
    return {
      fetcher,
      claims,
      stop: async () => {
        await claims.stop();
        isStopping = true;
        await running;
      },
    };
  };

  const ignoreSource = (error: unknown): void => {
    if (!(error instanceof EdgarRequestError)) throw error;
  };
  const ownedBy = ({ claims }: Running): readonly string[] => CIKS.filter((cik) => claims.owns(cik));
  const mostInOneSecond = (): number =>
    Math.max(...model.times.map((from) => model.times.filter((at) => at >= from && at - from < 1000).length));

  it('never give a company to two of them, nor more than the whole rate, while fetchers come and go', async () => {
    const one = await start('one');
    expect(ownedBy(one)).to.deep.equal(CIKS);
    await eventually('one works', () => model.worked.get('one')?.size === CIKS.length);
    const two = await start('two');
    await eventually('two has companies', () => ownedBy(two).length > 0);
    await eventually('all are divided', () => ownedBy(one).length + ownedBy(two).length === CIKS.length);
    expect([...ownedBy(one), ...ownedBy(two)].toSorted()).to.deep.equal(CIKS);
    await eventually('two works', () => model.worked.get('two')?.size === ownedBy(two).length);
    await sleep(600);
    await one.stop();
    await eventually('two has all', () => ownedBy(two).length === CIKS.length);
    await eventually('two works on all', () => model.worked.get('two')?.size === CIKS.length);
    await two.stop();
    expect(model.most).to.equal(1);
    expect(mostInOneSecond()).to.be.at.most(RATE + 1);
    expect((await fixture.events('companies')).length).to.equal(CIKS.length);
  });

  it('go to one that must be alone, with the whole rate, once the others have ended, and back to them', async () => {
    const [one, two] = [await start('one'), await start('two')];
    await eventually('all are divided', () => ownedBy(one).length > 0 && ownedBy(two).length > 0);
    const alone = await start('alone', true);
    expect(ownedBy(alone)).to.deep.equal(CIKS);
    expect([...ownedBy(one), ...ownedBy(two)]).to.deep.equal([]);
    model.worked.clear();
    await eventually('it works on all', () => model.worked.get('alone')?.size === CIKS.length);
    expect([...model.worked.keys()]).to.deep.equal(['alone']);
    const second = createSharedClaims({
      log: fixture.log,
      alone: true,
      onShare: () => Promise.resolve(),
      onFailure: (error) => failures.push(error),
      patienceMs: 300,
    });
    const refusal = await second.start().catch((error: unknown) => error);
    expect(refusal).to.be.instanceOf(NotAloneError);
    await alone.stop();
    await eventually('the others have all', () => ownedBy(one).length + ownedBy(two).length === CIKS.length);
    for (const each of [one, two]) await each.stop();
    expect(model.most).to.equal(1);
    expect(mostInOneSecond()).to.be.at.most(RATE + 1);
  });

  it('leave a fetcher beyond the partitions without companies and without requests', async () => {
    const [one, two, three] = [await start('one'), await start('two'), await start('three')];
    await eventually('two of them have companies', () => {
      const shares = [one, two, three].map((each) => Number(each.claims.ownsAny()));
      return shares.reduce((sum, each) => sum + each, 0) === 2;
    });
    const idle = [one, two, three].find(({ claims }) => !claims.ownsAny());
    const report = await idle?.fetcher.ingest({ ciks: CIKS }).catch((error: unknown) => error);
    expect(report).to.be.instanceOf(EdgarRequestError);
    for (const each of [one, two, three]) await each.stop();
    expect(model.most).to.equal(1);
  });

  it('let work end, without further requests, before a company goes to another fetcher', async () => {
    const claims = createSharedClaims({
      log: fixture.log,
      onShare: () => Promise.resolve(),
      onFailure: (error) => failures.push(error),
    });
    await claims.start();
    const order: string[] = [];
    const held = claims.hold(CIKS[0] ?? '', async (signal) => {
      while (!signal.aborted) await sleep(1);
      order.push('aborted');
      await sleep(50);
      order.push('ended');
    });
    const other = createSharedClaims({
      log: fixture.log,
      onShare: () => Promise.resolve(),
      onFailure: (error) => failures.push(error),
      patienceMs: 100,
    });
    other.onChange(() => {
      if (other.owns(CIKS[0] ?? '')) order.push('taken');
    });
    await other.start();
    await claims.stop();
    await held;
    await eventually('the other has all', () => CIKS.every((cik) => other.owns(cik)));
    expect(order.slice(0, 3)).to.deep.equal(['aborted', 'ended', 'taken']);
    expect(await claims.hold(CIKS[0] ?? '', () => Promise.resolve('worked'))).to.equal(undefined);
    await other.stop();
  });
});
