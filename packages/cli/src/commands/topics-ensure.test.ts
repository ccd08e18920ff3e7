import { TOPIC_NAMES } from '@footnote/events/topics';
import { loadConfig } from '@footnote/runtime/config';
import { expect } from 'chai';
import { commandsFor } from './topics-ensure.ts';

describe('the commands for those who create topics elsewhere', () => {
  it('create every topic as it is declared', () => {
    const lines = commandsFor(
      loadConfig({
        FOOTNOTE_KAFKA_BROKERS: 'kafka:9092',
        FOOTNOTE_SCHEMA_REGISTRY_URL: 'http://registry:8080',
        FOOTNOTE_KAFKA_PREFIX: 'filings.',
        FOOTNOTE_KAFKA_REPLICAS: '3',
        FOOTNOTE_KAFKA_MIN_INSYNC: '2',
        FOOTNOTE_KAFKA_MESSAGE_BYTES: '8388608',
        FOOTNOTE_PARTITIONS: '24',
      }),
    );
    expect(lines).to.have.length(TOPIC_NAMES.length);
    expect(lines).to.include(
      'kafka-topics.sh --bootstrap-server kafka:9092 --create --if-not-exists --topic filings.facts --partitions 24 ' +
        '--replication-factor 3 --config retention.ms=-1 --config retention.bytes=-1 --config cleanup.policy=delete ' +
        '--config max.message.bytes=8388608 --config min.insync.replicas=2',
    );
    expect(lines.find((line) => line.includes('filings.keys '))).to.include(
      '--partitions 1 --replication-factor 3',
    );
  });

  it('leave to the brokers what is not declared', () => {
    const [first = ''] = commandsFor(loadConfig({}));
    expect(first).to.match(/^kafka-topics\.sh --bootstrap-server BROKERS .*--topic companies /);
    expect(first).not.to.match(/replication-factor|insync/);
  });
});
