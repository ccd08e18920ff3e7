import { resolve } from 'node:path';
import { Command } from 'commander';
import { configuredObjects } from '@footnote/archive/configured';
import { createBackup } from '@footnote/embedded/backup/create';
import { BackupError } from '@footnote/embedded/backup/errors';
import type { Manifest } from '@footnote/embedded/backup/manifest';
import { restoreBackup } from '@footnote/embedded/backup/restore';
import { dataDirAt } from '@footnote/embedded/data-dir';
import { configOf } from '@footnote/embedded/config-of';
import type { Config } from '@footnote/runtime/config';
import { dataOption, type DataOption } from '../options.ts';
import { withProgress } from '../with-progress.ts';

type BackupOptions = DataOption & { readonly to: string; readonly json?: true };
type RestoreOptions = DataOption & { readonly from: string; readonly json?: true };

export function backupCommand(): Command {
  return new Command('backup')
    .description('copy log, archive and keys of a data folder into an empty folder, also while it is in use')
    .addOption(dataOption())
    .requiredOption('--to <dir>', 'folder to write to; empty or not there')
    .option('--json', 'print the manifest as JSON')
    .action(backup);
}

export function restoreCommand(): Command {
  return new Command('restore')
    .description('create an empty data folder from a backup, after verifying every file')
    .addOption(dataOption())
    .requiredOption('--from <dir>', 'folder that `backup` wrote')
    .option('--json', 'print the manifest as JSON')
    .action(restore);
}

async function backup(options: BackupOptions): Promise<void> {
  const to = resolve(options.to);
  const config = embeddedConfig(options);
  const dir = dataDirAt(config.dataDir);
  const manifest = await withProgress((onProgress) =>
    createBackup(dir, to, Date.now, onProgress, configuredObjects(config)),
  );
  print(manifest, `backed up to ${to}`, options);
  if (manifest.missing_documents > 0)
    console.error(
      `${manifest.missing_documents} documents that events refer to are not in the archive; ingest their companies again`,
    );
}

async function restore(options: RestoreOptions): Promise<void> {
  const config = embeddedConfig(options);
  const dir = dataDirAt(config.dataDir);
  const manifest = await withProgress((onProgress) => restoreBackup(resolve(options.from), dir, onProgress));
  print(manifest, `restored ${dir.root}`, options);
  if (options.json === true) return;
  if (config.archive !== null)
    console.log(`copy its documents: footnote archive copy ${dir.archive} ${config.archive}`);
  console.log('the read models are rebuilt from the log by the next: footnote up');
}

function embeddedConfig(options: DataOption): Config {
  const config = configOf({ data: options.data });
  if (config.kafkaBrokers !== null)
    throw new BackupError(
      'not_embedded',
      'FOOTNOTE_KAFKA_BROKERS is set: the log is on Kafka, and not in the data folder',
      'use `footnote topics export --all`, and `footnote archive copy`',
    );
  return config;
}

function print(manifest: Manifest, done: string, options: { readonly json?: true }): void {
  if (options.json === true) {
    console.log(JSON.stringify(manifest));
    return;
  }
  const heads = Object.values(manifest.topics).flat();
  const messages = heads.reduce((sum, head) => sum + head, 0);
  const mebibytes = (manifest.bytes / 2 ** 20).toFixed(1);
  console.log(`${done}: ${messages} messages, ${manifest.files} files, ${mebibytes} MiB`);
}
