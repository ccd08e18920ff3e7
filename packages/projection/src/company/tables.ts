import type { RowOf } from '@footnote/read-models/columns';
import { INPUT_COLUMNS } from '@footnote/read-models/inputs';
import type { ReadStore } from '@footnote/read-store/port';
import { type CompanyProjection, type StoredTable, tablesOf } from '../projection.ts';
import { storedTable } from '../stored-table.ts';
import type { InputRow } from './slots.ts';

/** A stored input: its place, its position in the log, and the event as the log holds it. */
export type StoredInput = InputRow & {
  readonly company: string;
  readonly topic: string;
  readonly partition: number;
  /** In the wire format of the log. */
  readonly value: Uint8Array;
};

/** How far one topic's inputs of a company have come. */
export type TopicVersion = {
  /** Offset of the newest stored input. */
  readonly last: number;
  /** Offset of the newest input that changed something, -1 before the first. */
  readonly changed: number;
  /** Bytes of the stored payloads, superseded ones included. */
  readonly bytes: number;
};

export type CompanyVersion = {
  readonly topics: ReadonlyMap<string, TopicVersion>;
  /** The visible revision, -1 before the first. */
  readonly head: number;
};

/** What the runner needs of a company projection's stored tables. Inserts resolve when acknowledged. */
export type CompanyTables = {
  /** One entry for each company that has inputs or a head. */
  versions(companies: readonly string[]): Promise<ReadonlyMap<string, CompanyVersion>>;
  /** Ids of the events that the visible heads say, of a projection that emits. */
  emitted(companies: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>>;
  /** Stored inputs of one topic in order of offsets, with payloads or (empty) without. */
  inputs(topic: string, companies: readonly string[], payloads: boolean): Promise<readonly StoredInput[]>;
  insertInputs(rows: readonly StoredInput[], token: string): Promise<void>;
  /** `table` is a base name. */
  insertRows(table: string, rows: readonly object[], token: string): Promise<void>;
  insertHeads(rows: readonly object[], token: string): Promise<void>;
};

/** Physical names. */
export type CompanyTableNames = {
  readonly inputs: string;
  readonly heads: string;
  /** By base name. */
  readonly rows: ReadonlyMap<string, string>;
};

/** The tables of a projection in one generation. */
export function companyTableNames(
  { inputsTable, headsTable, rowTables }: CompanyProjection,
  generation: number,
): CompanyTableNames {
  const name = tablesOf(generation);
  return {
    inputs: name(inputsTable),
    heads: name(headsTable),
    rows: new Map(rowTables.map((table) => [table, name(table)])),
  };
}

/**
 * The table of inputs. The key is the identity of a part of a set; of several rows with one identity the newest
 * offset stands. Payloads are base64 of the log's bytes: the way in and out is JSON.
 */
export function storedInputs(base: string): StoredTable {
  return storedTable({
    base,
    columns: { cik: 'String', ...INPUT_COLUMNS },
    orderBy: ['cik', 'topic', 'slot', 'set_id', 'rank', 'parts', 'part'],
    version: 'log_offset',
    settings: ['index_granularity_bytes = 1048576'],
  });
}

type VersionRow = {
  readonly cik: string;
  readonly topic: string;
  readonly last: number | string;
  readonly changed_at: number | string;
  readonly stored_bytes: number | string;
};

/** A row of the table of inputs. */
type InputRecord = RowOf<typeof INPUT_COLUMNS> & { readonly cik: string };

/** The tables in ClickHouse. */
export function clickHouseCompanyTables(store: ReadStore, names: CompanyTableNames): CompanyTables {
  return {
    versions: async (companies) => {
      const rows = await store.query<VersionRow>(
        `SELECT cik, topic, max(log_offset) AS last, if(countIf(changed) = 0, -1, maxIf(toInt64(log_offset), changed)) AS changed_at,
           sum(bytes) AS stored_bytes
         FROM ${names.inputs} WHERE cik IN {companies:Array(String)} GROUP BY cik, topic
         UNION ALL
         SELECT cik, '' AS topic, max(revision) AS last, 0 AS changed_at, 0 AS stored_bytes
         FROM ${names.heads} WHERE cik IN {companies:Array(String)} GROUP BY cik`,
        { companies },
      );
      const versions = new Map<string, { topics: Map<string, TopicVersion>; head: number }>();
      for (const row of rows) {
        const version = versions.get(row.cik) ?? { topics: new Map<string, TopicVersion>(), head: -1 };
        versions.set(row.cik, version);
        if (row.topic === '') version.head = Number(row.last);
        else
          version.topics.set(row.topic, {
            last: Number(row.last),
            changed: Number(row.changed_at),
            bytes: Number(row.stored_bytes),
          });
      }
      return versions;
    },
    emitted: async (companies) => {
      const rows = await store.query<{ readonly cik: string; readonly emitted: readonly string[] }>(
        `SELECT cik, emitted FROM ${names.heads} FINAL WHERE cik IN {companies:Array(String)}`,
        { companies },
      );
      return new Map(rows.map(({ cik, emitted }) => [cik, new Set(emitted)]));
    },
    inputs: async (topic, companies, payloads) => {
      const rows = await store.query<Omit<InputRecord, 'bytes'>>(
        `SELECT cik, topic, slot, set_id, rank, parts, part, log_partition, log_offset, changed,
           ${payloads ? 'payload' : "'' AS payload"}
         FROM ${names.inputs} FINAL
         WHERE cik IN {companies:Array(String)} AND topic = {topic:String}
         ORDER BY log_offset`,
        { companies, topic },
      );
      return rows.map((row) => ({
        company: row.cik,
        topic: row.topic,
        slot: row.slot,
        set: row.set_id,
        rank: row.rank,
        parts: row.parts,
        part: row.part,
        partition: row.log_partition,
        offset: row.log_offset,
        changed: row.changed,
        value: Buffer.from(row.payload, 'base64'),
      }));
    },
    insertInputs: async (rows, token) => {
      const records = rows.map(({ value, ...row }): InputRecord => ({
        cik: row.company,
        topic: row.topic,
        slot: row.slot,
        set_id: row.set,
        rank: row.rank,
        parts: row.parts,
        part: row.part,
        log_partition: row.partition,
        log_offset: row.offset,
        changed: row.changed,
        bytes: value.byteLength,
        payload: Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64'),
      }));
      await store.insert(names.inputs, records, { token });
    },
    insertRows: async (table, rows, token) => {
      const name = names.rows.get(table);
      if (name === undefined) throw new Error(`rows of ${table}, which is no table of the projection`);
      await store.insert(name, rows, { token });
    },
    insertHeads: (rows, token) => store.insert(names.heads, rows, { token }),
  };
}
