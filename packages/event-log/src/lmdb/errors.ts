/** The path is not usable for a log: not a folder, not writable, or with files that are not a log's. */
export class LogFolderError extends Error {
  override readonly name = 'LogFolderError';
}

/** The folder was written by a newer release, whose format this one cannot read. */
export class LogFormatError extends Error {
  override readonly name = 'LogFormatError';
}

/**
 * Stored records are not what was written, or are missing: a damaged disk or a changed file. Nothing of them was
 * returned.
 */
export class LogDamagedError extends Error {
  override readonly name = 'LogDamagedError';
  readonly topic: string;
  readonly partition: number;
  readonly offset: number;

  constructor(
    {
      topic,
      partition,
      offset,
    }: { readonly topic: string; readonly partition: number; readonly offset: number },
    what: string,
  ) {
    super(
      `the log is damaged: topic ${topic}, partition ${partition}, offset ${offset}: ${what}; restore a backup: footnote restore --from DIR --data OTHER`,
    );
    this.topic = topic;
    this.partition = partition;
    this.offset = offset;
  }
}

/** A write failed (for example, disk full). None of it was stored. */
export class LogWriteError extends Error {
  override readonly name = 'LogWriteError';
}
