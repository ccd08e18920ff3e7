import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { startEmbeddedClickHouse, type EmbeddedClickHouse } from '@footnote/clickhouse-embedded/start';
import type { Config } from '@footnote/service/config';
import type { Logger } from '@footnote/service/logging';
import { UserError } from '../user-error.ts';
import type { DataDir } from './data-dir.ts';

/** Which command started the embedded server: `up` and `demo` stay, the others leave with their work. */
export type Owner = 'up' | 'demo' | 'ingest' | 'rebuild' | 'sql';

/** A ClickHouse to talk to: a server from the configuration, or the embedded one of the data folder. */
export type ClickHouse = {
  readonly url: string;
  /** Who runs the embedded server when it is not this process; undefined when it is, or when it is not embedded. */
  readonly attachedTo: Owner | undefined;
  /** Stops what this process started; leaves alone what others own. */
  stop(): Promise<void>;
};

type Address = { readonly url: string; readonly pid: number; readonly owner: Owner };

const PING_TIMEOUT_MS = 2_000;
const RESTART_DELAY_MS = 500;

export type ClickHouseOptions = {
  readonly dir: DataDir;
  readonly config: Pick<Config, 'clickhouseUrl' | 'clickhousePort'>;
  readonly owner: Owner;
  readonly logger: Logger;
};

/**
 * One data folder serves one ClickHouse process. Whoever starts it writes its address beside it, so that other
 * commands on the same folder (`ingest`, `sql` while `up` runs) attach to it instead of starting a second one.
 * A server that dies under its owner is started again on the same port.
 */
export async function attachOrStartClickHouse(options: ClickHouseOptions): Promise<ClickHouse> {
  const { dir, config } = options;
  const leave = (): Promise<void> => Promise.resolve();
  if (config.clickhouseUrl !== null) return { url: config.clickhouseUrl, attachedTo: undefined, stop: leave };
  const running = await runningServer(dir);
  if (running !== undefined) return { url: running.url, attachedTo: running.owner, stop: leave };
  return startSupervised(options);
}

async function startSupervised(options: ClickHouseOptions): Promise<ClickHouse> {
  const { dir, config, owner, logger } = options;
  const start = async (port: number): Promise<EmbeddedClickHouse> => {
    const server = await startEmbeddedClickHouse({ dataDir: dir.clickhouse, port, logger });
    publishAddress(dir, { url: server.url, pid: server.pid, owner });
    return server;
  };
  let server = await start(config.clickhousePort);
  let stopping = false;
  const port = Number(new URL(server.url).port);

  const supervise = async (): Promise<void> => {
    while (!stopping) {
      await server.exited;
      if (stopping) return;
      await delay(RESTART_DELAY_MS);
      try {
        server = await start(port);
      } catch (error) {
        logger.error({ err: error }, 'ClickHouse does not start again; trying on');
      }
    }
  };
  void supervise();

  return {
    url: server.url,
    attachedTo: undefined,
    stop: async () => {
      stopping = true;
      rmSync(dir.clickhouseAddress, { force: true });
      await server.stop();
    },
  };
}

function publishAddress(dir: DataDir, address: Address): void {
  const draft = `${dir.clickhouseAddress}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(address)}\n`);
  renameSync(draft, dir.clickhouseAddress);
}

/** The server that answers on this folder; undefined when none does (a killed one leaves its file). */
async function runningServer(dir: DataDir): Promise<Address | undefined> {
  try {
    const address = JSON.parse(readFileSync(dir.clickhouseAddress, 'utf8')) as Address;
    const answer = await fetch(new URL('/ping', address.url), {
      signal: AbortSignal.timeout(PING_TIMEOUT_MS),
    });
    return answer.ok ? address : undefined;
  } catch {
    return undefined;
  }
}

/** Throws when a command that will leave holds the folder: attaching to its server would end in the middle. */
export function requireStaying(clickhouse: ClickHouse): void {
  const { attachedTo } = clickhouse;
  if (attachedTo === undefined || attachedTo === 'up' || attachedTo === 'demo') return;
  throw new UserError(
    `another command (${attachedTo}) is at work on this data folder`,
    'wait for it to end, or run `footnote up` and start any number of commands beside it',
  );
}
