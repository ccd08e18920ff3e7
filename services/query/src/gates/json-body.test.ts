import { expect } from 'chai';
import fc from 'fast-check';
import { isTooDeep, MAX_NESTING, parseJsonBody } from './json-body.ts';

const JSON_HEADERS = { 'content-type': 'application/json' };
const read = (text: string | Buffer) => parseJsonBody(JSON_HEADERS, Buffer.from(text));
const faultOf = (text: string | Buffer) => {
  const body = read(text);
  return body.ok ? undefined : body.fault;
};

describe('a JSON body', () => {
  it('parses a body like JSON.parse', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), fc.constantFrom(0, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const body = read(text);
        // A generated number may be 2^53 or more, and a generated string may contain what UTF-8 cannot
        // represent.
        if (body.ok) expect(body.value).to.deep.equal(JSON.parse(text));
        else expect(body.fault.type).to.equal('json_number_out_of_range');
      }),
    );
  });

  it('accepts application/json with an optional UTF-8 charset', () => {
    for (const type of [
      'application/json',
      'Application/JSON; charset=UTF-8',
      'application/json;charset="utf8"',
    ])
      expect(parseJsonBody({ 'content-type': type }, Buffer.from('1')).ok, type).to.equal(true);
    for (const type of ['text/plain', 'application/jsonp', 'application/json; charset=latin1', undefined]) {
      const body = parseJsonBody(type === undefined ? {} : { 'content-type': type }, Buffer.from('1'));
      expect(!body.ok && body.fault.type, type).to.equal('content_type');
    }
  });

  it('rejects a compressed body', () => {
    const body = parseJsonBody({ ...JSON_HEADERS, 'content-encoding': 'gzip' }, Buffer.from('1'));
    expect(!body.ok && body.fault.type).to.equal('content_encoding');
  });

  it('rejects invalid JSON with its position if known', () => {
    expect(faultOf('{"a":1 "b":2}')).to.deep.equal({
      type: 'json_invalid',
      message: 'the body is not JSON from character 7 on',
      path: [],
    });
    for (const text of ['', ' ', '{', 'nul', "{'a':1}", '{"a":1,}', 'NaN', '01', '"\u0001"', '1 2'])
      expect(faultOf(text)?.type, text).to.equal('json_invalid');
  });

  it('rejects a byte order mark and invalid UTF-8', () => {
    expect(faultOf('\uFEFF{}')?.type).to.equal('byte_order_mark');
    expect(faultOf(Buffer.from([0x22, 0xff, 0x22]))?.type).to.equal('utf8_invalid');
    expect(faultOf(Buffer.from([0xfe, 0xff, 0, 0x7b, 0, 0x7d]))?.type).to.equal('utf8_invalid');
    // A surrogate spelt in UTF-8.
    expect(faultOf(Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]))?.type).to.equal('utf8_invalid');
  });

  it('rejects duplicate members, however spelt and however deep', () => {
    expect(faultOf('{"a":{"b":[1,{"c":1,"\\u0063":2}]}}')).to.deep.equal({
      type: 'json_duplicate_member',
      message: "the member 'c' is there twice",
      path: ['a', 'b', 1, 'c'],
    });
    expect(faultOf('{"__proto__":1,"__proto__":2}')?.type).to.equal('json_duplicate_member');
    expect(read('{"a":{"a":"a"},"b":[{"a":1},{"a":2}],"c":"{\\"a\\":1,\\"a\\":2}"}').ok).to.equal(true);
  });

  it('rejects numbers that a double cannot represent', () => {
    for (const number of ['9007199254740992', '-9007199254740993', '1e16', '1e400'])
      expect(faultOf(`{"periods":${number}}`)?.type, number).to.equal('json_number_out_of_range');
    expect(read('[9007199254740991, 0.1, -0]').ok).to.equal(true);
  });

  it('measures depth by brackets outside of strings', () => {
    const nested = (depth: number) => Buffer.from(`${'['.repeat(depth)}${']'.repeat(depth)}`);
    expect(isTooDeep(nested(MAX_NESTING))).to.equal(false);
    expect(isTooDeep(nested(MAX_NESTING + 1))).to.equal(true);
    expect(isTooDeep(Buffer.from('{"a":'.repeat(MAX_NESTING + 1)))).to.equal(true);
    expect(isTooDeep(Buffer.from(JSON.stringify({ a: '['.repeat(99), b: '\\"[' })))).to.equal(false);
    expect(isTooDeep(Buffer.from(`[${'[],'.repeat(99)}[]]`))).to.equal(false);
  });
});
