/** The capture of `pattern` in the beginning of an endless response. Throws if the response ends without a match. */
export async function firstLine(
  address: string,
  pattern: RegExp,
  headers: Readonly<Record<string, string>>,
): Promise<string> {
  const stopped = new AbortController();
  const response = await fetch(address, { headers, signal: stopped.signal });
  try {
    let text = '';
    for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) {
      text += piece;
      const found = pattern.exec(text)?.[1];
      if (found !== undefined) return found;
    }
    throw new Error(`${address} answered ${response.status} without ${String(pattern)}: ${text}`);
  } finally {
    stopped.abort();
  }
}
