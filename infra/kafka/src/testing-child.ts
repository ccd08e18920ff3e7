/** Starts a broker, prints its process id and folder and waits to be killed. */
import { partsForTests, temporaryKafka } from './testing.ts';

const parts = await partsForTests();
if (parts !== undefined) {
  const kafka = await temporaryKafka(parts);
  process.stdout.write(JSON.stringify({ pid: kafka.pid, dataDir: kafka.dataDir }));
}
