import { expect } from 'chai';
import type { EventLog, FollowOptions, LogRecord } from '@footnote/event-log/port';
import { createCodec } from '@footnote/events/codec';
import { createMemoryRegistry } from '@footnote/events/memory-registry';
import { createLogger } from '@footnote/runtime/logging';
import { invalidateOnPublished } from './invalidation.ts';

const codec = createCodec(createMemoryRegistry());

/** A log that can be followed and broken. */
function breakableLog() {
  const followers: { options: FollowOptions; end: PromiseWithResolvers<undefined> }[] = [];
  const log = {
    follow: (options: FollowOptions) => {
      const end = Promise.withResolvers<undefined>();
      followers.push({ options, end });
      return Promise.resolve({
        done: end.promise,
        stop: () => {
          end.resolve(undefined);
          return Promise.resolve();
        },
      });
    },
  } as Pick<EventLog, 'follow'> as EventLog;
  return { log, followers };
}

function recordingCache(steps: string[]) {
  return {
    invalidate: (tags: readonly string[]) => void steps.push(`invalidate ${tags.join(' ')}`),
    clear: () => void steps.push('clear'),
    suspend: () => void steps.push('suspend'),
    resume: () => void steps.push('resume'),
  };
}

const record = (value: Uint8Array): LogRecord => ({
  topic: 'published',
  partition: 0,
  offset: 0,
  key: 'k',
  value,
});

describe('invalidation', () => {
  it('drops the company and its symbols, and everything when it cannot read what was published', async () => {
    const steps: string[] = [];
    const { log, followers } = breakableLog();
    const logger = createLogger({ logLevel: 'silent' });
    const invalidation = await invalidateOnPublished({ log, codec, caches: [recordingCache(steps)], logger });
    const published = await codec.encode('published', {
      event_id: 'e',
      source_time: 0,
      recorded_at: 0,
      cik: '0000000001',
      projection: 'statements',
      revision: 1,
      symbols: ['A', 'B'],
    });
    await followers[0]!.options.onRecords([record(published), record(new Uint8Array([9]))]);
    expect(steps).to.deep.equal([
      'resume',
      'invalidate cik:0000000001 projection:statements symbol:A symbol:B',
      'clear',
    ]);
    expect(followers[0]!.options.from).to.equal('end');
    await invalidation.stop();
  });

  it('caches nothing while it cannot follow, and resumes following', async () => {
    const steps: string[] = [];
    const { log, followers } = breakableLog();
    const logger = createLogger({ logLevel: 'silent' });
    const options = { log, codec, caches: [recordingCache(steps)], logger, retryMs: 1 };
    const invalidation = await invalidateOnPublished(options);
    expect(invalidation.isFollowing()).to.equal(true);
    followers[0]!.end.reject(new Error('broken'));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(invalidation.isFollowing()).to.equal(false);
    while (followers.length < 2) await new Promise((resolve) => setTimeout(resolve, 1));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(steps).to.deep.equal(['resume', 'suspend', 'resume']);
    expect(invalidation.isFollowing()).to.equal(true);
    await invalidation.stop();
  });

  it('can be stopped while it waits to follow again', async () => {
    const { log, followers } = breakableLog();
    const logger = createLogger({ logLevel: 'silent' });
    const invalidation = await invalidateOnPublished({ log, codec, caches: [], logger, retryMs: 60_000 });
    followers[0]!.end.reject(new Error('broken'));
    await new Promise((resolve) => setTimeout(resolve, 0));
    await invalidation.stop();
    expect(followers).to.have.lengthOf(1);
  });

  it('can be stopped while it restarts following', async () => {
    const { log, followers } = breakableLog();
    const gate = Promise.withResolvers<undefined>();
    const pending = Promise.withResolvers<undefined>();
    const slow = {
      ...log,
      follow: async (options: FollowOptions) => {
        if (followers.length > 0) {
          pending.resolve(undefined);
          await gate.promise;
        }
        return log.follow(options);
      },
    };
    const logger = createLogger({ logLevel: 'silent' });
    const invalidation = await invalidateOnPublished({ log: slow, codec, caches: [], logger, retryMs: 0 });
    followers[0]!.end.reject(new Error('broken'));
    await pending.promise;
    const stopped = invalidation.stop();
    gate.resolve(undefined);
    await stopped;
    expect(followers).to.have.lengthOf(2);
  });
});
