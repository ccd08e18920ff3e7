import { partName } from '../entity/cache.ts';
import type { EntityTables, EntityVersion, StoredInput, TopicVersion } from '../entity/tables.ts';
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
    emitted: (entities) =>
      Promise.resolve(
        new Map(
          final(
            (store.rows('heads') as ToyHead[]).filter(({ cik }) => entities.includes(cik)),
            ({ cik }) => cik,
            ({ revision }) => revision,
          ).map(({ cik, emitted = [] }) => [cik, new Set(emitted)]),
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
