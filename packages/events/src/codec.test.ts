import { expect } from 'chai';
import fc from 'fast-check';
import { createCodec, InvalidEventError, schemaIdOf, subjectOf, UndecodableError } from './codec.ts';
import { readExample } from './examples.ts';
import { createMemoryRegistry } from './memory-registry.ts';
import { readSchema, readSchemaText } from './schema-files.ts';
import type { SchemaRegistry } from './registry.ts';
import { anyEvent } from './testing/arbitrary.ts';
import { TOPIC_NAMES, type TopicName } from './topics.ts';

const failure = async (work: Promise<unknown>): Promise<Error> =>
  work.then(
    () => {
      throw new Error('nothing was thrown');
    },
    (error: unknown) => error as Error,
  );

/** Buffers and byte arrays alike, records without their class. */
const plain = (event: object): unknown =>
  Object.fromEntries(
    Object.entries(event).map(([name, value]) => [
      name,
      value instanceof Uint8Array ? [...value] : (value as unknown),
    ]),
  );

describe('the codec', () => {
  for (const topic of TOPIC_NAMES) {
    it(`decodes any encoded event of ${topic} to an equal one`, async () => {
      const codec = createCodec(createMemoryRegistry());
      await fc.assert(
        fc.asyncProperty(anyEvent(topic), async (event) => {
          const bytes = await codec.encode(topic, event);
          expect(plain(await codec.decode(topic, bytes))).to.deep.equal(plain(event));
        }),
        { numRuns: 50 },
      );
    });
  }

  it('encodes a batch of events like single ones', async () => {
    const codec = createCodec(createMemoryRegistry());
    await fc.assert(
      fc.asyncProperty(fc.array(anyEvent('filings'), { maxLength: 5 }), async (events) => {
        const each = await Promise.all(events.map((event) => codec.encode('filings', event)));
        expect(await codec.encodeAll('filings', events)).to.deep.equal(each);
      }),
      { numRuns: 50 },
    );
  });

  it('encodes in the wire format: zero byte, big-endian schema id, Avro', async () => {
    const registry = createMemoryRegistry();
    for (let other = 0; other < 299; other += 1) await registry.register(`other-${other}`, '"string"');
    const bytes = await createCodec(registry).encode('published', readExample('published'));
    expect([...bytes.subarray(0, 5)]).to.deep.equal([0, 0, 0, 1, 44]);
    expect(schemaIdOf(bytes)).to.equal(300);
    // The body begins with the length of event_id: 64, zig-zag.
    expect([bytes[5], bytes[6]]).to.deep.equal([0x80, 0x01]);
  });

  it('decodes bytes within a larger buffer', async () => {
    const codec = createCodec(createMemoryRegistry());
    const bytes = await codec.encode('keys', readExample('keys'));
    const larger = new Uint8Array(bytes.length + 20).fill(7);
    larger.set(bytes, 9);
    expect(await codec.decode('keys', larger.subarray(9, 9 + bytes.length))).to.deep.equal(
      readExample('keys'),
    );
  });

  it('keeps all digits of a value by encoding it as text', async () => {
    const codec = createCodec(createMemoryRegistry());
    const event = readExample('facts');
    const [first] = (await codec.decode('facts', await codec.encode('facts', event))).facts;
    expect(first?.value).to.equal('9007199254740993');
  });

  it('decodes a record of an older schema with defaults for newer members', async () => {
    const registry = createMemoryRegistry();
    const schema = readSchema('facts');
    const older = { ...schema, fields: schema.fields.filter((field) => field.name !== 'cover') };
    await registry.register(subjectOf('facts'), JSON.stringify(older));
    const codec = createCodec(registry);
    const event = { ...readExample('facts'), cover: [] };
    const bytes = Buffer.from(await codec.encode('facts', event));
    expect(schemaIdOf(bytes)).to.equal(2);
    // The older record is the newer one without its last member, the empty array (one byte).
    const written = bytes.subarray(0, -1);
    written.writeUInt32BE(1, 1);
    expect(await codec.decode('facts', written)).to.deep.equal(event);
  });

  it('names the invalid members of an event', async () => {
    const codec = createCodec(createMemoryRegistry());
    const event = { ...readExample('keys'), source_time: 1.5, recorded_at: 2 ** 53, state: 'open' };
    const error = await failure(codec.encode('keys', event as never));
    expect(error).to.be.instanceOf(InvalidEventError);
    expect(error.message).to.contain('source_time, recorded_at, state');
  });

  const reasonOf = async (
    topic: TopicName,
    bytes: Uint8Array,
    registry?: SchemaRegistry,
  ): Promise<string> => {
    const error = await failure(createCodec(registry ?? createMemoryRegistry()).decode(topic, bytes));
    if (!(error instanceof UndecodableError)) throw error;
    return error.reason;
  };

  it('rejects bytes of another format as bad_magic', async () => {
    for (const bytes of [[], [0, 0, 0, 1], [1, 0, 0, 0, 1, 2], [...Buffer.from('{"a":1}')]])
      expect(await reasonOf('keys', new Uint8Array(bytes))).to.equal('bad_magic');
  });

  it('rejects an unregistered schema id as unknown_schema_id', async () => {
    expect(await reasonOf('keys', new Uint8Array([0, 0, 0, 0, 9, 2]))).to.equal('unknown_schema_id');
  });

  it('rejects a record of another topic as incompatible_schema', async () => {
    const registry = createMemoryRegistry();
    const bytes = await createCodec(registry).encode('keys', readExample('keys'));
    expect(await reasonOf('filings', bytes, registry)).to.equal('incompatible_schema');
  });

  it('rejects a record that is shorter or longer than its event', async () => {
    const registry = createMemoryRegistry();
    const bytes = await createCodec(registry).encode('facts', readExample('facts'));
    for (let length = 5; length < bytes.length; length += 1)
      expect(await reasonOf('facts', bytes.subarray(0, length), registry)).to.equal('undecodable_bytes');
    expect(await reasonOf('facts', new Uint8Array([...bytes, 0]), registry)).to.equal('undecodable_bytes');
  });

  it('rejects a damaged length quickly: an array of a billion items in a record of some hundred bytes', async () => {
    const registry = createMemoryRegistry();
    const { event_id, ...rest } = readExample('published');
    const bytes = Buffer.from(
      await createCodec(registry).encode('published', { event_id, ...rest, symbols: [] }),
    );
    const damaged = Buffer.concat([bytes.subarray(0, -1), Buffer.from([0xfe, 0xff, 0xff, 0xff, 0x0f, 0, 0])]);
    expect(await reasonOf('published', damaged, registry)).to.equal('undecodable_bytes');
  });

  it('decodes a damaged record to an event or a typed error', async () => {
    const codec = createCodec(createMemoryRegistry());
    const bytes = await codec.encode('facts', readExample('facts'));
    const damage = fc.array(fc.tuple(fc.nat(bytes.length - 6), fc.integer({ min: 0, max: 255 })), {
      minLength: 1,
    });
    await fc.assert(
      fc.asyncProperty(damage, async (changes) => {
        const damaged = bytes.slice();
        for (const [at, byte] of changes) damaged[at + 5] = byte;
        await codec.decode('facts', damaged).catch((error: unknown) => {
          if (!(error instanceof UndecodableError)) throw error;
        });
      }),
      { numRuns: 300 },
    );
  });

  it('passes on a failure of the registry and retries the next time', async () => {
    const registry = createMemoryRegistry();
    const bytes = await createCodec(registry).encode('keys', readExample('keys'));
    let down = true;
    const flaky: SchemaRegistry = {
      register: (subject, schema) => registry.register(subject, schema),
      schema: (id) => (down ? Promise.reject(new Error('no connection')) : registry.schema(id)),
    };
    const codec = createCodec(flaky);
    expect((await failure(codec.decode('keys', bytes))).message).to.equal('no connection');
    down = false;
    expect(await codec.decode('keys', bytes)).to.deep.equal(readExample('keys'));
  });

  it('requests each schema from the registry once', async () => {
    const calls: string[] = [];
    const inner = createMemoryRegistry();
    const codec = createCodec({
      register: (subject, schema) => (calls.push(subject), inner.register(subject, schema)),
      schema: (id) => (calls.push(String(id)), inner.schema(id)),
    });
    const encoded = await Promise.all([1, 2, 3].map(() => codec.encode('keys', readExample('keys'))));
    await Promise.all(encoded.map((bytes) => codec.decode('keys', bytes)));
    expect(calls).to.deep.equal(['keys-value', '1']);
    expect(await inner.schema(1)).to.equal(JSON.stringify(JSON.parse(readSchemaText('keys'))));
  });

  it('reads single text members of an event equal to the decoded ones', async () => {
    const codec = createCodec(createMemoryRegistry());
    const read = codec.texts('filings', ['form', 'cik']);
    await codec.decode('filings', await codec.encode('filings', readExample('filings')));
    await fc.assert(
      fc.asyncProperty(anyEvent('filings'), async (event) => {
        const { form, cik } = await codec.decode('filings', await codec.encode('filings', event));
        expect(read(await codec.encode('filings', event))).to.deep.equal({ form, cik });
      }),
      { numRuns: 200 },
    );
  });

  it('reads no text member from bytes that decoding rejects', async () => {
    const codec = createCodec(createMemoryRegistry());
    const read = codec.texts('filings', ['form']);
    const bytes = await codec.encode('filings', { ...readExample('filings'), size: Number.MAX_SAFE_INTEGER });
    await codec.decode('filings', bytes);
    const damage = fc.array(fc.tuple(fc.nat(bytes.length - 6), fc.integer({ min: 0, max: 255 })), {
      minLength: 1,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(damage, async (changes) => {
        const damaged = bytes.slice();
        for (const [at, byte] of changes) damaged[at + 5] = byte;
        const decoded = await codec.decode('filings', damaged).catch(() => null);
        expect(read(damaged)).to.deep.equal(decoded === null ? null : { form: decoded.form });
      }),
      { numRuns: 1000 },
    );
  });

  it('falls back to decoding for another format, an unseen schema and a member that is not text', async () => {
    const registry = createMemoryRegistry();
    const codec = createCodec(registry);
    const bytes = await codec.encode('filings', readExample('filings'));
    expect(codec.texts('filings', ['form'])(bytes)).to.equal(null);
    await codec.decode('filings', bytes);
    expect(codec.texts('filings', ['form'])(bytes)).to.deep.equal({ form: readExample('filings').form });
    expect(codec.texts('filings', ['form'])(new Uint8Array([1, 2, 3]))).to.equal(null);
    expect(codec.texts('filings', ['size'])(bytes)).to.equal(null);
    expect(codec.texts('filings', ['later_member'])(bytes)).to.equal(null);
  });
});
