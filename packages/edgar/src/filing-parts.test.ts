import { expect } from 'chai';
import { filingIndexName, indexedFiles } from './filing-index.ts';
import { fullSubmissionName, submittedDocuments } from './full-submission.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const texts = (submission: string): readonly (readonly [string, string | null, string])[] =>
  submittedDocuments(bytes(submission)).map(({ type, name, content }) => [
    type,
    name,
    Buffer.from(content).toString('latin1'),
  ]);

describe('a full submission', () => {
  it('is cut into its documents, each with type, file name and text', () => {
    const submission =
      '<SEC-HEADER>ITEM INFORMATION: Results\n</SEC-HEADER>\n' +
      '<DOCUMENT>\n<TYPE>8-K\n<SEQUENCE>1\n<FILENAME>a8k.htm\n<TEXT>\n<html>main</html>\n</TEXT>\n</DOCUMENT>\n' +
      '<DOCUMENT>\n<TYPE>EX-99.1\n<FILENAME>a991.htm\n<DESCRIPTION>PRESS RELEASE\n<TEXT>\n<p>release</p>\n</TEXT>\n</DOCUMENT>\n';
    expect(texts(submission)).to.deep.equal([
      ['8-K', 'a8k.htm', '\n<html>main</html>\n'],
      ['EX-99.1', 'a991.htm', '\n<p>release</p>\n'],
    ]);
    expect(fullSubmissionName('0000000001-26-000007')).to.equal('0000000001-26-000007.txt');
  });

  it('of the 1990s names no files', () => {
    expect(texts('<DOCUMENT>\r\n<TYPE>10-K405\r\n<TEXT>\r\nItem 1.\r\n</TEXT>\r\n</DOCUMENT>')).to.deep.equal(
      [['10-K405', null, '\r\nItem 1.\r\n']],
    );
  });

  it('gives an inline document as its file is, without the tag around it', () => {
    const inline =
      '<DOCUMENT><TYPE>10-K\n<TEXT>\n<XBRL>\n<?xml version="1.0"?><html/>\n</XBRL>\n</TEXT></DOCUMENT>';
    expect(texts(inline)).to.deep.equal([['10-K', null, '<?xml version="1.0"?><html/>']]);
  });

  it('leaves out a document that was cut off, and is empty for anything else', () => {
    expect(
      texts('<DOCUMENT><TYPE>10-K\n<TEXT>first</TEXT></DOCUMENT><DOCUMENT><TYPE>EX-13\n<TEXT>half'),
    ).to.have.length(1);
    expect(texts('<DOCUMENT><TYPE>10-K\n<TEXT>half</DOCUMENT>')).to.deep.equal([]);
    expect(texts('<html>not found</html>')).to.deep.equal([]);
  });
});

describe('the index page of a filing', () => {
  it('lists files with their types, those shown by the viewer of inline XBRL too', () => {
    const page =
      '<table><tr><th>Seq</th></tr>' +
      '<tr><td>1</td><td>8-K</td><td><a href="/ix?doc=/Archives/edgar/data/1/000000000126000007/a8k.htm">a8k.htm</a> iXBRL</td><td>8-K</td><td>9</td></tr>' +
      '<tr class="evenRow"><td>2</td><td>PR</td><td><a href="/Archives/edgar/data/1/000000000126000007/a991.htm">a991.htm</a></td><td>EX-99.1</td><td>9</td></tr>' +
      '<tr><td>&nbsp;</td><td>Complete</td><td><a href="/x.txt">x.txt</a></td><td>&nbsp;</td><td>9</td></tr></table>';
    expect(indexedFiles(bytes(page))).to.deep.equal([
      { type: '8-K', name: 'a8k.htm' },
      { type: 'EX-99.1', name: 'a991.htm' },
    ]);
    expect(indexedFiles(bytes('<html>not found</html>'))).to.deep.equal([]);
    expect(filingIndexName('0000000001-26-000007')).to.equal('0000000001-26-000007-index.htm');
  });
});
