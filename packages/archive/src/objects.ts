/**
 * Where the bytes of an archive are: a folder, or a bucket of an object store. Keys are paths with slashes of
 * letters, digits, dots and dashes. A reader sees all of an object or none of it.
 */
export type Objects = {
  /** For messages: a path, or `s3://bucket/prefix`. */
  readonly location: string;
  /** Null if there is none. */
  read(key: string): Promise<Uint8Array | null>;
  /** Durable when it resolves; replaces an earlier one. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  exists(key: string): Promise<boolean>;
  /** All keys in the order of their bytes. */
  list(): AsyncIterable<string>;
};

export type StorageFailure =
  /** There is no such bucket. */
  | 'bucket_missing'
  /** The store refuses the credentials, or what they may not do. */
  | 'access_denied'
  /** The client found no credentials. */
  | 'credentials_missing'
  /** The bucket is in another region than the one of the settings. */
  | 'region_wrong'
  /** It did not answer, or not as an object store does, also when tried again. */
  | 'unavailable';

/** An object store that cannot be used as configured, or not now. */
export class ArchiveStorageError extends Error {
  override readonly name = 'ArchiveStorageError';
  readonly reason: StorageFailure;

  constructor(reason: StorageFailure, location: string, detail: string, cause?: unknown) {
    super(`archive ${location}: ${detail}`, cause === undefined ? {} : { cause });
    this.reason = reason;
  }
}
