import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { openLmdbLog } from '@footnote/event-log/lmdb';
import type { EventLog } from '@footnote/event-log/port';
import { createCodec, type Codec } from '@footnote/events/codec';
import { createMemoryRegistry } from '@footnote/events/memory-registry';
import { topicSpecs } from '@footnote/events/topics';
import { eventually } from '@footnote/testing/eventually';
import { createKeyStore } from './key-store.ts';
import { generateKey, hashKey, keyIdOf } from './key.ts';
import { DEFAULT_PLAN, PLAN_NAMES, planOf } from './plans.ts';
import {
  accountOf,
  changeKey,
  issueKey,
  KeyStateError,
  listKeys,
  revokeKey,
  rotateKey,
  setKeyState,
  UnknownKeyError,
} from './registry.ts';

describe('API keys', () => {
  it('generates unique keys of fn_ and 32 letters and digits', () => {
    const keys = Array.from({ length: 500 }, generateKey);
    for (const key of keys) expect(key).to.match(/^fn_[A-Za-z0-9]{32}$/);
    expect(new Set(keys).size).to.equal(500);
    // Each of 62 characters is expected 258 times in 16,000; half of that would be eight deviations off.
    const counts = new Map<string, number>();
    for (const character of keys.join('').replaceAll('fn_', '')) {
      counts.set(character, (counts.get(character) ?? 0) + 1);
    }
    expect(counts.size).to.equal(62);
    expect(Math.min(...counts.values())).to.be.greaterThan(129);
  });

  it('stores keys only as SHA-256', () => {
    expect(hashKey('abc')).to.equal('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(keyIdOf('fn_ABCDEFGHIJ')).to.equal('ABCDEFGH');
  });

  it('treats an unknown plan as the smallest one', () => {
    expect(PLAN_NAMES).to.include(DEFAULT_PLAN);
    expect(planOf('large')).to.include({ perMinute: 300 });
    expect(planOf('gold').name).to.equal('free');
    expect(planOf('toString').name).to.equal('free');
  });

  describe('in a log', () => {
    let folder: string;
    let log: EventLog;
    const codec = createCodec(createMemoryRegistry());
    const NOW = Date.parse('2026-02-10T15:00:00Z');

    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'footnote-keys-'));
      log = await openLmdbLog({ path: folder });
      await log.ensureTopics(topicSpecs(1));
    });
    afterEach(async () => {
      await log.close();
      await rm(folder, { recursive: true, force: true });
    });

    it('issues a key without storing it', async () => {
      const { key, event } = await issueKey(log, codec, { label: 'mine', plan: 'standard', now: NOW });
      expect(event).to.include({
        key_hash: hashKey(key),
        key_id: keyIdOf(key),
        label: 'mine',
        plan: 'standard',
        state: 'active',
        expires_at: null,
        source_time: NOW,
      });
      for await (const records of log.read('keys', 0, { from: 0 })) {
        for (const record of records) {
          expect(Buffer.from(record.value).toString('latin1')).not.to.include(key.slice(11));
          expect(record.key).to.equal(hashKey(key));
        }
      }
    });

    it('lists keys in their current state, in order of issue', async () => {
      const first = await issueKey(log, codec, { label: 'first' });
      await issueKey(log, codec, { label: 'second' });
      await revokeKey(log, codec, first.event.key_id);
      expect((await listKeys(log, codec)).map(({ label, state }) => `${label} ${state}`)).to.deep.equal([
        'first revoked',
        'second active',
      ]);
    });

    const failureOf = (work: Promise<unknown>): Promise<unknown> =>
      work.then(
        () => undefined,
        (error: unknown) => error,
      );

    it('changes an existing key by its id or by the key itself', async () => {
      const { key, event } = await issueKey(log, codec, { label: 'mine' });
      expect((await setKeyState(log, codec, key, 'unpaid')).state).to.equal('unpaid');
      expect((await setKeyState(log, codec, event.key_id, 'active')).state).to.equal('active');
      const changed = await changeKey(log, codec, event.key_id, { plan: 'large', expiresAt: NOW });
      expect(changed).to.include({ label: 'mine', plan: 'large', state: 'active', expires_at: NOW });
      expect(await failureOf(revokeKey(log, codec, 'nobody'))).to.be.instanceOf(UnknownKeyError);
    });

    it('never reactivates a revoked key', async () => {
      const { key } = await issueKey(log, codec, { label: 'mine' });
      expect((await revokeKey(log, codec, key)).state).to.equal('revoked');
      expect((await revokeKey(log, codec, key)).state).to.equal('revoked');
      for (const work of [
        setKeyState(log, codec, key, 'active'),
        changeKey(log, codec, key, { plan: 'large' }),
        rotateKey(log, codec, key, { graceMs: 1000 }),
      ])
        expect(await failureOf(work)).to.be.instanceOf(KeyStateError);
      expect(await listKeys(log, codec)).to.have.lengthOf(1);
    });

    it('rotates a key: the replacement has its settings and shares its count; the old key works until its grace ends', async () => {
      const issued = await issueKey(log, codec, { label: 'mine', plan: 'standard', now: NOW });
      const first = await rotateKey(log, codec, issued.key, { graceMs: 1000, now: NOW });
      const second = await rotateKey(log, codec, first.event.key_id, { graceMs: 0, now: NOW });
      expect(first.event).to.include({ label: 'mine', plan: 'standard', state: 'active', expires_at: null });
      for (const { event } of [first, second]) expect(accountOf(event)).to.equal(accountOf(issued.event));
      const store = await createKeyStore({ log, codec });
      expect(store.verify(issued.key, NOW + 999).ok).to.equal(true);
      expect(store.verify(issued.key, NOW + 1000)).to.include({ reason: 'expired_api_key' });
      expect(store.verify(first.key, NOW)).to.include({ reason: 'revoked_api_key' });
      expect(store.verify(second.key, NOW + 1000).ok).to.equal(true);
      await store.stop();
    });

    it('does not extend the expiry of a key that is rotated', async () => {
      const { key } = await issueKey(log, codec, { label: 'mine', expiresAt: NOW + 10 });
      const { event, former } = await rotateKey(log, codec, key, { graceMs: 1000, now: NOW });
      expect([event.expires_at, former.expires_at]).to.deep.equal([NOW + 10, NOW + 10]);
    });

    it('accepts a key as soon as the store has caught up and until it expires', async () => {
      const { key } = await issueKey(log, codec, { label: 'mine' });
      const expiring = await issueKey(log, codec, { label: 'short', expiresAt: NOW });
      const store = await createKeyStore({ log, codec });
      expect(store.verify(key, NOW).ok).to.equal(true);
      expect(store.verify(expiring.key, NOW - 1).ok).to.equal(true);
      expect(store.verify(expiring.key, NOW)).to.deep.equal({ ok: false, reason: 'expired_api_key' });
      expect(store.verify('fn_x', NOW)).to.deep.equal({ ok: false, reason: 'invalid_api_key' });
      const revoked = await revokeKey(log, codec, key);
      expect(store.newestEvent(hashKey('fn_x'))).to.equal(undefined);
      await eventually('the revocation is known', () => store.newestEvent(hashKey(key)) === revoked.event_id);
      expect(store.verify(key, NOW)).to.deep.equal({ ok: false, reason: 'revoked_api_key' });
      await store.stop();
    });

    it('loads the other keys if one record cannot be decoded', async () => {
      await log.append('keys', [{ key: 'x', value: new Uint8Array([1, 2, 3]) }]);
      const { key } = await issueKey(log, codec, { label: 'mine' });
      const unreadable: unknown[] = [];
      const store = await createKeyStore({ log, codec, onTrouble: (error) => unreadable.push(error) });
      expect(store.verify(key, NOW).ok).to.equal(true);
      expect(unreadable).to.have.lengthOf(1);
      await store.stop();
    });

    it('follows the topic again after a failure and catches up on missed changes', async () => {
      const { key } = await issueKey(log, codec, { label: 'mine' });
      let breaks = 1;
      let isStarted = false;
      const breaking = {
        ...codec,
        decode: (topic: 'keys', bytes: Uint8Array) => {
          if (isStarted && breaks > 0) {
            breaks -= 1;
            return Promise.reject(new Error('the registry does not answer'));
          }
          return codec.decode(topic, bytes);
        },
      } as Codec;
      const trouble: unknown[] = [];
      const store = await createKeyStore({
        log,
        codec: breaking,
        onTrouble: (error) => trouble.push(error),
        retryMs: 1,
      });
      isStarted = true;
      try {
        await revokeKey(log, codec, key);
        // The store reports the records as known shortly before the follower that read them does.
        await eventually('followed again', () => !store.verify(key, NOW).ok && store.isFollowing());
        expect(store.verify(key, NOW)).to.deep.equal({ ok: false, reason: 'revoked_api_key' });
        expect(trouble.map(String)).to.deep.equal(['Error: the registry does not answer']);
        expect(store.isFollowing()).to.equal(true);
      } finally {
        await store.stop();
      }
    });
  });
});
