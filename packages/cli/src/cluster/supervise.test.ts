import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { eventually } from '@footnote/testing/eventually';
import { createLines } from './lines.ts';
import { type ProcessEvents, supervise } from './supervise.ts';

/** Reports that it is up and runs until it is stopped. */
const STAYS = `process.on('SIGTERM', () => process.exit(0)); setInterval(() => undefined, 1000);
console.error('hello'); process.send({ type: 'up', adminPort: 1, address: null });`;
const FAILS = `console.error('no such thing'); process.exit(3);`;

describe('supervised process', () => {
  let folder = '';
  const script = (text: string): string => {
    const path = join(folder, 'process.mjs');
    writeFileSync(path, text);
    return path;
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'footnote-supervise-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const started = (text: string) => {
    const pids: number[] = [];
    const ends: string[] = [];
    let output = '';
    const events: ProcessEvents = {
      lines: createLines({ write: (line) => (output += line) }, 1),
      stopMs: 10_000,
      onUp: (_, pid) => void pids.push(pid),
      onEnded: (_, how) => void ends.push(how),
      onGivenUp: () => undefined,
    };
    const spec = { name: 'it', args: [script(text)], env: () => process.env };
    return { process: supervise(spec, events), pids, ends, output: () => output };
  };

  it('restarts a killed process and stops it in order', async () => {
    const { process: supervised, pids, ends, output } = started(STAYS);
    await eventually('it is up', () => pids.length === 1);
    process.kill(pids[0] ?? 0, 'SIGKILL');
    await eventually('it is up again', () => pids.length === 2);
    expect(ends).to.deep.equal(['SIGKILL']);
    expect(pids[1]).not.to.equal(pids[0]);
    await supervised.stop();
    expect(ends).to.deep.equal(['SIGKILL']);
    expect(() => process.kill(pids[1] ?? 0, 0)).to.throw();
    expect(output()).to.include('"name":"it","msg":"hello"');
  });

  it('restarts a process that exits before it is up and reports how it exited', async () => {
    const { process: supervised, ends, output } = started(FAILS);
    await eventually('it was tried twice', () => ends.length === 2);
    await supervised.stop();
    expect(ends).to.deep.equal(['exit code 3', 'exit code 3']);
    expect(output()).to.include('no such thing');
  });

  it('kills a process that does not exit on SIGTERM', async () => {
    const { process: supervised, pids } = started(STAYS.replace('process.exit(0)', 'undefined'));
    await eventually('it is up', () => pids.length === 1);
    supervised.kill();
    await eventually('it has ended', () => {
      try {
        process.kill(pids[0] ?? 0, 0);
        return false;
      } catch {
        return true;
      }
    });
  });
});
