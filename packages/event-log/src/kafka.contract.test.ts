import { partsForTests, temporaryKafka } from '@footnote/kafka-local/testing';
import { eventLogContract } from './contract/suite.ts';
import { openKafkaLog } from './kafka.ts';

const times = { sessionTimeoutMs: 1000, rebalanceTimeoutMs: 1000 };

const parts = await partsForTests();
if (parts !== undefined) {
  describe('on a real broker', () => {
    let kafka: Awaited<ReturnType<typeof temporaryKafka>>;
    before(async () => {
      kafka = await temporaryKafka(parts);
    });
    after(() => kafka.destroy());

    for (const [name, library] of [
      ['kafkajs', 'kafkajs'],
      ['@platformatic/kafka', 'platformatic'],
    ] as const)
      eventLogContract(`Kafka by ${name}`, () =>
        Promise.resolve({
          ...times,
          open: () => openKafkaLog({ brokers: kafka.brokers, clientId: 'contract', library, ...times }),
          destroy: () => Promise.resolve(),
        }),
      );
  });
}
