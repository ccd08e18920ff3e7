import { partName } from '../company/cache.ts';
import type { CompanyTables, CompanyVersion, StoredInput, TopicVersion } from '../company/tables.ts';
import { final, type MemoryStore } from './memory-store.ts';

export type ToyHead = {
  readonly cik: string;
  readonly revision: number;
  readonly emitted?: readonly string[];
};
export type ToyRow = { readonly cik: string; readonly revision: number; readonly slot: string };

/** The tables of a company projection in memory, with the semantics of their engines. */
export function memoryCompanyTables(store: MemoryStore): CompanyTables {
  const inputs = (): readonly StoredInput[] => store.rows('inputs') as StoredInput[];
  return {
    versions: (companies) => {
      const versions = new Map<string, CompanyVersion>();
      for (const company of companies) {
        const own = inputs().filter((row) => row.company === company);
        const topics = new Map<string, TopicVersion>();
        for (const [topic, rows] of Map.groupBy(own, (row) => row.topic))
          topics.set(topic, {
            last: Math.max(...rows.map((row) => row.offset)),
            changed: Math.max(-1, ...rows.filter((row) => row.changed).map((row) => row.offset)),
            bytes: rows.reduce((sum, row) => sum + row.value.byteLength, 0),
          });
        const heads = (store.rows('heads') as ToyHead[]).filter((row) => row.cik === company);
        const head = Math.max(-1, ...heads.map((row) => row.revision));
        if (topics.size > 0 || head >= 0) versions.set(company, { topics, head });
      }
      return Promise.resolve(versions);
    },
    emitted: (companies) =>
      Promise.resolve(
        new Map(
          final(
            (store.rows('heads') as ToyHead[]).filter(({ cik }) => companies.includes(cik)),
            ({ cik }) => cik,
            ({ revision }) => revision,
          ).map(({ cik, emitted = [] }) => [cik, new Set(emitted)]),
        ),
      ),
    inputs: (topic, companies, payloads) =>
      Promise.resolve(
        final(
          inputs().filter((row) => row.topic === topic && companies.includes(row.company)),
          (row) => `${row.company}/${partName(row)}`,
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

/** What readers see: of each company the rows of its head's revision. */
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
