import { Command } from 'commander';
import { TOPIC_NAMES } from '@footnote/events/topics';
import { dataOption, type DataOption } from '../options.ts';
import { withSession } from '@footnote/embedded/session';
import { formatTable } from '../table.ts';
import { exportTopics } from '@footnote/log-files/export';
import { importTopics } from '@footnote/log-files/import';
import { withProgress } from '../with-progress.ts';
import { topicNamed } from '../topic-named.ts';
import { UserError } from '@footnote/runtime/user-error';

type ExportOptions = DataOption & { readonly to: string; readonly all?: true };

export function exportCommand(): Command {
  return new Command('export')
    .argument('[topic]', TOPIC_NAMES.join(', '))
    .description('write topics as Avro container files; run it again to add what is new')
    .addOption(dataOption())
    .requiredOption('--to <dir>', 'folder to write the files to')
    .option('--all', 'export every topic')
    .action(exportTo);
}

export function importCommand(): Command {
  return new Command('import')
    .argument('<dir>', 'folder written by `topics export`')
    .description('append an export to a new log, embedded or Kafka; run it again to resume')
    .addOption(dataOption())
    .action(importFrom);
}

async function exportTo(name: string | undefined, options: ExportOptions): Promise<void> {
  if ((name === undefined) === (options.all === undefined)) throw new UserError('specify a topic or --all');
  const topics = name === undefined ? TOPIC_NAMES : [topicNamed(name)];
  const reports = await withSession({ ...options, isFaultAllowed: true }, ({ log, registry }) =>
    withProgress((onProgress) => exportTopics({ log, registry, topics, dir: options.to, onProgress })),
  );
  console.log(
    formatTable(
      ['topic', 'exported'],
      reports.map(({ topic, records }) => [topic, records]),
    ),
  );
  for (const { topic, raw } of reports)
    if (raw > 0)
      process.stderr.write(`${raw} values of ${topic} are not events and were exported as bytes\n`);
}

async function importFrom(dir: string, options: DataOption): Promise<void> {
  const reports = await withSession(options, ({ log, registry, codec }) =>
    withProgress((onProgress) => importTopics({ log, registry, codec, dir, onProgress })),
  );
  console.log(
    formatTable(
      ['topic', 'imported', 'there before'],
      reports.map(({ topic, records, present }) => [topic, records, present]),
    ),
  );
}
