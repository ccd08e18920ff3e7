import { expect } from 'chai';
import { useFolder } from '@footnote/cli/testing/run';
import { publishAddress } from './clickhouse-address.ts';
import { openDataDir } from './data-dir.ts';
import { requireProjector } from './require-projector.ts';

describe('an ingest into a cluster', () => {
  const folder = useFolder();
  const refusal = (given: { readonly hasServices?: boolean; readonly url?: string }): Promise<unknown> =>
    requireProjector({
      hasServices: given.hasServices ?? true,
      dir: openDataDir(folder()),
      config: { clickhouseUrl: given.url ?? null },
    }).catch((error: unknown) => error);

  it('does not start a ClickHouse that would block a cluster started later', async () => {
    expect(await refusal({}))
      .to.be.an('error')
      .with.property('message')
      .that.includes('no projector is running on the data folder');
  });

  it('proceeds with a running cluster, with a configured server, and when it projects itself', async () => {
    expect(await refusal({ url: 'http://127.0.0.1:8123' })).to.equal(undefined);
    expect(await refusal({ hasServices: false })).to.equal(undefined);
    publishAddress(openDataDir(folder()), {
      url: 'http://127.0.0.1:1',
      readerUrl: 'http://127.0.0.1:1',
      pid: process.pid,
      owner: 'up',
    });
    expect(await refusal({})).to.equal(undefined);
  });
});
