import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOPIC_NAMES } from '@footnote/events/topics';
import { expect } from 'chai';
import { type Environment, loadConfig } from './config.ts';
import { type Events, openEvents } from './event-log.ts';

const example = {
  event_id: 'e',
  source_time: 1,
  recorded_at: 2,
  cik: '0000000001',
  projection: 'statements',
  revision: 3,
  symbols: ['A'],
};

async function keepsEvents(env: Environment): Promise<void> {
  const opened: Events[] = [];
  const open = async (more: Environment = {}): Promise<Events> => {
    const events = await openEvents(loadConfig({ ...env, ...more }), 'test');
    opened.push(events);
    return events;
  };
  try {
    const writer = await open({ FOOTNOTE_PARTITIONS: '3' });
    // Existing topics keep their number of partitions, whatever the settings of another process.
    const reader = await open({ FOOTNOTE_PARTITIONS: '5' });
    const specs = await reader.log.topics();
    expect(specs.map(({ name }) => name)).to.include.members([...TOPIC_NAMES]);
    expect(specs.find(({ name }) => name === 'facts')?.partitions).to.equal(3);
    const [position] = await writer.log.append('published', [
      { key: 'k', value: await writer.codec.encode('published', example) },
    ]);
    for await (const records of reader.log.read('published', position?.partition ?? 0, { from: 0 }))
      for (const { value } of records)
        expect(await reader.codec.decode('published', value)).to.deep.equal(example);
  } finally {
    await Promise.all(opened.map(({ log }) => log.close()));
  }
}

describe('the log that the settings name', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'footnote-events-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is in the data folder by default', () => keepsEvents({ FOOTNOTE_DATA: folder }));
});
