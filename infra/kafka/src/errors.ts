/** Java, Maven or the downloads are missing. The message contains the remedy. */
export class MissingPartError extends Error {
  override readonly name = 'MissingPartError';
}

/** The broker or the registry did not start. The message carries the end of its log. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
