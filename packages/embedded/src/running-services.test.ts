import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { dataDirAt } from './data-dir.ts';
import { publishServices, runningServices, withdrawServices } from './running-services.ts';

describe('the running services of a data folder', () => {
  let root: string;
  beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'footnote-running-'))));
  afterEach(() => {
    rmSync(root, { recursive: true, force: true });
  });

  it('lists what was published, without processes that have ended', () => {
    const dir = dataDirAt(root);
    expect(runningServices(dir)).to.deep.equal([]);
    const ended = spawnSync('true').pid;
    const running = { name: 'query', pid: process.pid, adminPort: 9, address: 'http://127.0.0.1:8' };
    publishServices(dir, [running, { name: 'projector', pid: ended, adminPort: 7, address: null }]);
    expect(runningServices(dir)).to.deep.equal([running]);
    withdrawServices(dir);
    expect(runningServices(dir)).to.deep.equal([]);
  });

  it('takes an unreadable list for none', () => {
    const dir = dataDirAt(root);
    writeFileSync(join(root, 'services.json'), '[{');
    expect(runningServices(dir)).to.deep.equal([]);
  });
});
