const MARKER = '__exception__\r\n';

/**
 * Passes chunks of a result on. When the server cuts it short, the error that it wrote
 * at the end of the body is thrown in place of the connection's, and not passed on as
 * data: ClickHouse 25.11 and later end a failed result with
 * `\r\n__exception__\r\n<tag>\r\n<message>\n<length> <tag>\r\n__exception__\r\n`.
 */
export async function* withTrailingException(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let held: Uint8Array | null = null;
  try {
    for await (const chunk of source) {
      if (held !== null) yield held;
      held = chunk;
    }
  } catch (error) {
    const reported = held === null ? null : exceptionIn(held);
    if (reported === null) throw error;
    throw new Error(reported, { cause: error });
  }
  if (held !== null) yield held;
}

const exceptionIn = (chunk: Uint8Array): string | null => {
  const text = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('utf8');
  const start = text.indexOf(`\r\n${MARKER}`);
  if (start < 0) return null;
  const [, message = ''] = text.slice(start + MARKER.length + 2).split('\r\n');
  return message.replace(/\n\d+ \S+$/, '').trim();
};
