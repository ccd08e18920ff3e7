import type { ReadStore } from '@footnote/read-store/port';
import { inSpan, type SpanOptions, tracing } from './tracing.ts';

/** The first table of a statement, which is what distinguishes those of a service. */
const TABLE = /\b(?:FROM|INTO|TABLE|VIEW)\s+(?:IF\s+(?:NOT\s+)?EXISTS\s+)?([\w.]+)/i;

/** As the semantic conventions summarise a statement: `SELECT statement_cells`. */
export function summaryOf(sql: string): string {
  const verb = /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? 'QUERY';
  const table = TABLE.exec(sql)?.[1];
  // A statement that begins with its common table expressions is a SELECT.
  return [verb === 'WITH' ? 'SELECT' : verb, ...(table === undefined ? [] : [table])].join(' ');
}

const spanOf = (summary: string): SpanOptions => ({
  kind: 'client',
  attributes: { 'db.system.name': 'clickhouse', 'db.query.summary': summary },
});

/** The store with a span for each statement that is sent within another span. */
export function tracedStore(store: ReadStore): ReadStore {
  if (tracing() === undefined) return store;
  const within = async <T>(
    summary: string,
    send: () => Promise<T>,
    rowsOf: (result: T) => number | undefined,
  ) => {
    if (tracing()?.active() === undefined) return send();
    return inSpan(summary, spanOf(summary), async (span) => {
      const result = await send();
      const rows = rowsOf(result);
      if (rows !== undefined) span?.set({ 'db.response.returned_rows': rows });
      return result;
    });
  };
  const unknown = (): undefined => undefined;
  return {
    database: store.database,
    hasReplicas: store.hasReplicas,
    read: (query, params) =>
      within(
        summaryOf(query.sql),
        () => store.read(query, params),
        (rows) => rows.length,
      ),
    query: (sql, params) =>
      within(
        summaryOf(sql),
        () => store.query(sql, params),
        (rows) => rows.length,
      ),
    queryRaw: (sql, options) => within(summaryOf(sql), () => store.queryRaw(sql, options), unknown),
    insert: (table, rows, options) =>
      within(`INSERT ${table}`, () => store.insert(table, rows, options), unknown),
    command: (sql, params) => within(summaryOf(sql), () => store.command(sql, params), unknown),
    ping: () => store.ping(),
    close: () => store.close(),
  };
}
