import { printable } from '@footnote/runtime/printable';
import { Command, Option } from 'commander';
import type { EventLog, LogRecord } from '@footnote/event-log/port';
import type { Codec } from '@footnote/events/codec';
import { TOPIC_NAMES, type TopicName } from '@footnote/events/topics';
import { sealLmdbLog } from '@footnote/event-log/lmdb-seal';
import { cikOfDigits } from '@footnote/values/cik';
import { dataOption, type DataOption } from '../options.ts';
import { withSession } from '@footnote/embedded/session';
import { isAbout, lastOf, type Start } from '../last-records.ts';
import { topicNamed } from '../topic-named.ts';
import { withProgress } from '../with-progress.ts';
import { aclsCommand } from './topics-acls.ts';
import { ensureCommand } from './topics-ensure.ts';
import { adoptCommand, repartitionCommand } from './topics-layout.ts';
import { exportCommand, importCommand } from './topics-move.ts';
import { formatTable } from '../table.ts';
import { UserError } from '@footnote/runtime/user-error';

type ListOptions = DataOption & { readonly json?: true };
type TailOptions = DataOption & {
  readonly key?: string;
  readonly from: string;
  readonly limit: string;
  readonly follow?: true;
  readonly json?: true;
};

export function topicsCommand(): Command {
  const topics = new Command('topics').description('inspect, export and import the event log');
  topics
    .command('list')
    .description('list topics with their message counts and the lag of each consumer group')
    .addOption(dataOption())
    .option('--json', 'print one JSON object per line')
    .action(list);
  topics
    .command('tail')
    .argument('<topic>', TOPIC_NAMES.join(', '))
    .description('print the decoded events of a topic')
    .addOption(dataOption())
    .option('--key <key>', 'only events with this key (a CIK, with or without leading zeros)')
    .addOption(
      new Option(
        '--from <where>',
        'start, end, an offset (in every partition) or a time, as 2026-01-31 or 2026-01-31T16:00:00Z',
      ).default('start'),
    )
    .addOption(new Option('--limit <n>', 'print at most the last n events by recording time').default('10'))
    .option('--follow', 'keep printing new events until Ctrl-C')
    .option('--json', 'print one JSON object per line')
    .action(tail);
  topics
    .command('seal')
    .description('give checksums to the records that release 0.1.0 wrote without, also while the log is used')
    .addOption(dataOption())
    .action(seal);
  topics.addCommand(exportCommand());
  topics.addCommand(importCommand());
  topics.addCommand(ensureCommand());
  topics.addCommand(aclsCommand());
  topics.addCommand(repartitionCommand());
  topics.addCommand(adoptCommand());
  return topics;
}

async function seal(options: DataOption): Promise<void> {
  await withSession(options, async ({ config, dir }) => {
    if (config.kafkaBrokers !== null)
      throw new UserError('the log is on Kafka, whose brokers keep checksums of their own');
    const sealed = await withProgress((onProgress) =>
      sealLmdbLog(dir.log, (done, total) => onProgress('chunks examined', done, total)),
    );
    console.log(
      sealed === 0
        ? 'every record has a checksum already'
        : `sealed ${sealed} chunks: every record has a checksum`,
    );
  });
}

type TopicSummary = {
  readonly topic: string;
  readonly partitions: number;
  readonly messages: number;
  readonly compacted: boolean;
  readonly lag: Readonly<Record<string, number>>;
};

async function summarize(log: EventLog): Promise<TopicSummary[]> {
  const specs = await log.topics();
  const groups = await log.groups();
  return Promise.all(
    specs.map(async (spec) => {
      const marks = await log.watermarks(spec.name);
      const lag: Record<string, number> = {};
      for (const group of groups) {
        const rows = await log.lag(group, [spec.name]);
        if (rows.some((row) => row.committed >= 0)) lag[group] = rows.reduce((sum, row) => sum + row.lag, 0);
      }
      return {
        topic: spec.name,
        partitions: spec.partitions,
        messages: marks.reduce((sum, mark) => sum + mark.high - mark.low, 0),
        compacted: spec.compacted ?? false,
        lag,
      };
    }),
  );
}

async function list(options: ListOptions): Promise<void> {
  const summaries = await withSession({ ...options, isFaultAllowed: true }, ({ log }) => summarize(log));
  if (options.json === true) {
    for (const summary of summaries) console.log(JSON.stringify(summary));
    return;
  }
  const rows = summaries.map((summary) => [
    summary.topic,
    summary.partitions,
    summary.messages,
    Object.entries(summary.lag)
      .map(([group, lag]) => `${group} ${lag}`)
      .join(', '),
  ]);
  console.log(formatTable(['topic', 'partitions', 'messages', 'lag by group'], rows));
}

async function tail(name: string, options: TailOptions): Promise<void> {
  const topic = topicNamed(name);
  const limit = wholeNumber('--limit', options.limit);
  const key = options.key === undefined ? undefined : keyAsStored(topic, options.key);
  const start = startOf(options.from);
  await withSession({ ...options, isFaultAllowed: true }, async ({ log, codec }) => {
    const show = (record: LogRecord): Promise<void> => print(codec, topic, record, options.json === true);
    for (const record of await lastOf({ log, codec }, topic, { key, limit, start })) await show(record);
    if (options.follow !== true) return;
    const follower = await log.follow({
      topics: [topic],
      from: 'end',
      onRecords: async (records) => {
        for (const record of records) if (isAbout(record, key)) await show(record);
      },
    });
    process.once('SIGINT', () => void follower.stop());
    await follower.done;
  });
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new UserError(`${name} expects a whole number, not ${text}`);
  return Number(text);
}

function keyAsStored(topic: TopicName, key: string): string {
  return (topic === 'keys' ? null : cikOfDigits(key)) ?? key;
}

const TIME = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z)?$/;

function startOf(from: string): Start {
  if (from === 'start') return { offset: 0 };
  if (from === 'end') return { offset: Infinity };
  if (!TIME.test(from)) return { offset: wholeNumber('--from', from) };
  const time = Date.parse(from);
  if (Number.isNaN(time))
    throw new UserError(`--from expects a time such as 2026-01-31T16:00:00Z, not ${from}`);
  return { time };
}

async function print(codec: Codec, topic: TopicName, record: LogRecord, asJson: boolean): Promise<void> {
  console.log(printable(await render(codec, topic, record, asJson)));
}

async function render(codec: Codec, topic: TopicName, record: LogRecord, asJson: boolean): Promise<string> {
  const event = await codec.decode(topic, record.value);
  const position = { topic, partition: record.partition, offset: record.offset, key: record.key };
  const bytesAsBase64 = (_: string, value: unknown): unknown =>
    value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;
  if (asJson) return JSON.stringify({ ...position, event }, bytesAsBase64);
  const text = JSON.stringify(event, bytesAsBase64);
  const shown =
    text.length > 400 ? `${text.slice(0, 400)}… (${text.length} characters; --json shows all)` : text;
  return `${topic}[${record.partition}]@${record.offset} ${record.key} ${shown}`;
}
