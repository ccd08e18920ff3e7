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

/**
 * What was computed of documents, beside them in the archive: it can be computed again at any time, and nothing else has it as
 * its source. `what` names it with its version, in letters, digits and dashes.
 */
export type Derived = {
  /** Null if there is none. Throws `ArchiveCorruptError` if it is damaged. */
  read(what: string, sha256: string): Promise<Uint8Array | null>;
  has(what: string, sha256: string): Promise<boolean>;
  /** Replaces an earlier one. False if the archive does not take it, as where it may only be read. */
  write(what: string, sha256: string, bytes: Uint8Array): Promise<boolean>;
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
