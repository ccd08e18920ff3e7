import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { startEmbeddedClickHouse } from '@footnote/clickhouse-embedded/start';
import type { Config } from '@footnote/service/config';
import type { DataDir } from './data-dir.ts';

/** A ClickHouse to talk to: a server from the configuration, or the embedded one of the data folder. */
export type ClickHouse = {
  readonly url: string;
  /** Process of the embedded server, when this process started it. */
  readonly pid: number | undefined;
  /** Stops what this process started; leaves alone what others own. */
  stop(): Promise<void>;
};

const PING_TIMEOUT_MS = 2_000;

/**
 * One data folder serves one ClickHouse process. Whoever starts it writes its address beside it, so that other
 * commands on the same folder (`ingest`, `sql` while `up` runs) attach to it instead of starting a second one.
 */
export async function attachOrStartClickHouse(
  dir: DataDir,
  config: Pick<Config, 'clickhouseUrl' | 'clickhousePort'>,
): Promise<ClickHouse> {
  const known = config.clickhouseUrl ?? (await runningServer(dir));
  if (known !== undefined) return { url: known, pid: undefined, stop: () => Promise.resolve() };
  const server = await startEmbeddedClickHouse({ dataDir: dir.clickhouse, port: config.clickhousePort });
  const draft = `${dir.clickhouseAddress}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify({ url: server.url, pid: server.pid })}\n`);
  renameSync(draft, dir.clickhouseAddress);
  return {
    url: server.url,
    pid: server.pid,
    stop: async () => {
      rmSync(dir.clickhouseAddress, { force: true });
      await server.stop();
    },
  };
}

/** Address of a server that answers on this folder; undefined when none does (a killed one leaves its file). */
export async function runningServer(dir: DataDir): Promise<string | undefined> {
  let url: string;
  try {
    const address = JSON.parse(readFileSync(dir.clickhouseAddress, 'utf8')) as { url?: unknown };
    if (typeof address.url !== 'string') return undefined;
    url = address.url;
  } catch {
    return undefined;
  }
  try {
    const answer = await fetch(new URL('/ping', url), { signal: AbortSignal.timeout(PING_TIMEOUT_MS) });
    return answer.ok ? url : undefined;
  } catch {
    return undefined;
  }
}
