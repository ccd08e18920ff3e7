import { Decimal } from 'decimal.js';
import { expect } from 'chai';
import fc from 'fast-check';
import { Slot, writeJson, writeTemplate, type Json } from './json.ts';

describe('writing JSON', () => {
  it('puts members in alphabetical order and leaves undefined ones out', () => {
    expect(writeJson({ b: 1, a: { d: null, c: [true, 'x'] }, e: undefined, f: {} })).to.equal(
      '{"a":{"c":[true,"x"],"d":null},"b":1,"f":{}}',
    );
  });

  it('writes decimals digit for digit, without exponents', () => {
    const writes = (text: string) => writeJson(new Decimal(text));
    expect(writes('12345678901234567890123')).to.equal('12345678901234567890123');
    expect(writes('0.0000001')).to.equal('0.0000001');
    expect(writes('1e30')).to.equal(`1${'0'.repeat(30)}`);
  });

  it('cuts a document at its slots', () => {
    expect(writeTemplate({ b: new Slot('second'), a: new Slot('first'), c: 1 })).to.deep.equal({
      chunks: ['{"a":', ',"b":', ',"c":1}'],
      slots: ['first', 'second'],
    });
    expect(() => writeJson([new Slot('first')])).to.throw('slots without a value: first');
  });

  it('writes what JSON.parse reads back', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        // JSON has no negative zero to keep.
        const text = JSON.stringify(value);
        expect(JSON.parse(writeJson(JSON.parse(text) as Json))).to.deep.equal(JSON.parse(text));
      }),
    );
  });
});
