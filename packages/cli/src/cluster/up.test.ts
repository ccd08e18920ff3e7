import { expect } from 'chai';
import { run, useFolder } from '../testing/run.ts';

describe('footnote up --cluster', () => {
  const folder = useFolder();
  afterEach(() => {
    delete process.env['FOOTNOTE_KAFKA_BROKERS'];
    delete process.env['FOOTNOTE_SCHEMA_REGISTRY_URL'];
  });

  it('says what it needs and how to get it', async () => {
    const { code, err } = await run('up', '--cluster', '--data', folder());
    expect(code).to.equal(1);
    expect(err).to.match(
      /FOOTNOTE_KAFKA_BROKERS and FOOTNOTE_SCHEMA_REGISTRY_URL are not set\n.*make kafka-up/,
    );
  });

  it('names a service that there is not, and replicas of one process', async () => {
    const unknown = await run('up', '--cluster', '--replicas', 'x=1', '--data', folder());
    expect(unknown.err).to.match(/x=1\n.*filing-fetcher, filing-parser, projector, query/);
    expect((await run('up', '--replicas', 'projector=2', '--data', folder())).err).to.include(
      'needs --cluster',
    );
  });

  it('says in one line that no broker answers, before anything is started', async function () {
    this.timeout(60_000);
    process.env['FOOTNOTE_KAFKA_BROKERS'] = '127.0.0.1:1';
    process.env['FOOTNOTE_SCHEMA_REGISTRY_URL'] = 'http://127.0.0.1:1';
    const { code, err } = await run('up', '--cluster', '--data', folder());
    expect(code).to.equal(1);
    expect(err).to.match(/^footnote: Kafka did not answer: .*ECONNREFUSED.*\n.*make kafka-up/);
  });
});
