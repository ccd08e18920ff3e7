import { expect } from 'chai';
import type { FilingDocument } from '../documents/source.ts';
import { reportDocuments } from './report-documents.ts';

const FOLDER = 'https://www.sec.gov/Archives/edgar/data/9990001/000999000126000028';

const documentOf = (name: string, of: Partial<FilingDocument> = {}): FilingDocument => ({
  url: `${FOLDER}/${name}`,
  kind: 'filing',
  place: 0,
  form: '10-K',
  filed: '2026-02-23',
  type: '',
  sha256: name,
  bytes: 10,
  ...of,
});

/** Names of the files that are read of documents; the archive lacks `lost`. */
const namesOf = async (documents: readonly FilingDocument[], lost: readonly string[] = []) => {
  const read = (sha256: string): Promise<Uint8Array | null> =>
    Promise.resolve(lost.includes(sha256) ? null : new TextEncoder().encode(sha256));
  const found = await reportDocuments(documents, { read });
  return 'reason' in found ? found.reason : found.files.map(({ name }) => name);
};

describe('documents of a report', () => {
  const page = documentOf('fn-20251231.htm');
  const parts = [
    documentOf('fn-20251231_htm.xml', { kind: 'xbrl' }),
    documentOf('fn-20251231_pre.xml', { kind: 'xbrl', place: 1 }),
    documentOf('fn-20251231_def.xml', { kind: 'xbrl', place: 2 }),
  ];

  it('are the instance with its linkbases, and pages that are no exhibits of something else', async () => {
    const release = documentOf('ex991.htm', { type: 'EX-99.1', place: 1 });
    const shareholders = documentOf('ex13.htm', { type: 'EX-13', place: 2 });
    const text = documentOf('a.txt', { place: 3 });
    expect(await namesOf([page, release, shareholders, text, ...parts])).to.deep.equal([
      'fn-20251231_htm.xml',
      'fn-20251231_pre.xml',
      'fn-20251231.htm',
      'ex13.htm',
    ]);
  });

  it('are its text where it has no pages', async () => {
    expect(await namesOf([documentOf('0000009990-99-000001.txt')])).to.deep.equal([
      '0000009990-99-000001.txt',
    ]);
  });

  it('are what the archive still has', async () => {
    expect(await namesOf([page, ...parts], ['fn-20251231_htm.xml'])).to.deep.equal(['fn-20251231.htm']);
    expect(await namesOf([page], ['fn-20251231.htm'])).to.equal('document_missing');
    expect(await namesOf([])).to.equal('document_missing');
  });

  it('are refused if they are damaged, or larger than any report', async () => {
    expect(await namesOf([page, documentOf('fn-xbrl.zip', { kind: 'xbrl' })])).to.equal(
      'document_unreadable',
    );
    expect(await namesOf([documentOf('fn.htm', { bytes: 999_999_999 })])).to.equal('document_unreadable');
  });
});
