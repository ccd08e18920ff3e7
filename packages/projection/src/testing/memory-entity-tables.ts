import { partName } from '../entity/cache.ts';
import type { EntityTables, EntityVersion, StoredInput, TopicVersion } from '../entity/tables.ts';
import type { ChangedRow } from '../projection.ts';
import { final, type MemoryStore } from './memory-store.ts';

export type ToyHead = {
  readonly cik: string;
  readonly revision: number;
  readonly emitted?: readonly string[];
};
export type ToyRow = { readonly cik: string; readonly revision: number; readonly slot: string };

/** The tables of an entity projection in memory, with the semantics of their engines. */
export function memoryEntityTables(store: MemoryStore): EntityTables {
  const inputs = (): readonly StoredInput[] => store.rows('inputs') as StoredInput[];
  return {
    versions: (entities) => {
      const versions = new Map<string, EntityVersion>();
      for (const entity of entities) {
        const own = inputs().filter((row) => row.entity === entity);
        const topics = new Map<string, TopicVersion>();
        for (const [topic, rows] of Map.groupBy(own, (row) => row.topic))
          topics.set(topic, {
            last: Math.max(...rows.map((row) => row.offset)),
            changed: Math.max(-1, ...rows.filter((row) => row.changed).map((row) => row.offset)),
            bytes: rows.reduce((sum, row) => sum + row.value.byteLength, 0),
          });
        const heads = (store.rows('heads') as ToyHead[]).filter((row) => row.cik === entity);
        const head = Math.max(-1, ...heads.map((row) => row.revision));
        if (topics.size > 0 || head >= 0) versions.set(entity, { topics, head });
      }
      return Promise.resolve(versions);
    },
    heads: (entities) =>
      Promise.resolve(
        new Map(
          final(
            (store.rows('heads') as ToyHead[]).filter(({ cik }) => entities.includes(cik)),
            ({ cik }) => cik,
            ({ revision }) => revision,
          ).map((head) => [head.cik, head]),
        ),
      ),
    changedRows: (pairs) =>
      Promise.resolve(
        new Map(
          pairs.map(({ entity, before, after }) => [
            entity,
            changedRows(rowsOf(store, entity, before), rowsOf(store, entity, after)),
          ]),
        ),
      ),
    inputs: (topics, entities, payloads) =>
      Promise.resolve(
        final(
          inputs().filter((row) => topics.includes(row.topic) && entities.includes(row.entity)),
          (row) => `${row.entity}/${row.topic}/${partName(row)}`,
          (row) => row.offset,
        )
          .toSorted((a, b) => a.offset - b.offset)
          .map((row) => (payloads ? row : { ...row, value: new Uint8Array() })),
      ),
    insertInputs: (rows, token) => store.insert('inputs', rows, { token }),
    insertRows: (table, rows, token) => store.insert(table, rows, { token }),
    insertHeads: (rows, token) => store.insert('heads', rows, { token }),
  };
}

/** Rows of one revision, each once. */
export function rowsOf(store: MemoryStore, cik: string, revision: number): readonly ToyRow[] {
  const rows = (store.rows('rows') as ToyRow[]).filter((row) => row.cik === cik && row.revision === revision);
  return final(
    rows,
    ({ slot }) => slot,
    () => 0,
  );
}

/** Rows by slot that are otherwise in the later revision, or gone. */
export function changedRows(before: readonly ToyRow[], after: readonly ToyRow[]): readonly ChangedRow[] {
  const contentOf = (row: ToyRow): string => JSON.stringify({ ...row, revision: 0 });
  return before.flatMap((row) => {
    const next = after.find(({ slot }) => slot === row.slot);
    return next !== undefined && contentOf(next) === contentOf(row)
      ? []
      : [{ before: row, after: next ?? null }];
  });
}

/** The rows that readers see: for each entity those of its head's revision. */
export function visibleRows(store: MemoryStore): readonly ToyRow[] {
  const heads = final(
    store.rows('heads') as ToyHead[],
    (row) => row.cik,
    (row) => row.revision,
  );
  const rows = final(
    store.rows('rows') as ToyRow[],
    (row) => `${row.cik}/${row.revision}/${row.slot}`,
    () => 0,
  );
  return rows.filter((row) => heads.some((head) => head.cik === row.cik && head.revision === row.revision));
}
