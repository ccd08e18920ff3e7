import { appendContract } from './append.ts';
import { consumeContract } from './consume.ts';
import { groupsContract } from './groups.ts';
import { type Bench, type LogFactory, type LogUnderTest, type Suite, unique } from './harness.ts';
import { modelContract } from './model.ts';
import { readFollowContract } from './read-follow.ts';
import type { EventLog } from '../port.ts';

/**
 * Everything that the port guarantees, as mocha tests. `factory` creates one log that all tests share through
 * their own topics and groups, so it can be a running broker.
 */
export function eventLogContract(name: string, factory: LogFactory): void {
  describe(`${name} fulfils the contract of the event log`, () => {
    let under: LogUnderTest | undefined;
    let log: EventLog;
    let opened: EventLog[] = [];
    const made = (): LogUnderTest => {
      if (under === undefined) throw new Error('the log was not created');
      return under;
    };
    const another = async (): Promise<EventLog> => {
      const handle = await made().open();
      opened.push(handle);
      return handle;
    };

    before(async () => {
      under = await factory();
    });
    beforeEach(async () => {
      log = await another();
    });
    afterEach(async () => {
      await Promise.all(opened.map((handle) => handle.close()));
      opened = [];
    });
    after(() => under?.destroy());

    const bench = (): Bench => ({
      log,
      under: made(),
      another,
      topic: async (partitions, compacted) => {
        const topic = unique('topic');
        await log.ensureTopics([{ name: topic, partitions, ...(compacted === true ? { compacted } : {}) }]);
        return topic;
      },
    });
    const suites: Readonly<Record<string, Suite>> = {
      'topics and append': appendContract,
      'read and follow': readFollowContract,
      consume: consumeContract,
      groups: groupsContract,
      model: modelContract,
    };
    for (const [title, suite] of Object.entries(suites)) {
      describe(title, () => {
        suite(bench);
      });
    }
  });
}
