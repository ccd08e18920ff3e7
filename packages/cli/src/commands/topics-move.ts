import { Command } from 'commander';
import { TOPIC_NAMES } from '@footnote/events/topics';
import { dataOption, type DataOption } from '../options.ts';
import { withSession } from '@footnote/embedded/session';
import { formatTable } from '../table.ts';
import { exportTopics } from '@footnote/log-files/export';
import { importTopics } from '@footnote/log-files/import';
import { topicNamed } from '../topic-named.ts';
import { UserError } from '@footnote/runtime/user-error';

type ExportOptions = DataOption & { readonly to: string; readonly all?: true };

export function exportCommand(): Command {
  return new Command('export')
    .argument('[topic]', TOPIC_NAMES.join(', '))
    .description('write topics as Avro container files, which any Avro reader opens; again: what is new')
    .addOption(dataOption())
    .requiredOption('--to <dir>', 'folder of the files')
    .option('--all', 'every topic')
    .action(exportTo);
}

export function importCommand(): Command {
  return new Command('import')
    .argument('<dir>', 'folder that `topics export` wrote')
    .description('append an export to a new log, embedded or on Kafka; again: goes on where it ended')
    .addOption(dataOption())
    .action(importFrom);
}

async function exportTo(name: string | undefined, options: ExportOptions): Promise<void> {
  if ((name === undefined) === (options.all === undefined))
    throw new UserError('say what to export: one topic, or --all');
  const topics = name === undefined ? TOPIC_NAMES : [topicNamed(name)];
  const reports = await withSession(options, ({ log, registry }) =>
    exportTopics({ log, registry, topics, dir: options.to }),
  );
  console.log(
    formatTable(
      ['topic', 'exported'],
      reports.map(({ topic, records }) => [topic, records]),
    ),
  );
  for (const { topic, raw } of reports)
    if (raw > 0) process.stderr.write(`${raw} values of ${topic} are no events: kept as bytes\n`);
}

async function importFrom(dir: string, options: DataOption): Promise<void> {
  const reports = await withSession(options, ({ log, registry, codec }) =>
    importTopics({ log, registry, codec, dir }),
  );
  console.log(
    formatTable(
      ['topic', 'imported', 'there before'],
      reports.map(({ topic, records, present }) => [topic, records, present]),
    ),
  );
}
