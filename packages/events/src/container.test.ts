import avsc from 'avsc';
import { expect } from 'chai';
import fc from 'fast-check';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AvroReader,
  ContainerError,
  encodeBytes,
  encodeContainerBlock,
  encodeContainerHeader,
  encodeLong,
  encodeTexts,
  openContainer,
} from './container.ts';

const SYNC = Buffer.alloc(16, 7);
const SCHEMA = '"string"';

describe('Avro container files', () => {
  let path: string;
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'container-'));
    path = join(folder, 'file.avro');
  });
  afterEach(() => rm(folder, { recursive: true }));

  const texts = ['first', '', 'Zürich', 'x'.repeat(3 << 20), 'last'];
  const fileOf = (values: readonly string[]): Buffer =>
    Buffer.concat([
      encodeContainerHeader({ schema: SCHEMA, metadata: { 'footnote.topic': 'facts' } }, SYNC),
      ...values.map((value) => encodeContainerBlock(1, encodeBytes(value), SYNC)),
    ]);

  const read = async (bytes: Buffer): Promise<readonly string[]> => {
    await writeFile(path, bytes);
    const file = await open(path, 'r');
    try {
      const container = await openContainer(file);
      const found: string[] = [];
      for await (const { count, values } of container.blocks()) {
        const reader = new AvroReader(values);
        for (let index = 0; index < count; index += 1) found.push(reader.text());
      }
      return found;
    } finally {
      await file.close();
    }
  };

  const faultOf = (bytes: Buffer): Promise<string> =>
    read(bytes).then(
      () => 'none',
      (error: unknown) => (error instanceof ContainerError ? error.message : String(error)),
    );

  it('reads container files of any block size, as avsc does', async () => {
    expect(await read(fileOf(texts))).to.deep.equal(texts);
    const decoded: unknown[] = [];
    await new Promise((resolve, reject) => {
      avsc
        .createFileDecoder(path)
        .on('data', (value) => decoded.push(value))
        .on('end', resolve)
        .on('error', reject);
    });
    expect(decoded).to.deep.equal(texts);
    expect(await read(fileOf([]))).to.deep.equal([]);
  });

  it('reports a container file truncated anywhere', async () => {
    const whole = fileOf(['a', 'some text', 'b']);
    const ends = new Set(
      ['a', 'some text', 'b'].map((_, index) => fileOf(['a', 'some text', 'b'].slice(0, index)).length),
    );
    for (let length = 0; length < whole.length; length += 1)
      if (!ends.has(length))
        expect(await faultOf(whole.subarray(0, length)), String(length)).to.match(/^ends in/);
  });

  it('reports a damaged file and a file of another format', async () => {
    const whole = fileOf(['some text']);
    expect(await faultOf(Buffer.from('{"not": "an Avro file"}'))).to.match(/is not an Avro container file/);
    const hurt = Buffer.from(whole);
    hurt.fill(0xff, whole.length - 20, whole.length - 16);
    expect(await faultOf(hurt)).to.match(/has a damaged block/);
    const unsynced = Buffer.from(whole);
    unsynced.fill(0, whole.length - 3);
    expect(await faultOf(unsynced)).to.match(/has a damaged block/);
    const header = encodeContainerHeader({ schema: SCHEMA, metadata: {} }, SYNC);
    const snappy = Buffer.from(header.toString('latin1').replace('deflate', 'snappy_'), 'latin1');
    expect(await faultOf(snappy)).to.match(/has the codec snappy_/);
    const endless = Buffer.concat([header, encodeLong(1), encodeLong(2 ** 40)]);
    expect(await faultOf(endless)).to.match(/an unterminated block/);
  });

  it('encodes numbers and maps as Avro specifies', () => {
    const long = avsc.Type.forSchema('long');
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        const bytes = encodeLong(value);
        expect(new AvroReader(bytes).long()).to.equal(value);
        // avsc itself is exact below 2^52 only.
        if (Math.abs(value) < 2 ** 50) expect(bytes).to.deep.equal(long.toBuffer(value));
      }),
    );
    expect(() => new AvroReader(Buffer.alloc(11, 0xff)).long()).to.throw(ContainerError, 'beyond 2^53');
    const map = avsc.Type.forSchema({ type: 'map', values: 'string' });
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string(), { noNullPrototype: true }), (entries) => {
        const bytes = encodeTexts(entries);
        expect(Object.entries(new AvroReader(bytes).texts())).to.deep.equal(Object.entries(entries));
        expect(new AvroReader(map.toBuffer(entries)).texts()).to.deep.equal(entries);
        // avsc itself loses a key of this name.
        if (!Object.hasOwn(entries, '__proto__')) expect(map.fromBuffer(bytes)).to.deep.equal(entries);
      }),
    );
    const awkward = Object.fromEntries([['__proto__', 'a name like any other']]);
    expect(Object.entries(new AvroReader(encodeTexts(awkward)).texts())).to.deep.equal(
      Object.entries(awkward),
    );
  });
});
