import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { type Lock, reachable } from './dependencies.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (name: string): unknown => JSON.parse(readFileSync(join(ROOT, name), 'utf8'));

/** Licences that allow what Apache-2.0 allows, with a notice. */
const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'Unlicense',
];

describe('the packages that a running service can load', () => {
  const all = reachable(read('package-lock.json') as Lock);

  it('do not include tools of the development, and name who asked for them', () => {
    const names = all.map(({ name }) => name);
    expect(names).to.include.members(['chdb', 'koa', 'lmdb']);
    expect(names).not.to.include.members(['mocha', 'oxlint']);
    expect(all.find(({ name }) => name === 'chdb')?.namedBy).to.deep.equal(['infra/clickhouse']);
  });

  it('have permissive licences', () => {
    const others = all.filter(({ license }) => !PERMISSIVE.includes(license));
    // Its file LICENSE is MIT's.
    expect(others.map(({ name, license }) => `${name}: ${license}`)).to.deep.equal([
      '@kafkajs/confluent-schema-registry: unknown',
    ]);
  });

  it('run a program at install only where package.json allows it; the others do without', () => {
    const { allowScripts } = read('package.json') as { allowScripts: Readonly<Record<string, boolean>> };
    const refused = all.filter(({ name, runsAtInstall }) => runsAtInstall && allowScripts[name] !== true);
    expect(refused.map(({ name }) => name)).to.deep.equal(['@scarf/scarf', 'esbuild']);
  });
});
