import { setTimeout as delay } from 'node:timers/promises';
import type { RunningService } from '@footnote/embedded/running-services';
import type { ApiKey } from '@footnote/event-types/types.generated';

const PATIENCE_MS = 5_000;
const PAUSE_MS = 50;

export type HeardBack = {
  /** Running services that check keys. */
  readonly asked: number;
  /** Those of them that know the event. */
  readonly know: number;
};

export type HeardBackOptions = {
  /** How long to wait for them all, milliseconds (default 5,000). */
  readonly patienceMs?: number;
};

/** Waits until every running service that checks keys knows this event of a key, but not for ever. */
export async function heardBack(
  services: readonly RunningService[],
  event: Pick<ApiKey, 'event_id' | 'key_hash'>,
  options: HeardBackOptions = {},
): Promise<HeardBack> {
  const until = Date.now() + (options.patienceMs ?? PATIENCE_MS);
  const checking = services.filter(({ address }) => address !== null);
  const know = await Promise.all(checking.map((service) => knows(service, event, until)));
  return { asked: checking.length, know: know.filter(Boolean).length };
}

async function knows(
  { adminPort }: RunningService,
  event: Pick<ApiKey, 'event_id' | 'key_hash'>,
  until: number,
): Promise<boolean> {
  for (;;) {
    const left = until - Date.now();
    if (left <= 0) return false;
    if ((await newestEvent(adminPort, event.key_hash, left)) === event.event_id) return true;
    await delay(PAUSE_MS);
  }
}

async function newestEvent(port: number, hash: string, withinMs: number): Promise<unknown> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/keys/${hash}`, {
      signal: AbortSignal.timeout(withinMs),
    });
    return ((await response.json()) as { readonly event_id?: unknown }).event_id;
  } catch {
    return undefined;
  }
}

/** What a person is told after a change of a key. */
export function heardBackRemark({ asked, know }: HeardBack): string {
  if (asked === 0) return 'no running service was found in this data folder to confirm it';
  if (know === asked)
    return asked === 1 ? 'the running service knows it' : `all ${asked} running services know it`;
  return `${asked - know} of ${asked} running services did not confirm it in time, and may take a moment longer`;
}
