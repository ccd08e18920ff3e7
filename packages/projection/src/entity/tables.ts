import type { Columns, RowOf } from '@footnote/read-models/columns';
import { INPUT_COLUMNS } from '@footnote/read-models/inputs';
import type { ReadStore } from '@footnote/read-store/port';
import {
  type ChangedRow,
  type Comparison,
  type EntityProjection,
  type StoredRow,
  type StoredTable,
  tablesOf,
} from '../projection.ts';
import { changedRowsSql, changedRowsOf, type RevisionPair } from './comparison.ts';
import type { KeyColumn } from './key.ts';
import { storedTable } from '../stored-table.ts';
import type { InputRow } from './slots.ts';

/** A stored input: its slot, its position in the log, and the event as in the log. */
export type StoredInput = InputRow & {
  readonly entity: string;
  readonly topic: string;
  readonly partition: number;
  /** In the wire format of the log. */
  readonly value: Uint8Array;
};

/** The last offset of an entity's inputs from one topic. */
export type TopicVersion = {
  /** Offset of the newest stored input. */
  readonly last: number;
  /** Offset of the newest input that changed something, -1 before the first. */
  readonly changed: number;
  /** Bytes of the stored payloads, superseded ones included. */
  readonly bytes: number;
};

export type EntityVersion = {
  readonly topics: ReadonlyMap<string, TopicVersion>;
  /** The visible revision, -1 before the first. */
  readonly head: number;
};

/** The storage of an entity projection as the runner uses it. Inserts resolve when acknowledged. */
export type EntityTables = {
  /** One entry for each entity that has inputs or a head. */
  versions(entities: readonly string[]): Promise<ReadonlyMap<string, EntityVersion>>;
  /** Columns of the visible heads. */
  heads(entities: readonly string[], columns: readonly string[]): Promise<ReadonlyMap<string, StoredRow>>;
  /** Rows of the older revisions that the newer ones changed, of a projection that compares. */
  changedRows(pairs: readonly RevisionPair[]): Promise<ReadonlyMap<string, readonly ChangedRow[]>>;
  /** Stored inputs of some topics, of each in order of offsets, with payloads or (empty) without. */
  inputs(
    topics: readonly string[],
    entities: readonly string[],
    payloads: boolean,
  ): Promise<readonly StoredInput[]>;
  insertInputs(rows: readonly StoredInput[], token: string): Promise<void>;
  /** `table` is a base name. */
  insertRows(table: string, rows: readonly object[], token: string): Promise<void>;
  insertHeads(rows: readonly object[], token: string): Promise<void>;
};

/** Physical names in the store. */
export type EntityTableNames = {
  /** The column of the key in each of them. */
  readonly key: KeyColumn;
  readonly inputs: string;
  readonly heads: string;
  /** By base name. */
  readonly rows: ReadonlyMap<string, string>;
  readonly comparison: Comparison | undefined;
};

/** The tables of a projection in one generation. */
export function entityTableNames(
  { keyedBy, inputsTable, headsTable, rowTables, compares }: EntityProjection,
  generation: number,
): EntityTableNames {
  const name = tablesOf(generation);
  return {
    key: keyedBy,
    inputs: name(inputsTable),
    heads: name(headsTable),
    rows: new Map(rowTables.map((table) => [table, name(table)])),
    comparison: compares,
  };
}

/**
 * The table of inputs. The key identifies a part of a set; of several rows with one key, the newest offset is
 * valid. Payloads are the log's bytes in base64, because rows are transferred as JSON.
 */
export function storedInputs({
  inputsTable: base,
  keyedBy,
}: Pick<EntityProjection, 'inputsTable' | 'keyedBy'>): StoredTable {
  return storedTable({
    base,
    columns: keyColumns(keyedBy),
    orderBy: [keyedBy, 'topic', 'slot', 'set_id', 'rank', 'parts', 'part'],
    version: 'log_offset',
    settings: ['index_granularity_bytes = 1048576'],
  });
}

type VersionRow = {
  readonly entity: string;
  readonly topic: string;
  readonly last: number | string;
  readonly changed_at: number | string;
  readonly stored_bytes: number | string;
};

const keyColumns = (keyedBy: KeyColumn): Columns => ({ [keyedBy]: 'String', ...INPUT_COLUMNS });

/** A row of the table of inputs. */
type InputRecord = RowOf<typeof INPUT_COLUMNS>;

/** The tables in ClickHouse. */
export function clickHouseEntityTables(store: ReadStore, names: EntityTableNames): EntityTables {
  const { key } = names;
  const nameOf = (table: string): string => {
    const name = names.rows.get(table);
    if (name === undefined) throw new Error(`rows of ${table}, which is no table of the projection`);
    return name;
  };
  return {
    versions: async (entities) => {
      const rows = await store.query<VersionRow>(
        `SELECT ${key} AS entity, topic, max(log_offset) AS last, if(countIf(changed) = 0, -1, maxIf(toInt64(log_offset), changed)) AS changed_at,
           sum(bytes) AS stored_bytes
         FROM ${names.inputs} WHERE ${key} IN {entities:Array(String)} GROUP BY ${key}, topic
         UNION ALL
         SELECT ${key} AS entity, '' AS topic, max(revision) AS last, 0 AS changed_at, 0 AS stored_bytes
         FROM ${names.heads} WHERE ${key} IN {entities:Array(String)} GROUP BY ${key}`,
        { entities },
      );
      const versions = new Map<string, { topics: Map<string, TopicVersion>; head: number }>();
      for (const row of rows) {
        const version = versions.get(row.entity) ?? { topics: new Map<string, TopicVersion>(), head: -1 };
        versions.set(row.entity, version);
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
    heads: async (entities, columns) => {
      const rows = await store.query<StoredRow & { readonly entity: string }>(
        `SELECT ${[`${key} AS entity`, ...columns].join(', ')} FROM ${names.heads} FINAL WHERE ${key} IN {entities:Array(String)}`,
        { entities },
      );
      return new Map(rows.map((row) => [row.entity, row]));
    },
    changedRows: async (pairs) => {
      const { comparison } = names;
      if (comparison === undefined || pairs.length === 0) return new Map();
      const rows = nameOf(comparison.table);
      const sql = changedRowsSql({ key, comparison, before: rows, after: rows }, pairs);
      return changedRowsOf(comparison, await store.query<StoredRow>(sql));
    },
    inputs: async (topics, entities, payloads) => {
      const rows = await store.query<Omit<InputRecord, 'bytes'> & { readonly entity: string }>(
        `SELECT ${key} AS entity, topic, slot, set_id, rank, parts, part, log_partition, log_offset, changed,
           ${payloads ? 'payload' : "'' AS payload"}
         FROM ${names.inputs} FINAL
         WHERE ${key} IN {entities:Array(String)} AND topic IN {topics:Array(String)}
         ORDER BY log_offset`,
        { entities, topics },
      );
      return rows.map((row) => ({
        entity: row.entity,
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
        [key]: row.entity,
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
      await store.insert(nameOf(table), rows, { token });
    },
    insertHeads: (rows, token) => store.insert(names.heads, rows, { token }),
  };
}
