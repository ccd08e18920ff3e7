import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createClient } from '@redis/client';
import type { Plan } from '@footnote/api-keys/plans';
import type { SharedCounter, Taken } from './shared-counter.ts';
import type { Usage } from './usage.ts';

export type RedisCounterOptions = {
  /** `redis[s]://[[user]:password@]host[:port][/database]` */
  readonly url: string;
  /** Called for every connection error; it reconnects by itself. */
  readonly onTrouble: (error: unknown) => void;
  /** Maximum time to wait for a response, milliseconds. */
  readonly timeoutMs?: number;
  /** Longest pause between two attempts to connect, milliseconds. */
  readonly reconnectMs?: number;
  /** Epoch milliseconds; default: the clock of Redis. */
  readonly now?: () => number;
};

export class RedisTimeoutError extends Error {
  override readonly name = 'RedisTimeoutError';
}

const TIMEOUT_MS = 250;
const RECONNECT_MS = 2000;
const PREFIX = 'footnote:usage:';
const SCRIPT = readFileSync(new URL('./take.lua', import.meta.url), 'utf8');
const SCRIPT_SHA1 = createHash('sha1').update(SCRIPT).digest('hex');

/** Counts in Redis, with one script call per request. Returns immediately and connects in the background. */
export function createRedisCounter(options: RedisCounterOptions): SharedCounter {
  const { url, onTrouble, timeoutMs = TIMEOUT_MS, reconnectMs = RECONNECT_MS, now } = options;
  const client = createClient({
    url,
    // Requests while it is unavailable are counted locally instead of being queued.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 2000,
      reconnectStrategy: (retries) => Math.min(50 * (retries + 1), reconnectMs),
    },
  });
  client.on('error', onTrouble);
  const connecting = client.connect().catch(onTrouble);

  const run = async (args: readonly string[]): Promise<readonly string[]> => {
    try {
      return await client.sendCommand<string[]>(['EVALSHA', SCRIPT_SHA1, '1', ...args]);
    } catch (error) {
      if (!(error instanceof Error) || !error.message.startsWith('NOSCRIPT')) throw error;
      return client.sendCommand<string[]>(['EVAL', SCRIPT, '1', ...args]);
    }
  };

  return {
    take: async (account, plan, known) => {
      const time = now === undefined ? '' : String(now());
      const reply = await within(timeoutMs, run([PREFIX + account, ...argumentsOf(plan, known), time]));
      return takenOf(reply, plan);
    },
    isReady: () => client.isReady,
    stop: async () => {
      client.destroy();
      await connecting;
    },
  };
}

function argumentsOf({ perMinute, quota }: Plan, known: Usage | undefined): readonly string[] {
  const kind = quota?.period ?? null;
  const isSameKind = known !== undefined && known.kind === kind;
  return [
    perMinute,
    kind ?? '',
    quota?.requests ?? 0,
    known?.minute ?? -1,
    known?.inMinute ?? 0,
    isSameKind ? known.period : -1,
    isSameKind ? known.inPeriod : 0,
  ].map(String);
}

function takenOf(reply: readonly string[], plan: Plan): Taken {
  const [refused, ...rest] = reply;
  const [now, minute, inMinute, period, inPeriod] = rest.map(Number);
  const isKnown = refused === '' || refused === 'minute' || refused === 'quota';
  if (
    !isKnown ||
    now === undefined ||
    minute === undefined ||
    inMinute === undefined ||
    period === undefined ||
    inPeriod === undefined
  )
    throw new TypeError('unexpected reply from the Redis script');
  return {
    refused: refused === '' ? null : refused,
    usage: { minute, inMinute, kind: plan.quota?.period ?? null, period, inPeriod },
    now,
  };
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new RedisTimeoutError(`no answer within ${milliseconds} ms`)),
      milliseconds,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
