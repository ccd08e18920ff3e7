import { expect } from 'chai';
import { fork } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openFileRegistry } from './file-registry.ts';
import { createMemoryRegistry } from './memory-registry.ts';
import {
  CorruptRegistryError,
  IncompatibleSchemaError,
  UnknownSchemaIdError,
  type SchemaRegistry,
} from './registry.ts';

const record = (...fields: readonly object[]): string =>
  JSON.stringify({ type: 'record', name: 'R', fields: [{ name: 'a', type: 'string' }, ...fields] });
const OPTIONAL = { name: 'b', type: ['null', 'string'], default: null };
const REQUIRED = { name: 'c', type: 'string' };

const failure = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'nothing was thrown',
    (error: unknown) => error,
  );

/** What every registry does. */
const registryContract = (name: string, open: () => Promise<SchemaRegistry>): void => {
  describe(name, () => {
    it('registers a schema under one id, whatever its white space', async () => {
      const registry = await open();
      const first = await registry.register('s', record());
      const again = await registry.register('s', JSON.stringify(JSON.parse(record()), null, 2));
      const next = await registry.register('s', record(OPTIONAL));
      expect([first, again, next]).to.deep.equal([1, 1, 2]);
      expect(await registry.schema(2)).to.equal(record(OPTIONAL));
    });

    it('separates subjects', async () => {
      const registry = await open();
      expect(await registry.register('s', record())).to.equal(1);
      expect(await registry.register('t', record(REQUIRED))).to.equal(2);
    });

    it('rejects a schema that cannot read earlier events, and still accepts the earlier schema', async () => {
      const registry = await open();
      await registry.register('s', record());
      await registry.register('s', record(OPTIONAL));
      expect(await failure(registry.register('s', record(REQUIRED)))).to.be.instanceOf(
        IncompatibleSchemaError,
      );
      expect(await registry.register('s', record())).to.equal(1);
      expect(await failure(registry.schema(3))).to.be.instanceOf(UnknownSchemaIdError);
    });

    it('rejects an id that was never assigned', async () => {
      const registry = await open();
      for (const id of [0, 1, -1, 4_294_967_295])
        expect(await failure(registry.schema(id))).to.be.instanceOf(UnknownSchemaIdError);
    });
  });
};

describe('schema registries', () => {
  let dir = '';
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'footnote-registry-'));
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));

  registryContract('in memory', () => Promise.resolve(createMemoryRegistry()));
  registryContract('in a folder', () => openFileRegistry(join(dir, 'schemas')));

  it('in a folder: persists and is visible to other processes', async () => {
    const writer = await openFileRegistry(dir);
    const reader = await openFileRegistry(dir);
    expect(await writer.register('s', record())).to.equal(1);
    expect(await reader.schema(1)).to.equal(record());
    expect(await reader.register('s', record(OPTIONAL))).to.equal(2);
    expect(await writer.register('t', record())).to.equal(3);
    expect(await (await openFileRegistry(dir)).schema(2)).to.equal(record(OPTIONAL));
  });

  it('in a folder: assigns one id to a schema registered by several processes at once', async () => {
    const child = fileURLToPath(new URL('./testing/register-child.ts', import.meta.url));
    const answers = await Promise.all(
      [0, 1, 2, 3].map(
        () =>
          new Promise<readonly number[]>((resolve, reject) => {
            const started = fork(child, [dir]);
            started.once('message', (ids) => resolve(ids as readonly number[]));
            started.once('error', reject);
            started.once('exit', (code) => reject(new Error(`the child left with ${code}`)));
          }),
      ),
    );
    const [first] = answers;
    for (const ids of answers) expect(ids).to.deep.equal(first);
    expect([...new Set(first)].toSorted((a, b) => a - b)).to.deep.equal(
      [...Array(20).keys()].map((n) => n + 1),
    );
    expect((await readdir(dir)).filter((file) => !/^\d+\.json$/.test(file))).to.deep.equal([]);
  });

  it('in a folder: ignores half-written files of a killed process', async () => {
    await writeFile(join(dir, '.0000.tmp'), '{"id":1,"sub');
    const registry = await openFileRegistry(dir);
    expect(await registry.register('s', record())).to.equal(1);
  });

  it('in a folder: reports a damaged schema file', async () => {
    await writeFile(join(dir, '1.json'), '{"id":2,"subject":"s","schema":"x"}');
    const registry = await openFileRegistry(dir);
    expect(await failure(registry.schema(1))).to.be.instanceOf(CorruptRegistryError);
    expect(await failure(registry.register('s', record()))).to.be.instanceOf(CorruptRegistryError);
  });
});
