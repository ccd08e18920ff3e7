import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { archiveKey, openFolderArchive } from '@footnote/archive/content-archive';
import { BUCKET, type S3Server, startS3Server } from '@footnote/archive/testing/s3-server';
import { expect } from 'chai';
import { examineArchive } from '../doctor/archive.ts';
import { run, useFolder } from '../testing/run.ts';

describe('footnote archive', () => {
  const folder = useFolder();
  const former = { ...process.env };
  let server: S3Server;
  before(async () => (server = await startS3Server()));
  beforeEach(() => {
    process.env['FOOTNOTE_ARCHIVE_ENDPOINT'] = server.endpoint;
    process.env['FOOTNOTE_ARCHIVE_PATH_STYLE'] = 'on';
  });
  after(async () => {
    await server.close();
    process.env = { ...former };
  });
  afterEach(() => (process.exitCode = undefined));

  it('copies a folder to an object store and back, and says what is damaged', async () => {
    const [from, back, store] = [join(folder(), 'from'), join(folder(), 'back'), `s3://${BUCKET}/copied`];
    const archive = openFolderArchive(from);
    for (const text of ['one', 'two', 'three']) await archive.put(Buffer.from(text));
    const hash = await archive.put(Buffer.from('four'));
    writeFileSync(join(from, archiveKey(hash)), gzipSync('another'));

    const first = await run('archive', 'copy', from, store, '--json');
    expect(JSON.parse(first.out)).to.include({ copied: 3, present: 0, damaged: 1 });
    expect(first.err).to.include(hash);
    expect(process.exitCode).to.equal(1);
    await archive.put(Buffer.from('four'));
    const second = await run('archive', 'copy', from, store);
    expect(second.out).to.match(/^copied 1 documents \(0\.0 MiB\), 3 were there, 0 repaired, 0 damaged in /);

    await run('archive', 'copy', store, back);
    const files = (root: string): readonly string[] =>
      readdirSync(root, { recursive: true, encoding: 'utf8' });
    expect(files(back).toSorted()).to.deep.equal(files(from).toSorted());
  });

  it('refuses what is no place, and the same place twice', async () => {
    expect((await run('archive', 'copy', 'gs://bucket', folder())).err).to.include('neither s3://');
    expect((await run('archive', 'copy', folder(), `${folder()}/`)).err).to.include('the same place');
    const { code, err } = await run('archive', 'copy', folder(), 's3://absent-bucket');
    expect([code, err.includes('there is no such bucket')]).to.deep.equal([1, true]);
  });

  it('is examined by the doctor', async () => {
    const of = (archive: string | null) =>
      examineArchive({
        dataDir: folder(),
        archive,
        archiveEndpoint: server.endpoint,
        archiveRegion: null,
        archivePathStyle: 'on',
      });
    expect(await of(null)).to.deep.equal([]);
    expect(await of(`s3://${BUCKET}`)).to.deep.include({
      check: 'archive',
      level: 'ok',
      finding: `documents are at s3://${BUCKET}/`,
      mend: null,
    });
    const [absent] = await of('s3://absent-bucket');
    expect(absent).to.include({ level: 'problem', mend: 'create the bucket, or correct FOOTNOTE_ARCHIVE' });
  });
});
