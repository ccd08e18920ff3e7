import { openKafkaLog } from '@footnote/event-log/kafka';
import { prefixedLog } from '@footnote/event-log/prefixed';
import { partsForTests, temporaryKafka } from '@footnote/kafka-local/testing';
import { sharedRebuildSuite } from '@footnote/projector/testing/shared-rebuild';

const parts = await partsForTests();

if (parts !== undefined)
  describe('a rebuild with several projectors on Kafka', () => {
    let kafka: Awaited<ReturnType<typeof temporaryKafka>>;
    let logs = 0;
    before('starts a broker', async () => {
      kafka = await temporaryKafka(parts);
    });
    after('stops it', () => kafka.destroy());

    sharedRebuildSuite({
      openLog: async () => {
        logs += 1;
        const log = await openKafkaLog({ brokers: kafka.brokers, clientId: 'rebuild' });
        return prefixedLog(log, `log${logs}.`);
      },
    });
  });
