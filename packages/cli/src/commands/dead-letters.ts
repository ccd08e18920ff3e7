import { Command } from 'commander';
import type { Codec } from '@footnote/events/codec';
import { isTopicName, type TopicName } from '@footnote/events/topics';
import type { DeadLetter } from '@footnote/event-types/types.generated';
import { endpointOf } from '@footnote/webhooks/configuration/endpoint';
import { oneLine, readLetters } from '../dead-letters.ts';
import { dataOption, type DataOption } from '../options.ts';
import { withSession } from '@footnote/embedded/session';
import { formatTable } from '../table.ts';
import { UserError } from '@footnote/runtime/user-error';

type ReplayOptions = DataOption & { readonly reason?: string; readonly all?: true };

export function deadLettersCommand(): Command {
  const letters = new Command('dead-letters').description(
    'list records that could not be parsed or delivered, and replay them',
  );
  letters
    .command('list')
    .description('list dead letters in the order they were written')
    .addOption(dataOption())
    .option('--json', 'print one JSON object per line, with the original bytes in base64')
    .action(list);
  letters
    .command('replay')
    .argument('[offset]', 'offset of the dead letter, as shown by `list`')
    .description('append the original record to its topic again, once the cause is fixed')
    .addOption(dataOption())
    .option('--reason <reason>', 'replay all with this reason')
    .option('--all', 'replay all')
    .action(replay);
  return letters;
}

async function list(options: DataOption & { readonly json?: true }): Promise<void> {
  const letters = await withSession(options, ({ log, codec }) => readLetters(log, codec));
  if (options.json === true) {
    for (const { record, event } of letters) {
      const value = Buffer.from(event.value).toString('base64');
      console.log(JSON.stringify({ dead_letter_offset: record.offset, ...event, value }));
    }
    return;
  }
  const rows = letters.map(({ record, event }) => [
    record.offset,
    event.step,
    event.reason,
    `${event.topic}[${event.partition}]@${event.offset}`,
    event.key,
    oneLine(event.message, 80),
  ]);
  console.log(formatTable(['offset', 'step', 'reason', 'record', 'key', 'message'], rows));
}

async function replay(offset: string | undefined, options: ReplayOptions): Promise<void> {
  if (offset === undefined && options.reason === undefined && options.all === undefined) {
    throw new UserError('specify an offset, --reason or --all');
  }
  const replayed = await withSession(options, async (session) => {
    const matching = (await readLetters(session.log, session.codec)).filter(
      ({ record, event }) =>
        (offset === undefined || record.offset === Number(offset)) &&
        (options.reason === undefined || event.reason === options.reason),
    );
    // Every reader would get the record again, not only the endpoint that did not accept it.
    const chosen = matching.filter(({ event }) => endpointOf(event.step) === undefined);
    if (matching.length > 0 && chosen.length === 0)
      throw new UserError(
        'an event that a webhook endpoint did not accept is not a record to read again',
        'send it again with: footnote webhooks replay NAME',
      );
    const records = chosen.filter(({ event }) => event.offset >= 0);
    if (chosen.length > 0 && records.length === 0)
      throw new UserError(
        'a row of a price source was never a log record and cannot be replayed',
        'correct it at the source and ingest the source again',
      );
    for (const { event } of records) {
      if (!isTopicName(event.topic)) throw new UserError(`no topic ${event.topic}`);
      const value = await recordedNow(session.codec, event.topic, event);
      await session.log.append(event.topic, [{ key: event.key, value }]);
    }
    return records.length;
  });
  if (replayed === 0) throw new UserError('no dead letter matches', 'see `footnote dead-letters list`');
  console.log(`replayed ${replayed}`);
}

/**
 * The original bytes. What was of the future by the clock that recorded it is judged by the present one: recorded as it
 * was, it would be refused again.
 */
async function recordedNow(
  codec: Codec,
  topic: TopicName,
  { reason, value }: DeadLetter,
): Promise<Uint8Array> {
  if (reason !== 'date_in_future') return value;
  const event = await codec.decode(topic, value);
  return codec.encode(topic, { ...event, recorded_at: Date.now() });
}
