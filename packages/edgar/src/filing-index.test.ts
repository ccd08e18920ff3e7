import { expect } from 'chai';
import { filingIndexName, indexedFiles } from './filing-index.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');

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
