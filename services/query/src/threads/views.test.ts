import { expect } from 'chai';
import { openView } from '@footnote/document-view/open-view';
import { storedOutline } from '@footnote/document-view/stored-outline';
import { decoded } from '@footnote/filing-text/decoded';
import { createViewer } from './viewer.ts';
import { createViews, type Reply } from './views.ts';

const documentOf = (paragraphs: number, end = ''): Uint8Array =>
  Buffer.from(`<a href="#end">end</a>${`<p>${'x'.repeat(1_000)}</p>`.repeat(paragraphs)}${end}`);

describe('the views of documents', () => {
  it('request a document that is unknown, and find the part with an offset or a target', () => {
    const views = createViews();
    const asked = { id: 1, sha256: 'a', wanted: {}, content: null };
    expect(views(asked)).to.deep.equal({ id: 1, outcome: 'unknown_document' });
    const document = { content: documentOf(1_000, '<p id="end">b</p>'), outline: null };
    const numberOf = (reply: Reply): number | undefined =>
      reply.outcome === 'result' ? reply.result.part?.number : undefined;
    expect(numberOf(views({ ...asked, ...document }))).to.equal(0);
    const count = 9;
    for (const [wanted, number] of [
      [{ part: 2 }, 2],
      [{ part: 9 }, undefined],
      [{ at: 0 }, 0],
      [{ at: 999_999_999 }, count - 1],
      [{ anchor: 'end' }, count - 1],
      [{ anchor: 'elsewhere' }, 0],
    ] as const)
      expect(numberOf(views({ ...asked, wanted })), JSON.stringify(wanted)).to.equal(number);
  });

  it('forget the least recently used document, but never the one being requested', () => {
    const views = createViews(150_000);
    const ask = (sha256: string, paragraphs: number | null): Reply['outcome'] =>
      views({
        ...{ id: 1, sha256, wanted: {} },
        ...(paragraphs === null ? { content: null } : { content: documentOf(paragraphs), outline: null }),
      }).outcome;
    for (const name of ['a', 'b']) ask(name, 50);
    ask('a', null);
    ask('c', 50);
    expect(['b', 'a', 'c'].map((name) => ask(name, null))).to.deep.equal([
      'unknown_document',
      'result',
      'result',
    ]);
    ask('large', 500);
    expect(['large', 'a'].map((name) => ask(name, null))).to.deep.equal(['result', 'unknown_document']);
  });

  it('begin where the stored outline says, unless it is damaged or of another document', () => {
    const content = documentOf(1_000);
    const kept = openView(decoded(content)).kept?.();
    if (kept === undefined) throw new Error('no outline');
    const shorter = { ...kept, boundaries: kept.boundaries.slice(0, 1) };
    const partsWith = (outline: Uint8Array | null): number => {
      const reply = createViews()({ id: 1, sha256: 'a', wanted: {}, content: documentOf(1_000), outline });
      return reply.outcome === 'result' ? reply.result.parts.length : 0;
    };
    const parts = kept.boundaries.length + 1;
    expect(partsWith(storedOutline(kept, 'a'))).to.equal(parts);
    expect(partsWith(storedOutline(shorter, 'a'))).to.equal(2);
    for (const unusable of [null, storedOutline(shorter, 'b'), storedOutline(shorter, 'a').subarray(1)])
      expect(partsWith(unusable)).to.equal(parts);
  });

  it('are made in a thread, which reads a document once', async () => {
    const viewer = createViewer();
    let reads = 0;
    const view = () =>
      viewer.view('a', {}, () => {
        reads += 1;
        return Promise.resolve({ content: documentOf(1), outline: null });
      });
    const [first] = [await view(), await view()];
    expect(first?.part?.html).to.match(
      /^<span>end<\/span>|^<a href="#d-end">end<\/a><div id="l\d+" class="p">x/,
    );
    expect(reads).to.equal(1);
    expect(await viewer.view('b', {}, () => Promise.resolve(null))).to.equal(null);
    await viewer.stop();
  });
});
