import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'chai';
import { eventually } from '@footnote/testing/eventually';
import { withoutCredentials } from './url.ts';
import { DataFolderLockedError, DataFolderNotWritableError, PortInUseError } from './errors.ts';
import {
  startEmbeddedClickHouse,
  type EmbeddedClickHouse,
  type EmbeddedClickHouseOptions,
  type Logger,
} from './start.ts';

const rejection = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

/** A request with the credentials of the user that may write. */
const ask = (server: EmbeddedClickHouse, path: string, init: RequestInit): Promise<Response> => {
  const { origin, headers } = withoutCredentials(server.url);
  return fetch(origin + path, { ...init, method: 'POST', headers });
};

const query = async (server: EmbeddedClickHouse, sql: string): Promise<string> =>
  (await ask(server, '/', { body: sql })).text();

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    // A process that has exited but was not waited for still accepts signals.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

const untilGone = (pid: number): Promise<void> => eventually(`${pid} is gone`, () => !isAlive(pid));

/** Waits until a query with matching text is running. */
const untilRuns = (server: EmbeddedClickHouse, text: string): Promise<void> =>
  eventually(`${text} runs`, async () => {
    const sql = `SELECT count() FROM system.processes WHERE query LIKE '${text}'`;
    return (await query(server, sql)) === '1\n';
  });

const ENDED_BY_ITSELF = { code: 0, signal: null, expected: true };

