import { expect } from 'chai';
import fc from 'fast-check';
import avsc from 'avsc';
import { typeForSchema } from './avsc-type.ts';

const SCHEMA = {
  type: 'record',
  name: 'Texts',
  fields: [
    { name: 'one', type: 'string' },
    { name: 'other', type: ['null', 'string'] },
    { name: 'all', type: { type: 'array', items: 'string' } },
  ],
} as const;

/** Long and short, ASCII and not, and pairs of which the bytes of one are the units of the other. */
const TEXT = fc.oneof(
  fc.constantFrom('', 'us-gaap', 'é', 'Ã©', 'x'.repeat(64), 'x'.repeat(65), '\u{1f4c8}', '\u0000'),
  fc.string(),
  fc.string({ unit: 'binary' }),
);

describe('shared text', () => {
  it('is read and written as avsc reads and writes text', () => {
    const [ours, plain] = [typeForSchema(SCHEMA), avsc.Type.forSchema(SCHEMA as unknown as avsc.Schema)];
    const resolver = ours.createResolver(typeForSchema(SCHEMA));
    fc.assert(
      fc.property(TEXT, fc.option(TEXT), fc.array(TEXT), (one, other, all) => {
        const bytes = plain.toBuffer({ one, other, all });
        expect(ours.toBuffer({ one, other, all }).equals(bytes)).to.equal(true);
        for (const read of [ours.fromBuffer(bytes), ours.fromBuffer(bytes, resolver)])
          expect({ ...(read as object) }).to.deep.equal({ ...(plain.fromBuffer(bytes) as object) });
      }),
      { numRuns: 1000 },
    );
  });

  it('is refused if its length is negative or beyond the end', () => {
    const type = typeForSchema('string');
    for (const bytes of [[1], [6, 97, 97], [0x80]])
      expect(() => void type.fromBuffer(Buffer.from(bytes))).to.throw();
  });
});
