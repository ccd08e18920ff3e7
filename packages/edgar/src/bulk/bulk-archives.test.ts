import { expect } from 'chai';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EdgarClient, FetchResult } from '../client.ts';
import { EdgarRequestError } from '../errors.ts';
import { startArchiveServer, type ArchiveServer } from '../testing/archive-server.ts';
import { directoryRecord, zipOf } from '../testing/zip.ts';
import { companyfactsUrl, companyTickersUrl, submissionsPageUrl, submissionsUrl } from '../urls.ts';
import { openBulkArchives, type BulkArchives, type BulkOptions, type BulkSource } from './bulk-archives.ts';
import { BulkArchiveError } from './random-access.ts';

const [ONE, TWO, THREE] = ['0000000001', '0000000002', '0000000003'];
const FACTS = { [`CIK${TWO}.json`]: '{"of":2}', [`CIK${ONE}.json`]: '{"of":1}', 'readme.txt': 'x' };
const SUBMISSIONS = {
  [`CIK${ONE}.json`]: '{"filer":1}',
  [`CIK${ONE}-submissions-001.json`]: '{"older":1}',
  [`CIK${THREE}.json`]: '{"filer":3}',
};

const textOf = (result: FetchResult): string =>
  result.status === 'fetched' ? Buffer.from(result.bytes).toString() : result.status;

const refusalOf = async (promise: Promise<unknown>): Promise<string> => {
  try {
    await promise;
  } catch (error) {
    if (error instanceof BulkArchiveError) return error.message;
    return error instanceof EdgarRequestError ? error.failure : `unexpected: ${String(error)}`;
  }
  return 'none';
};

