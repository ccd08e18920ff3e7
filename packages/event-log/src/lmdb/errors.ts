/** The folder cannot hold a log: not a folder, not writable, or its files are not a log's. */
export class LogFolderError extends Error {
  override readonly name = 'LogFolderError';
}

/** The folder was written by a newer release, whose format this one cannot read. */
export class LogFormatError extends Error {
  override readonly name = 'LogFormatError';
}

/** The storage refused a write (disk full, say). Nothing of it is in the log. */
export class LogWriteError extends Error {
  override readonly name = 'LogWriteError';
}
