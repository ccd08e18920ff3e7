import { openDerived } from '@footnote/archive/derived';
import { openMemoryObjects } from '@footnote/archive/testing/memory-objects';
import { openView } from '@footnote/document-view/open-view';
import { OUTLINE, OUTLINED, readOutline } from '@footnote/document-view/stored-outline';
import type { Derived } from '@footnote/edgar/archive';
import { expect } from 'chai';
import { keepOutlines } from './keep-outlines.ts';

const htmlOf = (bytes: number): string => `<p>${'x'.repeat(9_993)}</p>`.repeat(Math.ceil(bytes / 10_000));
const fileOf = (sha256: string, text: string) => ({
  ...{ url: 'https://www.sec.gov/a.htm', type: null, sha256 },
  bytes: Buffer.from(text),
});

describe('the outlines of a filing', () => {
  it('are kept of its large files, once', async () => {
    const derived = openDerived(openMemoryObjects());
    const written: string[] = [];
    const noting: Derived = {
      ...derived,
      write: (what, sha256, bytes) => {
        written.push(`${what} ${sha256}`);
        return derived.write(what, sha256, bytes);
      },
    };
    const large = htmlOf(OUTLINED.from);
    const files = [
      fileOf('a', large),
      fileOf('b', htmlOf(OUTLINED.from / 2)),
      fileOf('c', 'words\n'.repeat(OUTLINED.from / 6 + 1)),
      fileOf('d', htmlOf(OUTLINED.to + 10_000)),
    ];
    await keepOutlines(files, noting);
    await keepOutlines(files, noting);
    expect(written).to.deep.equal([`${OUTLINE} a`]);
    const kept = readOutline((await derived.read(OUTLINE, 'a')) ?? Buffer.alloc(0), 'a');
    expect(kept).to.deep.equal(openView(large).kept?.());
  });
});
