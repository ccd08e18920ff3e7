import { expect } from 'chai';
import { findReport, type ReportClues } from './find-report.ts';

const CLUES: ReportClues = {
  accession: '0000000001-26-000009',
  filed: '2026-03-02',
  reportDate: '2025-12-31',
  primaryDocument: 'abc-20251231.htm',
  isInline: true,
  symbols: ['ABC', 'ABC-B'],
};

const INLINE = '<html xmlns:ix="http://www.xbrl.org/2013/inlineXBRL"><ix:header/></html>';
const link = (kind: string, href: string): string =>
  `<link:linkbaseRef xlink:href="${href}" xlink:role="http://www.xbrl.org/2003/role/${kind}LinkbaseRef"/>`;
const instance = (...schemas: readonly string[]): string =>
  `<xbrl>${schemas.map((href) => `<link:schemaRef xlink:type='simple' xlink:href='${href}'/>`).join('')}</xbrl>`;
const schema = (...links: readonly string[]): string => `<xsd:schema>${links.join('')}</xsd:schema>`;

/** Names found and names requested, for a folder of texts. */
const find = async (
  folder: Readonly<Record<string, string>>,
  changes: Partial<ReportClues> = {},
): Promise<{ readonly found: readonly string[] | null; readonly requested: readonly string[] }> => {
  const requested: string[] = [];
  const files = await findReport({ ...CLUES, ...changes }, (name) => {
    requested.push(name);
    const text = folder[name];
    return Promise.resolve(text === undefined ? null : new TextEncoder().encode(text));
  });
  return { found: files?.map(({ name }) => name) ?? null, requested };
};

const indexOf = (...names: readonly string[]): string =>
  JSON.stringify({ directory: { item: names.map((name) => ({ name, size: '' })), name: '/Archives' } });

