import { UndecodableError, type Codec } from '@footnote/events/codec';
import { eventId } from '@footnote/events/event-id';
import type { WebhookEndpoint } from '@footnote/event-types/types.generated';
import { keepFollowing } from '@footnote/event-log/keep-following';
import type { EventLog, LogRecord } from '@footnote/event-log/port';

const TOPIC = 'webhooks';

export type EndpointStates = {
  /** Undefined for an endpoint that is not registered. */
  get(name: string): WebhookEndpoint | undefined;
  /** Resolves when the state of the endpoint satisfies the predicate. Rejects with the signal's reason. */
  until(
    name: string,
    isReached: (state: WebhookEndpoint | undefined) => boolean,
    signal: AbortSignal,
  ): Promise<void>;
  stop(): Promise<void>;
};

export type StateLog = Pick<EventLog, 'append' | 'follow' | 'read' | 'watermarks'>;

/** States of endpoints, kept up to date by following the log. Resolves once those in the log are loaded. */
export async function followStates(options: {
  readonly log: Pick<EventLog, 'follow'>;
  readonly codec: Codec;
  readonly onTrouble: (error: unknown) => void;
}): Promise<EndpointStates> {
  const { log, codec, onTrouble } = options;
  const states = new Map<string, WebhookEndpoint>();
  const listeners = new Set<() => void>();
  // The topic has one partition. It is read again from its start after a failure.
  let newest = -1;

  const take = async (records: readonly LogRecord[]): Promise<void> => {
    for (const record of records) {
      if (record.offset <= newest) continue;
      newest = record.offset;
      try {
        const event = await codec.decode(TOPIC, record.value);
        states.set(event.name, event);
      } catch (error) {
        if (!(error instanceof UndecodableError)) throw error;
        onTrouble(error);
      }
    }
    for (const listener of listeners) listener();
  };

  const following = await keepFollowing({ log, topic: TOPIC, begin: () => ({ take }), onTrouble });
  return {
    get: (name) => states.get(name),
    until: async (name, isReached, signal) => {
      while (!isReached(states.get(name))) {
        signal.throwIfAborted();
        const { promise: change, resolve } = Promise.withResolvers<undefined>();
        const listener = (): void => resolve(undefined);
        listeners.add(listener);
        signal.addEventListener('abort', listener, { once: true });
        await change;
        listeners.delete(listener);
        signal.removeEventListener('abort', listener);
      }
    },
    stop: () => following.stop(),
  };
}

/** The present states, by name, as the command line reads them. */
export async function readStates(
  log: Pick<EventLog, 'read' | 'watermarks'>,
  codec: Codec,
): Promise<ReadonlyMap<string, WebhookEndpoint>> {
  const states = new Map<string, WebhookEndpoint>();
  for (const { partition, low, high } of await log.watermarks(TOPIC))
    for await (const records of log.read(TOPIC, partition, { from: low, to: high }))
      for (const { value } of records) {
        const event = await codec.decode(TOPIC, value);
        states.set(event.name, event);
      }
  return states;
}

/** Appends a state; durable when it resolves. `now`: epoch milliseconds. */
export async function writeState(
  log: Pick<EventLog, 'append'>,
  codec: Codec,
  state: Pick<WebhookEndpoint, 'configuration' | 'name' | 'reason' | 'registered_at' | 'state'>,
  now: number,
): Promise<WebhookEndpoint> {
  const { name, reason, configuration, registered_at } = state;
  const event: WebhookEndpoint = {
    event_id: eventId([TOPIC, name, state.state, reason, configuration, registered_at, now]),
    source_time: now,
    recorded_at: now,
    name,
    state: state.state,
    reason,
    configuration,
    registered_at,
  };
  await log.append(TOPIC, [{ key: name, value: await codec.encode(TOPIC, event) }]);
  return event;
}
