import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedClickHouse, type EmbeddedClickHouse } from '@footnote/clickhouse-embedded/start';
import { ensureDatabase, openReadStore } from './client.ts';
import type { ReadStore } from './port.ts';

export type TestReadStore = {
  readonly store: ReadStore;
  /** With the credentials of the user that may write. */
  readonly url: string;
  /** With those of the user that may only read. */
  readonly readerUrl: string;
  readonly database: string;
  /** Drops the database and closes the store; the server keeps running for the next test. */
  close(): Promise<void>;
};

/** Ends the server immediately and removes its folder. For a process that exits without waiting. */
export const killTestClickHouse = (): void => {
  if (running === null) return;
  process.kill(running.server.pid, 'SIGKILL');
  rmSync(running.folder, { recursive: true, force: true, maxRetries: 3 });
};

type Shared = { readonly server: EmbeddedClickHouse; readonly folder: string };

let shared: Promise<Shared> | null = null;
let running: Shared | null = null;

const start = async (): Promise<Shared> => {
  const folder = await mkdtemp(join(tmpdir(), 'footnote-read-store-'));
  running = { folder, server: await startEmbeddedClickHouse({ dataDir: join(folder, 'clickhouse') }) };
  return running;
};

/** The embedded server shared by this test process, which starts at the first call. */
const testClickHouse = async (): Promise<EmbeddedClickHouse> => {
  shared ??= start();
  return (await shared).server;
};

/** Its URL, with the credentials of the user that may write. */
export const testClickHouseUrl = async (): Promise<string> => (await testClickHouse()).url;

/** Stops the shared server and removes its folder. Called in a root hook of mocha. */
export const stopTestClickHouse = async (): Promise<void> => {
  const opened = shared;
  shared = null;
  if (opened === null) return;
  const { server, folder } = await opened;
  await server.stop();
  running = null;
  await rm(folder, { recursive: true, force: true });
};

/** A read store with a separate database. */
export const openTestReadStore = async (): Promise<TestReadStore> => {
  const { url, readerUrl } = await testClickHouse();
  const database = `test_${randomBytes(6).toString('hex')}`;
  await ensureDatabase({ url, database });
  const store = openReadStore({ url, database });
  const close = async (): Promise<void> => {
    await store.command(`DROP DATABASE IF EXISTS ${database} SYNC`);
    await store.close();
  };
  return { store, url, readerUrl, database, close };
};

/** A store that does as another one but for some of its operations. */
export const storeWith = (store: ReadStore, own: Partial<ReadStore>): ReadStore => ({
  database: store.database,
  hasReplicas: store.hasReplicas,
  read: (query, params) => store.read(query, params),
  query: (sql, params) => store.query(sql, params),
  queryRaw: (sql, options) => store.queryRaw(sql, options),
  insert: (table, rows, options) => store.insert(table, rows, options),
  command: (sql, params) => store.command(sql, params),
  ping: () => store.ping(),
  close: () => store.close(),
  ...own,
});

/** For use in a `describe`: a separate read store for the tests of that block. */
export const useTestReadStore = (): (() => TestReadStore) => {
  let opened: TestReadStore | undefined;
  before('opens a read store', async () => {
    opened = await openTestReadStore();
  });
  after('closes the read store', () => opened?.close());
  return () => {
    if (opened === undefined) throw new Error('The read store is open inside tests and hooks only');
    return opened;
  };
};
