import { createHash } from 'node:crypto';
import { expect } from 'chai';
import fc from 'fast-check';
import { openView } from './open-view.ts';
import { OUTLINE, readOutline, storedOutline } from './stored-outline.ts';
import { viewFaults } from './testing/oracle.ts';
import { SHORT } from './testing/parts-law.ts';
import { PIECES } from './testing/pieces.ts';
import { partOf } from './view-of.ts';

const TEXT = `<p>${PIECES.map((piece) => `<div>${piece} words</div>`)
  .join('<p style="color:red">')
  .repeat(2)}`;
const outline = openView(TEXT, SHORT).kept?.();
if (outline === undefined) throw new Error('no outline');
const stored = storedOutline(outline, 'a');
const changed = (members: object): Uint8Array =>
  Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(stored).toString()), ...members }));

describe('a stored outline', () => {
  it('is read as it was written', () => {
    expect(readOutline(stored, 'a')).to.deep.equal(outline);
  });

  it('of another document or version is not used', () => {
    expect(readOutline(stored, 'b')).to.equal('other_document');
    expect(readOutline(changed({ version: 0 }), 'a')).to.equal('other_version');
  });

  it('that is damaged is not used', () => {
    const { boundaries, ...rest } = outline;
    const [boundary] = boundaries;
    const others: readonly unknown[] = [
      ...[null, 1, rest, { ...outline, characters: -1 }, { ...outline, anchors: [['x']] }],
      ...[
        { ...outline, styles: [1] },
        { ...outline, cutAt: 'x' },
        { ...outline, sizes: 1 },
      ],
      { ...outline, boundaries: [{ ...boundary, raw: '<b>' }] },
      { ...outline, boundaries: [{ ...boundary, open: [0.5] }] },
    ];
    for (const other of others)
      expect(readOutline(changed({ outline: other }), 'a'), JSON.stringify(other)).to.equal('damaged');
    for (const bytes of [Buffer.alloc(0), Buffer.from('1'), stored.subarray(1)])
      expect(readOutline(bytes, 'a')).to.equal('damaged');
  });

  it('with any byte changed is read or not, and nothing in the view runs, loads or leaves', () => {
    fc.assert(
      fc.property(fc.nat(stored.length - 1), fc.nat(255), (at, byte) => {
        const other = Uint8Array.from(stored);
        other[at] = byte;
        const read = readOutline(other, 'a');
        const view = openView(TEXT, SHORT, typeof read === 'string' ? undefined : read);
        const parts = view.parts.flatMap((_, number) => partOf(view, number) ?? []);
        expect(viewFaults({ ...view, parts }, TEXT.length)).to.deep.equal([]);
      }),
      { numRuns: 100 },
    );
  });

  it('has the version of what it says: another digest needs another one', () => {
    const digest = createHash('sha256').update(storedOutline(outline, '')).digest('hex').slice(0, 16);
    expect([OUTLINE, digest]).to.deep.equal(['outline-2', '0037e4e44c3423b1']);
  });
});
