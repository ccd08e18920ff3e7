import { expect } from 'chai';
import fc from 'fast-check';
import { decodeXml } from '@footnote/xbrl/report/decode';
import { readInline } from '@footnote/xbrl/report/inline';
import { emptyInstance, resolvedFacts } from '@footnote/xbrl/report/raw-facts';
import { inlineOf } from '@footnote/xbrl/testing/report-package';
import { inlineDocument, type PlacedFact } from './inline-document.ts';

const documentOf = (body: string): string => {
  const { name, bytes } = inlineOf(body);
  return decodeXml(name, bytes);
};
const fraction = (shown: string, more = '', concept = 'us-gaap:Revenues'): string =>
  `<ix:nonFraction name="${concept}" contextRef="y" unitRef="usd" ${more}>${shown}</ix:nonFraction>`;
const placed = (body: string): readonly PlacedFact[] => inlineDocument(documentOf(body))?.facts() ?? [];

/** The facts as the reader of reports has them. */
function asRead(text: string): readonly unknown[] {
  const instance = emptyInstance();
  readInline('', text, new Map(), instance);
  return resolvedFacts(instance, [])
    .map(({ decimals: _, ...fact }) => JSON.stringify(fact))
    .sort();
}
const asPlaced = (text: string): readonly unknown[] =>
  (inlineDocument(text)?.facts() ?? [])
    .map(
      ({ from: _, to: __, id: ___, hidden: ____, taxonomy, concept, unit, start, end, value, dimensions }) =>
        JSON.stringify({ taxonomy, concept, unit, start, end, value, dimensions }),
    )
    .sort();

const factsOf = (text: string, name: string): readonly PlacedFact[] => {
  const [taxonomy = '', concept = ''] = name.split(':');
  return inlineDocument(text)?.factsOf(taxonomy, concept) ?? [];
};
const factsAmongAll = (text: string, name: string): readonly PlacedFact[] =>
  (inlineDocument(text)?.facts() ?? []).filter(({ taxonomy, concept }) => `${taxonomy}:${concept}` === name);

