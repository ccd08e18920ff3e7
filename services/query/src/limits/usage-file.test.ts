import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { planOf } from './limiter-contract.ts';
import { createLocalLimiter } from './rate-limiter.ts';
import { openUsageFile } from './usage-file.ts';

describe('the usage file', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'footnote-usage-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const AT = Date.parse('2026-02-10T15:00:00Z');
  const PLAN = planOf(5, { period: 'month', requests: 8 });

  it('lets another limiter continue where one ended', async () => {
    const path = join(folder, 'deeper', 'usage.json');
    const first = createLocalLimiter();
    for (let turn = 0; turn < 3; turn += 1) first.take('k', PLAN, AT);
    await openUsageFile(path, first).save();
    const second = createLocalLimiter();
    await openUsageFile(path, second).load();
    expect(second.take('k', PLAN, AT).remaining).to.equal(1);
    expect(await readdir(join(folder, 'deeper')), 'no temporary file remains').to.deep.equal(['usage.json']);
  });

  it('does not write the usage file while nothing changes', async () => {
    const path = join(folder, 'usage.json');
    const limiter = createLocalLimiter();
    limiter.take('k', PLAN, AT);
    const file = openUsageFile(path, limiter);
    await file.save();
    await writeFile(path, 'touched');
    await file.save();
    expect(await readFile(path, 'utf8')).to.equal('touched');
    limiter.take('k', PLAN, AT);
    await file.save();
    expect(await readFile(path, 'utf8')).not.to.equal('touched');
  });

  for (const text of ['', '{', 'null', '[]', '{"k":null}', '{"k":{"minute":"x"}}', '{"k":{"minute":1}}']) {
    it(`starts from zero if the file contains ${text || 'nothing'}`, async () => {
      const path = join(folder, 'usage.json');
      await writeFile(path, text);
      const limiter = createLocalLimiter();
      await openUsageFile(path, limiter).load();
      expect(limiter.take('k', PLAN, AT).remaining).to.equal(4);
    });
  }

  it('need not be there', async () => {
    const limiter = createLocalLimiter();
    await openUsageFile(join(folder, 'usage.json'), limiter).load();
    expect(limiter.usages().size).to.equal(0);
  });
});
