/** The path is not usable for a log: not a folder, not writable, or with files that are not a log's. */
export class LogFolderError extends Error {
  override readonly name = 'LogFolderError';
}

/** The folder was written by a newer release, whose format this one cannot read. */
export class LogFormatError extends Error {
  override readonly name = 'LogFormatError';
}

/** A write failed (for example, disk full). None of it was stored. */
export class LogWriteError extends Error {
  override readonly name = 'LogWriteError';
}
