import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ArchiveCorruptError } from '@footnote/edgar/archive';
import { expect } from 'chai';
import { configuredArchive, configuredObjects } from '../configured.ts';
import { openContentArchive } from '../content-archive.ts';
import { archiveContract } from '../contract/archive.ts';
import { ArchiveStorageError } from '../objects.ts';
import { keysOf } from '../testing/keys-of.ts';
import { BUCKET, type S3Server, startS3Server } from '../testing/s3-server.ts';
import { openS3Objects, type S3Options } from './objects.ts';

let server: S3Server;
let opened = 0;
before(async () => (server = await startS3Server()));
after(() => server.close());

const options = (changes: Partial<S3Options> = {}): S3Options => ({
  bucket: BUCKET,
  prefix: `archive-${(opened += 1)}/`,
  endpoint: server.endpoint,
  region: null,
  isPathStyle: true,
  attempts: 3,
  ...changes,
});

archiveContract('an object store', () => Promise.resolve(openS3Objects(options())));

const reasonOf = async (work: Promise<unknown>): Promise<unknown> => {
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  expect(error).to.be.instanceOf(ArchiveStorageError);
  return (error as ArchiveStorageError).reason;
};

describe('objects of an object store', () => {
  const BYTES = Buffer.from('a document '.repeat(100));

  beforeEach(() => {
    server.requests.length = 0;
  });

  it('are read and written again when the store fails, and not for ever', async () => {
    const objects = openS3Objects(options());
    const busy = { kind: 'status', status: 500, code: 'InternalError' } as const;
    server.fail(busy, busy);
    await objects.write('key', BYTES);
    server.fail(busy);
    expect(Buffer.from((await objects.read('key'))!)).to.deep.equal(BYTES);
    server.fail(busy, busy, busy);
    expect(await reasonOf(objects.read('key'))).to.equal('unavailable');
    expect(server.requests).to.have.length(3 + 2 + 3);
  });

  it('are read again when an answer ends early, and not for ever', async () => {
    const objects = openS3Objects(options());
    await objects.write('key', BYTES);
    server.fail({ kind: 'cut' });
    expect(Buffer.from((await objects.read('key'))!)).to.deep.equal(BYTES);
    server.fail({ kind: 'cut' }, { kind: 'cut' }, { kind: 'cut' });
    expect(await reasonOf(objects.read('key'))).to.equal('unavailable');
  });

  it('are compared with their checksums when written and with their hash when read', async () => {
    const archive = openContentArchive(openS3Objects(options()));
    const sha256 = await archive.put(BYTES);
    const written = server.requests.filter(({ method }) => method === 'PUT');
    expect(written.map(({ isWhole }) => isWhole)).to.deep.equal([true]);
    server.fail({ kind: 'flip' });
    expect(await archive.get(sha256).catch((error: unknown) => error)).to.be.instanceOf(ArchiveCorruptError);
  });

  it('are written in parts above a size, each with its checksum, and again where one fails', async () => {
    const objects = openS3Objects(options({ partBytes: 5 * 2 ** 20 }));
    const large = Buffer.alloc(12 * 2 ** 20, 'ab');
    const fault = { kind: 'status', status: 500, code: 'InternalError' } as const;
    server.fail(fault, fault);
    await objects.write('key', large);
    const parts = server.requests.filter(({ path }) => path.includes('partNumber='));
    expect(parts.map(({ isWhole }) => isWhole)).to.deep.equal([true, true, true]);
    expect(large.equals((await objects.read('key'))!)).to.equal(true);
  });

  it('do not appear when a part cannot be written, and leave no parts', async () => {
    const objects = openS3Objects(options({ partBytes: 5 * 2 ** 20, attempts: 1 }));
    const begun = objects.write('key', Buffer.alloc(6 * 2 ** 20));
    const begin = (): boolean => server.requests.some(({ path }) => path.includes('uploads'));
    while (!begin()) await new Promise(setImmediate);
    server.fail({ kind: 'status', status: 500, code: 'InternalError' });
    expect(await reasonOf(begun)).to.equal('unavailable');
    expect(server.requests.at(-1)?.method).to.equal('DELETE');
    expect(await objects.exists('key')).to.equal(false);
  });

  it('say why the store cannot be used', async () => {
    expect(await reasonOf(openS3Objects(options({ bucket: 'absent' })).read('key'))).to.equal(
      'bucket_missing',
    );
    const objects = openS3Objects(options());
    server.fail({ kind: 'status', status: 403, code: 'AccessDenied' });
    expect(await reasonOf(objects.read('key'))).to.equal('access_denied');
    server.fail({ kind: 'status', status: 403, code: 'Forbidden' });
    expect(await reasonOf(objects.exists('key'))).to.equal('access_denied');
    server.fail({ kind: 'status', status: 400, code: 'AuthorizationHeaderMalformed' });
    expect(await reasonOf(keysOf(objects))).to.equal('region_wrong');
    process.env['AWS_ACCESS_KEY_ID'] = 'another';
    expect(await reasonOf(openS3Objects(options()).read('key'))).to.equal('access_denied');
    process.env['AWS_ACCESS_KEY_ID'] = 'S3RVER';
    const gone = openS3Objects(options({ endpoint: 'http://127.0.0.1:9', attempts: 1 }));
    expect(await reasonOf(gone.read('key'))).to.equal('unavailable');
  });

  it('are given up after a deadline when the store accepts requests and answers none', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const objects = openS3Objects(options({ endpoint, attempts: 1, deadlineMs: 50 }));
    expect(await reasonOf(objects.read('key'))).to.equal('unavailable');
    silent.closeAllConnections();
    silent.close();
  });

  it('are those of the settings', async () => {
    const settings = {
      dataDir: '/nowhere',
      archive: `s3://${BUCKET}/configured`,
      archiveEndpoint: server.endpoint,
      archiveRegion: 'eu-central-1',
      archivePathStyle: 'on',
    } as const;
    const sha256 = await configuredArchive(settings).put(BYTES);
    expect(await keysOf(configuredObjects(settings))).to.have.length(1);
    const whole = openContentArchive(openS3Objects(options({ prefix: 'configured/' })));
    expect(await whole.has(sha256)).to.equal(true);
  });
});