describe("a filing's XBRL report", () => {
  it("finds EDGAR's zip file with one request", async () => {
    const zip = `${CLUES.accession}-xbrl.zip`;
    const { found, requested } = await find({ [zip]: 'PK', 'abc-20251231_htm.xml': instance() });
    expect([found, requested]).to.deep.equal([[zip], [zip]]);
  });

  it('finds the instance extracted by EDGAR with the files it and its schema reference', async () => {
    const { found, requested } = await find({
      'abc-20251231_htm.xml': instance('named.xsd'),
      'named.xsd': schema(
        link('presentation', 'p.xml'),
        link('label', 'l.xml'),
        link('calculation', 'c.xml'),
        link('definition', 'd.xml'),
        link('reference', 'r.xml'),
      ),
      'p.xml': '',
      'l.xml': '',
      'c.xml': '',
      'd.xml': '',
      'r.xml': '',
      'abc-20251231.xsd': schema(),
    });
    expect(found).to.deep.equal(['abc-20251231_htm.xml', 'named.xsd', 'p.xml', 'l.xml', 'c.xml', 'd.xml']);
    expect(requested.slice(2)).to.deep.equal(found);
  });

  it('finds the inline document if there is no instance, but not a plain page', async () => {
    expect((await find({ 'abc-20251231.htm': INLINE })).found).to.deep.equal(['abc-20251231.htm']);
    const page = await find({ 'abc-20251231.htm': '<html>plain</html>' }, { isInline: null });
    expect(page.found).to.equal(null);
  });

  it('finds a report from before inline XBRL by ticker and report date', async () => {
    const older = { isInline: false, primaryDocument: 'd12345d10k.htm' };
    const { found, requested } = await find(
      { 'abcb-20251231.xml': instance('abcb-20251231.xsd'), 'abcb-20251231_pre.xml': '' },
      older,
    );
    expect(found).to.deep.equal(['abcb-20251231.xml', 'abcb-20251231_pre.xml']);
    expect(requested).not.to.include('d12345d10k.htm');
    const named = await find(
      { 'old-20251231.xml': instance() },
      { ...older, primaryDocument: 'old-20251231x10k.htm' },
    );
    expect(named.found).to.deep.equal(['old-20251231.xml']);
  });

  it('falls back to naming conventions if no referenced file exists', async () => {
    const { found } = await find({
      'abc-20251231_htm.xml': instance('lost.xsd'),
      'abc-20260302.xsd': schema(link('presentation', 'lost_pre.xml')),
      'abc-20260302_pre.xml': '',
      'abc-20251231_lab.xml': '',
    });
    expect(found).to.deep.equal([
      'abc-20251231_htm.xml',
      'abc-20260302.xsd',
      'abc-20260302_pre.xml',
      'abc-20251231_lab.xml',
    ]);
  });

  it('requests no linkbase that is embedded in the schema', async () => {
    const { found, requested } = await find({
      'abc-20251231_htm.xml': instance('abc-20251231.xsd'),
      'abc-20251231.xsd': schema(
        '<link:presentationLink/>',
        '<link:labelLink>',
        '<link:calculationLink>',
        '<link:definitionLink/>',
      ),
    });
    expect(found).to.deep.equal(['abc-20251231_htm.xml', 'abc-20251231.xsd']);
    expect(requested.some((name) => /_(pre|lab|cal|def)/.test(name))).to.equal(false);
  });

  it('follows no reference out of the folder', async () => {
    const outside = [
      'http://elsewhere.example/a.xsd',
      '../other/a.xsd',
      '/etc/passwd',
      '..',
      'a%2Fb.xsd',
      'a.xsd?x=1',
      'sub/a.xsd',
      '\\\\host\\a.xsd',
      '&#47;etc.xsd',
    ];
    const { requested } = await find({
      'abc-20251231_htm.xml': instance(...outside),
      'abc-20251231.xsd': schema(...outside.map((href) => link('presentation', href))),
    });
    expect(requested.every((name) => /^[\w-]+(\.[a-z]+)?(-xbrl\.zip)?$/.test(name))).to.equal(true);
    const primary = await find({}, { primaryDocument: '../../secret.htm' });
    expect(primary.requested.some((name) => name.includes('..'))).to.equal(false);
  });

  it("requests only files that are in the folder's listing", async () => {
    const folder = {
      'odd-name-20251231.xml': instance('odd-name-20251231.xsd'),
      'odd-name-20251231.xsd': schema(),
      'odd-name-20251231_pre.xml': '',
      'odd-name-20251231_lab.xml': '',
      'odd-name-20251231_cal.xml': '',
      'FilingSummary.xml': '',
      'R1.xml': '',
      'd12345d10k.htm': '',
    };
    const listed = { ...folder, 'index.json': indexOf(...Object.keys(folder), '../evil_pre.xml') };
    const { found, requested } = await find(listed, {
      primaryDocument: 'd12345d10k.htm',
      isInline: false,
    });
    expect(found).to.deep.equal([
      'odd-name-20251231.xml',
      'odd-name-20251231.xsd',
      'odd-name-20251231_pre.xml',
      'odd-name-20251231_lab.xml',
      'odd-name-20251231_cal.xml',
    ]);
    expect(requested.slice(2)).to.deep.equal(found);
    const none = await find({ 'index.json': indexOf('d12345d10k.htm', 'primary_doc.xml') });
    expect([none.found, none.requested.length]).to.deep.equal([null, 2]);
  });

  it('ignores an invalid folder listing', async () => {
    const folder = { 'index.json': '<html>', 'abc-20251231_htm.xml': instance() };
    expect((await find(folder)).found).to.deep.equal(['abc-20251231_htm.xml']);
  });

  it('needs only a few requests when there is no report', async () => {
    const { found, requested } = await find({}, { isInline: null, symbols: ['A', 'B', 'C', 'D', 'E', 'F'] });
    expect(found).to.equal(null);
    expect(requested).to.have.length.within(3, 8);
  });
});
