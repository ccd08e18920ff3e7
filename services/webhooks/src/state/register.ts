import type { EventLog } from '@footnote/event-log/port';
import type { Codec } from '@footnote/events/codec';
import type { WebhookEndpoint } from '@footnote/event-types/types.generated';
import type { Endpoint } from '../configuration/endpoint.ts';
import { configurationHash } from './configuration-hash.ts';
import { type EndpointStates, writeState } from './endpoint-states.ts';

/**
 * Registers an endpoint that is new, or enables one whose configuration changed, and returns its state. A replica may do
 * the same at the same time: the newest state in the log counts.
 */
export async function register(
  endpoint: Endpoint,
  options: {
    readonly log: Pick<EventLog, 'append'>;
    readonly codec: Codec;
    readonly states: EndpointStates;
    /** Epoch milliseconds. */
    readonly now: () => number;
    readonly signal: AbortSignal;
  },
): Promise<WebhookEndpoint> {
  const { log, codec, states, now, signal } = options;
  const { name } = endpoint;
  const configuration = configurationHash(endpoint);
  const known = states.get(name);
  if (known?.configuration === configuration) return known;
  const time = now();
  const written = await writeState(
    log,
    codec,
    { name, state: 'active', reason: null, configuration, registered_at: known?.registered_at ?? time },
    time,
  );
  await states.until(name, (state) => state?.configuration === configuration, signal);
  return states.get(name) ?? written;
}
