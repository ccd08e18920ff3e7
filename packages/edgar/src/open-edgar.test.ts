import { mkdtemp, mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { EdgarClient, FetchResult } from './client.ts';
import { openEdgar, type EdgarOptions } from './open-edgar.ts';
import { EdgarRequestError } from './errors.ts';
import { openHttpClient } from './http-client.ts';
import {
  startFakeEdgar,
  type FakeDocument,
  type FakeEdgar,
  type FakeEdgarOptions,
  type Fault,
} from './testing/fake-edgar.ts';
import { currentFeedUrl, submissionsUrl } from './urls.ts';

const URL_OF_ONE = submissionsUrl('0000000001');
const PATH_OF_ONE = 'data.sec.gov/submissions/CIK0000000001.json';
const AGENT = 'Example Ltd admin@example.com';
const BODY = new TextEncoder().encode(JSON.stringify({ text: 'filing '.repeat(5000) }));

const one = (bytes: Uint8Array = BODY): [string, FakeDocument] => [
  PATH_OF_ONE,
  { bytes, lastModified: new Date('2026-05-01T10:00:00Z') },
];

const failureOf = async (promise: Promise<unknown>): Promise<string> => {
  try {
    await promise;
  } catch (error) {
    return error instanceof EdgarRequestError ? error.failure : String(error);
  }
  return 'none';
};

const fetched = (result: FetchResult): Extract<FetchResult, { status: 'fetched' }> => {
  if (result.status !== 'fetched') throw new Error(`expected a document, got ${result.status}`);
  return result;
};

describe('EDGAR client over HTTP', () => {
  let edgar: FakeEdgar;
  let client: EdgarClient;

  const start = async (server: FakeEdgarOptions = {}, options: EdgarOptions = {}): Promise<void> => {
    edgar = await startFakeEdgar({ documents: new Map([one()]), ...server });
    client = openEdgar({ userAgent: AGENT, mirror: edgar.url, backoffMs: 5, ...options });
  };

  afterEach(async () => {
    client.close();
    await edgar.close();
  });

  it('reads a gzipped document and sends the User-Agent', async () => {
    await start();
    expect(fetched(await client.fetch(URL_OF_ONE)).bytes).to.deep.equal(Buffer.from(BODY));
    expect(edgar.requests[0]?.headers).to.include({ 'user-agent': AGENT, 'accept-encoding': 'gzip' });
  });

  it('reports a document missing from the mirror', async () => {
    await start();
    expect(await client.fetch(submissionsUrl('0000000002'))).to.deep.equal({ status: 'missing' });
  });

  it('requests only a changed version, by entity tag', async () => {
    const documents = new Map([one()]);
    await start({ documents });
    const { validators } = fetched(await client.fetch(URL_OF_ONE));
    expect(await client.fetch(URL_OF_ONE, validators)).to.deep.equal({ status: 'unchanged' });
    documents.set(...one(new Uint8Array([91, 93])));
    expect(fetched(await client.fetch(URL_OF_ONE, validators)).bytes).to.deep.equal(Buffer.from('[]'));
  });

  it('requests by Last-Modified if there is no entity tag', async () => {
    await start({ withoutEtags: true });
    const { validators } = fetched(await client.fetch(URL_OF_ONE));
    expect(validators.etag).to.equal(null);
    expect(await client.fetch(URL_OF_ONE, validators)).to.deep.equal({ status: 'unchanged' });
  });

  it('does not retry when the site rejects the User-Agent', async () => {
    await start({}, { userAgent: undefined });
    expect(await failureOf(client.fetch(URL_OF_ONE))).to.equal('refused');
    expect(edgar.requests).to.have.length(1);
  });

  for (const [name, fault] of [
    ['bursts of 5xx', { kind: 'status', status: 503 }],
    ['connection resets', { kind: 'reset' }],
    ['bodies cut short of their length', { kind: 'cut' }],
    ['bodies cut inside their gzip stream', { kind: 'cut_gzip' }],
    ['bodies that stall', { kind: 'stall' }],
    ['429 answers', { kind: 'status', status: 429 }],
    [
      'rate pages under 403',
      { kind: 'status', status: 403, body: '<h1>Request Rate Threshold Exceeded</h1>' },
    ],
  ] as const) {
    it(`tries again after ${name}`, async () => {
      await start({}, fault.kind === 'stall' ? { timeoutMs: 500 } : {});
      edgar.fail(fault, fault, fault);
      expect(fetched(await client.fetch(URL_OF_ONE)).bytes).to.deep.equal(Buffer.from(BODY));
      expect(edgar.requests).to.have.length(4);
    });
  }

  for (const [failure, fault] of [
    ['server_error', { kind: 'status', status: 500 }],
    ['rate_limited', { kind: 'status', status: 429 }],
    ['truncated', { kind: 'cut_gzip' }],
    ['timed_out', { kind: 'stall' }],
    ['unreachable', { kind: 'reset' }],
  ] as const) {
    it(`gives up with ${failure} if it persists`, async () => {
      await start({}, { attempts: 3, ...(fault.kind === 'stall' ? { timeoutMs: 60 } : {}) });
      edgar.fail(...Array<typeof fault>(5).fill(fault));
      expect(await failureOf(client.fetch(URL_OF_ONE))).to.equal(failure);
      expect(edgar.requests).to.have.length(3);
    });
  }

  it('waits for a slow body as long as bytes keep coming', async () => {
    await start({}, { timeoutMs: 1500, attempts: 1 });
    edgar.fail({ kind: 'slow', everyMs: 500 });
    expect(fetched(await client.fetch(URL_OF_ONE)).bytes).to.have.length(BODY.length);
  });

  it('waits as long as Retry-After requires', async () => {
    const slept: number[] = [];
    await start({}, { sleep: (milliseconds) => Promise.resolve(slept.push(milliseconds)) });
    edgar.fail({ kind: 'status', status: 429, retryAfter: '70' });
    await client.fetch(URL_OF_ONE);
    expect(slept).to.deep.equal([70_000]);
  });

  it('sends nothing while other processes use the whole rate', async () => {
    await start({}, { requestsPerSecond: 1000 });
    await client.share?.(0);
    const error: unknown = await client.fetch(URL_OF_ONE).catch((thrown: unknown) => thrown);
    expect([(error as EdgarRequestError).failure, edgar.requests.length]).to.deep.equal(['no_share', 0]);
    await client.share?.(0.5);
    expect((await client.fetch(URL_OF_ONE)).status).to.equal('fetched');
  });

  it('sends only when the limiter allows it, and pauses all requests after a 429', async () => {
    await start();
    const turns: (() => Promise<void>)[] = [];
    const pauses: number[] = [];
    const limited = openHttpClient({
      source: 'limited',
      userAgent: AGENT,
      locate: (url) => `${edgar.url}/${url.slice('https://'.length)}`,
      sleep: () => Promise.resolve(),
      limiter: {
        send: (begin) => Promise.resolve(void turns.push(begin)),
        pause: (milliseconds) => void pauses.push(milliseconds),
        lower: () => undefined,
        share: () => Promise.resolve(),
        isShut: () => false,
      },
    });
    const turn = async (): Promise<void> => {
      while (turns.length === 0) await new Promise(setImmediate);
      await turns.shift()?.();
    };
    edgar.fail({ kind: 'status', status: 429, retryAfter: '3' });
    const result = limited.fetch(URL_OF_ONE);
    await new Promise(setImmediate);
    expect(edgar.requests).to.have.length(0);
    await turn();
    await turn();
    expect((await result).status).to.equal('fetched');
    expect(edgar.requests.map(({ status }) => status)).to.deep.equal([429, 200]);
    expect(pauses).to.deep.equal([3000]);
    limited.close();
  });

  it('gets everything from a server slower than itself', async () => {
    await start({}, { requestsPerSecond: 1000, attempts: 10, sleep: () => Promise.resolve() });
    edgar.fail(...Array<Fault>(9).fill({ kind: 'status', status: 429 }));
    const results = await Promise.all(Array.from({ length: 6 }, () => client.fetch(URL_OF_ONE)));
    expect(results.map(({ status }) => status)).to.deep.equal(Array(6).fill('fetched'));
    expect(edgar.requests).to.have.length(15);
  });

  it('reads the feed of a static mirror by its file name', async () => {
    const path = 'www.sec.gov/cgi-bin/browse-edgar/getcurrent_type=ALL_count=100_start=0.atom';
    await start({ documents: new Map([[path, { bytes: BODY, lastModified: new Date(0) }]]) });
    expect(fetched(await client.fetch(currentFeedUrl())).bytes).to.have.length(BODY.length);
  });
});

describe('EDGAR client of the live site', () => {
  it('does not start without a declared User-Agent, and names the setting', () => {
    for (const userAgent of [undefined, '', '  ', 'curl/8.0']) {
      expect(() => openEdgar({ userAgent })).to.throw(EdgarRequestError, 'FOOTNOTE_USER_AGENT');
    }
    expect(() => openEdgar({ mirror: 'https://data.sec.gov' })).to.throw(
      EdgarRequestError,
      'user_agent_missing',
    );
    const client = openEdgar({ userAgent: AGENT });
    expect(client.source).to.equal('live');
    client.close();
  });
});

describe('EDGAR mirror in a folder', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mirror-'));
    await mkdir(join(folder, 'data.sec.gov/submissions'), { recursive: true });
    await writeFile(join(folder, PATH_OF_ONE), BODY);
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('reads documents and reports missing and unchanged ones', async () => {
    const client = openEdgar({ mirror: folder });
    const { bytes, validators } = fetched(await client.fetch(URL_OF_ONE));
    expect(bytes).to.deep.equal(Buffer.from(BODY));
    expect(await client.fetch(URL_OF_ONE, validators)).to.deep.equal({ status: 'unchanged' });
    await utimes(join(folder, PATH_OF_ONE), 1, 1);
    expect((await client.fetch(URL_OF_ONE, validators)).status).to.equal('fetched');
    expect(await client.fetch(currentFeedUrl())).to.deep.equal({ status: 'missing' });
  });

  it('rejects a folder that is not a mirror', () => {
    expect(() => openEdgar({ mirror: join(folder, 'nowhere') })).to.throw(EdgarRequestError, 'unreadable');
    expect(() => openEdgar({ mirror: join(folder, 'data.sec.gov') })).to.throw(
      EdgarRequestError,
      'not a mirror',
    );
  });

  it('reports an unreadable file', async () => {
    await mkdir(join(folder, 'data.sec.gov/submissions/CIK0000000003.json'));
    const client = openEdgar({ mirror: folder });
    expect(await failureOf(client.fetch(submissionsUrl('0000000003')))).to.equal('unreadable');
  });
});
