import { type ArchiveConfig, configuredObjects } from '@footnote/archive/configured';
import { ArchiveStorageError, type StorageFailure } from '@footnote/archive/objects';
import { type Finding, ok, problem } from './finding.ts';

const MENDS: Readonly<Record<StorageFailure, string>> = {
  bucket_missing: 'create the bucket, or correct FOOTNOTE_ARCHIVE',
  access_denied:
    'allow s3:GetObject, s3:PutObject, s3:ListBucket and s3:AbortMultipartUpload: docs/cluster.md',
  credentials_missing: 'export AWS_ACCESS_KEY_ID=… AWS_SECRET_ACCESS_KEY=…, or give the machine a role',
  region_wrong: 'export FOOTNOTE_ARCHIVE_REGION=…',
  unavailable: 'correct FOOTNOTE_ARCHIVE_ENDPOINT and FOOTNOTE_ARCHIVE_PATH_STYLE',
};

/** Whether an archive that `FOOTNOTE_ARCHIVE` names can be read and listed; the one of the data folder is examined with it. */
export async function examineArchive(config: ArchiveConfig): Promise<readonly Finding[]> {
  if (config.archive === null) return [];
  const objects = configuredObjects(config, { attempts: 2 });
  try {
    for await (const key of objects.list()) {
      await objects.read(key);
      break;
    }
    return [ok('archive', `documents are at ${objects.location}`)];
  } catch (error) {
    if (error instanceof ArchiveStorageError)
      return [problem('archive', `${error.message}.`, MENDS[error.reason])];
    const { message } = error as Error;
    return [problem('archive', `the archive cannot be read: ${message}.`, 'correct FOOTNOTE_ARCHIVE')];
  }
}
