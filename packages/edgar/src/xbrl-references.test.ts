import { expect } from 'chai';
import { EdgarFormatError } from './errors.ts';
import { parseFilingDirectory } from './filing-directory.ts';
import { filingDocumentUrl, xbrlZipName } from './urls.ts';
import { isInlineXbrl, linkbaseReferences, schemaReferences } from './xbrl-references.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const ROLE = 'http://www.xbrl.org/2003/role/';

describe('references of an XBRL report', () => {
  it('finds the schemas referenced by an instance with any prefixes, quotes and line breaks', () => {
    const instance = bytes(
      `<?xml version="1.0"?><x:xbrl><!-- é --><link:schemaRef\n xlink:type='simple'\n xlink:href = ' a-20251231.xsd '/>` +
        `<schemaRef href="b.xsd"></schemaRef><link:schemaRef xlink:href="a-20251231.xsd"/><link:schemaRefs xlink:href="c.xsd"/>`,
    );
    expect(schemaReferences(instance)).to.deep.equal(['a-20251231.xsd', 'b.xsd']);
  });

  it('finds the linkbases of a schema by role, else by name', () => {
    const row = (href: string, role?: string): string =>
      `<link:linkbaseRef xlink:href="${href}"${role === undefined ? '' : ` xlink:role="${ROLE}${role}LinkbaseRef"`}/>`;
    const schema = bytes(
      row('one.xml', 'presentation') +
        row('two.xml', 'label') +
        row('x_pre.xml', 'calculation') +
        row('y_pre.xml') +
        row('y_LAB.xml') +
        row('y_def.xml'),
    );
    const names = {
      presentation: ['one.xml', 'y_pre.xml'],
      label: ['two.xml', 'y_LAB.xml'],
      calculation: ['x_pre.xml'],
      definition: ['y_def.xml'],
    } as const;
    for (const kind of ['presentation', 'label', 'calculation', 'definition'] as const)
      expect(linkbaseReferences(schema, kind)).to.deep.equal({ names: names[kind], embeds: false });
    const whole = bytes('<xsd:schema><link:linkbase><link:presentationLink xlink:role="r">');
    expect(linkbaseReferences(whole, 'presentation').embeds).to.equal(true);
    expect(linkbaseReferences(whole, 'label').embeds).to.equal(false);
  });

  it('returns only plain names of files in the same folder', () => {
    for (const href of [
      '../a.xsd',
      '/a.xsd',
      'https://x.example/a.xsd',
      'a/b.xsd',
      '.hidden',
      '%2e%2e',
      'a b',
      '',
    ])
      expect(schemaReferences(bytes(`<schemaRef href="${href}"/>`)), href).to.deep.equal([]);
  });

  it('distinguishes inline documents from others', () => {
    expect(isInlineXbrl(bytes('<html xmlns:ix="http://www.xbrl.org/2013/inlineXBRL">'))).to.equal(true);
    expect(isInlineXbrl(bytes('<html>inlineXBRL</html>'))).to.equal(false);
  });
});

describe("a filing's folder", () => {
  it('names its files', () => {
    const list = { directory: { item: [{ name: 'a.htm', size: '1' }, { name: 'a.xsd' }], name: '/x' } };
    expect(parseFilingDirectory(bytes(JSON.stringify(list)))).to.deep.equal(['a.htm', 'a.xsd']);
    for (const wrong of ['<html>', '{}', '{"directory":{"item":[{}]}}'])
      expect(() => parseFilingDirectory(bytes(wrong))).to.throw(EdgarFormatError);
  });

  it('builds the URL of the XBRL zip file from the accession number', () => {
    const folder = 'https://www.sec.gov/Archives/edgar/data/320193/000032019325000057';
    const accession = '0000320193-25-000057';
    expect(filingDocumentUrl('0000320193', accession, xbrlZipName(accession))).to.equal(
      `${folder}/${accession}-xbrl.zip`,
    );
  });
});
