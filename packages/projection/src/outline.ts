import type { TopicName } from '@footnote/events/topics';
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
};

export function outlineOf(projection: Projection): ProjectionOutline {
  const { name, topics, readModel } = projection;
  const tables = storedTables(projection).map(({ base }) => base);
  return { name, topics: [...topics], tables, retired: readModel.retired ?? [] };
}

export function storedTables(projection: Projection): readonly StoredTable[] {
  const { tables } = projection.readModel;
  return projection.kind === 'entities' ? [...tables, storedInputs(projection)] : tables;
}
