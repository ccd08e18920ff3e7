import { expect } from 'chai';
import { readDocument, documentsOf, pickDocument } from './read-document.ts';
import { html, pageBreak, read, table } from './testing/invented.ts';
import type { FilingText } from './types.ts';

const texts = ({ blocks }: FilingText): string[] => blocks.map(({ text }) => text);
const kinds = ({ blocks }: FilingText): string[] => blocks.map(({ kind, text }) => `${kind}: ${text}`);

describe('readDocument', () => {
  describe('HTML', () => {
    it('makes a paragraph of each block element', () => {
      expect(
        texts(html('<div>One<p>two</p>three</div><ul><li>four<li>five</ul><center>six</center>')),
      ).to.deep.equal(['One', 'two', 'three', 'four', 'five', 'six']);
    });

    it('joins inline elements and lines, and parts paragraphs at two line breaks', () => {
      expect(
        texts(html('<p>A <b>bold</b>ly <span>told</span>\n tale<br>goes on<br><br>and anew</p>')),
      ).to.deep.equal(['A boldly told tale goes on', 'and anew']);
    });

    it('normalises: NFKC, entities, white space, invisible characters', () => {
      expect(
        texts(
          html('<p>\u00a0 &#8220;ﬁrst&nbsp;&nbsp;&amp; la&#173;st&#8221;\u200b &#146;\t½ </p><p>&nbsp;</p>'),
        ),
      ).to.deep.equal(['“first & last” ’ 1⁄2']);
    });

    it('omits hidden content', () => {
      const hidden =
        '<head><title>Name</title><style>p{}</style></head><script>if (a < b) {}</script><ix:header><ix:hidden>0001</ix:hidden></ix:header>' +
        '<div style="display: none"><p>no</p><div>no</div></div><!-- no --><p>yes<span style="DISPLAY:NONE">no</span></p>';
      expect(texts(read(`<html>${hidden}</html>`))).to.deep.equal(['yes']);
    });

    it('allows self-closing elements, as in XHTML', () => {
      const text = html('<div style="display:none"/><p>One <b/>two<br/>three</p><td/><p>four</p>');
      expect(texts(text)).to.deep.equal(['One two three', 'four']);
      expect(text.blocks.map(({ emphasised }) => emphasised)).to.deep.equal([false, false]);
    });

    it('reads through inline XBRL', () => {
      expect(
        texts(html('<p>Cash was <ix:nonFraction id="f1" name="a:b">12</ix:nonFraction> coins.</p>')),
      ).to.deep.equal(['Cash was 12 coins.']);
    });

    it('keeps rows of tables with their cells', () => {
      const text = html(table(['Year', '2020', ''], ['', 'Sales', '$', '12']));
      expect(kinds(text)).to.deep.equal(['row: Year 2020', 'row: Sales $ 12']);
      expect(text.blocks[1]?.cells).to.deep.equal(['Sales', '$', '12']);
    });

    it('treats tables that only place bullets or whole texts as paragraphs', () => {
      expect(kinds(html(table(['•', 'Barges may sink.'], ['•', 'Mills may burn.'])))).to.deep.equal([
        'paragraph: • Barges may sink.',
        'paragraph: • Mills may burn.',
      ]);
      expect(kinds(html(table(['<p>One text</p><p>and another</p>'])))).to.deep.equal([
        'paragraph: One text',
        'paragraph: and another',
      ]);
      expect(kinds(html(table(['Item 1A.', 'Risk Factors'])))).to.deep.equal([
        'paragraph: Item 1A. Risk Factors',
      ]);
    });

    it('reads nested tables in place', () => {
      const text = html(`<table><tr><td>Before ${table(['A', 'B', 'C'])} after</td></tr></table>`);
      expect(kinds(text)).to.deep.equal(['paragraph: Before', 'row: A B C', 'paragraph: after']);
    });

    it('reads a table without end tags', () => {
      expect(kinds(html('<table><tr><td>A<td>B<tr><td>C<td>D'))).to.deep.equal(['row: A B', 'row: C D']);
    });

    it('reads preformatted text line by line', () => {
      const pre = '<pre>\nA line of prose that goes on\nto the next.\n\nSales       10        12\n</pre>';
      expect(kinds(html(pre))).to.deep.equal([
        'paragraph: A line of prose that goes on to the next.',
        'row: Sales 10 12',
      ]);
    });

    it('marks highlighted text', () => {
      const text = html(
        '<p><b>All</b> <u>of it</u></p><p><b>Part</b> of it</p><h2>Head</h2><p style="font-weight:700">Bold</p><b><span style="font-weight:400">Not</span></b>',
      );
      expect(text.blocks.map(({ emphasised }) => emphasised)).to.deep.equal([true, false, true, true, false]);
    });

    it('numbers pages by breaks of any kind', () => {
      const text = html(
        `<p>a</p>${pageBreak}<p>b</p><div style="page-break-before: always">c</div><p style="break-after:page">d</p>${pageBreak}<p>e</p>`,
      );
      expect(text.blocks.map(({ page }) => page)).to.deep.equal([0, 1, 2, 2, 3]);
    });

    it('keeps links and their target anchors', () => {
      const text = html(
        '<p><a href="#x">Go</a> <a href="https://example.com">out</a></p><a name="x"></a><p id="unused">There</p><p>Then <a id="y"></a></p><p><a href="#y">Back</a></p>',
      );
      expect(text.blocks.map(({ links, anchors }) => [links, anchors])).to.deep.equal([
        [['x'], []],
        [[], ['x']],
        [[], ['y']],
        [['y'], []],
      ]);
    });
  });

  describe('plain text', () => {
    it('joins lines to paragraphs, by blank lines and indents', () => {
      const text = read('   The mill supplies\nthe upper valley.\n   The kiln does not supply it.\n\nNext.');
      expect(kinds(text)).to.deep.equal([
        'paragraph: The mill supplies the upper valley.',
        'paragraph: The kiln does not supply it.',
        'paragraph: Next.',
      ]);
    });

    it('keeps tables as rows, recognised by tags, columns or dot leaders', () => {
      const text = read(
        '<TABLE>\n<CAPTION>\nName      Sum\n<S>       <C>\nMill      1\n</TABLE>\nSales       10        12\nBusiness ........ 4\n',
      );
      expect(kinds(text)).to.deep.equal([
        'row: Name Sum',
        'row: Mill 1',
        'row: Sales 10 12',
        'row: Business ........ 4',
      ]);
      expect(text.blocks[2]?.cells).to.deep.equal(['Sales', '10', '12']);
    });

    it('does not take justified prose for a table', () => {
      const text = read(
        'The  mill supplies   the   upper valley and the coastal towns\nand it   repairs   the barges   of its own orchard yearly.',
      );
      expect(kinds(text)).to.deep.equal([
        'paragraph: The mill supplies the upper valley and the coastal towns and it repairs the barges of its own orchard yearly.',
      ]);
    });

    it('numbers pages', () => {
      expect(read('a\n<PAGE>\nb\n\fc').blocks.map(({ page }) => page)).to.deep.equal([0, 1, 2]);
    });
  });

  it('reads Windows-1252 if the bytes are not UTF-8', () => {
    const bytes = new Uint8Array([
      ...Buffer.from('<p>it'),
      0x92,
      ...Buffer.from('s caf'),
      0xe9,
      ...Buffer.from('</p>'),
    ]);
    expect(texts(readDocument(bytes))).to.deep.equal(['it’s café']);
  });

  describe('full-submission text', () => {
    const submission =
      '<SEC-HEADER>\n</SEC-HEADER>\n' +
      '<DOCUMENT>\n<TYPE>EX-99.1\n<SEQUENCE>2\n<FILENAME>release.htm\n<TEXT>\n<p>News</p>\n</TEXT>\n</DOCUMENT>\n' +
      '<DOCUMENT>\n<TYPE>10-K405\n<SEQUENCE>1\n<TEXT>\nThe report.\n</TEXT>\n</DOCUMENT>\n';
    const bytes = new TextEncoder().encode(submission);

    it('reads the periodic report', () => {
      expect(texts(readDocument(bytes))).to.deep.equal(['The report.']);
    });

    it('lists documents, and selects one by type or file name', () => {
      expect(documentsOf(bytes).map(({ type, fileName }) => [type, fileName])).to.deep.equal([
        ['EX-99.1', 'release.htm'],
        ['10-K405', null],
      ]);
      const release = pickDocument(bytes, { type: 'EX-99.1' });
      expect(release).to.deep.equal(pickDocument(bytes, { fileName: 'release.htm' }));
      expect(texts(readDocument(release?.content ?? new Uint8Array()))).to.deep.equal(['News']);
      expect(pickDocument(bytes, { type: 'EX-13' })).to.equal(undefined);
    });
  });

  it('tells where the text of each block begins in the document', () => {
    const places = (source: string): readonly string[] =>
      readDocument(Buffer.from(source)).blocks.map(({ text, from }) => {
        expect(source.slice(from, from + 1)).to.equal(text[0]);
        return text;
      });
    const table = '<table><tr><td> <b>Sales</b></td><td>$</td><td>12</td></tr></table>';
    expect(places(`<p> <i>One</i> two</p>\n<div><br>Three</div>${table}`)).to.deep.equal([
      'One two',
      'Three',
      'Sales $ 12',
    ]);
    expect(places('<div><pre>\n  A &amp; B\r\n\r\n   C &lt; D</pre></div>')).to.deep.equal([
      'A & B',
      'C < D',
    ]);
    expect(places('One\r\nline\n\n  <TABLE>\n  Sales     12     13\n')).to.deep.equal([
      'One line',
      'Sales 12 13',
    ]);
  });
});
