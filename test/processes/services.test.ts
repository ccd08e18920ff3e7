import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openTestReadStore, type TestReadStore } from '@footnote/read-store/testing';
import type { UpMessage } from '@footnote/runtime/run-service';
import { demoIssuers } from '@footnote/synthetic-edgar/demo';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { expect } from 'chai';

/** The folder of compiled code, shared between processes. */
const KEPT = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] };

const folderOf = (service: string): string =>
  fileURLToPath(new URL(`../../services/${service}`, import.meta.url));

/** Runs each service as a process of its own, as in a container, on an embedded log. */
describe('services as separate processes', () => {
  let folder: string;
  let store: TestReadStore;
  const children: ChildProcess[] = [];

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'footnote-services-'));
    store = await openTestReadStore();
    await writeMirror(join(folder, 'mirror'), demoIssuers().slice(0, 1));
  });
  after(async () => {
    for (const child of children) child.kill('SIGKILL');
    await store.close();
    await rm(folder, { recursive: true, force: true });
  });

  const start = (service: string, env: Readonly<Record<string, string>> = {}) => {
    const child = spawn(process.execPath, [folderOf(service)], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { ...KEPT, FOOTNOTE_DATA: folder, FOOTNOTE_PORT: '0', ...env },
    });
    children.push(child);
    let output = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (output += text));
    const exited = once(child, 'exit') as Promise<[number | null]>;
    const up = Promise.race([
      once(child, 'message').then(([message]) => message as UpMessage),
      exited.then(([code]) => {
        throw new Error(`${service} ended with ${String(code)}: ${output}`);
      }),
    ]);
    up.catch(() => undefined);
    return { child, up, exited, output: () => output };
  };

  const withStore = (): Readonly<Record<string, string>> => ({
    FOOTNOTE_CLICKHOUSE_URL: store.url,
    FOOTNOTE_CLICKHOUSE_DATABASE: store.database,
  });

  for (const service of ['filing-parser', 'projector', 'query', 'filing-fetcher', 'price-fetcher'])
    it(`${service} starts, is healthy and ready, and stops in order`, async () => {
      const mirror = join(folder, 'mirror');
      const { child, up, exited } = start(service, { ...withStore(), FOOTNOTE_EDGAR_MIRROR: mirror });
      const { adminPort, address } = await up;
      for (const path of ['healthz', 'readyz', 'metrics'])
        expect((await fetch(`http://127.0.0.1:${adminPort}/${path}`)).status, path).to.equal(200);
      expect(address !== null).to.equal(service === 'query');
      if (address !== null) expect((await fetch(`${address}/v2/fundamentals?symbol=A`)).status).to.equal(401);
      child.kill('SIGTERM');
      expect(await exited).to.deep.equal([0, null]);
    });

  for (const { what, env, options, heapMiB } of [
    { what: 'by default', env: {}, options: [], heapMiB: 384 },
    { what: 'to its setting', env: { FOOTNOTE_HEAP_MIB: '200' }, options: [], heapMiB: 200 },
    {
      what: 'to the limit in NODE_OPTIONS',
      env: { FOOTNOTE_HEAP_MIB: '200', NODE_OPTIONS: '--max-old-space-size=300' },
      options: ['--max-semi-space-size=16'],
      heapMiB: 300,
    },
  ])
    it(`limits the heap of the started process ${what}`, async () => {
      const child = spawn(process.execPath, [...options, folderOf('filing-parser')], {
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...KEPT, FOOTNOTE_DATA: folder, ...env },
      });
      children.push(child);
      const exited = once(child, 'exit');
      let output = '';
      child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
      while (!output.includes('"msg":"up"') && child.exitCode === null)
        await new Promise((resolve) => setTimeout(resolve, 20));
      const lines = output.trim().split('\n');
      const up = lines
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .find(({ msg }) => msg === 'up');
      // Three semi-spaces of 16 MiB contain new objects.
      expect(up).to.include({ pid: child.pid, heap_mib: heapMiB + 48 });
      child.kill('SIGTERM');
      expect(await exited).to.deep.equal([0, null]);
    });

  it('reports a missing setting in one line', async () => {
    const { exited, output } = start('projector');
    expect((await exited)[0]).to.equal(1);
    expect(output()).to.match(/^projector: .*\n {2}FOOTNOTE_CLICKHOUSE_URL is not set.*\n$/);
  });

  it('waits for an unavailable store, healthy but not ready, and exits at once on a signal', async () => {
    const { child, exited, output } = start('projector', {
      FOOTNOTE_CLICKHOUSE_URL: 'http://127.0.0.1:1',
      FOOTNOTE_ADMIN_PORT: '0',
    });
    while (!output().includes('waiting for the read store'))
      await new Promise((resolve) => setTimeout(resolve, 20));
    child.kill('SIGTERM');
    expect(await exited).to.deep.equal([0, null]);
  });

  it('stops waiting for brokers on a signal', async () => {
    const { child, exited, output } = start('filing-parser', {
      FOOTNOTE_KAFKA_BROKERS: '127.0.0.1:1',
      FOOTNOTE_SCHEMA_REGISTRY_URL: 'http://127.0.0.1:1',
    });
    while (!output().includes('ECONNREFUSED')) await new Promise((resolve) => setTimeout(resolve, 20));
    child.kill('SIGTERM');
    expect(await exited).to.deep.equal([0, null]);
  });

  it('exits with the process that started it', async () => {
    const { child, up, exited } = start('filing-parser');
    await up;
    child.disconnect();
    expect(await exited).to.deep.equal([0, null]);
  });
});
