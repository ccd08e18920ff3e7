import { openContentArchive } from '@footnote/archive/content-archive';
import { openDerived } from '@footnote/archive/derived';
import { openMemoryObjects } from '@footnote/archive/testing/memory-objects';
import { openView } from '@footnote/document-view/open-view';
import { OUTLINE, OUTLINED, readOutline } from '@footnote/document-view/stored-outline';
import type { Derived } from '@footnote/edgar/archive';
import { expect } from 'chai';
import { keepOutline, keepOutlines } from './keep-outlines.ts';

const htmlOf = (bytes: number): string => `<p>${'x'.repeat(9_993)}</p>`.repeat(Math.ceil(bytes / 10_000));

describe('the outlines of a filing', () => {
  it('are kept of its large files, once, and not of what the archive lacks', async () => {
    const objects = openMemoryObjects();
    const [archive, derived] = [openContentArchive(objects), openDerived(objects)];
    const written: string[] = [];
    const noting: Derived = {
      ...derived,
      write: (what, sha256, bytes) => {
        written.push(sha256);
        return derived.write(what, sha256, bytes);
      },
    };
    const fileOf = async (text: string, name = 'a.htm') => {
      const bytes = Buffer.from(text);
      const url = `https://www.sec.gov/Archives/edgar/data/1/${name}`;
      return { url, bytes: bytes.length, sha256: await archive.put(bytes), type: null };
    };
    const large = htmlOf(OUTLINED.from);
    const main = await fileOf(large);
    const exhibit = await fileOf(htmlOf(OUTLINED.from + 10_000), 'ex13.HTML');
    const parts = [
      exhibit,
      await fileOf(htmlOf(OUTLINED.from / 2)),
      await fileOf(htmlOf(OUTLINED.from + 20_000), 'rows.xml'),
      await fileOf(htmlOf(OUTLINED.to + 10_000)),
      { ...exhibit, sha256: 'f'.repeat(64) },
    ];
    const store = { archive, derived: noting };
    await keepOutlines({ ...main, accession: null, parts: [] }, store);
    expect(written).to.deep.equal([]);
    for (let time = 0; time < 2; time += 1)
      await keepOutlines({ ...main, accession: '0009990001-25-000012', parts }, store);
    expect(written).to.deep.equal([main.sha256, exhibit.sha256]);
    const kept = readOutline((await derived.read(OUTLINE, main.sha256)) ?? Buffer.alloc(0), main.sha256);
    expect(kept).to.deep.equal(openView(large).kept?.());
  });

  it('is none of a text', async () => {
    const objects = openMemoryObjects();
    const store = { archive: openContentArchive(objects), derived: openDerived(objects) };
    const sha256 = await store.archive.put(Buffer.from('words\n'));
    expect(await keepOutline(sha256, store)).to.equal('none');
    expect(await store.derived.has(OUTLINE, sha256)).to.equal(false);
  });
});
