import { Command, InvalidArgumentError } from 'commander';
import { withSession, type Session } from '@footnote/embedded/session';
import { isSealed, SEALED } from '@footnote/event-log/kafka/topic-faults';
import { coPartitioned, TOPIC_NAMES, type TopicName } from '@footnote/events/topics';
import { requireEven } from '@footnote/event-log/co-partitioned';
import { carryGroup } from '@footnote/log-files/carry-group';
import { copyLog } from '@footnote/log-files/copy-log';
import { adoptLayout, type AdoptingLog } from '@footnote/projection/adopt-layout';
import { openGenerations } from '@footnote/projection/generations';
import { openEvents } from '@footnote/runtime/event-log';
import { openTopicGuard } from '@footnote/runtime/topic-guard';
import { UserError } from '@footnote/runtime/user-error';
import { dataOption, type DataOption } from '../options.ts';
import { formatTable } from '../table.ts';
import { withProgress } from '../with-progress.ts';
import { withReadStore } from '../with-store.ts';

type RepartitionOptions = DataOption & { readonly partitions: number; readonly prefix: string };

export function repartitionCommand(): Command {
  return new Command('repartition')
    .description(
      'copy the topics on Kafka to others with another number of partitions, each company in order, while nothing runs; run it again to resume',
    )
    .addOption(dataOption())
    .requiredOption('--partitions <n>', 'partitions of the new topics', count)
    .requiredOption('--prefix <prefix>', 'prefix of the new topics and groups, for FOOTNOTE_KAFKA_PREFIX')
    .action(repartition);
}

export function adoptCommand(): Command {
  return new Command('adopt')
    .description(
      'accept a log that is not the one that the read models were built from, and build them anew from it at the next start',
    )
    .addOption(dataOption())
    .action(adopt);
}

function count(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('a whole number from 1 is expected');
  return Number(text);
}

async function repartition(options: RepartitionOptions): Promise<void> {
  await withSession({ ...options, isFaultAllowed: true }, async (session) => {
    const { config, dir } = session;
    const { kafkaBrokers: brokers } = config;
    if (brokers === null)
      throw new UserError(
        'the log is in the data folder, which needs no other partitions',
        'export it with footnote topics export, and import it into another folder',
      );
    if (options.prefix === (config.kafkaTopicPrefix ?? ''))
      throw new UserError('the topics have this prefix', 'choose another one');
    const own = { ...config, dataDir: dir.root };
    const target = { ...own, kafkaTopicPrefix: options.prefix, partitions: options.partitions };
    const guard = await openTopicGuard(own, brokers, 'cli');
    const { log } = await openEvents(target, 'cli');
    try {
      const facts = (await log.topics()).find(({ name }) => name === 'facts');
      if (facts?.partitions !== options.partitions)
        throw new UserError(
          `topics with the prefix ${options.prefix} have ${facts?.partitions ?? 0} partitions`,
          'choose another prefix',
        );
      // From here on nobody can add a record that the copy would lack.
      await guard.set(await namesIn(session.log), SEALED);
      await copy(session, log);
      await adoptInto(options, log);
    } finally {
      await Promise.all([guard.close(), log.close()]);
    }
  });
  console.log(
    `set FOOTNOTE_KAFKA_PREFIX=${options.prefix} for every process and start them; the earlier topics stay, sealed: ` +
      'to go back, start with the earlier prefix after footnote topics adopt',
  );
}

const namesIn = async (log: Pick<Session['log'], 'topics'>): Promise<readonly TopicName[]> => {
  const present = new Set((await log.topics()).map(({ name }) => name));
  return TOPIC_NAMES.filter((name) => present.has(name));
};

async function copy({ log: from, registry }: Session, to: Session['log']): Promise<void> {
  const topics = await namesIn(from);
  const { records, groups } = await withProgress((onProgress) =>
    copyLog({ from, to, registry, topics, onProgress }),
  );
  for (const { group, topic, upTo } of groups) await carryGroup(to, group, topic, upTo);
  console.log(
    formatTable(
      ['topic', 'copied', 'there before'],
      [...records].map(([topic, { copied, present }]) => [topic, copied, present]),
    ),
  );
}

async function adoptInto(options: DataOption, log: AdoptingLog): Promise<number | null> {
  return withReadStore(
    options,
    async (store) => {
      await openGenerations(store);
      return adoptLayout(log, store);
    },
    { right: 'write' },
  );
}

async function adopt(options: DataOption): Promise<void> {
  await withSession({ ...options, isFaultAllowed: true }, async ({ log, config, dir }) => {
    const { kafkaBrokers: brokers } = config;
    if (brokers !== null) requireEven(coPartitioned(await log.topics()));
    const epoch = await adoptInto(options, log);
    if (brokers !== null) {
      const guard = await openTopicGuard({ ...config, dataDir: dir.root }, brokers, 'cli');
      try {
        const sealed = (await guard.faults()).filter(isSealed).map(({ topic }) => topic);
        const open = { 'max.message.bytes': String(config.kafkaMessageBytes) };
        if (sealed.length > 0) await guard.set(sealed, open);
      } finally {
        await guard.close();
      }
    }
    console.log(
      epoch === null
        ? 'the read models were built from this log'
        : 'the read models are built anew from this log at the next start; the present ones are served meanwhile',
    );
  });
}
