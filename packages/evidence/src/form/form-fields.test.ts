import { expect } from 'chai';
import fc from 'fast-check';
import { formFields } from './form-fields.ts';

describe('formFields', () => {
  it('has each field with its path, text and place', () => {
    const xml = `<?xml version="1.0"?><edgar:doc xmlns:edgar="x"><a><value>1,250</value></a><a><value> 7 </value><note/></a></edgar:doc>`;
    const fields = formFields(xml);
    expect(fields.map(({ path, text }) => `${path} ${text}`)).to.deep.equal([
      'doc/a/value 1,250',
      'doc/a[2]/value 7',
    ]);
    expect(fields.map(({ from, to }) => xml.slice(from, to))).to.deep.equal([
      '<value>1,250</value>',
      '<value> 7 </value>',
    ]);
  });

  it('resolves references, and takes a truncated document as far as it goes', () => {
    expect(formFields('<r><n>A &amp; B</n><n>C</n')[0]?.text).to.equal('A & B');
  });

  it('ends with any text', () => {
    const piece = fc.constantFrom('<a>', '</a>', '<b', '>', '1', '&amp;', '<![CDATA[', ']]>', '<!--', '"');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const xml = pieces.join('');
        for (const { from, to } of formFields(xml)) expect(from).to.be.below(to);
      }),
    );
  });
});
