import { expect } from 'chai';
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { eventId, type IdPart } from './event-id.ts';

const anyPart: fc.Arbitrary<IdPart> = fc.letrec<{ part: IdPart }>((tie) => ({
  part: fc.oneof(
    { depthSize: 'small' },
    fc.string({ unit: 'binary' }),
    fc.constantFrom('s1:a', 'd1;', 'n', 'a1:', '0'),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.uint8Array({ maxLength: 5 }),
    fc.array(tie('part'), { maxLength: 3 }),
    fc.dictionary(fc.string({ maxLength: 2 }), tie('part'), { maxKeys: 3 }),
  ),
})).part;

/** The bytes that identify a part, in the plainest form. */
const framedBytes = (part: IdPart): Buffer => {
  if (part === null) return Buffer.from('n');
  if (typeof part === 'boolean') return Buffer.from(part ? 't' : 'f');
  if (typeof part === 'number') return Buffer.from(`d${part};`);
  if (typeof part === 'string') return Buffer.from(`s${part.length}:${part}`);
  if (part instanceof Uint8Array) return Buffer.concat([Buffer.from(`b${part.length}:`), part]);
  if (Array.isArray(part)) {
    const items = part as readonly IdPart[];
    return Buffer.concat([Buffer.from(`a${items.length}:`), ...items.map(framedBytes)]);
  }
  const members = Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)) as readonly [string, IdPart][];
  return Buffer.concat([Buffer.from(`o${members.length}:`), ...members.flat().map(framedBytes)]);
};

/** Equal texts exactly for equal parts. */
const written = (part: IdPart): string =>
  JSON.stringify(part, (_name, value: unknown) => {
    if (value instanceof Uint8Array) return { bytes: [...value] };
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return {
        members: Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .flat(),
      };
    return Object.is(value, -0) ? 0 : value;
  });

describe('eventId', () => {
  it('is the SHA-256 of the framed parts', () => {
    const framed = 'a4:s10:0009990001d2025;ns2:\u00e9\u{1f4c8}'.replace('s2:', 's3:');
    expect(eventId(['0009990001', 2025, null, '\u00e9\u{1f4c8}'])).to.equal(
      createHash('sha256').update(framed).digest('hex'),
    );
  });

  it('is the SHA-256 of the framed parts of any type and length', () => {
    const sized = fc
      .tuple(fc.constantFrom('x', 'é', '\u{1f4c8}'), fc.constantFrom(1, 127, 128, 20_000, 65_536, 70_000))
      .map(([unit, times]) => unit.repeat(times));
    const bytes = fc.constantFrom(0, 1, 65_536).map((length) => new Uint8Array(length));
    fc.assert(
      fc.property(fc.array(fc.oneof(anyPart, sized, bytes)), (parts) => {
        expect(eventId(parts)).to.equal(createHash('sha256').update(framedBytes(parts)).digest('hex'));
      }),
    );
  });

  it('differs for parts that plain concatenation would confuse', () => {
    const all: readonly (readonly IdPart[])[] = [
      ['ab', 'c'],
      ['a', 'bc'],
      ['abc'],
      [['ab', 'c']],
      [['ab'], 'c'],
      ['ab', 'c', null],
      ['ab', 'c', ''],
      [1],
      ['1'],
      [true],
      ['t'],
      [new Uint8Array([0x61])],
      ['a'],
      [{ a: 'b' }],
      [['a', 'b']],
      [{ a: null }],
      [{}],
      [[]],
      [],
    ];
    expect(new Set(all.map(eventId)).size).to.equal(all.length);
  });

  it('is equal only for equal parts', () => {
    fc.assert(
      fc.property(anyPart, anyPart, (a, b) => {
        expect(eventId([a]) === eventId([b])).to.equal(written(a) === written(b));
      }),
      { numRuns: 500 },
    );
  });

  it('does not depend on the order of members, nor on absent ones', () => {
    expect(eventId([{ a: 1, b: [2], c: undefined }])).to.equal(eventId([{ b: [2], a: 1 }]));
  });

  it('handles parts of any length', () => {
    const long = 'x'.repeat(100_000);
    const framed = `a3:s100000:${long}s100000:${long}s100000:${long}`;
    expect(eventId([long, long, long])).to.equal(createHash('sha256').update(framed).digest('hex'));
  });

  it('rejects values without a canonical form', () => {
    for (const part of [NaN, Infinity, '\ud800']) expect(() => eventId([part])).to.throw(RangeError);
  });
});
