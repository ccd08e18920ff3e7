import { join } from 'node:path';
import type { Archive, Derived } from '@footnote/edgar/archive';
import { openContentArchive } from './content-archive.ts';
import { openDerived } from './derived.ts';
import { openFolderObjects } from './folder-objects.ts';
import { locationOf } from './location.ts';
import { ArchiveStorageError, type Objects } from './objects.ts';
import { openS3Objects } from './s3/objects.ts';

/** The settings of the archive. */
export type ArchiveConfig = {
  readonly dataDir: string;
  /** `s3://bucket/prefix`, or a folder; null is the folder `archive` of the data folder. */
  readonly archive: string | null;
  /** Of an object store other than that of AWS. */
  readonly archiveEndpoint: string | null;
  /** Null leaves it to the client's environment and files. */
  readonly archiveRegion: string | null;
  /** Whether the bucket is in the path of requests and not in the name of the host. */
  readonly archivePathStyle: 'on' | 'off';
};

export type Patience = {
  /** How often a request to an object store is tried: 3 take less than a second, 10 about a minute. Default 5. */
  readonly attempts?: number;
  /** After this long a call to an object store fails, milliseconds; default: when its tries have. */
  readonly deadlineMs?: number;
};

/** The objects at `where`, reached by these settings. Connects at the first use. */
export function openObjects(
  config: Omit<ArchiveConfig, 'dataDir' | 'archive'>,
  where: string,
  patience: Patience = {},
): Objects {
  const location = locationOf(where);
  if (location === null)
    throw new ArchiveStorageError('bucket_missing', where, 'is neither s3://bucket/prefix nor a folder');
  if (location.kind === 'folder') return openFolderObjects(location.path);
  return openS3Objects({
    bucket: location.bucket,
    prefix: location.prefix,
    endpoint: config.archiveEndpoint,
    region: config.archiveRegion,
    isPathStyle: config.archivePathStyle === 'on',
    ...patience,
  });
}

export const configuredObjects = (config: ArchiveConfig, patience?: Patience): Objects =>
  openObjects(config, config.archive ?? join(config.dataDir, 'archive'), patience);

/** The archive of these settings. Connects at the first use. */
export const configuredArchive = (config: ArchiveConfig, patience?: Patience): Archive =>
  openContentArchive(configuredObjects(config, patience));

/** What was computed of the documents of that archive, beside them. */
export const configuredDerived = (config: ArchiveConfig, patience?: Patience): Derived =>
  openDerived(configuredObjects(config, patience));
