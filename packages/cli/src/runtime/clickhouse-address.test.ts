import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { useFolder } from '../testing/run.ts';
import { requireStaying } from './clickhouse.ts';
import { publishAddress, runningServer, withdrawAddress } from './clickhouse-address.ts';
import { openDataDir } from './data-dir.ts';

describe('the address of a running ClickHouse', () => {
  const folder = useFolder();
  let server: Server;
  let url: string;
  before((done) => {
    server = createServer((_, response) => response.end('Ok.\n')).listen(0, '127.0.0.1', () => {
      url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      done();
    });
  });
  after((done) => {
    server.close(done);
  });

  const own = { pid: process.pid, owner: 'up', ownerPid: process.pid } as const;
  const endedPid = (): number => spawnSync('true').pid;

  it('is found while the server answers and its owner lives', async () => {
    const dir = openDataDir(folder());
    expect(await runningServer(dir)).to.equal(undefined);
    publishAddress(dir, { ...own, url });
    expect(await runningServer(dir)).to.deep.equal({ ...own, url });
  });

  it('does not count when the owner was killed, though its server still answers', async () => {
    const dir = openDataDir(folder());
    publishAddress(dir, { ...own, url, ownerPid: endedPid() });
    expect(await runningServer(dir)).to.equal(undefined);
  });

  it('does not count when the port belongs to another server by now', async () => {
    const dir = openDataDir(folder());
    publishAddress(dir, { ...own, url, pid: endedPid() });
    expect(await runningServer(dir)).to.equal(undefined);
  });

  it('does not count when nobody answers there', async () => {
    const dir = openDataDir(folder());
    publishAddress(dir, { ...own, url: 'http://127.0.0.1:1' });
    expect(await runningServer(dir)).to.equal(undefined);
  });

  it('is withdrawn by whoever published it and by nobody else', () => {
    const dir = openDataDir(folder());
    publishAddress(dir, { ...own, url, ownerPid: 1 });
    withdrawAddress(dir);
    expect(existsSync(dir.clickhouseAddress)).to.equal(true);
    publishAddress(dir, { ...own, url });
    withdrawAddress(dir);
    expect(existsSync(dir.clickhouseAddress)).to.equal(false);
  });

  it('is no use to a command that works for long when it belongs to one that will leave', () => {
    const attached = { url: 'http://x', isKept: () => true, stop: () => Promise.resolve() };
    for (const attachedTo of ['up', 'demo', undefined] as const) requireStaying({ ...attached, attachedTo });
    for (const attachedTo of ['ingest', 'rebuild', 'sql'] as const)
      expect(() => requireStaying({ ...attached, attachedTo })).to.throw(`another command (${attachedTo})`);
  });
});
