import { expect } from 'chai';
import { run, useFolder } from '../testing/run.ts';

describe('footnote up --cluster', () => {
  const folder = useFolder();

  it('fails without Kafka and says how to start it', async () => {
    const { code, err } = await run('up', '--cluster', '--data', folder());
    expect(code).to.equal(1);
    expect(err).to.match(
      /FOOTNOTE_KAFKA_BROKERS and FOOTNOTE_SCHEMA_REGISTRY_URL are not set\n.*make kafka-up/,
    );
  });

  it('rejects an unknown service, and --replicas without --cluster', async () => {
    const unknown = await run('up', '--cluster', '--replicas', 'x=1', '--data', folder());
    expect(unknown.err).to.match(/x=1\n.*filing-fetcher, filing-parser, price-fetcher, projector, query/);
    expect((await run('up', '--replicas', 'projector=2', '--data', folder())).err).to.include(
      'requires --cluster',
    );
  });
});
