import { expect } from 'chai';
import { ReportError } from './types.ts';
import { rootOf, walkXml } from './xml.ts';

/** All text of a document, or the reason why it is refused. */
const read = (text: string): string => {
  let found = '';
  try {
    walkXml('a.xml', text, {
      open: () => undefined,
      close: () => undefined,
      text: (piece) => {
        found += piece;
      },
    });
    return found;
  } catch (error) {
    if (error instanceof ReportError) return error.reason;
    throw error;
  }
};

const xhtml = (body: string): string =>
  `<html xmlns="http://www.w3.org/1999/xhtml"><body>${body}</body></html>`;

describe('walkXml', () => {
  it('resolves the named characters of XHTML, in XHTML only', () => {
    expect(read(xhtml('a&nbsp;&#160;&#xa0;&mdash;&rsquo;&euro;&amp;'))).to.equal('a\u00a0\u00a0\u00a0—’€&');
    expect(read('<a>&nbsp;</a>')).to.equal('malformed');
    expect(read(xhtml('&unheard;'))).to.equal('malformed');
    expect(read(xhtml('&constructor;'))).to.equal('malformed');
  });

  it('expands no entity that a document declares', () => {
    const bomb = `<!DOCTYPE a [<!ENTITY b "lol"><!ENTITY c "&b;&b;&b;">]><a>&c;</a>`;
    expect(read(bomb)).to.equal('malformed');
    expect(read('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>')).to.equal('malformed');
    expect(read('<!DOCTYPE a [<!ENTITY amp "mine">]><a>&amp;</a>')).to.equal('&');
  });

  it('refuses excessive nesting, and accepts long attributes and CDATA', () => {
    expect(read('<a>'.repeat(100_000))).to.equal('too_deep');
    expect(read(`<a b="${'x'.repeat(2_000_000)}">c<![CDATA[<d>]]></a>`)).to.equal('c<d>');
  });

  it('refuses documents that are not well-formed', () => {
    for (const text of ['', '<a>', '<a></b>', '<a b=c/>', '<a:b/>', '<a/><b/>', '<a>\u0000</a>'])
      expect(read(text), text).to.equal('malformed');
  });
});

describe('rootOf', () => {
  it('reads no further than the root', () => {
    expect(rootOf('a', '<?xml version="1.0"?><!-- <b/> --><x:a xmlns:x="urn:x"><broken')).to.deep.equal({
      uri: 'urn:x',
      local: 'a',
    });
  });
});
