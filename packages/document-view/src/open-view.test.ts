import { expect } from 'chai';
import fc from 'fast-check';
import { Tokenizer } from 'htmlparser2';
import { openView } from './open-view.ts';
import { type Reading, TagReader } from './tag-reader.ts';
import { TagScanner } from './tag-scanner.ts';
import { ATTACKS } from './testing/attacks.ts';
import { viewFaults } from './testing/oracle.ts';
import { partFaults, SHORT } from './testing/parts-law.ts';
import { documents } from './testing/pieces.ts';
import { partOf } from './view-of.ts';

/** What a reading is told of tags. */
function toldBy(read: (reading: Reading) => void): readonly string[] {
  const told: string[] = [];
  read({
    start: ({ name, at, attributes }, { to, isEmpty }) => {
      const values = ['id', 'name', 'href', 'style', 'hidden', 'align'].map(
        (each) => `${attributes.has(each)} ${attributes.get(each) ?? ''}`,
      );
      told.push([name, at, to, isEmpty, ...values].join('|'));
    },
    end: (name) => told.push(`/${name}`),
    text: () => undefined,
    character: () => undefined,
  });
  return told;
}

const scanned = (html: string): readonly string[] =>
  toldBy((reading) => {
    new TagScanner(html, { from: 0, to: html.length }, reading).scan(() => false);
  });

const tokenized = (html: string): readonly string[] =>
  toldBy((reading) => {
    const options = { decodeEntities: true, recognizeSelfClosing: true };
    const tokenizer = new Tokenizer(options, new TagReader(html, 0, reading));
    tokenizer.write(html);
    tokenizer.end();
  });

describe('TagScanner', () => {
  it('tells of the tags that the tokenizer tells of', () => {
    fc.assert(
      fc.property(documents, (html) => {
        expect(scanned(html)).to.deep.equal(tokenized(html));
      }),
      { numRuns: 3_000 },
    );
    for (const attack of ATTACKS) expect(scanned(attack), attack).to.deep.equal(tokenized(attack));
  });

  it('reads no further than it is told to', () => {
    const html = '<p>a</p><b title="c">d</b>';
    const at = html.indexOf('"c"');
    const told = toldBy((reading) => {
      new TagScanner(html, { from: 3, to: at }, reading).scan(() => false);
    });
    expect(told).to.deep.equal(['/p']);
  });
});

describe('openView', () => {
  it('writes parts alone that are joined what is written in one go', () => {
    fc.assert(
      fc.property(documents, (html) => {
        expect(partFaults(`<p>${html}`)).to.deep.equal([]);
      }),
      { numRuns: 3_000 },
    );
    expect(partFaults('<p><h1 id=x>a<p><h1 id=x>b'), 'a heading in one').to.deep.equal([]);
    for (const attack of ATTACKS)
      expect(partFaults(`<table><tr><td>a</td>${attack}<p>${'b'.repeat(200)}`), attack).to.deep.equal([]);
  });

  it('writes parts that have nothing that runs, loads, submits or leaves, however short', () => {
    fc.assert(
      fc.property(documents, fc.constantFrom(...ATTACKS), (html, attack) => {
        const document = `<p>${html}${attack}${html}`;
        const { parts, anchors, isCut, ...view } = openView(document, SHORT);
        const written = parts.map((_, number) => partOf({ parts, anchors, isCut, ...view }, number)!);
        expect(viewFaults({ parts: written, anchors, isCut }, document.length)).to.deep.equal([]);
      }),
      { numRuns: 1_000 },
    );
  });

  it('divides a text within no entity, however long', () => {
    expect(partFaults(`<body><p>=window=1;&#${'1'.repeat(49)}`)).to.deep.equal([]);
    expect(partFaults(`<body><p>${'&amp;x &#38;'.repeat(30)}&#${'1'.repeat(200)};y`)).to.deep.equal([]);
  });

  it('divides plain text within no tag of it', () => {
    expect(partFaults('<TEXT>x<PAGE></TEXT></CAPTION>'.repeat(20))).to.deep.equal([]);
    expect(partFaults(`a\n${'b<S>c\n'.repeat(30)}`)).to.deep.equal([]);
  });

  it('writes a part in the middle without those before', () => {
    const view = openView(
      `<div align="center">${'<p>a</p>'.repeat(20)}<xmp>${'<i>'.repeat(50)}</xmp></div>`,
      SHORT,
    );
    const last = view.write(view.parts.length - 1);
    expect(view.parts.length).to.be.greaterThan(4);
    expect(last.opening + last.html + last.closing).to.match(
      /^<div align="center"><pre>[^<>]*(&lt;i&gt;)+<\/pre><\/div>$/,
    );
    expect(view.write(1).opening).to.equal('<div align="center">');
  });
});
