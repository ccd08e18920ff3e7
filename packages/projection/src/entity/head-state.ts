import type { Emission, EntityProjection, StoredRow } from '../projection.ts';
import type { EntityTables } from './tables.ts';

/** What the visible head of an entity records of its events. */
export type HeadState = {
  /** Ids of the events that stand; of a projection that emits. */
  readonly emitted: ReadonlySet<string>;
  /** Events on what changed that the log may not have; of a projection that compares. */
  readonly unannounced: readonly Emission[];
  /** The columns that the projection compares with. */
  readonly columns: StoredRow;
};

export const NO_STATE: HeadState = { emitted: new Set(), unannounced: [], columns: {} };

/** One entry for each entity that has a head, of a projection with events of its own. */
export async function readHeadStates(
  { emits, compares }: Pick<EntityProjection, 'emits' | 'compares'>,
  tables: Pick<EntityTables, 'heads'>,
  entities: readonly string[],
): Promise<ReadonlyMap<string, HeadState>> {
  const columns = [
    ...(emits === true ? ['emitted'] : []),
    ...(compares === undefined ? [] : ['unannounced', ...compares.head]),
  ];
  if (columns.length === 0) return new Map();
  const heads = await tables.heads(entities, columns);
  return new Map([...heads].map(([entity, row]) => [entity, stateOf(row)]));
}

function stateOf(row: StoredRow): HeadState {
  const { emitted, unannounced } = row as { readonly emitted?: string[]; readonly unannounced?: string };
  return {
    emitted: new Set(emitted),
    unannounced:
      unannounced === undefined || unannounced === '' ? [] : (JSON.parse(unannounced) as Emission[]),
    columns: row,
  };
}
