import { openContentArchive } from '@footnote/archive/content-archive';
import { openDerived } from '@footnote/archive/derived';
import { openMemoryObjects } from '@footnote/archive/testing/memory-objects';
import { OUTLINE, OUTLINED, readOutline } from '@footnote/document-view/stored-outline';
import type { StoreReader } from '@footnote/read-store/port';
import { expect } from 'chai';
import { keepMissingOutlines } from './archive-outline.ts';

const large = (line: string): Buffer => Buffer.from(line.repeat(OUTLINED.from / line.length + 1));

describe('footnote archive outline', () => {
  it('keeps the outlines that large documents lack, once, and names what it cannot read', async () => {
    const objects = openMemoryObjects();
    const [archive, derived] = [openContentArchive(objects), openDerived(objects)];
    const page = await archive.put(large(`<p>${'x'.repeat(993)}</p>`));
    const words = await archive.put(large('words\n'));
    const missing = 'f'.repeat(64);
    const rows = [page, words, missing].map((sha256, at) => ({
      sha256,
      url: `https://www.sec.gov/${at}.htm`,
    }));
    const store = { read: () => Promise.resolve(rows) } as unknown as StoreReader;

    const { faults, ...first } = await keepMissingOutlines(store, { archive, derived });
    expect(first).to.deep.equal({ kept: 1, present: 0, none: 1 });
    expect(faults).to.deep.equal([`https://www.sec.gov/2.htm: no document ${missing} in the archive`]);
    expect(readOutline((await derived.read(OUTLINE, page)) ?? Buffer.alloc(0), page)).to.have.property(
      'boundaries',
    );

    const again = await keepMissingOutlines(store, { archive, derived });
    expect(again).to.deep.include({ kept: 0, present: 1, none: 1 });
  });
});