describe("EDGAR's nightly archives", () => {
  let folder: string;
  let server: ArchiveServer | undefined;
  let opened: BulkArchives[] = [];

  const open = async (source: BulkSource, options: Partial<BulkOptions> = {}): Promise<BulkArchives> => {
    const archives = await openBulkArchives(source, {
      rest: null,
      spool: join(folder, 'spool'),
      attempts: 3,
      backoffMs: 1,
      ...options,
    });
    opened.push(archives);
    return archives;
  };
  const file = async (name: string, bytes: Buffer): Promise<string> => {
    await writeFile(join(folder, name), bytes);
    return join(folder, name);
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bulk-'));
    opened = [];
  });
  afterEach(async () => {
    for (const archives of opened) await archives.close();
    await server?.close();
    server = undefined;
    await rm(folder, { recursive: true });
  });

  it('serves documents under the URLs of the live site, in archive order', async () => {
    const { client, ciks } = await open({
      companyfacts: await file('f.zip', await zipOf(FACTS)),
      submissions: await file('s.zip', await zipOf(SUBMISSIONS)),
    });
    expect(ciks).to.deep.equal([TWO, ONE]);
    expect(textOf(await client.fetch(companyfactsUrl(ONE)))).to.equal('{"of":1}');
    expect(textOf(await client.fetch(submissionsUrl(ONE)))).to.equal('{"filer":1}');
    const page = submissionsPageUrl(`CIK${ONE}-submissions-001.json`) ?? '';
    expect(textOf(await client.fetch(page))).to.equal('{"older":1}');
    expect(textOf(await client.fetch(submissionsUrl(TWO)))).to.equal('missing');
    // Filers without facts are only read if selected by name.
    expect(textOf(await client.fetch(submissionsUrl(THREE)))).to.equal('missing');
    expect(textOf(await client.fetch(companyTickersUrl))).to.equal('missing');
  });

  it('serves submissions of selected companies, or none without that archive', async () => {
    const companyfacts = await file('f.zip', await zipOf(FACTS));
    const submissions = await file('s.zip', await zipOf(SUBMISSIONS));
    const { client } = await open({ companyfacts, submissions }, { ciks: [THREE], isSelection: true });
    expect(textOf(await client.fetch(submissionsUrl(THREE)))).to.equal('{"filer":3}');
    const alone = await open({ companyfacts });
    expect(textOf(await alone.client.fetch(submissionsUrl(ONE)))).to.equal('missing');
  });

  it('fetch documents that the archives lack from the other source', async () => {
    const rest: EdgarClient = {
      source: 'elsewhere',
      hasFilingFiles: true,
      fetch: (url) => Promise.resolve({ status: url === companyTickersUrl ? 'unchanged' : 'missing' }),
      close: () => undefined,
    };
    const { client } = await open({ companyfacts: await file('f.zip', await zipOf(FACTS)) }, { rest });
    expect(textOf(await client.fetch(companyTickersUrl))).to.equal('unchanged');
    expect(client.source).to.include('elsewhere');
  });

  it("recognises an unchanged document in another night's archive", async () => {
    const tonight = await open({ companyfacts: await file('f.zip', await zipOf(FACTS)) });
    const result = await tonight.client.fetch(companyfactsUrl(ONE));
    const { validators } = result as Extract<FetchResult, { status: 'fetched' }>;
    const changed = { ...FACTS, [`CIK${TWO}.json`]: '{"of":3}' };
    const later = await open({
      companyfacts: await file('later.zip', await zipOf(changed, { stored: true })),
    });
    expect(later.client.source).to.equal(tonight.client.source);
    expect(textOf(await later.client.fetch(companyfactsUrl(ONE), validators))).to.equal('unchanged');
    expect(textOf(await later.client.fetch(companyfactsUrl(TWO), validators))).to.equal('{"of":3}');
  });

  it('names a damaged member and serves the others', async () => {
    const zip = await zipOf(FACTS);
    zip.writeUInt32LE(7, directoryRecord(zip, `CIK${ONE}.json`) + 16);
    const { client } = await open({ companyfacts: await file('f.zip', zip) });
    expect(await refusalOf(client.fetch(companyfactsUrl(ONE)))).to.equal('member_damaged');
    expect(textOf(await client.fetch(companyfactsUrl(TWO)))).to.equal('{"of":2}');
  });

  it('rejects other archives', async () => {
    const facts = await file('f.zip', await zipOf(FACTS));
    const submissions = await file('s.zip', await zipOf(SUBMISSIONS));
    expect(await refusalOf(open({ companyfacts: submissions, submissions: facts }))).to.match(
      /name the companyfacts archive first/,
    );
    const other = await file('o.zip', await zipOf({ 'a.txt': 'a' }));
    expect(await refusalOf(open({ companyfacts: other }))).to.match(/o\.zip: contains no companyfacts/);
    expect(await refusalOf(open({ companyfacts: facts, submissions: join(folder, 'none.zip') }))).to.match(
      /none\.zip/,
    );
    expect(await refusalOf(open({ companyfacts: 'https://www.sec.gov/a.zip' }))).to.equal(
      'user_agent_missing',
    );
  });

  it('reads ranges from a server despite truncated responses and a redirect', async () => {
    const random = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7919) % 256));
    const zip = await zipOf({ ...FACTS, [`CIK${THREE}.json`]: random }, { stored: true });
    server = await startArchiveServer(zip);
    const { client } = await open({ companyfacts: `${server.url}/moved` }, { isSelection: true });
    server.cut(1);
    expect(textOf(await client.fetch(companyfactsUrl(ONE)))).to.equal('{"of":1}');
    const large = await client.fetch(companyfactsUrl(THREE));
    expect(Buffer.from((large as { bytes: Uint8Array }).bytes).equals(random)).to.equal(true);
    expect(server.requests).to.not.include('');
    expect(await readdir(folder)).to.not.include('spool');
  });

  it('rejects an archive that changes on the server', async () => {
    server = await startArchiveServer(await zipOf(FACTS));
    const { client } = await open({ companyfacts: server.url });
    server.serve(await zipOf({ ...FACTS, more: 'more' }));
    expect(await refusalOf(client.fetch(companyfactsUrl(ONE)))).to.match(/was replaced while being read/);
    expect(await refusalOf(open({ companyfacts: `${server.url.replace(/\d+$/, '1')}/x.zip` }))).to.match(
      /unreachable/,
    );
  });

  it('downloads an archive once from a server without ranges and deletes it when done', async () => {
    server = await startArchiveServer(await zipOf(FACTS), { ranges: false });
    server.cut(2);
    const first = await open({ companyfacts: server.url });
    expect(textOf(await first.client.fetch(companyfactsUrl(ONE)))).to.equal('{"of":1}');
    const copies = async (): Promise<number> =>
      (await readdir(join(folder, 'spool'))).filter((name) => name.endsWith('.zip')).length;
    expect(await copies()).to.equal(1);
    const again = await open({ companyfacts: server.url });
    expect(textOf(await again.client.fetch(companyfactsUrl(TWO)))).to.equal('{"of":2}');
    server.serve(await zipOf({ ...FACTS, [`CIK${ONE}.json`]: '{"of":"tomorrow"}' }));
    const tomorrow = await open({ companyfacts: server.url });
    expect(textOf(await tomorrow.client.fetch(companyfactsUrl(ONE)))).to.equal('{"of":"tomorrow"}');
    await tomorrow.forget();
    expect(await readdir(join(folder, 'spool'))).to.deep.equal([]);
  });
});
