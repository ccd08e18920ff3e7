import { differingEntities, visibleChecksums } from '../compare.ts';
import { announce } from '../effects.ts';
import { emitChanged } from '../emit-changed.ts';
import { addColumns, hasAllTables } from '../generation-tables.ts';
import { type Generation, openGenerations } from '../generations.ts';
import { notedLayout } from '../log-layout.ts';
import { announceMissedChanges } from '../missed-changes.ts';
import { tablesOf } from '../projection.ts';
import type { RebuildOptions } from '../rebuild.ts';
import { whileRebuilding } from '../rebuild-lock.ts';
import { exchangeEntities } from './exchange.ts';
import { RebuildRefusedError } from './refused.ts';
import type { Wanted } from './records.ts';
import { type Scratch, withScratch } from './scratch.ts';
import { partTables, tableRows } from './stored-rows.ts';

export type PartOptions = Omit<RebuildOptions, 'onProgress' | 'pollMs'>;

/** Where in the log a rebuild begins. */
export type Place = Exclude<Wanted, { readonly kind: 'entities' }>;

export type PartReport = {
  readonly projection: string;
  /** The generation that is served, before and after. */
  readonly generation: number;
  /** Records that were read. */
  readonly records: number;
  readonly seconds: number;
  /** Entities that readers see otherwise than before. */
  readonly changed: number;
};

type Done = { readonly records: number; readonly changed: readonly string[] };

/**
 * Rebuilds the rows of some entities in the generation that is served, from all their records. The records are read, without
 * a group, into tables beside it; then the rows that are missing or otherwise are written, and those that follow from no
 * record deleted. A reader sees a row as it was or as it should be, never none. Other entities are untouched, and the projectors
 * go on meanwhile: what they write after the first look is no subject of it. What was announced stays announced; entities that
 * read otherwise are told on `published`. Throws `RebuildRefusedError` with nothing changed, and `LockTimeoutError`.
 */
export function rebuildEntities(
  options: PartOptions & { readonly entities: readonly string[] },
): Promise<PartReport> {
  const { entities } = options;
  return inPart(options, { kind: 'entities', entities }, async (live, scratch) => {
    const before = live.generation;
    const { epoch, generation: after } = scratch.generation;
    return exchangeEntities(options, live, scratch, entities, async (changed) => {
      await emitChanged(options, live, scratch.generation, changed);
      await announceMissedChanges(options, { before, after, epoch }, changed);
    });
  });
}

/**
 * Writes the rows of the records from a place on again in the generation that is served, of a projection that makes rows of
 * each record for itself. Rows of earlier records stay as they are, and none is deleted. Throws `RebuildRefusedError` for a
 * projection of entities, which are computed from all of their inputs.
 */
export function rebuildFrom(options: PartOptions & { readonly from: Place }): Promise<PartReport> {
  const { projection } = options;
  if (projection.kind === 'entities') {
    const whose = projection.keyedBy === 'cik' ? 'company' : 'symbol';
    const message =
      `${projection.name} computes a ${whose} from all of its records, those before included: ` +
      'rebuild it for one company, or as a whole';
    return Promise.reject(new RebuildRefusedError('needs_all_inputs', message));
  }
  return inPart(options, options.from, async (live, scratch) => {
    const records = await scratch.read();
    return { records, changed: await addRows(options, live, scratch) };
  });
}

async function inPart(
  options: PartOptions,
  wanted: Wanted,
  work: (live: Generation, scratch: Scratch) => Promise<Done>,
): Promise<PartReport> {
  const { projection, store, logger, log, codec } = options;
  return whileRebuilding(options, async () => {
    const started = performance.now();
    const generations = await openGenerations(store);
    const live = await generations.active(projection.name);
    if (live === null || !(await hasAllTables(store, projection, live.generation)))
      throw new RebuildRefusedError(
        'not_built',
        `the tables of ${projection.name} are not there, or of a version with others: start a projector, or rebuild it as a whole`,
      );
    const { epoch } = await notedLayout(store);
    if (live.epoch !== epoch)
      throw new RebuildRefusedError(
        'other_layout',
        `the tables of ${projection.name} are built from another layout of the log: rebuild it as a whole`,
      );
    await addColumns(store, projection, live.generation);
    return withScratch(options, generations, { epoch, wanted }, async (scratch) => {
      const { records, changed } = await work(live, scratch);
      const reported = changed.map((entity) => scratch.publicationOf(entity));
      if (reported.length > 0) await announce(log, codec, projection, reported, Date.now());
      const seconds = (performance.now() - started) / 1000;
      const report = { projection: projection.name, generation: live.generation, records, seconds };
      logger.info({ ...report, changed: changed.length }, 'rebuilt in part');
      return { ...report, changed: changed.length };
    });
  });
}

const ENTITIES_AT_ONCE = 256;

/** Entities that read otherwise with the rows of the scratch tables. */
async function addRows(
  { store, projection }: PartOptions,
  live: Generation,
  { generation: { generation: from } }: Scratch,
): Promise<readonly string[]> {
  const { keyedBy: key } = projection;
  const to = live.generation;
  const tables = await partTables(store, projection, from);
  const keys = new Set<string>();
  for (const { base } of tables) {
    const rows = await store.query<{ readonly entity: string }>(
      `SELECT DISTINCT ${key} AS entity FROM ${tablesOf(from)(base)}`,
    );
    for (const { entity } of rows) keys.add(entity);
  }
  const all = [...keys].sort();
  const changed: string[] = [];
  for (let at = 0; at < all.length; at += ENTITIES_AT_ONCE) {
    const entities = all.slice(at, at + ENTITIES_AT_ONCE);
    const before = await visibleChecksums(store, projection, to, entities);
    for (const table of tables) await tableRows(store, projection, table, entities).copy(from, to, new Map());
    changed.push(...differingEntities(before, await visibleChecksums(store, projection, to, entities)));
  }
  return changed;
}
