import { openContentArchive } from '@footnote/archive/content-archive';
import { openS3Objects } from '@footnote/archive/s3/objects';
import { startS3Server, BUCKET, type S3Server } from '@footnote/archive/testing/s3-server';
import { DOCUMENTS_OF_FILING } from '@footnote/lanes/filings/documents/source';
import { FILERS_OF_ACCESSION } from '@footnote/lanes/filings/filings/read-filing';
import { canned, cannedReader } from '@footnote/lanes/testing/canned-rows';
import type { StoreReader } from '@footnote/read-store/port';
import { expect } from 'chai';
import { ACME, NOW } from './testing/companies.ts';
import { createFakeStore } from './testing/fake-store.ts';
import { startHarnessOn, type Harness } from './testing/harness.ts';

const ACCESSION = '0009999999-26-000001';
const FOLDER = 'https://www.sec.gov/Archives/edgar/data/9999999/000999999926000001';
const FIGURES = '/v2/fundamentals?symbol=ACME';
const DOCUMENT = `/v2/filings/${ACCESSION}/document`;
const STATEMENTS = `/v2/filings/${ACCESSION}/statements`;

/** The rows of a company with one filing, whose document is on the object store. */
function storeWith(sha256: string): StoreReader {
  const rows = createFakeStore([ACME]);
  const filing = { cik: ACME.cik, accession: ACCESSION, form: '10-K', filed: '2026-02-02' };
  const own = cannedReader([
    canned(FILERS_OF_ACCESSION, () => [
      {
        ...filing,
        report_date: '2025-12-31',
        accepted_at: '2026-02-02 21:30:12',
        items: [],
        url: `${FOLDER}/${ACCESSION}-index.htm`,
        source_time: '2026-02-02 21:30:12',
      },
    ]),
    canned(DOCUMENTS_OF_FILING, () => [
      {
        ...filing,
        kind: 'filing' as const,
        place: 0,
        type: '',
        sha256,
        bytes: 40,
        url: `${FOLDER}/acme.htm`,
      },
    ]),
  ]);
  return { read: (query, params) => (own.answers(query) ? own : rows).read(query, params) };
}

describe('an object store that is away', () => {
  let s3: S3Server;
  let harness: Harness<StoreReader>;

  before(async () => {
    s3 = await startS3Server();
    const at = { bucket: BUCKET, prefix: 'away/', endpoint: s3.endpoint, region: null, isPathStyle: true };
    const archive = openContentArchive(openS3Objects({ ...at, attempts: 1 }));
    const sha256 = await archive.put(Buffer.from('<html><body><p>Annual report</p></body></html>'));
    harness = await startHarnessOn(storeWith(sha256), { now: NOW, archive });
  });
  after(async () => {
    await harness.stop();
    await s3.close();
  });

  it('refuses what needs a document, says when to try again, and answers everything else', async () => {
    for (const path of [DOCUMENT, STATEMENTS]) {
      s3.fail({ kind: 'status', status: 503, code: 'ServiceUnavailable' });
      const { status, headers, body } = await harness.get(path);
      expect([status, headers.get('retry-after')], path).to.deep.equal([503, '5']);
      expect(body).to.deep.include({ available: false, reason: 'upstream_unavailable' });
      expect(body?.['error']).to.include({
        code: 'UPSTREAM_UNAVAILABLE',
        message: 'the archive is unavailable',
      });
      expect((await harness.get(FIGURES)).status).to.equal(200);
    }
    expect((await harness.get(DOCUMENT)).status, 'back').to.equal(200);
  });
});
