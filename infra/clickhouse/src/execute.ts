import type { ChdbResult } from 'chdb';
import type { InsertData, Input } from './input.ts';
import { ClickHouseException, exception, fromEngine } from './exception.ts';
import type { Pipe } from './pipes.ts';
import type { ResponseWriter, Summary } from './response.ts';
import { literal, type EngineSession, type Sessions } from './sessions.ts';
import type { Statement } from './statement.ts';

/** The client closed its connection, so the response cannot be delivered. */
export class ClientGoneError extends Error {
  override readonly name = 'ClientGoneError';
}

export type Run = {
  readonly sessions: Sessions;
  readonly session: EngineSession;
  readonly pipe: Pipe;
  readonly input: Input;
  readonly defaultFormat: string;
  /** Codec of the insert's data that the engine decompresses itself, or none. */
  readonly engineCodec: string;
  readonly writer: ResponseWriter;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
};

const SYNTAX_ERROR = 62;

const summaryOf = (result: ChdbResult, written: boolean): Summary => ({
  readRows: result.rowsRead,
  readBytes: result.bytesRead,
  writtenRows: written ? result.rowsRead : 0,
  writtenBytes: written ? result.bytesRead : 0,
  elapsedSeconds: result.elapsed,
});

const engineQuery = async (run: Run, sql: string): Promise<ChdbResult> => {
  try {
    return await run.session.connection.queryAsync(sql, { format: run.defaultFormat });
  } catch (error) {
    throw fromEngine(error);
  }
};

/** Runs a query whose result is small: everything but SELECT. */
const runWhole = async (run: Run, sql: string, format: string | null): Promise<Summary> => {
  const result = await engineQuery(run, sql);
  const bytes = result.bytes();
  run.writer.begin(bytes.length > 0 ? (format ?? run.defaultFormat) : null);
  if (bytes.length > 0) await run.writer.write(bytes);
  return summaryOf(result, false);
};

const runSelect = async (run: Run, statement: Statement & { kind: 'select' }): Promise<Summary> => {
  const format = statement.format ?? run.defaultFormat;
  const stream = run.pipe.openToRead();
  run.writer.begin(format);
  const into = `INTO OUTFILE ${literal(run.pipe.path)} TRUNCATE COMPRESSION 'none' FORMAT ${format}`;
  const running = engineQuery(run, `${statement.body}\n${into}${statement.tail}`).finally(() =>
    run.pipe.engineDone(),
  );
  const outcome = running.then(
    (result) => ({ result }),
    (error: unknown) => ({ error }),
  );
  const leave = (): void => void stream.destroy(new ClientGoneError());
  run.signal.addEventListener('abort', leave, { once: true });
  if (run.signal.aborted) leave();
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) await run.writer.write(chunk);
  } catch {
    // The engine does not notice that its output is no longer read.
    await run.sessions.kill(run.session);
    stream.destroy();
    await outcome;
    throw new ClientGoneError();
  } finally {
    run.signal.removeEventListener('abort', leave);
  }
  const settled = await outcome;
  if ('result' in settled) return summaryOf(settled.result, false);
  const { error } = settled;
  if (error instanceof ClickHouseException && error.code === SYNTAX_ERROR) {
    // The engine quotes added words; the original query is clearer.
    return runWhole(run, run.input.sql, format);
  }
  throw error;
};

const feed = async (
  data: InsertData,
  stream: NodeJS.WritableStream,
  engine: Promise<unknown>,
): Promise<void> => {
  const state = { engineDone: false };
  const ended = engine.then(() => {
    state.engineDone = true;
  });
  const write = async (chunk: Buffer): Promise<void> => {
    if (state.engineDone || stream.write(chunk)) return;
    await Promise.race([new Promise((resolve) => stream.once('drain', resolve)), ended]);
  };
  if (data.head.length > 0) await write(data.head);
  while (data.rest !== null && !state.engineDone) {
    const arriving = data.rest.next();
    // When the engine finishes first, later data or errors are ignored.
    arriving.catch(() => undefined);
    const next = await Promise.race([arriving, ended]);
    if (next === undefined || next.done === true) break;
    await write(next.value);
  }
};

const runInsert = async (
  run: Run,
  statement: Statement & { kind: 'insert' },
  data: InsertData,
): Promise<Summary> => {
  const from = `FROM INFILE ${literal(run.pipe.path)} COMPRESSION ${literal(run.engineCodec)}`;
  const sql = `${statement.beforeFormat.trimEnd()} ${from} ${statement.settings} FORMAT ${statement.format}`;
  const outcome = engineQuery(run, sql).then(
    (result) => ({ result }),
    (error: unknown) => ({ error }),
  );
  const stream = await run.pipe.openToWrite(outcome);
  // The engine may stop reading at any time; its result has the reason.
  stream?.on('error', () => undefined);
  try {
    if (stream !== null) await feed(data, stream, outcome);
  } catch (error) {
    // Partial data must not pass for complete data: end the query, then its input.
    await run.sessions.kill(run.session);
    stream?.end();
    await outcome;
    if (run.signal.aborted) throw new ClientGoneError();
    throw exception(271, 'CANNOT_DECOMPRESS', `Cannot read the request's body: ${String(error)}`);
  }
  stream?.end();
  const settled = await outcome;
  run.writer.begin(null);
  if ('result' in settled) return summaryOf(settled.result, true);
  const { error } = settled;
  if (error instanceof ClickHouseException && error.code === SYNTAX_ERROR) {
    const head = run.input.sql.slice(0, statement.dataStart);
    const plain = await engineQuery(run, head).catch((cause: unknown) => cause);
    if (plain instanceof ClickHouseException && plain.code === SYNTAX_ERROR) throw plain;
  }
  throw error;
};

/** Runs one query on its connection and writes its result. Throws ClickHouseException or ClientGoneError. */
export const execute = async (run: Run): Promise<Summary> => {
  const { statement, data } = run.input;
  if (statement.kind === 'insert')
    return runInsert(run, statement, data ?? { head: Buffer.alloc(0), rest: null });
  if (run.engineCodec !== 'none') {
    throw exception(48, 'NOT_IMPLEMENTED', `A query compressed with ${run.engineCodec}: put it into the URL`);
  }
  if (statement.kind === 'select') return runSelect(run, statement);
  return runWhole(run, statement.sql, statement.format);
};
