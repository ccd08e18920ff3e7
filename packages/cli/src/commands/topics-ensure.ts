import { Command } from 'commander';
import { configOf } from '@footnote/embedded/config-of';
import { withSession } from '@footnote/embedded/session';
import { isSealed, wordsOf } from '@footnote/event-log/kafka/topic-faults';
import { settingsOf } from '@footnote/event-log/kafka/topic-settings';
import { topicSpecs } from '@footnote/events/topics';
import type { Config } from '@footnote/runtime/config';
import { declarationOf } from '@footnote/runtime/kafka-config';
import { openTopicGuard } from '@footnote/runtime/topic-guard';
import { UserError } from '@footnote/runtime/user-error';
import { dataOption, type DataOption } from '../options.ts';

type EnsureOptions = DataOption & { readonly print?: true };

export function ensureCommand(): Command {
  return new Command('ensure')
    .description('create the topics on Kafka that are missing, and set what is not as it is declared')
    .addOption(dataOption())
    .option('--print', "print the commands of Kafka's own tools instead, without reaching the brokers")
    .action(ensure);
}

async function ensure(options: EnsureOptions): Promise<void> {
  if (options.print === true) {
    for (const line of commandsFor(configOf(options))) console.log(line);
    return;
  }
  await withSession({ ...options, isFaultAllowed: true }, async ({ config, dir }) => {
    const { kafkaBrokers: brokers } = config;
    if (brokers === null)
      throw new UserError('the log is in the data folder: its topics are always as declared');
    const guard = await openTopicGuard({ ...config, dataDir: dir.root }, brokers, 'cli');
    try {
      if ((await guard.faults()).some(isSealed))
        throw new UserError('the topics are sealed, because their log was copied', 'footnote topics adopt');
      const specs = new Map(topicSpecs().map((spec) => [spec.name as string, spec]));
      for (const topic of new Set((await guard.faults()).map((fault) => fault.topic))) {
        const spec = specs.get(topic);
        if (spec !== undefined) await guard.set([topic], settingsOf(spec, declarationOf(config)));
      }
      const left = wordsOf(await guard.faults());
      console.log(left.length === 0 ? 'the topics are as they are declared' : left.join('\n'));
      if (left.length > 0) process.exitCode = 1;
    } finally {
      await guard.close();
    }
  });
}

/** One line of shell for each topic, for those who create topics elsewhere. */
export function commandsFor(
  config: Pick<
    Config,
    | 'kafkaBrokers'
    | 'kafkaTopicPrefix'
    | 'kafkaReplicas'
    | 'kafkaMinInsync'
    | 'kafkaMessageBytes'
    | 'partitions'
  >,
): readonly string[] {
  const brokers = config.kafkaBrokers ?? 'BROKERS';
  const declaration = declarationOf(config);
  return topicSpecs(config.partitions).map((spec) =>
    [
      `kafka-topics.sh --bootstrap-server ${brokers} --create --if-not-exists`,
      `--topic ${config.kafkaTopicPrefix ?? ''}${spec.name} --partitions ${spec.partitions}`,
      ...(declaration.replicas === null ? [] : [`--replication-factor ${declaration.replicas}`]),
      ...Object.entries(settingsOf(spec, declaration)).map(([name, value]) => `--config ${name}=${value}`),
    ].join(' '),
  );
}
