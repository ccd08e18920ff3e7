import { expect } from 'chai';
import { readExample } from '@footnote/events/examples';
import type { Document } from '@footnote/event-types/types.generated';
import type { FilingDocumentRow } from '@footnote/read-models/filing-documents';
import { useBench } from '../../testing/bench.ts';
import { documents } from './project.ts';

const CIK = '0000000001';
const ACCESSION = '0000000001-25-000001';
const BASE = 'https://www.sec.gov/Archives/edgar/data/1/000000000125000001';
const hash = (digit: string): string => digit.repeat(64);

const filed = (own: Partial<Document> = {}): Document => ({
  ...readExample('documents'),
  cik: CIK,
  kind: 'filing',
  accession: ACCESSION,
  form: '10-K',
  filed: '2025-11-03',
  url: `${BASE}/a10-k.htm`,
  sha256: hash('a'),
  bytes: 100,
  parts: [{ url: `${BASE}/ex99.htm`, sha256: hash('b'), bytes: 20, type: 'EX-99.1' }],
  ...own,
});

describe('the documents projection', () => {
  const bench = useBench();
  const rows = (): Promise<readonly FilingDocumentRow[]> =>
    bench().store.query<FilingDocumentRow>('SELECT * FROM filing_documents ORDER BY kind, place');

  it('lists the main document and its parts with their names in the archive', async () => {
    await bench().append('documents', filed());
    await bench().project([documents]);
    const main = { cik: CIK, accession: ACCESSION, kind: 'filing', form: '10-K', filed: '2025-11-03' };
    expect(await rows()).to.deep.equal([
      { ...main, url: `${BASE}/a10-k.htm`, place: 0, type: '', sha256: hash('a'), bytes: 100 },
      { ...main, url: `${BASE}/ex99.htm`, place: 1, type: 'EX-99.1', sha256: hash('b'), bytes: 20 },
    ]);
  });

  it('replaces a file that was fetched again, and keeps those of another kind', async () => {
    await bench().append('documents', filed());
    await bench().append('documents', filed({ kind: 'xbrl', sha256: hash('c'), parts: [] }));
    await bench().append('documents', filed({ sha256: hash('d'), parts: [] }));
    await bench().project([documents]);
    expect((await rows()).map(({ kind, sha256 }) => `${kind} ${sha256.slice(0, 1)}`)).to.deep.equal([
      'filing d',
      'filing b',
      'xbrl c',
    ]);
  });

  it('leaves out what belongs to no filing', async () => {
    await bench().append('documents', filed({ kind: 'companyfacts', accession: null, parts: [] }));
    await bench().project([documents]);
    expect(await rows()).to.deep.equal([]);
    expect(
      (await bench().read('dead-letters')).map(({ reason, message }) => [reason, message]),
    ).to.deep.equal([]);
  });
});
