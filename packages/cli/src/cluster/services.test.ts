import { readdirSync } from 'node:fs';
import { loadConfig } from '@footnote/runtime/config';
import { expect } from 'chai';
import { SERVICE_NAMES } from '@footnote/runtime/services';
import { processesOf, replicasOf, type Surroundings } from './services.ts';

const surroundings = (env: Readonly<Record<string, string>> = {}): Surroundings => ({
  config: loadConfig(env),
  dataDir: '/data',
  clickhouseUrl: 'http://127.0.0.1:8123',
  clickhouseReaderUrl: 'http://reader@127.0.0.1:8123',
  mirror: undefined,
  adminPortOf: (name) => (name === 'query' ? 4321 : undefined),
});

describe('processes of a cluster', () => {
  it('lists exactly the services in the folder services/', () => {
    const folders = readdirSync(new URL('../../../../services', import.meta.url));
    expect([...SERVICE_NAMES].sort()).to.deep.equal(folders.sort());
  });

  it('creates one process per service and replica, each with its own name, folder and ports', () => {
    const specs = processesOf(
      replicasOf('projector=2,query=2'),
      surroundings({ FOOTNOTE_USER_AGENT: 'Example admin@example.com', FOOTNOTE_PORT: '9000' }),
    );
    expect(specs.map(({ name }) => name)).to.deep.equal([
      'filing-fetcher',
      'filing-parser',
      'projector-1',
      'projector-2',
      'query-1',
      'query-2',
    ]);
    expect(specs.map(({ args }) => args.at(-1)?.split('/').at(-1))).to.deep.equal([
      'filing-fetcher',
      'filing-parser',
      'projector',
      'projector',
      'query',
      'query',
    ]);
    const env = specs.at(-1)?.env();
    expect(env).to.include({
      FOOTNOTE_PORT: '9001',
      FOOTNOTE_INSTANCE: 'query-2',
      FOOTNOTE_DATA: '/data',
      FOOTNOTE_CLICKHOUSE_URL: 'http://reader@127.0.0.1:8123',
    });
    const projector = specs.find(({ name }) => name === 'projector-1');
    expect(projector?.env()).to.include({ FOOTNOTE_CLICKHOUSE_URL: 'http://127.0.0.1:8123' });
  });

  it('keeps the admin port of a process across restarts, or counts up from the configured port', () => {
    const adminPorts = (env: Readonly<Record<string, string>>) =>
      processesOf(replicasOf(undefined), surroundings(env)).map((spec) => spec.env()['FOOTNOTE_ADMIN_PORT']);
    expect(adminPorts({})).to.deep.equal(['0', '0', '4321']);
    expect(adminPorts({ FOOTNOTE_ADMIN_PORT: '9100' })).to.deep.equal(['9100', '9101', '9102']);
  });

  it('gives no replica of query the port of the registry, which by custom has the next one', () => {
    const ports = (env: Readonly<Record<string, string>>) =>
      processesOf(
        replicasOf('query=3'),
        surroundings({
          FOOTNOTE_KAFKA_BROKERS: '127.0.0.1:9092',
          FOOTNOTE_SCHEMA_REGISTRY_URL: 'http://127.0.0.1:8081/apis/ccompat/v7',
          ...env,
        }),
      )
        .filter(({ name }) => name.startsWith('query'))
        .map((spec) => spec.env()['FOOTNOTE_PORT']);
    expect(ports({})).to.deep.equal(['8080', '8082', '8083']);
    expect(ports({ FOOTNOTE_PORT: '8081' }), 'as it is set').to.deep.equal(['8081', '8082', '8083']);
    expect(ports({ FOOTNOTE_PORT: '9000' })).to.deep.equal(['9000', '9001', '9002']);
    expect(ports({ FOOTNOTE_PORT: '0' })).to.deep.equal(['0', '0', '0']);
  });

  it('omits a fetcher without a source: no User-Agent and no mirror, no prices', () => {
    const names = processesOf(replicasOf(undefined), surroundings()).map(({ name }) => name);
    expect(names).to.deep.equal(['filing-parser', 'projector', 'query']);
    const priced = processesOf(replicasOf(undefined), surroundings({ FOOTNOTE_PRICES: '/prices' }));
    expect(priced.map(({ name }) => name)).to.include('price-fetcher');
    const mirrored = processesOf(replicasOf(undefined), { ...surroundings(), mirror: '/mirror' });
    expect(mirrored[0]?.env()['FOOTNOTE_EDGAR_MIRROR']).to.equal('/mirror');
  });

  it('rejects replicas of an unknown service, zero replicas and a second fetcher of prices', () => {
    expect(() => replicasOf('projectors=2')).to.throw('projectors=2');
    expect(() => replicasOf('query=0')).to.throw('query=0');
    expect(() => replicasOf('price-fetcher=2')).to.throw('price-fetcher cannot be replicated');
  });
});
