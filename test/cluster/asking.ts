import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';

export type Asked = {
  readonly answered: number;
  /** Answered by the other machine after the first one did not. */
  readonly retried: number;
  /** Requests that no machine answered. */
  readonly failures: readonly string[];
};

const PAUSE_MS = 200;

/**
 * Sends a request again and again to the query services of machines in turn, and to the next one if it is not answered or
 * with 5xx, as a client of a balancer does, until it is stopped.
 */
export function askOneOf(
  machines: readonly Cluster[],
  path: string,
  key: string,
): { stop(): Promise<Asked> } {
  const stopping = new AbortController();
  const failures: string[] = [];
  let answered = 0;
  let retried = 0;

  const ask = async (machine: Cluster | undefined): Promise<string | undefined> => {
    const address = (await machine?.processes())?.flatMap((each) => each.address ?? [])[0];
    if (address === undefined) return 'no query is up';
    try {
      const response = await fetch(`${address}${path}`, { headers: { 'x-api-key': key } });
      await response.arrayBuffer();
      return response.status < 500 ? undefined : String(response.status);
    } catch (error) {
      return String((error as { readonly cause?: unknown }).cause ?? error);
    }
  };

  const run = async (): Promise<void> => {
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      const faults: string[] = [];
      for (let next = 0; next < machines.length && faults.length === next; next += 1) {
        const fault = await ask(machines[(turn + next) % machines.length]);
        if (fault !== undefined) faults.push(fault);
      }
      if (faults.length === machines.length) failures.push(faults.join(', then '));
      else {
        answered += 1;
        retried += faults.length > 0 ? 1 : 0;
      }
      await delay(PAUSE_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
      return { answered, retried, failures };
    },
  };
}
