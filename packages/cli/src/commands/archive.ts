import { openObjects } from '@footnote/archive/configured';
import { copyArchive } from '@footnote/archive/copy';
import { locationOf } from '@footnote/archive/location';
import { ArchiveStorageError, type Objects } from '@footnote/archive/objects';
import { configOf } from '@footnote/embedded/config-of';
import type { Config } from '@footnote/runtime/config';
import { UserError } from '@footnote/runtime/user-error';
import { Command } from 'commander';
import { outlineCommand } from './archive-outline.ts';

type CopyOptions = { readonly thorough?: true; readonly json?: true };

const SAID_EVERY = 10_000;

export function archiveCommand(): Command {
  return new Command('archive')
    .description('the raw documents of filings, in a folder or in an object store')
    .addCommand(
      new Command('copy')
        .argument('<from>', 's3://bucket/prefix, or a folder')
        .argument('<to>', 'likewise; what it has already is not copied')
        .description(
          'copy the documents that are missing, each compared with its hash; run it again to resume',
        )
        .option('--thorough', 'also compare the documents that are there, and repair them')
        .option('--json', 'print the counts as JSON')
        .action(copy),
    )
    .addCommand(outlineCommand());
}

async function copy(from: string, to: string, options: CopyOptions): Promise<void> {
  const config = configOf({});
  const [source, target] = [objectsAt(config, from), objectsAt(config, to)];
  if (source.location === target.location) throw new UserError(`${from} and ${to} are the same place`);
  let said = 0;
  const onProgress = (done: number): void => {
    if (done < said + SAID_EVERY) return;
    said = done;
    console.error(`${done} documents`);
  };
  const counts = await copyArchive(source, target, {
    isThorough: options.thorough === true,
    onProgress,
  }).catch((error: unknown) => {
    if (error instanceof ArchiveStorageError) throw new UserError(error.message);
    throw error;
  });
  for (const fault of counts.faults) console.error(fault);
  if (counts.faults.length > 0) process.exitCode = 1;
  const { faults, ...numbers } = counts;
  if (options.json === true) console.log(JSON.stringify({ ...numbers, damaged: faults.length }));
  else
    console.log(
      `copied ${counts.copied} documents (${(counts.bytes / 2 ** 20).toFixed(1)} MiB), ` +
        `${counts.present} were there, ${counts.repaired} repaired, ${faults.length} damaged in ${from}, ` +
        `${counts.foreign} other files left out`,
    );
}

function objectsAt(config: Config, where: string): Objects {
  if (locationOf(where) === null) throw new UserError(`${where} is neither s3://bucket/prefix nor a folder`);
  return openObjects(config, where);
}
