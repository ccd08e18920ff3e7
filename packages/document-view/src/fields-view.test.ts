import { expect } from 'chai';
import fc from 'fast-check';
import { openView } from './open-view.ts';
import { viewFaults } from './testing/oracle.ts';
import { partFaults } from './testing/parts-law.ts';
import { viewOf } from './view-of.ts';

const FORM = `<?xml version="1.0"?>
<edgarSubmission xmlns:com="http://www.sec.gov/edgar/common">
<issuerName>Acme &amp; Sons</issuerName><com:city>Nowhere</com:city>
<item4><classPercent currency="no">
 8.31 </classPercent></item4><empty></empty><blank> </blank>
</edgarSubmission>`;

const fieldsOf = (text: string): readonly string[] =>
  viewOf(text).parts.flatMap(({ figures }) =>
    figures.map(({ at, concept, text: value }) => `${text.slice(at, at + 4)} ${concept}: ${value}`),
  );

describe('a form in XML', () => {
  it('has its fields as figures that can be linked', () => {
    expect(fieldsOf(FORM)).to.deep.equal([
      '<iss issuerName: Acme & Sons',
      '<com city: Nowhere',
      '<cla classPercent: 8.31',
    ]);
    const at = FORM.indexOf('<issuerName>');
    expect(viewOf(FORM).parts[0]?.html).to.include(
      `<span id="f${at}" class="n">&lt;issuerName&gt;Acme &amp;amp; Sons&lt;/issuerName&gt;</span>`,
    );
    expect(fieldsOf(`<DOCUMENT>\n<TYPE>4\n<TEXT>\n<XML>\n${FORM}</XML></TEXT></DOCUMENT>`)).to.have.length(3);
    expect(fieldsOf(`Plain text.\n${FORM}`)).to.deep.equal([]);
  });

  it('is divided between fields', () => {
    expect(partFaults(FORM)).to.deep.equal([]);
    expect(
      openView(FORM, { part: 40, partInTable: 40, partAnywhere: 40, stretch: 40 }).parts.length,
    ).to.be.greaterThan(4);
    const piece = fc.constantFrom(
      '<a>',
      '</a>',
      '<a b="c">',
      'x',
      ' ',
      '\n',
      '<',
      '>',
      '</',
      '&amp;',
      '<script>alert(1)</script>',
      '<!--',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = `<?xml version="1.0"?>${pieces.join('')}`;
        expect(partFaults(text)).to.deep.equal([]);
        expect(viewFaults(viewOf(text), text.length)).to.deep.equal([]);
      }),
      { numRuns: 2_000 },
    );
  });
});
