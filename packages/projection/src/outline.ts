import type { TopicName } from '@footnote/events/topics';
import type { KeyColumn } from './entity/key.ts';
import { storedInputs } from './entity/tables.ts';
import type { Projection, StoredTable } from './projection.ts';

/** What a process needs to follow a projection that another process runs; it can be sent between them. */
export type ProjectionOutline = {
  readonly name: string;
  readonly topics: readonly TopicName[];
  /** Base names of the stored tables. */
  readonly tables: readonly string[];
  /** Base names of the tables that only earlier versions used. */
  readonly retired: readonly string[];
  /** A table whose heads count its rows, if there is one. */
  readonly counted?: CountedTable;
};

/** The rows of the visible revision of each entity, and the column of its head that counts them. */
export type CountedTable = {
  readonly key: KeyColumn;
  /** Base names. */
  readonly heads: string;
  readonly rows: string;
  readonly column: string;
};

export function outlineOf(projection: Projection): ProjectionOutline {
  const { name, topics, readModel } = projection;
  const tables = storedTables(projection).map(({ base }) => base);
  const outline = { name, topics: [...topics], tables, retired: readModel.retired ?? [] };
  if (projection.kind !== 'entities' || projection.counts === undefined) return outline;
  const { keyedBy: key, headsTable: heads, counts } = projection;
  return { ...outline, counted: { key, heads, rows: counts.table, column: counts.column } };
}

export function storedTables(projection: Projection): readonly StoredTable[] {
  const { tables } = projection.readModel;
  return projection.kind === 'entities' ? [...tables, storedInputs(projection)] : tables;
}
