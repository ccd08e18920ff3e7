import { expect } from 'chai';
import { paddedCik } from '@footnote/values/cik';
import { publish } from '../testing/events.ts';
import { run, useFolder } from '../testing/run.ts';

const CIKS = ['0000000001', '0000000002', '0000000003'];

describe('footnote topics', () => {
  const folder = useFolder();

  it('lists topics with their message counts', async () => {
    await publish(folder(), CIKS);
    const { out } = await run('topics', 'list', '--data', folder());
    expect(out).to.match(/^topic +partitions +messages +lag by group$/m);
    expect(out).to.match(/^published +8 +3$/m);
    expect(out).to.match(/^dead-letters +1 +0$/m);
    const json = await run('topics', 'list', '--json', '--data', folder());
    const topics = json.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(topics.find(({ topic }) => topic === 'published')).to.deep.include({
      messages: 3,
      compacted: true,
    });
  });

  it('prints decoded events with their partition and offset', async () => {
    await publish(folder(), CIKS);
    const { out } = await run('topics', 'tail', 'published', '--json', '--key', '2', '--data', folder());
    expect(JSON.parse(out)).to.deep.include({ topic: 'published', offset: 0, key: '0000000002/statements' });
    expect((JSON.parse(out) as { event: object }).event).to.deep.include({ revision: 7 });
  });

  it('prints the requested number of last events', async () => {
    await publish(folder(), CIKS);
    const shown = async (...args: string[]): Promise<number> => {
      const { out } = await run('topics', 'tail', 'published', ...args, '--data', folder());
      return out.split('\n').length - 1;
    };
    expect(await shown()).to.equal(3);
    expect(await shown('--limit', '2')).to.equal(2);
    expect(await shown('--limit', '0')).to.equal(0);
    expect(await shown('--from', 'end')).to.equal(0);
    expect(await shown('--from', '5')).to.equal(0);
  });

  it('finds the last events of a key that has only old events', async () => {
    const later = Array.from({ length: 1000 }, (_, index) => paddedCik(index + 2));
    await publish(folder(), ['0000000001', ...later]);
    const { out } = await run(
      'topics',
      'tail',
      'published',
      '--key',
      '1',
      '--limit',
      '5',
      '--data',
      folder(),
    );
    expect(out.trim().split('\n')).to.have.length(1);
    expect(out).to.match(/^published\[\d\]@0 0000000001/);
  });

  it('rejects an unknown topic and an invalid number', async () => {
    const nowhere = await run('topics', 'tail', 'nope', '--data', folder());
    expect(nowhere.code).to.equal(1);
    expect(nowhere.err).to.match(/^footnote: no topic nope\n {2}topics: companies, /);
    for (const option of ['--limit', '--from']) {
      const { code, err } = await run('topics', 'tail', 'keys', option, '-1', '--data', folder());
      expect({ code, err }).to.deep.equal({
        code: 1,
        err: `footnote: ${option} expects a whole number, not -1\n`,
      });
    }
  });

  it('prints events recorded since a time, ordered by time over all partitions', async () => {
    await publish(folder(), CIKS, [3000, 1000, 2000]);
    const ciks = async (...args: string[]): Promise<string[]> => {
      const { out } = await run('topics', 'tail', 'published', '--json', ...args, '--data', folder());
      return out
        .trim()
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => (JSON.parse(line) as { event: { cik: string } }).event.cik);
    };
    expect(await ciks()).to.deep.equal([CIKS[1], CIKS[2], CIKS[0]]);
    expect(await ciks('--limit', '2')).to.deep.equal([CIKS[2], CIKS[0]]);
    expect(await ciks('--from', '1970-01-01T00:00:02Z')).to.deep.equal([CIKS[2], CIKS[0]]);
    expect(await ciks('--from', '1970-01-02')).to.deep.equal([]);
    const { err } = await run('topics', 'tail', 'keys', '--from', '2026-13-01', '--data', folder());
    expect(err).to.equal('footnote: --from expects a time such as 2026-01-31T16:00:00Z, not 2026-13-01\n');
  });

  it('exports and imports topics and prints the counts', async () => {
    await publish(folder(), CIKS);
    const [files, other] = [`${folder()}/files`, `${folder()}/other`];
    const { out } = await run('topics', 'export', 'published', '--to', files, '--data', folder());
    expect(out).to.match(/^published +3$/m);
    const imported = await run('topics', 'import', files, '--data', other);
    expect(imported.out).to.match(/^published +3 +0$/m);
    expect((await run('topics', 'list', '--data', other)).out).to.match(/^published +8 +3$/m);
    const both = await run('topics', 'export', 'published', '--all', '--to', files, '--data', folder());
    expect(both.err).to.equal('footnote: specify a topic or --all\n');
    const nothing = await run('topics', 'import', other, '--data', other);
    expect(nothing.err).to.match(/is not a complete export\n/);
  });
});
