import type { Readable } from 'node:stream';
import { exception } from './exception.ts';
import { readStatement, type Statement } from './statement.ts';
import { tokens } from './lexer.ts';

/** The data of an INSERT: the bytes received so far, and the rest as it arrives. */
export type InsertData = { readonly head: Buffer; readonly rest: AsyncIterator<Buffer> | null };

export type Input = { readonly statement: Statement; readonly sql: string; readonly data: InsertData | null };

/** ClickHouse's `max_query_size`: the text of an INSERT before its data must end within it. */
const DEFAULT_MAX_QUERY_BYTES = 256 * 1024;
const MAX_QUERY_BYTES = 64 * 1024 * 1024;

type Collected = { readonly bytes: Buffer; readonly rest: AsyncIterator<Buffer> | null };

const collect = async (source: AsyncIterator<Buffer>, before: Buffer, limit: number): Promise<Collected> => {
  const chunks = [before];
  let size = before.length;
  while (size < limit) {
    const next = await source.next();
    if (next.done === true) return { bytes: Buffer.concat(chunks), rest: null };
    chunks.push(next.value);
    size += next.value.length;
  }
  return { bytes: Buffer.concat(chunks), rest: source };
};

const startsWithInsert = (sql: string): boolean => {
  const first = tokens(sql).next();
  return first.done !== true && first.value.kind === 'word' && first.value.text === 'INSERT';
};

/**
 * Reads a request's query from the URL and the body, which are concatenated as in ClickHouse, and finds where
 * an INSERT's data begins. Up to `bufferBytes` of data are read ahead: an insert that fits is not started
 * before the client has sent all of it, so a client that disconnects midway has inserted nothing.
 */
export const readInput = async (
  urlQuery: string,
  body: Readable | null,
  limits: { readonly bufferBytes: number; readonly maxQuerySize: string | undefined },
): Promise<Input> => {
  const { bufferBytes } = limits;
  const maxQueryBytes = Number(limits.maxQuerySize ?? DEFAULT_MAX_QUERY_BYTES);
  const prefix = urlQuery.trim() === '' ? '' : `${urlQuery}\n`;
  const source = body === null ? null : (body[Symbol.asyncIterator]() as AsyncIterator<Buffer>);
  if (prefix !== '' && startsWithInsert(prefix)) {
    const statement = readStatement(prefix);
    if (statement.kind === 'insert') {
      const before = Buffer.from(prefix.slice(statement.dataStart));
      const data =
        source === null
          ? { bytes: before, rest: null }
          : await collect(source, before, bufferBytes + before.length);
      return { statement, sql: prefix, data: { head: data.bytes, rest: data.rest } };
    }
  }
  const start = Buffer.from(prefix);
  const collected =
    source === null ? { bytes: start, rest: null } : await collect(source, start, bufferBytes);
  const head = collected.bytes.subarray(0, maxQueryBytes).toString('utf8');
  if (startsWithInsert(head)) {
    const statement = readStatement(head);
    if (statement.kind === 'insert') {
      const at = Buffer.byteLength(head.slice(0, statement.dataStart));
      return { statement, sql: head, data: { head: collected.bytes.subarray(at), rest: collected.rest } };
    }
  }
  const whole =
    collected.rest === null ? collected : await collect(collected.rest, collected.bytes, MAX_QUERY_BYTES);
  if (whole.rest !== null)
    throw exception(229, 'QUERY_IS_TOO_LARGE', `Query is longer than ${MAX_QUERY_BYTES} bytes`);
  const sql = whole.bytes.toString('utf8');
  if (maxQueryBytes > 0 && whole.bytes.length > maxQueryBytes) {
    const text = 'Syntax error: Max query size exceeded (can be increased with the `max_query_size` setting)';
    throw exception(62, 'SYNTAX_ERROR', text);
  }
  return { statement: readStatement(sql), sql, data: null };
};
