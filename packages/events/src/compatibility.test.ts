import { expect } from 'chai';
import type { AvroField, AvroRecord, AvroSchema } from './avro.ts';
import { incompatibility } from './compatibility.ts';
import { readSchema } from './schema-files.ts';

const schema = readSchema('documents');

const withField = (name: string, change: (field: AvroField) => AvroField): AvroRecord => ({
  ...schema,
  fields: schema.fields.map((field) => (field.name === name ? change(field) : field)),
});
const withType = (name: string, type: AvroSchema): AvroRecord =>
  withField(name, (field) => ({ ...field, type }));
const added = (field: AvroField): AvroRecord => ({ ...schema, fields: [...schema.fields, field] });
const without = (name: string): AvroRecord => ({
  ...schema,
  fields: schema.fields.filter((field) => field.name !== name),
});
const kinds = (change: (symbols: readonly string[]) => readonly string[]): AvroRecord =>
  withField('kind', (field) => ({
    ...field,
    type: {
      ...(field.type as { type: 'enum'; name: string; symbols: readonly string[] }),
      symbols: change((field.type as { symbols: readonly string[] }).symbols),
    },
  }));

describe('incompatibility', () => {
  const fine: readonly (readonly [string, AvroRecord])[] = [
    ['no change', schema],
    ['a new member with a default', added({ name: 'note', type: ['null', 'string'], default: null })],
    ['a member that is no longer read', without('etag')],
    ['a new kind of document', kinds((symbols) => [...symbols, 'letter'])],
    [
      'a member that may now be null',
      withField('url', (field) => ({ ...field, type: ['null', 'string'], default: null })),
    ],
    ['another order of members', { ...schema, fields: schema.fields.toReversed() }],
    ['another doc', { ...schema, doc: 'Other words.' }],
  ];
  for (const [name, reader] of fine)
    it(`allows ${name}`, () => {
      expect(incompatibility(reader, schema)).to.equal(null);
    });

  const breaking: readonly (readonly [string, AvroRecord])[] = [
    ['a new member without a default', added({ name: 'note', type: 'string' })],
    ['another type', withType('bytes', 'string')],
    ['a member that may no longer be null', withType('etag', 'string')],
    ['a narrower number', withType('bytes', 'int')],
    ['a removed kind of document', kinds((symbols) => symbols.slice(1))],
    ['a member with another name', withField('url', (field) => ({ ...field, name: 'address' }))],
    ['an event with another name', { ...schema, name: 'Paper' }],
    ['a time that becomes a number', withType('source_time', 'long')],
    [
      'milliseconds that become microseconds',
      withType('source_time', { type: 'long', logicalType: 'timestamp-micros' }),
    ],
  ];
  for (const [name, reader] of breaking)
    it(`rejects ${name}`, () => {
      expect(incompatibility(reader, schema)).to.be.a('string');
    });

  it('checks nullable members and list items for compatibility', () => {
    const time = { type: 'long', logicalType: 'timestamp-millis' } as const;
    const item = (type: AvroSchema): AvroRecord => ({
      type: 'record',
      name: 'Item',
      fields: [{ name: 'at', type: ['null', type] }],
    });
    const list = (type: AvroSchema): AvroRecord => ({
      type: 'record',
      name: 'List',
      fields: [{ name: 'items', type: { type: 'array', items: item(type) } }],
    });
    expect(incompatibility(list(time), list(time))).to.equal(null);
    expect(incompatibility(list('long'), list(time))).to.contain('$.items[].at');
  });
});
