import { expect } from 'chai';
import { LIMITS, SIZES } from './limits.ts';
import { viewFaults } from './testing/oracle.ts';
import { withoutLines } from './testing/parts-law.ts';
import type { DocumentView } from './types.ts';
import { viewOf } from './view-of.ts';

const htmlOf = (text: string): string =>
  withoutLines(
    viewOf(text)
      .parts.map(({ html }) => html)
      .join(''),
  );

const checked = (text: string): DocumentView => {
  const view = viewOf(text);
  expect(viewFaults(view, text.length)).to.deep.equal([]);
  return view;
};

describe('the view of a document', () => {
  it('names each figure by its offset, with its concept and text', () => {
    const document =
      '<body><p>Sales were <ix:nonFraction name="us-gaap:Revenues" id="x1"><b>1,</b>234</ix:nonFraction> dollars</p></body>';
    const [part] = checked(document).parts;
    const at = document.indexOf('<ix:');
    expect(part?.html).to.include(
      `<span id="f${at}" class="n" data-concept="us-gaap:Revenues"><b>1,</b>234</span>`,
    );
    expect(part?.figures).to.deep.equal([{ at, concept: 'us-gaap:Revenues', text: '1,234' }]);
  });

  it('names the element that shows a hidden figure', () => {
    const document =
      '<p>Lasts <span style="-sec-ix-hidden:f-1">seven</span> <ix:nonFraction name="a:b">2</ix:nonFraction></p>';
    expect(htmlOf(document)).to.include(`<span id="f${document.indexOf('<span')}">seven</span>`);
  });

  it('names each line with text by its offset: a row, a paragraph, the innermost block', () => {
    const document =
      '<div><div>Item 7.</div> <div><b>All</b> is well.</div></div><p></p><table><tr><td>a</td></tr></table>';
    const [part] = checked(`<ix:nonfraction name="a:b">1</ix:nonfraction>${document}`).parts;
    const html = part?.html ?? '';
    expect(
      [...html.matchAll(/ id="l(\d+)"[^>]*>(?:<[^>]*>)*([^<]*)/g)].map(([, , own]) => own),
    ).to.deep.equal(['Item 7.', 'All', 'a']);
    const [plain] = checked('One\nand\n\n  two\n \n\n').parts;
    expect(plain?.html).to.equal(
      '<pre><span id="l0"></span>One\nand\n\n<span id="l9"></span>  two\n \n\n</pre>',
    );
  });

  it('names the paragraphs of typed text within an HTML document, which are no elements', () => {
    const document =
      '<div><pre>ACME CORP\n\n  Sales <b>rose</b>.\n \n \nCosts\nfell.\n\n</pre><p>End.</p></div>';
    const named = [...(checked(document).parts[0]?.html ?? '').matchAll(/ id="l(\d+)"><\/span>([^<]*)/g)];
    expect(named.map(([, at, own]) => [document.slice(Number(at), Number(at) + 7), own])).to.deep.equal([
      ['ACME CO', 'ACME CORP\n\n'],
      ['  Sales', '  Sales '],
      ['Costs\nf', 'Costs\nfell.\n\n'],
    ]);
  });

  it('names the first paragraph of typed text once, where its text begins', () => {
    const namesOf = (document: string): readonly string[] =>
      [...(checked(document).parts[0]?.html ?? '').matchAll(/<span id="l(\d+)">/g)].map(([, at]) =>
        document.slice(Number(at), Number(at) + 5),
      );
    expect(namesOf('<div><pre>\n <b> Acme</b>\nCorp.</pre></div>')).to.deep.equal(['Acme<']);
    expect(namesOf('<div><pre>\n\nAcme\n\nSales.</pre></div>')).to.deep.equal(['Acme\n', 'Sales']);
    expect(namesOf('<div><pre><i>One</i> two\n\nthree</pre></div>')).to.deep.equal(['One</', 'three']);
  });

  it('names the cells of a document without inline figures', () => {
    const document = '<table><tr><td>Sales</td><td>1,234</td></tr></table>';
    expect(htmlOf(document)).to.include(`<td id="f${document.indexOf('<td>1')}">1,234</td>`);
  });

  it('leaves out the header of inline XBRL, hidden facts and elements that are not displayed', () => {
    const hidden =
      '<ix:header><ix:hidden><ix:nonFraction name="a:b">1</ix:nonFraction></ix:hidden></ix:header><div hidden>2</div>' +
      '<p style="DISPLAY : None">3</p><p style="display:none;display:block">4</p><title>5</title>';
    expect(htmlOf(`<body>${hidden}<p>6</p></body>`).replace(/<[^>]*>/g, '')).to.equal('46');
  });

  it('keeps the parts of a text that an element continues', () => {
    const html = htmlOf(
      '<p><ix:nonNumeric name="a:b" continuedAt="c">One</ix:nonNumeric></p><hr><ix:continuation id="c"><p>two</p></ix:continuation>',
    );
    expect(html).to.equal('<div class="p"><span>One</span></div><hr><span><div class="p">two</div></span>');
  });

  it('keeps links within the document, and tells the address of others', () => {
    const document =
      '<a href="#item1">Item 1</a><a href="https://a.example/x">a</a><a href="ex.htm">b</a><p id="item1">Business</p><p id="other">x</p>';
    expect(htmlOf(document)).to.equal(
      '<a href="#d-item1">Item 1</a><span class="link" title="https://a.example/x">a</span>' +
        '<span class="link" title="ex.htm">b</span><div id="d-item1" class="p">Business</div><div class="p">x</div>',
    );
    expect([...viewOf(document).anchors]).to.deep.equal([['item1', 0]]);
  });

  it('shows the text of an image instead of it', () => {
    expect(htmlOf('<p><img src="g1.jpg" alt="LOGO"><img src="a/g2.jpg"><img></p>')).to.equal(
      '<div class="p"><span class="img">LOGO</span><span class="img">g2.jpg</span><span class="img">image</span></div>',
    );
  });

  it('makes classes of styles', () => {
    const [part] = checked(
      `<p style="font-family:'Times New Roman',serif;color:rgb(0, 0, 0);width:1e3px">a</p><p style="position:relative;top:-2pt">b</p>`,
    ).parts;
    expect(withoutLines(part?.html ?? '')).to.equal('<div class="s0 p">a</div><div class="s1 p">b</div>');
    expect(part?.css).to.equal(
      '.s0{font-family:times new roman,serif;color:rgb(0, 0, 0)}\n.s1{position:relative;top:-2pt}',
    );
  });

  it('leaves out values with a word that loads or leaves its place elsewhere', () => {
    const [part] = checked(
      '<p style="background:url;color:red;table-layout:fixed;font-family:image">a</p>',
    ).parts;
    expect(part?.css).to.equal('.s0{color:red}');
  });

  it('closes what old documents leave open', () => {
    expect(
      htmlOf('<TABLE><TR><TD>a<TD><P>b<P>c<TR><TD>d</TABLE><UL><LI>e<LI>f</UL><P>g<H1>h</H1>i</B></TABLE>'),
    ).to.match(
      /^<table><tr><td id="f11">a<\/td><td id="f16"><div class="p">b<\/div><div class="p">c<\/div><\/td><\/tr><tr><td id="f32">d<\/td><\/tr><\/table><ul><li>e<\/li><li>f<\/li><\/ul><div class="p">g<\/div><h1>h<\/h1>i$/,
    );
  });

  it('shows a text once if the document ends within an end tag', () => {
    expect(withoutLines(checked('<p>a</b c').parts[0]?.html ?? '')).to.match(/^<div class="p">a(?!.*a)/);
  });

  it('ends no element outside of the cell by an end tag within it', () => {
    expect(htmlOf('<table><tr><td><b>a</td></b><td></table></div>b</td></tr></table>')).to.equal(
      '<table><tr><td id="f11"><b>a</b></td><td id="f28"></td></tr></table>b',
    );
  });

  it('shows plain text as it is typed, without the tags of its tables', () => {
    const document = '<PAGE>\n<TABLE>\n<CAPTION>\n<S>      <C>\nSales    1 < 2\n</TABLE>\n';
    expect(htmlOf(document)).to.equal('<pre>\n\n\n      \nSales    1 &lt; 2\n\n</pre>');
  });

  it('shows the first document of a submission', () => {
    const document =
      '<DOCUMENT>\n<TYPE>10-K\n<SEQUENCE>1\n<TEXT>\n<html><p>a</p></html>\n</TEXT>\n</DOCUMENT>\n<DOCUMENT><TYPE>EX-1\n<TEXT><p>b</p></TEXT>';
    expect(htmlOf(document).trim()).to.equal('<div class="p">a</div>');
    expect(checked(document).parts).to.have.lengthOf(1);
  });
});

