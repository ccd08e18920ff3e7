import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { MANIFEST } from '@footnote/embedded/backup/manifest';
import { expect } from 'chai';
import { run, useFolder } from '../testing/run.ts';

describe('footnote backup and restore', () => {
  const folder = useFolder();
  const at = (name: string): string => join(folder(), name);

  const backedUp = async (): Promise<string> => {
    await run('keys', 'issue', '--label', 'desk', '--data', at('data'));
    const { code, err } = await run('backup', '--to', at('copy'), '--data', at('data'));
    expect(code, err).to.equal(0);
    return at('copy');
  };
  const restored = (name = 'restored'): ReturnType<typeof run> =>
    run('restore', '--from', at('copy'), '--data', at(name));
  const change = (file: string, to: (text: string) => string): void =>
    writeFileSync(file, to(readFileSync(file, 'utf8')));

  it('restores the keys, for their owner only', async () => {
    const copy = await backedUp();
    expect(statSync(copy).mode & 0o777).to.equal(0o700);
    for (const entry of readdirSync(copy, { recursive: true, withFileTypes: true }))
      if (entry.isFile())
        expect(statSync(join(entry.parentPath, entry.name)).mode & 0o077, entry.name).to.equal(0);
    expect((await restored()).out).to.match(/^restored \S+: 1 messages, \d+ files/);
    const list = (name: string): ReturnType<typeof run> => run('keys', 'list', '--json', '--data', at(name));
    const known = (await list('data')).out;
    expect(known).to.include('desk');
    expect((await list('restored')).out).to.equal(known);
  });

  it('neither restores nor backs up into a folder with contents', async () => {
    await backedUp();
    const again = await run('backup', '--to', at('copy'), '--data', at('data'));
    expect([again.code, again.err]).to.satisfy(
      ([code, err]: [number, string]) => code === 1 && err.includes('is not empty'),
    );
    const over = await restored('data');
    expect(over.code).to.equal(1);
    expect(over.err).to.match(/the data folder \S+ is not empty/);
    const nothing = await run('backup', '--to', at('other'), '--data', at('nowhere'));
    expect(nothing.err).to.include('has no event log');
    expect(readdirSync(folder()).sort()).to.deep.equal(['copy', 'data']);
  });

  it('refuses a folder that somebody uses', async () => {
    await backedUp();
    mkdirSync(at('used'));
    const address = { url: 'http://127.0.0.1:1', pid: process.pid, owner: 'up', ownerPid: process.pid };
    const stat = readFileSync(`/proc/${process.pid}/stat`, 'utf8');
    const ownerStarted = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    writeFileSync(join(at('used'), 'clickhouse.json'), JSON.stringify({ ...address, ownerStarted }));
    expect((await restored('used')).err).to.include('is in use by footnote up');
  });

  const DAMAGES: readonly (readonly [string, (copy: string) => void, RegExp])[] = [
    ['no manifest', (copy) => rmSync(join(copy, MANIFEST)), /is not a backup/],
    ['a manifest cut short', (copy) => change(join(copy, MANIFEST), (it) => it.slice(0, 50)), /is not JSON/],
    [
      'a newer format',
      (copy) => change(join(copy, MANIFEST), (it) => it.replace('"format": 1', '"format": 2')),
      /has format 2; this release reads formats up to 1/,
    ],
    [
      'a manifest of another backup',
      (copy) => change(join(copy, MANIFEST), (it) => it.replace('"files": ', '"files": 9')),
      /of another backup/,
    ],
    [
      'a log with a byte more',
      (copy) => appendFileSync(join(copy, 'log/data.mdb'), 'x'),
      /data\.mdb was changed/,
    ],
    ['a missing schema', (copy) => rmSync(join(copy, 'log/schemas/1.json')), /schemas\/1\.json is missing/],
    ['a list that was changed', (copy) => appendFileSync(join(copy, 'files.jsonl'), '\n'), /files\.jsonl/],
    [
      'a path outside the backup',
      (copy) => change(join(copy, 'files.jsonl'), (it) => it.replace('"log/', '"../log/')),
      /has an entry without a path/,
    ],
  ];
  for (const [what, damage, message] of DAMAGES)
    it(`refuses a backup with ${what}, and leaves nothing behind`, async () => {
      damage(await backedUp());
      const { code, err } = await restored();
      expect(code).to.equal(1);
      expect(err).to.match(message);
      expect(await run('keys', 'list', '--json', '--data', at('restored'))).to.include({ code: 0, out: '' });
    });

  it('refuses a log on Kafka', async () => {
    process.env['FOOTNOTE_KAFKA_BROKERS'] = '127.0.0.1:1';
    process.env['FOOTNOTE_SCHEMA_REGISTRY_URL'] = 'http://127.0.0.1:1';
    try {
      expect((await run('backup', '--to', at('copy'), '--data', at('data'))).err).to.include('is on Kafka');
    } finally {
      delete process.env['FOOTNOTE_KAFKA_BROKERS'];
      delete process.env['FOOTNOTE_SCHEMA_REGISTRY_URL'];
    }
  });
});
