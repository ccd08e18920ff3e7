import { expect } from 'chai';
import { decodeXml, looksLikeXml } from './decode.ts';
import { ReportError } from './types.ts';

const bytes = (...values: readonly (number | string)[]): Uint8Array =>
  Buffer.concat(
    values.map((value) => (typeof value === 'string' ? Buffer.from(value, 'latin1') : Buffer.of(value))),
  );

const reasonOf = (of: Uint8Array): string | null => {
  try {
    decodeXml('a.xml', of);
    return null;
  } catch (error) {
    return error instanceof ReportError ? error.reason : 'other';
  }
};

describe('decodeXml', () => {
  it('reads UTF-8, marked or not, and drops the blank lines before the declaration', () => {
    expect(decodeXml('a', Buffer.from('<a>é</a>'))).to.equal('<a>é</a>');
    expect(decodeXml('a', Buffer.from('\uFEFF<?xml version="1.0"?><a/>'))).to.equal(
      '<?xml version="1.0"?><a/>',
    );
    expect(
      decodeXml('a', Buffer.from('\r\n <?xml version="1.0" encoding="utf-8"?><a/>')).startsWith('<?xml'),
    ).to.equal(true);
  });

  it('believes a byte order mark before a declaration', () => {
    const marked = Buffer.from('\uFEFF<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>');
    expect(decodeXml('a', marked)).to.contain('<a>é</a>');
  });

  it('reads the declared single-byte encodings', () => {
    for (const name of ['ISO-8859-1', 'windows-1252', 'US-ASCII']) {
      const text = decodeXml('a', bytes(`<?xml version='1.0' encoding='${name}'?><a>`, 0xe9, '</a>'));
      expect(text, name).to.contain('<a>é</a>');
    }
    expect(
      decodeXml('a', bytes('<?xml version="1.0" encoding="windows-1252"?><a>', 0x92, '</a>')),
    ).to.contain('’');
  });

  it('reads UTF-16 with a byte order mark', () => {
    const little = Buffer.concat([Buffer.of(0xff, 0xfe), Buffer.from('<a>é</a>', 'utf16le')]);
    expect(decodeXml('a', little)).to.equal('<a>é</a>');
    expect(looksLikeXml(little)).to.equal(true);
  });

  it('refuses bytes that do not match their declaration, and other encodings', () => {
    expect(reasonOf(bytes('<a>', 0xe9, '</a>'))).to.equal('not_utf8');
    expect(reasonOf(bytes('<?xml version="1.0" encoding="UTF-8"?><a>', 0x92, '</a>'))).to.equal('not_utf8');
    expect(reasonOf(bytes('<?xml version="1.0" encoding="EBCDIC-US"?><a/>'))).to.equal(
      'unsupported_encoding',
    );
  });

  it('distinguishes documents from images and style sheets', () => {
    expect(looksLikeXml(Buffer.from(' \n\uFEFF<a/>'))).to.equal(false);
    expect(looksLikeXml(Buffer.from('\uFEFF\n<a/>'))).to.equal(true);
    expect(looksLikeXml(Buffer.from('body {}'))).to.equal(false);
    expect(looksLikeXml(bytes(0xff, 0xd8, 0xff, 0xe0))).to.equal(false);
    expect(looksLikeXml(new Uint8Array())).to.equal(false);
  });
});
