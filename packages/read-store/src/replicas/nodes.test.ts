import { expect } from 'chai';
import { ClickHouseError } from '@clickhouse/client';
import { useTestReadStore } from '../testing.ts';
import { openReadStore, requireDatabase } from '../client.ts';
import { onSomeReplica } from './consistency.ts';
import { ClickHouseNodesError, problemOf } from './nodes.ts';

const one = { cluster: 'default', hosts: 1, shards: 1 };
const three = { cluster: 'main', hosts: 3, shards: 1 };
const divided = { cluster: 'wide', hosts: 4, shards: 2 };
const alone = { database: 'footnote', cluster: null };
const named = { database: 'footnote', cluster: 'main' };

describe('the nodes of ClickHouse', () => {
  it('must be one without a cluster', () => {
    expect(problemOf([], null, alone)).to.equal(null);
    expect(problemOf([one], 'Atomic', alone)).to.equal(null);
    expect(problemOf([one, three], 'Atomic', alone))
      .to.include('3 hosts (main)')
      .and.include('FOOTNOTE_CLICKHOUSE_CLUSTER');
    expect(problemOf([], 'Replicated', alone)).to.include('has replicas');
    expect(problemOf([], 'Shared', alone)).to.include('has replicas');
  });

  it('must be the replicas of one shard with a cluster', () => {
    expect(problemOf([one, three], null, named)).to.equal(null);
    expect(problemOf([three], 'Replicated', named)).to.equal(null);
    expect(problemOf([], 'Shared', named)).to.equal(null);
    expect(problemOf([one], null, named))
      .to.include('knows no cluster main')
      .and.include('it knows default');
    expect(problemOf([three], 'Atomic', named)).to.include('exists without replicas (engine Atomic)');
    expect(problemOf([divided], null, { database: 'footnote', cluster: 'wide' })).to.include('2 shards');
  });

  const opened = useTestReadStore();

  it('are asked of the server', async () => {
    const { url, readerUrl, database } = opened();
    await requireDatabase({ url, database });
    await requireDatabase({ url: readerUrl, database });
    const refused = await requireDatabase({ url, database, cluster: 'main' }).catch(
      (error: unknown) => error,
    );
    expect(refused)
      .to.be.instanceOf(ClickHouseNodesError)
      .with.property('message')
      .that.includes('cluster main');
  });

  it('are all asked for tables, which one of them may not know yet', async () => {
    const { url, database } = opened();
    const store = openReadStore({ url, database, cluster: 'main' });
    const failed = await store.query('SELECT name FROM system.tables').catch((error: unknown) => error);
    await store.close();
    expect(String(failed)).to.include(database);
  });
});

describe('a request to some replica', () => {
  const refusing = (codes: readonly string[]): (() => Promise<string>) => {
    const left = [...codes];
    return () => {
      const code = left.shift();
      return code === undefined
        ? Promise.resolve('answered')
        : Promise.reject(new ClickHouseError({ message: 'refused', code, type: 'X' }));
    };
  };
  const pauses: number[] = [];
  const pause = (ms: number): Promise<unknown> => Promise.resolve(pauses.push(ms));
  const outcome = (codes: readonly string[]): Promise<string> =>
    onSomeReplica(refusing(codes), pause).catch((error: unknown) => (error as ClickHouseError).code);

  it('is repeated while a replica is behind or lacks the table, a few times', async () => {
    expect(await outcome(['289', '60', '242', '286'])).to.equal('answered');
    expect(pauses).to.deep.equal([25, 50, 100, 200]);
    expect(await outcome(Array.from({ length: 9 }, () => '289'))).to.equal('289');
  });

  it('is not repeated when it is refused for good', async () => {
    pauses.splice(0);
    expect(await outcome(['47', '47'])).to.equal('47');
    expect(pauses).to.deep.equal([]);
  });
});
