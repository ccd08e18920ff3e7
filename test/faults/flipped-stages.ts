/**
 * What a user would do next with a data folder, one after another: read its log and archive, back it up and restore it,
 * rebuild the tables from it. Each stage is one line of JSON: what was found, or the error that said so.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openFolderArchive } from '@footnote/archive/content-archive';
import { createBackup } from '@footnote/embedded/backup/create';
import { restoreBackup } from '@footnote/embedded/backup/restore';
import { dataDirAt } from '@footnote/embedded/data-dir';
import { openLmdbLog } from '@footnote/event-log/lmdb';
import { tablesOf } from '@footnote/projection/projection';
import { PROJECTIONS } from '@footnote/projector/projections';
import { rebuild } from '@footnote/projector/rebuild';
import { openReadStore } from '@footnote/read-store/client';
import type { ReadStore } from '@footnote/read-store/port';
import { loadConfig } from '@footnote/runtime/config';
import { openEvents } from '@footnote/runtime/event-log';
import { createLogger } from '@footnote/runtime/logging';
import { createMetrics } from '@footnote/runtime/metrics';

export const STAGES = ['read', 'restore', 'rebuild'] as const;

export type Outcome = {
  readonly stage: (typeof STAGES)[number];
  /** A hash of everything that was found; null if an error said that it is damaged. */
  readonly found: string | null;
  readonly error: string | null;
};

/** The tables that rebuilds of the folder are shown in. */
export type Tables = { readonly url: string; readonly database: string };

export const documentsIn = (data: string): readonly string[] =>
  readdirSync(join(data, 'archive'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.gz'))
    .sort();

/** Everything that consumers of the log and of the archive would get, as a hash. Throws what they would get instead. */
async function readAll(data: string): Promise<string> {
  const hash = createHash('sha256');
  const log = await openLmdbLog({ path: join(data, 'log') });
  try {
    for (const { name } of (await log.topics()).toSorted((a, b) => a.name.localeCompare(b.name)))
      for (const { partition, high } of await log.watermarks(name))
        for await (const batch of log.read(name, partition, { from: 0, to: high }))
          for (const { offset, key, value } of batch)
            hash.update(`${name} ${partition} ${offset} ${key} `).update(value);
  } finally {
    await log.close();
  }
  const archive = openFolderArchive(join(data, 'archive'));
  for (const file of documentsIn(data)) {
    const sha256 = file.slice(file.lastIndexOf('/') + 1, -'.gz'.length);
    hash.update(sha256).update(await archive.get(sha256));
  }
  return hash.digest('hex');
}

async function restored(data: string): Promise<string> {
  const [backup, fresh] = [`${data}-backup`, `${data}-restored`];
  mkdirSync(fresh);
  await createBackup(dataDirAt(data), backup, Date.now);
  await restoreBackup(backup, dataDirAt(fresh));
  return readAll(fresh);
}

/** Every row that readers see, as a hash. */
export async function servedRows(store: ReadStore): Promise<string> {
  const hash = createHash('sha256');
  for (const { name } of PROJECTIONS.flatMap(({ readModel }) => readModel.views(tablesOf(1)))) {
    const rows = await store.query(
      `SELECT count() AS n, toString(sum(cityHash64(formatRow('TSV', *)))) AS rows FROM ${name}`,
    );
    hash.update(`${name} ${JSON.stringify(rows)}`);
  }
  return hash.digest('hex');
}

/** Rebuilds every read model; returns the sentence of the first error, null if there is none. */
export async function rebuildAll(data: string, { url, database }: Tables): Promise<string | null> {
  const config = { ...loadConfig({}), dataDir: data };
  const { log, codec } = await openEvents(config, 'flipped-bits');
  const store = openReadStore({ url, database });
  const logger = createLogger({ logLevel: 'silent' });
  const metrics = createMetrics('flipped-bits', { defaults: false });
  try {
    const ended = await Promise.allSettled(
      PROJECTIONS.map((projection) => rebuild({ log, codec, store, logger, metrics, config, projection })),
    );
    const failed = ended.find((each) => each.status === 'rejected');
    return failed === undefined ? null : sentenceOf(failed.reason);
  } finally {
    await log.close();
    await store.close();
  }
}

const sentenceOf = (error: unknown): string =>
  `${(error as Error).name}: ${(error as Error).message}`.replaceAll('\n', ' ');

/** Prints the outcome of each stage as it ends: a damaged file may end the process with a signal. */
export async function printStages(data: string, tables: Tables): Promise<void> {
  const works = { read: () => readAll(data), restore: () => restored(data) };
  for (const [stage, work] of Object.entries(works)) {
    const outcome = await work().then(
      (found) => ({ stage, found, error: null }),
      (error: unknown) => ({ stage, found: null, error: sentenceOf(error) }),
    );
    console.log(JSON.stringify(outcome));
  }
  const error = await rebuildAll(data, tables).catch(sentenceOf);
  console.log(JSON.stringify({ stage: 'rebuild', found: null, error }));
}