describe('the parts of a view', () => {
  const row = `<tr><td style="color:red">${'x'.repeat(100)}</td></tr>`;

  it('adjoin, end between blocks, and open again what goes on', () => {
    const document = `<body style="color:blue"><div align="center">${`<p>${'x'.repeat(1_000)}</p>`.repeat(1_000)}</div></body>`;
    const { parts } = checked(document);
    expect(parts.length).to.be.greaterThan(3);
    for (const { html, css, from, to } of parts) {
      expect(withoutLines(html)).to.match(/^<div class="s0"><div align="center"><div class="p">x+<\/div>/);
      expect(css).to.equal('.s0{color:blue}');
      expect(document.slice(from, from + 3)).to.equal(from === 0 ? '<bo' : '<p>');
      expect(to - from).to.be.lessThan(SIZES.partInTable);
    }
  });

  it('end within a table only if it is long, and then after a row', () => {
    const short = `<p>${'x'.repeat(SIZES.part)}</p><table>${row.repeat(10)}</table><p>b</p>`;
    expect(
      checked(`<table>${row.repeat(900)}</table><p>b</p>`).parts.map(({ html }) =>
        withoutLines(html).slice(0, 7),
      ),
    ).to.deep.equal(['<table>', '<div cl']);
    expect(checked(short).parts).to.have.lengthOf(2);
    const { parts } = checked(`<table>${row.repeat(9_000)}</table>`);
    expect(parts.length).to.be.greaterThan(2);
    for (const { html } of parts) expect(withoutLines(html)).to.match(/^<table><tr><td.*<\/tr><\/table>$/);
  });

  it('end anywhere in a text without end', () => {
    const { parts } = checked(`<p>${'😀'.repeat(500_000)}</p>`);
    expect(parts.length).to.be.greaterThan(1);
    for (const { html } of parts) expect(html.isWellFormed()).to.equal(true);
  });

  it('say where the target of a link is', () => {
    const document = `<a href="#a">a</a>${`<p>${'x'.repeat(1_000)}</p>`.repeat(1_000)}<p id="a">b</p>`;
    const { parts, anchors } = checked(document);
    expect(anchors.get('a')).to.equal(parts.length - 1);
  });
});

describe('the limits of a view', () => {
  it('keep the text of elements that are too deep', () => {
    const html = htmlOf(`${'<div>'.repeat(5_000)}a${'</div>'.repeat(5_000)}b`);
    expect(html.replace(/<[^>]*>/g, '')).to.equal('ab');
    expect(html.split('<div>').length - 1).to.equal(LIMITS.depth);
  });

  it('hold for documents that are nothing but tags, ends of tags, attributes or entities', () => {
    for (const piece of [
      '<p>',
      '<td>',
      '<table>',
      '</p>',
      '<a href=#a id=a>',
      '<b style="color:red">',
      '&amp;',
      '<',
      '<!',
      '<br>',
      '<ix:nonFraction>',
    ]) {
      const document = piece.repeat(100_000);
      checked(document);
      checked(`<p ${piece.repeat(10_000)}`);
    }
    const styles = Array.from(
      { length: 30_000 },
      (_, at) => `<p style="width:${at % 9_999}px;height:${at}px">a</p>`,
    );
    checked(styles.join(''));
  });
});
