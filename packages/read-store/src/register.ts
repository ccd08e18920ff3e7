import type { ReadStore } from './port.ts';

/** Who holds a name, and how often the name has changed hands or been renewed; version 0 is before the first. */
export type Held = { readonly version: number; readonly owner: string };

/** A value per name that changes only from what the writer last read. */
export type Register = {
  read(name: string): Promise<Held>;
  /**
   * Sets the owner if the version is still `before`, and returns the new version; null if another writer was first. Of writers
   * that try the same change at once one succeeds; one that was not answered may have: reading tells.
   */
  set(name: string, before: number, owner: string): Promise<number | null>;
};

/** The rows of registers: of one name the highest version stands, and of inserts with one token the first. */
export type RegisterRows = {
  newest(name: string): Promise<Held | undefined>;
  insert(row: Held & { readonly name: string }, token: string): Promise<void>;
};

/**
 * Inserts with one token are one, so that the token of a name's next version goes to the first writer, whichever node it
 * asks.
 */
export function createRegister(rows: RegisterRows): Register {
  const read = async (name: string): Promise<Held> => (await rows.newest(name)) ?? { version: 0, owner: '' };
  return {
    read,
    set: async (name, before, owner) => {
      for (let version = before + 1; ; version += 1) {
        await rows.insert({ name, version, owner }, `${name}/${version}`);
        const now = await read(name);
        if (now.version >= version) return now.version === version && now.owner === owner ? version : null;
        // The token was spent on a row that was lost since.
      }
    },
  };
}

const TABLE = 'registers';

/** The registers of a read store. */
export async function openRegister(
  store: Pick<ReadStore, 'query' | 'insert' | 'command'>,
): Promise<Register> {
  await store.command(
    `CREATE TABLE IF NOT EXISTS ${TABLE} (name String, version UInt64, owner String)
ENGINE = ReplacingMergeTree(version) ORDER BY name
SETTINGS non_replicated_deduplication_window = 1000`,
  );
  return createRegister({
    newest: async (name) =>
      (
        await store.query<Held>(`SELECT version, owner FROM ${TABLE} FINAL WHERE name = {name:String}`, {
          name,
        })
      )[0],
    insert: (row, token) => store.insert(TABLE, [row], { token }),
  });
}
