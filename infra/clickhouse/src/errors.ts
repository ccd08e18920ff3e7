/** The embedded server did not start, for the reason in the message. */
export class EmbeddedClickHouseError extends Error {
  override readonly name: string = 'EmbeddedClickHouseError';
}

/** Another server uses the data folder. */
export class DataFolderLockedError extends EmbeddedClickHouseError {
  override readonly name = 'DataFolderLockedError';

  constructor(dataDir: string) {
    super(
      `Another ClickHouse is using ${dataDir}: a data folder belongs to one process. Stop it or choose another folder.`,
    );
  }
}

export class DataFolderNotWritableError extends EmbeddedClickHouseError {
  override readonly name = 'DataFolderNotWritableError';

  constructor(dataDir: string, reason: string) {
    super(`The data folder ${dataDir} cannot be written: ${reason}`);
  }
}

export class PortInUseError extends EmbeddedClickHouseError {
  override readonly name = 'PortInUseError';

  constructor(host: string, port: number) {
    super(`Port ${port} of ${host} is in use. Choose another.`);
  }
}
