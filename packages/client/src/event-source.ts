/** A server-sent event, or a block that only changes the id or the reconnection time. */
export type SentBlock = {
  /** The id of the stream after this block; undefined before the first. */
  readonly id: string | undefined;
  /** Null for a block that is not an event. */
  readonly data: string | null;
  /** Milliseconds to wait before reconnecting, if the block names them. */
  readonly retry: number | undefined;
};

/**
 * Parses server-sent events incrementally, as the HTML standard defines them. Blocks without data are returned as well,
 * because their ids count.
 */
export function createEventParser(): (text: string) => readonly SentBlock[] {
  let rest = '';
  let id: string | undefined;
  let data: string[] = [];
  let retry: number | undefined;

  const take = (line: string): SentBlock | undefined => {
    if (line === '') {
      const block = { id, data: data.length === 0 ? null : data.join('\n'), retry };
      data = [];
      retry = undefined;
      return block;
    }
    const [, name = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (name === 'data') data.push(value);
    else if (name === 'id' && !value.includes('\0')) id = value;
    else if (name === 'retry' && /^\d+$/.test(value)) retry = Number(value);
    return undefined;
  };

  return (text) => {
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    return lines.map(take).filter((block) => block !== undefined);
  };
}
