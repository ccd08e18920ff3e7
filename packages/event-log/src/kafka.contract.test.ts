import { partsForTests, temporaryKafka } from '@footnote/kafka-local/testing';
import { eventLogContract } from './contract/suite.ts';
import { openKafkaLog } from './kafka.ts';

const times = { sessionTimeoutMs: 1000, rebalanceTimeoutMs: 1000 };

const parts = await partsForTests();
if (parts !== undefined) {
  describe('on a real broker', () => {
    eventLogContract('Kafka', async () => {
      const kafka = await temporaryKafka(parts);
      return {
        ...times,
        open: () => openKafkaLog({ brokers: kafka.brokers, clientId: 'contract', ...times }),
        destroy: () => kafka.destroy(),
      };
    });
  });
}
