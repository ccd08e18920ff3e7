import type { EventLog } from '@footnote/event-log/port';
import { STAGES } from '@footnote/events/topics';
import { groupOf } from '@footnote/projection/projection';
import { pause } from '@footnote/testing/eventually';
import { expect } from 'chai';
import { untilSettled } from './settled.ts';

const PROJECTION = { name: 'statements', topics: ['facts', 'companies'] } as const;
const GROUP = groupOf('statements', 3);

/** A log with one partition per topic, with group offsets set by the test. */
function fakeLog() {
  const highs = new Map<string, number>();
  const committed = new Map<string, number>();
  const at = (group: string, topic: string): number => committed.get(`${group} ${topic}`) ?? -1;
  const log: Pick<EventLog, 'lag' | 'watermarks'> = {
    watermarks: (topic) => Promise.resolve([{ topic, partition: 0, low: 0, high: highs.get(topic) ?? 0 }]),
    lag: (group, topics) =>
      Promise.resolve(
        topics.map((topic) => {
          const high = highs.get(topic) ?? 0;
          return {
            topic,
            partition: 0,
            committed: at(group, topic),
            high,
            lag: high - Math.max(0, at(group, topic)),
          };
        }),
      ),
  };
  return {
    log,
    highs,
    commit: (group: string, topic: string, to: number) => committed.set(`${group} ${topic}`, to),
  };
}

describe('waiting until the contents of the log are projected', () => {
  const stopping = () => new AbortController();
  const settle = ({ log }: ReturnType<typeof fakeLog>, { signal } = stopping()) => {
    let is = false;
    const settled = untilSettled({
      log,
      projections: [PROJECTION],
      activeWithin: () => Promise.resolve(new Map([['statements', { generation: 3, version: 1, epoch: 0 }]])),
      signal,
      pauseMs: 1,
    }).then(() => (is = true));
    return { settled, is: () => is };
  };

  it('ends immediately if the log is empty, even if no group has committed', async () => {
    await settle(fakeLog()).settled;
  });

  it('waits for the stages, then for the projections of the active generation', async () => {
    const fake = fakeLog();
    fake.highs.set('documents', 5);
    const waiting = settle(fake);
    for (const [group, { reads }] of Object.entries(STAGES)) {
      await pause(10);
      expect(waiting.is(), group).to.equal(false);
      if (group === 'filing-parser') fake.highs.set('facts', 7);
      if (reads === 'documents') fake.commit(group, 'documents', 5);
    }
    await pause(10);
    expect(waiting.is()).to.equal(false);
    fake.commit(groupOf('statements', 2), 'facts', 7);
    await pause(10);
    expect(waiting.is(), 'another generation').to.equal(false);
    fake.commit(GROUP, 'facts', 7);
    await waiting.settled;
  });

  it('does not wait for what arrives meanwhile', async () => {
    const fake = fakeLog();
    fake.highs.set('documents', 5);
    const waiting = settle(fake);
    await pause(10);
    fake.highs.set('documents', 500);
    // The first stage is awaited up to the records at the call, later ones up to the records by then.
    for (const [index, group] of Object.keys(STAGES).entries())
      fake.commit(group, 'documents', index === 0 ? 5 : 500);
    await waiting.settled;
  });

  it('ends with the reason of a signal', async () => {
    const fake = fakeLog();
    fake.highs.set('documents', 1);
    const stop = stopping();
    const { settled } = settle(fake, stop);
    stop.abort(new Error('stopped'));
    const error = await settled.catch((reason: unknown) => reason);
    expect(error).to.be.an('error');
  });
});
