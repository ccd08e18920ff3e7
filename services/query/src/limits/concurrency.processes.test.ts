import { eventually } from '@footnote/testing/eventually';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { PLANS } from '@footnote/api-keys/plans';
import { issueKey, rotateKey } from '@footnote/api-keys/registry';
import { openLmdbLog } from '@footnote/event-log/lmdb';
import { createCodec } from '@footnote/events/codec';
import { openFileRegistry } from '@footnote/events/file-registry';
import { topicSpecs } from '@footnote/events/topics';
import { ACME, NOW } from '../testing/companies.ts';
import { startHarness } from '../testing/harness.ts';
import { hasRedis, startRedis } from '../testing/redis.ts';

const REPLICA = fileURLToPath(new URL('../testing/replica.ts', import.meta.url));
const CLIENTS = 200;
const BEFORE = 50;

type Reported = { readonly status: number; readonly reset: string; readonly remaining: string };

/** One client on a separate connection. */
function ask(address: string, key: string): Promise<Reported> {
  return new Promise((resolve, reject) => {
    const agent = new Agent({ keepAlive: false });
    const pending = get(
      `${address}/v2/catalog?blocks=ttm`,
      { agent, headers: { 'X-API-Key': key } },
      (response) => {
        response.resume();
        response.on('end', () => {
          const reported = (name: string): string => String(response.headers[name]);
          resolve({
            status: response.statusCode ?? 0,
            reset: reported('x-ratelimit-reset'),
            remaining: reported('x-ratelimit-remaining'),
          });
        });
      },
    );
    pending.on('error', reject);
  });
}

/** 200 clients of one key at once, when all but a few requests of its minute are used. */
async function rush(addresses: readonly string[], key: string): Promise<readonly Reported[]> {
  const at = (turn: number): string => addresses[turn % addresses.length] ?? '';
  const used: Reported[] = [];
  for (let turn = 0; turn < BEFORE; turn += 1) used.push(await ask(at(turn), key));
  const rushed = await Promise.all(Array.from({ length: CLIENTS }, (_, turn) => ask(at(turn), key)));
  return [...used, ...rushed];
}

/** Exactly the limit passes in a minute, each response with another remainder. */
function expectExact(answers: readonly Reported[]): void {
  const { perMinute } = PLANS.standard;
  const minutes = Map.groupBy(answers, ({ reset }) => reset);
  for (const reported of minutes.values()) {
    const passed = reported.filter(({ status }) => status === 200);
    expect(passed).to.have.lengthOf(Math.min(perMinute, reported.length));
    expect(new Set(passed.map(({ remaining }) => remaining)).size).to.equal(passed.length);
    expect(reported.every(({ status }) => status === 200 || status === 429)).to.equal(true);
  }
}

describe('200 clients of one key at the edge of its minute', () => {
  it('get exactly the remaining requests from one process', async () => {
    const harness = await startHarness([ACME], { now: NOW });
    const { key } = await harness.issue({ plan: 'standard' });
    await eventually(
      'it is answered',
      async () => (await ask(harness.service.address(), key)).status === 200,
    );
    harness.now += 60_000;
    const answers = await rush([harness.service.address()], key);
    await harness.stop();
    expect(answers.filter(({ status }) => status === 200)).to.have.lengthOf(PLANS.standard.perMinute);
    expectExact(answers);
  });

  describe('of two processes that share Redis', () => {
    it('get exactly the remaining requests, and so do keys that replace each other', async function () {
      if (!hasRedis()) this.skip();
      const folder = await mkdtemp(join(tmpdir(), 'footnote-replicas-'));
      const redis = await startRedis();
      const [path, registry] = [join(folder, 'log'), join(folder, 'registry')];
      const log = await openLmdbLog({ path });
      await log.ensureTopics(topicSpecs(1));
      const codec = createCodec(await openFileRegistry(registry));
      const issued = await issueKey(log, codec, { label: 'shared', plan: 'standard' });
      const rotated = await rotateKey(log, codec, issued.key, { graceMs: 600_000 });
      const replicas: ChildProcess[] = [];
      const start = async (): Promise<string> => {
        const child = fork(REPLICA, [path, registry, redis.url]);
        replicas.push(child);
        const [address] = (await once(child, 'message')) as [string];
        return address;
      };
      try {
        const addresses = await Promise.all([start(), start()]);
        const answers = await rush(addresses, issued.key);
        expectExact(answers);
        const after = await ask(addresses[0], rotated.key);
        const last = answers.at(-1);
        if (after.reset === last?.reset) expect(after.status).to.equal(429);
      } finally {
        const ended = replicas.map((child) => once(child, 'exit'));
        for (const child of replicas) child.disconnect();
        await Promise.all(ended);
        await log.close();
        await redis.close();
        await rm(folder, { recursive: true, force: true });
      }
    });
  });
});

describe('request counts of a key', () => {
  it('keeps request counts in the data folder across a restart', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'footnote-usage-'));
    const used = async (address: string, key: string): Promise<Reported[]> => {
      const answers: Reported[] = [];
      for (let turn = 0; turn < 25; turn += 1) answers.push(await ask(address, key));
      return answers;
    };
    try {
      const first = await startHarness([ACME], { now: NOW, dataDir });
      const { key, event } = await first.issue({ plan: 'free' });
      await eventually(
        'it is answered',
        async () => (await ask(first.service.address(), key)).status === 200,
      );
      first.now += 60_000;
      await used(first.service.address(), key);
      await first.stop();
      const kept = JSON.parse(await readFile(join(dataDir, 'usage.json'), 'utf8')) as Record<string, object>;
      expect(kept[event.key_hash]).to.include({ inMinute: 25, kind: 'day' });

      const second = await startHarness([ACME], { now: NOW, dataDir, keys: [event] });
      second.now += 60_000;
      const answers = await used(second.service.address(), key);
      await second.stop();
      expect(answers.filter(({ status }) => status === 200)).to.have.lengthOf(5);
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
