import { join } from 'node:path';
import { openLmdbLog } from '@footnote/event-log/lmdb';
import type { EventLog } from '@footnote/event-log/port';
import { createCodec, type Codec } from '@footnote/events/codec';
import { openFileRegistry } from '@footnote/events/file-registry';
import { topicSpecs } from '@footnote/events/topics';
import { loadConfig, type Config } from '@footnote/service/config';
import { openDataDir, type DataDir } from './data-dir.ts';

/** What the command line may set over the environment. */
export type SessionOptions = {
  readonly data?: string | undefined;
  readonly port?: string | undefined;
  readonly mirror?: string | undefined;
};

/** The log of a data folder, with every topic there. Several processes may hold one at once. */
export type Session = {
  readonly config: Config;
  readonly dir: DataDir;
  readonly log: EventLog;
  readonly codec: Codec;
  close(): Promise<void>;
};

export async function openSession(options: SessionOptions): Promise<Session> {
  const config = configOf(options);
  const dir = openDataDir(config.dataDir);
  const log = await openLmdbLog({ path: dir.log });
  try {
    await log.ensureTopics(topicSpecs(config.partitions));
    const codec = createCodec(await openFileRegistry(join(dir.log, 'schemas')));
    return { config, dir, log, codec, close: () => log.close() };
  } catch (error) {
    await log.close();
    throw error;
  }
}

/** Runs `work` with a session and closes it whatever happens. */
export async function withSession<T>(
  options: SessionOptions,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const session = await openSession(options);
  try {
    return await work(session);
  } finally {
    await session.close();
  }
}

/** The configuration, with the command line over the environment. Throws `ConfigError`. */
export function configOf(options: SessionOptions): Config {
  return loadConfig(process.env, {
    dataDir: options.data,
    port: options.port,
    edgarMirror: options.mirror,
  });
}
