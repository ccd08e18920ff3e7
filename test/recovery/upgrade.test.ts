import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withReadStore } from '@footnote/cli/with-store';
import { openGenerations } from '@footnote/projection/generations';
import { expect } from 'chai';
import { blocksOf, commandsOf, wordsOf } from '../docs/pages.ts';
import { cellsChecksum, runCli, startUp, stopCli } from '../faults/cli.ts';
import { unpack } from './older-log/unpack.ts';

/** The commands of `footnote` in the blocks of the page, as words. */
const STEPS = blocksOf('docs/upgrade.md').map((block) =>
  commandsOf(block)
    .map(wordsOf)
    .filter(([program]) => program === 'bin/footnote')
    .map(([, ...args]) => args),
);

type Found = { readonly check: string; readonly level: string; readonly mend: string | null };

/** Follows docs/upgrade.md from the log of an older release and tables written by another version. */
describe('an upgrade according to docs/upgrade.md', () => {
  let folder: string;
  let data: string;
  let whole: string;

  const succeed = async (args: readonly string[], of = data): Promise<string> => {
    const { code, stdout, stderr } = await runCli([...args, '--data', of]);
    expect(code, stderr).to.equal(0);
    return stdout;
  };
  const found = async (): Promise<readonly Found[]> =>
    (await succeed(['doctor', '--json']))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Found);
  const mendsOfTables = async (): Promise<readonly (string | null)[]> =>
    (await found())
      .filter(({ check, level }) => check === 'tables' && level !== 'ok')
      .map(({ mend }) => mend);
  const upOnce = async (of: string): Promise<string> => {
    const { child } = await startUp(of);
    await stopCli(child);
    await succeed(['rebuild', 'statements'], of);
    return cellsChecksum(of);
  };

  before('opens the log of the older release', async () => {
    folder = await mkdtemp(join(tmpdir(), 'footnote-upgrade-'));
    data = join(folder, 'data');
    await mkdir(data);
    await unpack('log.zip', join(data, 'log'));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  it('consists of the steps that are tested here', () => {
    expect(STEPS).to.deep.equal([
      [['doctor'], ['backup', '--to', 'DIR'], ['doctor']],
      [['rebuild', 'statements'], ['doctor']],
      [['topics', 'seal']],
      [['topics', 'list']],
      [['restore', '--from', 'DIR', '--data', '.footnote/restored']],
    ]);
  });

  it('creates the read models of a log that has none', async () => {
    expect(await mendsOfTables()).to.deep.equal(['footnote up']);
    whole = await upOnce(data);
    expect(whole).not.to.match(/^0\t/);
    expect(await mendsOfTables()).to.deep.equal([]);
  });

  it('reports the read model of another version, which is served until it is rebuilt, and is correct afterwards', async () => {
    await succeed(['backup', '--to', join(folder, 'backup')]);
    await withReadStore(
      { data },
      async (store) => {
        const generations = await openGenerations(store);
        const active = await generations.active('statements');
        if (active === null) throw new Error('there are no statements');
        await generations.record('statements', { ...active, version: active.version - 1 }, 'active');
        const [table] = await store.query<{ name: string }>(
          `SELECT name FROM system.tables WHERE database = currentDatabase() AND engine LIKE '%MergeTree'
         AND name LIKE 'statement_cells%' ORDER BY name DESC LIMIT 1`,
        );
        await store.command(
          `ALTER TABLE ${table?.name ?? ''} UPDATE value = value + 1 WHERE field = 'revenue' SETTINGS mutations_sync = 1`,
        );
      },
      { right: 'write' },
    );
    expect(await mendsOfTables()).to.deep.equal(['footnote rebuild statements']);
    const other = await cellsChecksum(data);
    expect(other).not.to.equal(whole);
    const up = await startUp(data);
    await stopCli(up.child);
    const { stdout, stderr } = await up.ended;
    expect(stdout + stderr).to.include('footnote rebuild statements');
    expect(await cellsChecksum(data)).to.equal(other);
    await succeed(['rebuild', 'statements']);
    expect(await cellsChecksum(data)).to.equal(whole);
    expect(await mendsOfTables()).to.deep.equal([]);
  });

  it('gives the records of the older release checksums, with the same figures afterwards', async () => {
    const findings = async (): Promise<readonly (string | null)[]> =>
      (await succeed(['doctor', '--thorough', '--json']))
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { readonly check: string; readonly mend: string | null })
        .filter(({ check }) => check === 'stored')
        .map(({ mend }) => mend);
    expect(await findings()).to.include('footnote topics seal');
    expect(await succeed(['topics', 'seal'])).to.match(/^sealed \d+ chunks/);
    expect(await succeed(['topics', 'seal'])).to.equal('every record has a checksum already\n');
    expect(await findings()).not.to.include('footnote topics seal');
    await succeed(['rebuild', 'statements']);
    expect(await cellsChecksum(data)).to.equal(whole);
  });

  it('can be rolled back to the backup in another folder', async () => {
    const restored = join(folder, 'restored');
    await succeed(['restore', '--from', join(folder, 'backup')], restored);
    expect(await upOnce(restored)).to.equal(whole);
  });
});
