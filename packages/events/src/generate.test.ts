import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { asAvroRecord, asAvroSchema, UnsupportedSchemaError } from './avro.ts';
import { GENERATED_FILE, generateFromFiles, generateTypes } from './generate.ts';

describe('the derived types', () => {
  it('equal the types generated from the schemas (run packages/events/src/generate.ts after a change)', () => {
    expect(readFileSync(GENERATED_FILE, 'utf8')).to.equal(generateFromFiles());
  });

  it('name every kind of member', () => {
    const schema = asAvroRecord({
      type: 'record',
      name: 'Thing',
      doc: 'A thing. */',
      fields: [
        { name: 'text', type: 'string', doc: 'Words.' },
        { name: 'at', type: { type: 'long', logicalType: 'timestamp-millis' } },
        { name: 'raw', type: 'bytes' },
        { name: 'maybe', type: ['null', 'double'] },
        { name: 'flags', type: { type: 'array', items: ['null', 'boolean'] } },
        { name: 'side', type: { type: 'enum', name: 'Side', symbols: ['left', 'right'] } },
        {
          name: 'parts',
          type: {
            type: 'array',
            items: { type: 'record', name: 'Part', fields: [{ name: 'n', type: 'int' }] },
          },
        },
      ],
    });
    const [, ...declarations] = generateTypes([schema]).split('\n\n');
    expect(declarations.join('\n\n')).to.equal(`/** A thing. * / */
export type Thing = {
  /** Words. */
  readonly text: string;
  readonly at: number;
  readonly raw: Uint8Array;
  readonly maybe: number | null;
  readonly flags: readonly (boolean | null)[];
  readonly side: Side;
  readonly parts: readonly Part[];
};

export type Side = 'left' | 'right';

export type Part = {
  readonly n: number;
};
`);
  });

  it('reject schemas that TypeScript cannot express exactly', () => {
    for (const schema of [
      'float',
      { type: 'map', values: 'string' },
      { type: 'fixed', name: 'F', size: 4 },
      null,
    ])
      expect(() => asAvroSchema(schema)).to.throw(UnsupportedSchemaError);
    const twice = { type: 'record', name: 'Same', fields: [] };
    const both = {
      ...twice,
      name: 'Top',
      fields: [
        { name: 'a', type: twice },
        { name: 'b', type: twice },
      ],
    };
    expect(() => generateTypes([asAvroRecord(both)])).to.throw(UnsupportedSchemaError, 'Same');
  });
});
