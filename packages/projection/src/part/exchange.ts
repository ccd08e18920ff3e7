import { clickHouseEntityTables, entityTableNames, type EntityVersion } from '../entity/tables.ts';
import type { Generation } from '../generations.ts';
import type { RebuildOptions } from '../rebuild.ts';
import { RebuildRefusedError } from './refused.ts';
import type { Scratch } from './scratch.ts';
import { type Heads, partTables, type PartTable, type RowHashes, tableRows } from './stored-rows.ts';

type Options = Pick<RebuildOptions, 'store' | 'projection' | 'settle' | 'logger'>;

/** The rows of the entities in one generation, at one look. */
type Look = {
  readonly versions: ReadonlyMap<string, EntityVersion>;
  readonly heads: Heads;
  readonly rows: ReadonlyMap<PartTable, RowHashes>;
};

/** A projector may have published between the look and the exchange what was computed from damaged inputs. */
const ROUNDS = 3;

/**
 * Makes the rows of the entities in the live generation those of the scratch tables. Called with what is to be announced
 * before it is visible: if the process ends in between, it is announced again.
 */
export async function exchangeEntities(
  options: Options,
  live: Generation,
  scratch: Scratch,
  entities: readonly string[],
  beforeShown: (changed: readonly string[]) => Promise<void>,
): Promise<{ readonly records: number; readonly changed: readonly string[] }> {
  const { store, projection, logger } = options;
  const to = live.generation;
  const from = scratch.generation.generation;
  const tables = await partTables(store, projection, from);
  let records = 0;
  let changed: readonly string[] | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    // First what is served, then what the log has: so every right row of the first look is in the second.
    const before = await look(options, tables, to, entities);
    records += await scratch.read();
    await options.settle?.(from);
    const after = await look(options, tables, from, entities);
    if (round === 0) requireComputed(options, entities, { before, after, records });
    const differing = differences(tables, entities, before, after);
    if (differing.length === 0) return { records, changed: changed ?? [] };
    if (changed === undefined) {
      changed = entities.filter((entity) =>
        differing.some((each) => each.entity === entity && !each.table.isInputs),
      );
      await beforeShown(changed);
    }
    for (const table of new Set(differing.map((each) => each.table)))
      await tableRows(store, projection, table, entities).copy(from, to, after.heads);
    for (const { table, entity, wrong } of differing.toReversed()) {
      const isSuperseded = (before.heads.get(entity) ?? -1) < (after.heads.get(entity) ?? -1);
      // Rows of earlier revisions are swept later: a reader may just have read their head.
      if (!(table.hasRevisions && isSuperseded))
        await tableRows(store, projection, table, entities).remove(to, entity, wrong);
    }
  }
  logger.warn({ projection: projection.name, entities }, 'rows were written while they were rebuilt');
  return { records, changed: changed ?? [] };
}

async function look(
  { store, projection }: Options,
  tables: readonly PartTable[],
  generation: number,
  entities: readonly string[],
): Promise<Look> {
  const versions =
    projection.kind === 'rows'
      ? new Map<string, EntityVersion>()
      : await clickHouseEntityTables(store, entityTableNames(projection, generation)).versions(entities);
  const heads = new Map(
    [...versions].flatMap(([entity, { head }]) => (head < 0 ? [] : [[entity, head] as const])),
  );
  const rows = new Map<PartTable, RowHashes>();
  for (const table of tables)
    rows.set(table, await tableRows(store, projection, table, entities).hashes(generation, heads));
  return { versions, heads, rows };
}

/** Throws `RebuildRefusedError` for an entity whose rows would be lost, because its records say nothing of it now. */
function requireComputed(
  { projection }: Options,
  entities: readonly string[],
  { before, after, records }: { readonly before: Look; readonly after: Look; readonly records: number },
): void {
  const isServed = [...before.rows.values()].some((hashes) => hashes.size > 0);
  if (records === 0 && !isServed)
    throw new RebuildRefusedError(
      'no_records',
      `the log has no records of ${entities.join(', ')} in ${projection.topics.join(', ')}`,
    );
  const stuck = entities.filter(
    (entity) => before.heads.has(entity) && after.versions.has(entity) && !after.heads.has(entity),
  );
  if (stuck.length > 0)
    throw new RebuildRefusedError(
      'not_computable',
      `${stuck.join(', ')} cannot be computed from its records now, see its dead letters; what is served stays`,
    );
}

type Difference = { readonly table: PartTable; readonly entity: string; readonly wrong: readonly string[] };

/** Where the looks differ, in the order of writing, with the rows that only the first one has. */
function differences(
  tables: readonly PartTable[],
  entities: readonly string[],
  before: Look,
  after: Look,
): readonly Difference[] {
  const none: ReadonlySet<string> = new Set();
  return tables.flatMap((table) =>
    entities.flatMap((entity) => {
      const then = before.rows.get(table)?.get(entity) ?? none;
      const now = after.rows.get(table)?.get(entity) ?? none;
      const wrong = [...then].filter((hash) => !now.has(hash));
      const isSame = wrong.length === 0 && then.size === now.size;
      return isSame ? [] : [{ table, entity, wrong }];
    }),
  );
}