describe('inlineDocument', () => {
  it('places a fact at its element', () => {
    const text = documentOf(
      `<p>Sales of $${fraction('1,234', 'id="f-1" format="ixt:num-dot-decimal" scale="6"')}</p>`,
    );
    const [fact] = inlineDocument(text)?.factsOf('us-gaap', 'Revenues') ?? [];
    expect(fact).to.include({ id: 'f-1', value: '1234000000', unit: 'USD', hidden: false });
    const element = text.slice(fact?.from, fact?.to);
    expect(element).to.match(/^<ix:nonFraction .*>1,234<\/ix:nonFraction>$/);
  });

  it('tells two equal numbers of one row apart by their elements', () => {
    const facts = placed(`<td>${fraction('5', 'id="a"')}</td><td>${fraction('5', 'id="b"')}</td>`);
    expect(facts.map(({ id, value }) => [id, value])).to.deep.equal([
      ['a', '5'],
      ['b', '5'],
    ]);
    expect(facts[0]!.to).to.be.at.most(facts[1]!.from);
  });

  it('reads a number split over elements, and one within another', () => {
    expect(
      placed(fraction('<span>1</span>,<b>2</b>34', 'format="ixt:num-dot-decimal"')).map(({ value }) => value),
    ).to.deep.equal(['1234']);
    const nested = placed(fraction(fraction('7', 'scale="3"', 'us-gaap:SalesRevenueNet'), 'scale="6"'));
    expect(nested.map(({ concept, value }) => [concept, value])).to.deep.equal([
      ['Revenues', '7000000'],
      ['SalesRevenueNet', '7000'],
    ]);
  });

  it('marks what the filer tagged without showing it', () => {
    const [hidden, shown] = placed(
      `<ix:header><ix:hidden>${fraction('7')}</ix:hidden></ix:header>${fraction('8')}`,
    );
    expect([hidden?.hidden, shown?.hidden]).to.deep.equal([true, false]);
  });

  it('places a hidden fact at the element that says it shows it', () => {
    const text = documentOf(
      `<ix:header><ix:hidden>${fraction('7', 'id="h-1"')}${fraction('7', 'id="h-2"')}</ix:hidden></ix:header>
      <p>Lasts <span style="color:red;-sec-ix-hidden:h-1">seven</span> years</p>`,
    );
    const [unseen, shown] = inlineDocument(text)?.facts() ?? [];
    expect([unseen?.id, unseen?.hidden, shown?.id, shown?.hidden]).to.deep.equal(['h-2', true, 'h-1', false]);
    expect(text.slice(shown?.from, shown?.to)).to.match(/^<span .*>seven<\/span>$/);
  });

  it('has no place for nil, for another target, and for what is no number', () => {
    const more = ['xsi:nil="true"', 'target="other"', 'scale="x"', 'format="unbound:num-dot-decimal"'];
    expect(placed(more.map((own) => fraction('5', own)).join(''))).to.deep.equal([]);
    expect(placed(fraction('1.2.3'))).to.deep.equal([]);
  });

  it('finds the facts of a concept that is also a word of the text, or within the name of another', () => {
    const text = documentOf(
      `<p>Revenues: ${fraction('7')}${fraction('8', '', 'us-gaap:RevenuesNet')}${fraction('9', 'id="Revenues"')} Revenues</p>`,
    );
    const document = inlineDocument(text);
    // More often than concepts are looked for one by one.
    for (let time = 0; time < 6; time += 1)
      expect(document?.factsOf('us-gaap', 'Revenues').map(({ value }) => value)).to.deep.equal(['7', '9']);
  });

  it('is null for a document without inline XBRL', () => {
    expect(inlineDocument('<html><body><td>1,234</td></body></html>')).to.equal(null);
  });

  it('takes a character reference, a quoted greater-than sign and single quotes as XML does', () => {
    const text = documentOf(
      `<p title="a > b">${fraction('1&#160;234', "format='ixt:num-dot-decimal' id='a&amp;b'")}</p>`,
    );
    expect(asPlaced(text)).to.deep.equal(asRead(text));
    expect(inlineDocument(text)?.facts()[0]?.id).to.equal('a&b');
  });

  it('finds the facts that the reader of reports finds, whatever the document', () => {
    const shown = fc.constantFrom(
      '1',
      '1,234',
      '(5)',
      '—',
      '1&#160;2',
      '<i>3</i>.5',
      '',
      'no',
      '<!-- 9 -->4',
    );
    const more = fc.constantFrom(
      '',
      'scale="3"',
      'sign="-"',
      'format="ixt:num-dot-decimal"',
      'format="ixt:zerodash"',
      'target="t"',
      'xsi:nil="true"',
      "id='q>\"'",
    );
    const concept = fc.constantFrom('us-gaap:Revenues', 'dei:X', 'own:Y', 'none:Z');
    const one = fc.tuple(shown, more, concept).map((parts) => fraction(...parts));
    const wrapped = one.chain((inner) =>
      fc.constantFrom(
        inner,
        `<td>${inner}</td>`,
        `<ix:header><ix:hidden>${inner}</ix:hidden></ix:header>`,
        fraction(inner),
      ),
    );
    fc.assert(
      fc.property(fc.array(wrapped, { maxLength: 6 }), (bodies) => {
        const text = documentOf(bodies.join('<p>and</p>'));
        expect(asPlaced(text)).to.deep.equal(asRead(text));
        for (const name of ['us-gaap:Revenues', 'dei:X', 'own:Y'])
          expect(factsOf(text, name), name).to.deep.equal(factsAmongAll(text, name));
      }),
      { numRuns: 150 },
    );
  });

  it('ends with any text, closed or not', () => {
    const piece = fc.constantFrom(
      '<ix:nonFraction ',
      '</ix:nonFraction>',
      'name="us-gaap:A"',
      '>',
      '/>',
      '"',
      ' xmlns:ix="http://www.xbrl.org/2013/inlineXBRL"',
      '<xbrli:context id="y">',
      '1',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        for (const { from, to } of inlineDocument(pieces.join(''))?.facts() ?? [])
          expect(from).to.be.below(to);
      }),
    );
  });
});
