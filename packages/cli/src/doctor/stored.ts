import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ArchiveConfig, configuredArchive } from '@footnote/archive/configured';
import type { DataDir } from '@footnote/embedded/data-dir';
import { verifyStored } from '@footnote/embedded/verify-stored';
import { LogFolderError, LogFormatError } from '@footnote/event-log/lmdb/errors';
import { isLmdbLogSealed } from '@footnote/event-log/lmdb-seal';
import type { Config } from '@footnote/runtime/config';
import { type Finding, ok, problem, warning } from './finding.ts';
import { withProgress } from '../with-progress.ts';

const SHOWN = 5;

/** Whether what is stored is what was written: log and archive, of which `thorough` reads everything. */
export async function examineStored(
  config: Pick<Config, 'kafkaBrokers'> & ArchiveConfig,
  dir: DataDir,
  { thorough }: { readonly thorough: boolean },
): Promise<readonly Finding[]> {
  if (config.kafkaBrokers !== null || !existsSync(join(dir.log, 'data.mdb'))) return [];
  try {
    const sealed = await isLmdbLogSealed(dir.log);
    const unsealed = warning(
      'stored',
      'records that release 0.1.0 wrote have no checksums, so damage to them is not noticed.',
      'footnote topics seal',
    );
    return [...(sealed ? [] : [unsealed]), ...(thorough ? await everything(config, dir) : [])];
  } catch (error) {
    // What cannot be opened at all is reported with the log.
    if (error instanceof LogFolderError || error instanceof LogFormatError) return [];
    return [problem('stored', `the log cannot be read: ${(error as Error).message}.`, RESTORE)];
  }
}

const RESTORE = 'footnote restore --from DIR --data OTHER';

async function everything(config: ArchiveConfig, dir: DataDir): Promise<readonly Finding[]> {
  const { records, documents, missing, faults } = await withProgress((onProgress) =>
    verifyStored(dir.root, onProgress, configuredArchive(config)),
  );
  const damaged = faults.slice(0, SHOWN).map((fault) => problem('stored', `${fault}.`, RESTORE));
  if (faults.length > SHOWN)
    damaged.push(problem('stored', `there are ${faults.length - SHOWN} more faults.`, RESTORE));
  const absent = warning(
    'stored',
    `${missing} documents that events refer to are not in the archive.`,
    'ingest their companies again: footnote ingest --symbols AAPL',
  );
  const whole = ok('stored', `${records} records and ${documents} documents are what was written`);
  return [...damaged, ...(missing > 0 ? [absent] : []), ...(damaged.length + missing === 0 ? [whole] : [])];
}
