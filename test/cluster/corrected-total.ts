import type { EventLog, LogRecord } from '@footnote/event-log/port';
import type { Codec } from '@footnote/events/codec';

/**
 * Reports every total of assets of a company once more, higher by `delta` in its currency, as a correction of the filer would:
 * all its events on `facts`, with ids of their own.
 */
export async function correctTotals(
  log: Pick<EventLog, 'append' | 'read' | 'watermarks'>,
  codec: Codec,
  { cik, delta }: { readonly cik: string; readonly delta: bigint },
): Promise<void> {
  const own: LogRecord[] = [];
  for (const { partition, high } of await log.watermarks('facts'))
    for await (const records of log.read('facts', partition, { from: 0, to: high }))
      own.push(...records.filter(({ key }) => key === cik));
  const events = await Promise.all(own.map(({ value }) => codec.decode('facts', value)));
  const corrected = events.map((event) => ({
    ...event,
    event_id: `corrected ${event.event_id}`,
    set_id: `corrected ${event.set_id}`,
    recorded_at: Date.now(),
    facts: event.facts.map((fact) =>
      fact.concept === 'Assets' ? { ...fact, value: String(BigInt(fact.value) + delta) } : fact,
    ),
  }));
  await log.append(
    'facts',
    await Promise.all(
      corrected.map(async (event) => ({ key: cik, value: await codec.encode('facts', event) })),
    ),
  );
}
