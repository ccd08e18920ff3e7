import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { useFolder } from '@footnote/cli/testing/run';
import { requireStaying } from './clickhouse.ts';
import { type Address, publishAddress, runningServer, withdrawAddress } from './clickhouse-address.ts';
import { type DataDir, openDataDir } from './data-dir.ts';

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

  const own = { pid: process.pid, owner: 'up', readerUrl: 'http://reader@x' } as const;
  const endedPid = (): number => spawnSync('true').pid;
  const stateOf = async (dir: DataDir): Promise<string> => (await runningServer(dir)).state;
  const rewrite = (dir: DataDir, changed: Partial<Address>): void => {
    const address = JSON.parse(readFileSync(dir.clickhouseAddress, 'utf8')) as Address;
    writeFileSync(dir.clickhouseAddress, JSON.stringify({ ...address, ...changed }));
  };

  it('finds the published address while the server answers and its owner is alive', async () => {
    const dir = openDataDir(folder());
    expect(await stateOf(dir)).to.equal('none');
    publishAddress(dir, { ...own, url });
    const running = await runningServer(dir);
    expect(running).to.have.nested.property('address.url', url);
    expect(statSync(dir.clickhouseAddress).mode & 0o777, 'it has a password').to.equal(0o600);
    expect(running).to.deep.include({ state: 'answers' });
  });

  it('ignores an address whose owner was killed, even if the server still answers', async () => {
    const dir = openDataDir(folder());
    publishAddress(dir, { ...own, url });
    rewrite(dir, { ownerPid: endedPid() });
    expect(await stateOf(dir)).to.equal('none');
  });

  it("ignores an address when its owner's pid was reused", async function () {
    if (process.platform !== 'linux') this.skip();
    const dir = openDataDir(folder());
    publishAddress(dir, { ...own, url });
    rewrite(dir, { ownerStarted: '1' });
    expect(await stateOf(dir)).to.equal('none');
  });

  it('waits for the owner to restart a server that was killed or does not answer', async () => {
    const dir = openDataDir(folder());
    for (const server of [
      { pid: endedPid(), url },
      { pid: process.pid, url: 'http://127.0.0.1:1' },
    ]) {
      publishAddress(dir, { ...own, ...server });
      expect(await stateOf(dir)).to.equal('silent');
    }
  });

  it('lets only the process that published an address withdraw it', () => {
    const dir = openDataDir(folder());
    publishAddress(dir, { ...own, url });
    rewrite(dir, { ownerPid: 1 });
    withdrawAddress(dir);
    expect(existsSync(dir.clickhouseAddress)).to.equal(true);
    publishAddress(dir, { ...own, url });
    withdrawAddress(dir);
    expect(existsSync(dir.clickhouseAddress)).to.equal(false);
  });

  it('does not let a long-running command rely on the server of a short one', () => {
    const attached = {
      url: 'http://x',
      readerUrl: 'http://x',
      isSupervised: () => true,
      stop: () => Promise.resolve(),
    };
    for (const attachedTo of ['up', 'demo', undefined] as const) requireStaying({ ...attached, attachedTo });
    for (const attachedTo of ['ingest', 'rebuild', 'sql'] as const)
      expect(() => requireStaying({ ...attached, attachedTo })).to.throw(`another command (${attachedTo})`);
  });
});
