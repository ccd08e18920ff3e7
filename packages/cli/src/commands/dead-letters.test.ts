import { expect } from 'chai';
import { withSession } from '@footnote/embedded/session';
import { describeLetters, oneLine } from '../dead-letters.ts';
import { bury, recordsOf } from '../testing/events.ts';
import { run, useFolder } from '../testing/run.ts';

describe('footnote dead-letters', () => {
  const folder = useFolder();
  const letters = [
    {},
    { reason: 'facts_rejected', message: 'one was left out\nthe third' },
    { key: '0000000009' },
  ];

  it('lists dead letters, one per line, with their original record', async () => {
    await bury(folder(), letters);
    const { out } = await run('dead-letters', 'list', '--data', folder());
    const lines = out.trimEnd().split('\n');
    expect(lines).to.have.lengthOf(4);
    expect(lines[2]).to.match(
      /1 +filing-parser +facts_rejected +documents\[0\]@1 +0000000001 +one was left out; the third$/,
    );
  });

  it('prints the original bytes as base64 in JSON', async () => {
    await bury(folder(), letters);
    const { out } = await run('dead-letters', 'list', '--json', '--data', folder());
    const [first] = out.split('\n');
    const { value, dead_letter_offset } = JSON.parse(first ?? '') as Record<string, unknown>;
    expect(Buffer.from(String(value), 'base64').toString()).to.equal('record 0');
    expect(dead_letter_offset).to.equal(0);
  });

  it('replays one dead letter, those with a given reason, or all', async () => {
    await bury(folder(), letters);
    expect((await run('dead-letters', 'replay', '2', '--data', folder())).out).to.equal('replayed 1\n');
    expect(await recordsOf(folder(), 'documents')).to.deep.equal(['record 2']);
    await run('dead-letters', 'replay', '--reason', 'facts_rejected', '--data', folder());
    expect((await run('dead-letters', 'replay', '--all', '--data', folder())).out).to.equal('replayed 3\n');
    expect((await recordsOf(folder(), 'documents')).sort()).to.deep.equal([
      'record 0',
      'record 1',
      'record 1',
      'record 2',
      'record 2',
    ]);
  });

  it('replays what was of the future as recorded now, so that it is not refused again', async () => {
    const value = await withSession({ data: folder() }, ({ codec }) =>
      codec.encode('published', {
        event_id: 'e1',
        source_time: 0,
        recorded_at: Date.parse('2024-06-01'),
        cik: '0000000001',
        projection: 'statements',
        revision: 1,
        symbols: [],
      }),
    );
    await bury(folder(), [{ reason: 'date_in_future', topic: 'published', value: Buffer.from(value) }]);
    const before = Date.now();
    expect((await run('dead-letters', 'replay', '--all', '--data', folder())).out).to.equal('replayed 1\n');
    const recorded = await withSession({ data: folder() }, async ({ log, codec }) => {
      for (const { partition } of await log.watermarks('published'))
        for await (const [record] of log.read('published', partition, { from: 0 }))
          if (record !== undefined) return (await codec.decode('published', record.value)).recorded_at;
      return 0;
    });
    expect(recorded).to.be.at.least(before);
  });

  it('does not put an event that a webhook endpoint did not accept into the log again', async () => {
    await bury(folder(), [{ step: 'webhooks-desk' }, {}]);
    const { code, err } = await run('dead-letters', 'replay', '0', '--data', folder());
    expect({ code, hint: err.includes('footnote webhooks replay NAME') }).to.deep.equal({
      code: 1,
      hint: true,
    });
    expect((await run('dead-letters', 'replay', '--all', '--data', folder())).out).to.equal('replayed 1\n');
    expect(await recordsOf(folder(), 'documents')).to.deep.equal(['record 1']);
  });

  it('fails without a selection, and when no dead letter matches', async () => {
    await bury(folder(), letters);
    const vague = await run('dead-letters', 'replay', '--data', folder());
    expect({ code: vague.code, err: vague.err }).to.deep.equal({
      code: 1,
      err: 'footnote: specify an offset, --reason or --all\n',
    });
    for (const args of [['7'], ['x'], ['--reason', 'nope']]) {
      const { code, err } = await run('dead-letters', 'replay', ...args, '--data', folder());
      expect(code).to.equal(1);
      expect(err).to.match(/^footnote: no dead letter matches\n/);
    }
    expect(await recordsOf(folder(), 'documents')).to.deep.equal([]);
  });

  it('shortens a message to one line of bounded length', () => {
    expect(oneLine('a\n  b', 80)).to.equal('a; b');
    expect(oneLine('x'.repeat(100), 10)).to.equal(`${'x'.repeat(10)}…`);
    expect(describeLetters([])).to.deep.equal([]);
  });
});
