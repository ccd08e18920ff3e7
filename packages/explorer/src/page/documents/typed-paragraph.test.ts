import { expect } from 'chai';
import { viewOf } from '@footnote/document-view/view-of';
import { typedParagraph } from './typed-paragraph.ts';

/** An element of a view with the offset at which it stands in the HTML. */
class Piece {
  readonly html: string;
  readonly at: number;
  readonly inside: Piece | null;
  constructor(html: string, at: number, inside: Piece | null) {
    this.html = html;
    this.at = at;
    this.inside = inside;
  }
  matches(selector: string): boolean {
    return selector === 'span:empty' && /^<span id="l\d+"><\/span>/.test(this.html.slice(this.at));
  }
  closest(selector: string): Piece | null {
    return selector === 'pre' ? this.inside : null;
  }
  *querySelectorAll(): Iterable<Piece> {
    yield* spansIn(this);
  }
}

const known = new Map<Piece, readonly Piece[]>();

function spansIn(pre: Piece): readonly Piece[] {
  const spans =
    known.get(pre) ??
    [...pre.html.matchAll(/<span id="l\d+"><\/span>/g)].map(({ index }) => new Piece(pre.html, index, pre));
  known.set(pre, spans);
  return spans;
}

const TYPED = '<div>Before.</div><div><pre>ACME CORP\n\n  Sales <b>rose</b>.\n\nCosts\nfell.\n</pre></div>';

describe('a paragraph of typed text in the viewer', () => {
  const html = viewOf(TYPED).parts[0]?.html ?? '';
  const pre = new Piece(html, html.indexOf('<pre'), null);
  const lit = spansIn(pre).map((span) => {
    const paragraph = typedParagraph(span);
    return html
      .slice(span.at, paragraph?.next?.at ?? html.indexOf('</pre>'))
      .replace(/<[^>]*>/g, '')
      .trim();
  });

  it('is lit alone, the first one too', () => {
    expect(lit).to.deep.equal(['ACME CORP', 'Sales rose.', 'Costs\nfell.']);
    expect(typedParagraph(spansIn(pre)[0] as Piece)?.typed).to.equal(pre);
  });

  it('is none where the element has text of its own, or stands in no typed text', () => {
    expect(typedParagraph(pre)).to.equal(null);
    expect(typedParagraph(new Piece('<span id="l1"></span>', 0, null))).to.equal(null);
  });
});
