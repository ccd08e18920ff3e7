/**
 * Raw documents keyed by the SHA-256 (hex) of their uncompressed bytes. Stored documents are never changed or
 * lost.
 */
export type Archive = {
  /** Stores the bytes and resolves to their hash once they are durable. Cheap if they are stored already. */
  put(bytes: Uint8Array): Promise<string>;
  /** The bytes. Throws `ArchiveMissingError`, or `ArchiveCorruptError` when they no longer match their hash. */
  get(sha256: string): Promise<Uint8Array>;
  has(sha256: string): Promise<boolean>;
};

export class ArchiveMissingError extends Error {
  override readonly name = 'ArchiveMissingError';
  readonly sha256: string;

  constructor(sha256: string) {
    super(`no document ${sha256} in the archive`);
    this.sha256 = sha256;
  }
}

export class ArchiveCorruptError extends Error {
  override readonly name = 'ArchiveCorruptError';
  readonly sha256: string;

  constructor(sha256: string, detail: string) {
    super(`document ${sha256} of the archive is damaged: ${detail}`);
    this.sha256 = sha256;
  }
}
