import { OUTLINED } from '@footnote/document-view/stored-outline';
import { ArchiveCorruptError } from '@footnote/edgar/archive';
import type { StoreReader } from '@footnote/read-store/port';
import { expect } from 'chai';
import { documentSource } from './source.ts';

const store = {} as StoreReader;
const large = { sha256: 'a', bytes: OUTLINED.from };
const BYTES = Buffer.from('x');

describe('the stored outline of a document', () => {
  it('is read for a large one only, and where it is there', async () => {
    const asked: string[] = [];
    const read = (what: string, sha256: string) => {
      asked.push(`${what} ${sha256}`);
      return Promise.resolve(sha256 === 'a' ? BYTES : null);
    };
    const source = documentSource(store, undefined, { read });
    expect(await source.outlineOf(large)).to.equal(BYTES);
    expect(await source.outlineOf({ ...large, sha256: 'b' })).to.equal(null);
    expect(await source.outlineOf({ ...large, bytes: OUTLINED.from - 1 })).to.equal(null);
    expect(await documentSource(store, undefined).outlineOf(large)).to.equal(null);
    expect(asked).to.deep.equal(['outline-2 a', 'outline-2 b']);
  });

  it('that is damaged is none, and what else fails is not hidden', async () => {
    const failing = (error: Error) =>
      documentSource(store, undefined, { read: () => Promise.reject(error) }).outlineOf(large);
    expect(await failing(new ArchiveCorruptError('a', 'no'))).to.equal(null);
    const fault = new Error('the store is away');
    expect(await failing(fault).catch((error: unknown) => error)).to.equal(fault);
  });
});