describe('the embedded ClickHouse process', () => {
  let folder: string;
  const running: EmbeddedClickHouse[] = [];

  const start = async (options: Partial<EmbeddedClickHouseOptions> = {}): Promise<EmbeddedClickHouse> => {
    const server = await startEmbeddedClickHouse({ dataDir: join(folder, 'data'), ...options });
    running.push(server);
    return server;
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'footnote-clickhouse-'));
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  });

  it('keeps written data across a stop and a start', async () => {
    const first = await start();
    expect(first.version).to.match(/^26\.7\./);
    await query(first, 'CREATE TABLE kept (a UInt8) ENGINE = MergeTree ORDER BY a');
    await query(first, 'INSERT INTO kept VALUES (7)');
    await first.stop();
    expect(await first.exited).to.deep.equal({ code: 0, signal: null, expected: true });
    expect(await query(await start(), 'SELECT a FROM kept')).to.equal('7\n');
  });

  it('keeps acknowledged data after kill -9 and reports the exit to its owner', async () => {
    const first = await start();
    await query(first, 'CREATE TABLE kept (a UInt8) ENGINE = MergeTree ORDER BY a');
    await query(first, 'INSERT INTO kept VALUES (7)');
    process.kill(first.pid, 'SIGKILL');
    expect(await first.exited).to.deep.equal({ code: null, signal: 'SIGKILL', expected: false });
    expect(await query(await start(), 'SELECT a FROM kept')).to.equal('7\n');
  });

  it('uses the configured database for clients that name none, from its first start on', async () => {
    const first = await start({ database: 'models' });
    await query(first, 'CREATE TABLE kept (a UInt8) ENGINE = MergeTree ORDER BY a');
    await query(first, 'INSERT INTO kept VALUES (7)');
    expect(await query(first, 'SELECT currentDatabase(), a FROM kept')).to.equal('models\t7\n');
    const named = await ask(first, '/?database=default', { body: 'SELECT currentDatabase()' });
    expect(await named.text()).to.equal('default\n');
    await first.stop();
    expect(await query(await start({ database: 'models' }), 'SELECT a FROM kept')).to.equal('7\n');
  });

  it('refuses a data folder that another ClickHouse is using', async () => {
    const first = await start();
    expect(await rejection(start()))
      .to.be.instanceOf(DataFolderLockedError)
      .with.property('message')
      .that.includes(folder);
    expect(await query(first, 'SELECT 1')).to.equal('1\n');
  });

  it('refuses a data folder that is not writable', async () => {
    writeFileSync(join(folder, 'data'), 'a file');
    expect(await rejection(start())).to.be.instanceOf(DataFolderNotWritableError);
  });

  it('refuses to start on a port that is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await rejection(start({ port })))
      .to.be.instanceOf(PortInUseError)
      .with.property('message')
      .that.includes(port);
    other.close();
  });

  it('finishes a running query before it exits on SIGTERM', async () => {
    const server = await start();
    const answer = query(server, 'SELECT sleep(2)');
    await untilRuns(server, 'SELECT sleep%');
    process.kill(server.pid, 'SIGTERM');
    expect(await answer).to.equal('0\n');
    expect((await server.exited).code).to.equal(0);
  });

  it('aborts an endless query when it stops', async () => {
    const server = await start({ stopGraceMs: 300 });
    const endless = rejection(query(server, 'SELECT count() FROM system.numbers'));
    await untilRuns(server, 'SELECT count() FROM system.numbers%');
    await server.stop();
    expect(await server.exited).to.deep.equal(ENDED_BY_ITSELF);
    await endless;
  });

  it('exits even if the thread of a query never returns', async () => {
    const warnings: string[] = [];
    const logger: Logger = { info: () => undefined, warn: (_, message) => void warnings.push(message) };
    const server = await start({ stopGraceMs: 100, logger });
    // The engine does not look for a kill within a block.
    const sql = 'SELECT sleep(60) SETTINGS function_sleep_max_microseconds_per_block = 60000000';
    const stuck = query(server, sql).catch(() => undefined);
    await untilRuns(server, 'SELECT sleep(60)%');
    await server.stop();
    expect(isAlive(server.pid)).to.equal(false);
    // It did that by itself.
    expect(warnings).not.to.include('ClickHouse does not stop: killing it');
    await stuck;
  });

  it('exits when its parent is killed', async () => {
    const script = `
      import { startEmbeddedClickHouse } from ${JSON.stringify(new URL('./start.ts', import.meta.url).href)};
      const { pid } = await startEmbeddedClickHouse({ dataDir: ${JSON.stringify(join(folder, 'data'))} });
      console.log(pid);
      setInterval(() => undefined, 1000);`;
    const parent = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(line.toString());
    expect(isAlive(pid)).to.equal(true);
    parent.kill('SIGKILL');
    await untilGone(pid);
  });

  it('exits when its parent is killed during the start', async () => {
    for (const after of [60, 150, 300]) {
      const dataDir = join(folder, `early-${after}`);
      const parent = spawn(
        process.execPath,
        [
          '--input-type=module-typescript',
          '-e',
          `import { startEmbeddedClickHouse } from ${JSON.stringify(new URL('./start.ts', import.meta.url).href)};
           await startEmbeddedClickHouse(${JSON.stringify({ dataDir })});`,
        ],
        { stdio: 'ignore' },
      );
      const children = join('/proc', String(parent.pid), 'task', String(parent.pid), 'children');
      let child = '';
      while (child === '' && parent.exitCode === null) {
        await delay(5);
        child = readFileSync(children, 'utf8').trim();
      }
      await delay(after);
      parent.kill('SIGKILL');
      await untilGone(Number(child));
    }
  });

  it('answers each request by its own database, settings and parameters when connections are reused', async () => {
    // Of three connections, two stay idle.
    const server = await start({ maxConcurrent: 1 });
    const answer = async (settings: Readonly<Record<string, string>>, sql: string): Promise<string> => {
      const response = await ask(server, `/?${new URLSearchParams(settings).toString()}`, { body: sql });
      return (await response.text()).trim();
    };
    for (const database of ['one', 'two']) {
      await answer({}, `CREATE DATABASE ${database}`);
      await answer({ database }, `CREATE VIEW place AS SELECT '${database}' AS name`);
    }
    for (const round of ['1', '2', '3']) {
      for (const database of ['one', 'two'])
        expect(
          await answer({ database, param_round: round }, 'SELECT name, {round:String} FROM place'),
        ).to.equal(`${database}\t${round}`);
      for (const max_threads of ['1', '2', '3', '4'])
        expect(await answer({ max_threads }, "SELECT getSetting('max_threads'), currentDatabase()")).to.equal(
          `${max_threads}\tdefault`,
        );
      expect(await answer({ database: 'two' }, 'SELECT { round : String }')).to.include(
        'Substitution `round` is not set',
      );
      expect(await answer({ database: 'one' }, "SELECT 'round' AS round")).to.equal('round');
      for (const readonly of ['1', '2'])
        for (const database of ['one', 'two'])
          expect(await answer({ database, readonly }, 'SELECT name FROM place')).to.equal(database);
      expect(await answer({ database: 'three' }, 'SELECT 1')).to.include('UNKNOWN_DATABASE');
    }
  });

  it("rejects a query beyond the waiting limit with ClickHouse's message", async () => {
    const server = await start({ maxConcurrent: 2, maxWaiting: 3 });
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const response = await ask(server, '/', { body: 'SELECT sleep(0.5)' });
        return {
          status: response.status,
          code: response.headers.get('x-clickhouse-exception-code'),
          text: await response.text(),
        };
      }),
    );
    expect(answers.filter(({ text }) => text === '0\n')).to.have.length(5);
    for (const refused of answers.filter(({ text }) => text !== '0\n')) {
      expect(refused).to.include({ status: 503, code: '202' });
      expect(refused.text).to.include('TOO_MANY_SIMULTANEOUS_QUERIES');
    }
    expect(await query(server, 'SELECT 1')).to.equal('1\n');
  });

  it('admits the next waiting client when a waiting one disconnects', async () => {
    const server = await start({ maxConcurrent: 1, maxWaiting: 1 });
    let isLongOver = false;
    const long = query(server, 'SELECT sleep(3)').finally(() => (isLongOver = true));
    await delay(200);
    const abort = new AbortController();
    const waiting = rejection(ask(server, '/', { body: 'SELECT 2', signal: abort.signal }));
    await delay(200);
    abort.abort();
    await waiting;
    let isTakenBefore = false;
    await eventually('the next client is admitted', async () => {
      isTakenBefore = !isLongOver;
      return (await query(server, 'SELECT 3')) === '3\n';
    });
    expect(isTakenBefore).to.equal(true);
    expect(await long).to.equal('0\n');
  });

  it('rejects a query that exceeds the memory limit and keeps serving', async () => {
    const server = await start({ maxMemoryBytes: 700 * 1024 * 1024 });
    const greedy = await query(server, 'SELECT length(groupArray(number)) FROM numbers(300000000)');
    expect(greedy).to.match(/^Code: 241\. DB::Exception: .*MEMORY_LIMIT_EXCEEDED/s);
    expect(await query(server, 'SELECT 1')).to.equal('1\n');
  });
});
