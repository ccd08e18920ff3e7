import { setTimeout as pause } from 'node:timers/promises';
import { isRefused, type KafkaAccessError } from './access.ts';
import { AbortedError, messageOf, typeOf } from './errors.ts';
import { type Fetched, fetchRound } from './fetch.ts';
import type { KafkaLogger } from './client.ts';
import type { Link } from './link.ts';
import type { Place } from './offsets.ts';
import { createSignal } from '../signal.ts';

export type StreamOptions = {
  readonly link: Link;
  /** Offsets to continue from; omitted partitions wait for their reader. */
  readonly positions: () => { readonly places: readonly Place[]; readonly all: boolean };
  readonly deliver: (fetched: Fetched) => void;
  /** An offset that no longer exists, or does not exist yet. */
  readonly outOfRange: (places: readonly Place[]) => Promise<void>;
  /** A right is missing: the stream has ended. */
  readonly refused: (error: KafkaAccessError) => void;
  readonly maxBytes: number;
  readonly logger: KafkaLogger | undefined;
};

export type Stream = {
  /** Partitions may be needed that were not before. */
  wake(): void;
  stop(): void;
  readonly ended: Promise<void>;
};

const LONG_POLL_MS = 1000;
/** Partitions waiting for their reader must not be delayed by idle ones once it is ready. */
const SHORT_POLL_MS = 20;
const RETRY_MS = 200;
/** Prefetches the requested partitions until `stop`. Reopens broken connections. */
export function startStream(options: StreamOptions): Stream {
  const { link, logger } = options;
  const signal = createSignal();
  let stopped = false;

  const round = async (): Promise<void> => {
    const { places, all } = options.positions();
    if (places.length === 0) return signal.wait();
    const limits = {
      maxWaitMs: all ? LONG_POLL_MS : SHORT_POLL_MS,
      maxBytes: options.maxBytes,
    };
    try {
      const fetched = await link.once((cluster) => fetchRound(cluster, places, limits));
      for (const each of fetched) if (each.next > offsetAmong(places, each)) options.deliver(each);
    } catch (error) {
      if (stopped || error instanceof AbortedError) return;
      if (isRefused(error)) {
        stopped = true;
        options.refused(error);
        return;
      }
      if (typeOf(error) === 'OFFSET_OUT_OF_RANGE') await options.outOfRange(places);
      else logger?.debug({ error: messageOf(error) }, 'fetch failed, retrying');
      await pause(RETRY_MS);
    }
  };

  const run = async (): Promise<void> => {
    while (!stopped) await round();
  };

  return {
    wake: signal.set,
    stop: () => {
      stopped = true;
      signal.set();
      link.interrupt();
    },
    ended: run(),
  };
}

const offsetAmong = (places: readonly Place[], { topic, partition }: Fetched): number =>
  places.find((place) => place.topic === topic && place.partition === partition)?.offset ?? 0;
