import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { EventLog } from '@footnote/event-log/port';
import type { Codec } from '@footnote/events/codec';
import { eventId } from '@footnote/events/event-id';
import type { Flag as FlagEvent } from '@footnote/event-types/types.generated';
import type { StoreReader } from '@footnote/read-store/port';
import { LogUnavailableError } from '../log-unavailable.ts';
import { flagMembers } from '@footnote/read-models/flags';
import { readFlags, type KnownFlag } from '@footnote/lanes/statements/flags/read';

/** The value that a caller disputes. */
export type Doubt = Pick<
  FlagEvent,
  'cik' | 'symbol' | 'statement' | 'field' | 'period' | 'reason' | 'accession' | 'note'
>;

/** Records a flag of a caller (the account of its key), once however often it is sent; returns its state. */
export type RecordFlag = (doubt: Doubt, caller: string) => Promise<KnownFlag>;

/** Flags that were recorded a moment ago and may not be in the read store yet. */
const REMEMBERED = 10_000;

export function createFlagRecorder(options: {
  readonly log: Pick<EventLog, 'append'>;
  readonly codec: Pick<Codec, 'encode'>;
  readonly store: StoreReader;
  readonly now: () => number;
}): RecordFlag {
  const { log, codec, store, now } = options;
  const recorded = new LRUCache<string, Promise<FlagEvent>>({ max: REMEMBERED });

  const append = async (doubt: Doubt, id: string, reporter: string): Promise<FlagEvent> => {
    const at = now();
    const event: FlagEvent = {
      event_id: eventId(['flags', id]),
      source_time: at,
      recorded_at: at,
      flag_id: id,
      ...doubt,
      reporter,
    };
    const value = await codec.encode('flags', event);
    try {
      await log.append('flags', [{ key: doubt.cik, value }]);
    } catch (error) {
      throw new LogUnavailableError('failed to append a flag to the event log', { cause: error });
    }
    return event;
  };

  return async (doubt, caller) => {
    const reporter = hash('sha256', caller);
    const { cik, statement, field, period, reason, accession, note } = doubt;
    const id = eventId(['flag', reporter, cik, statement, field, period, reason, accession, note]);
    const [known] = await readFlags(store, { cik, id, limit: 1 });
    if (known !== undefined) return known;
    let recording = recorded.get(id);
    if (recording === undefined) {
      recording = append(doubt, id, reporter);
      recorded.set(id, recording);
      // A failed flag is retried by the caller.
      recording.catch(() => recorded.delete(id));
    }
    const event = await recording;
    const flag = { ...flagMembers(event), received_at: new Date(event.source_time).toISOString() };
    return { flag, verdict: undefined };
  };
}
