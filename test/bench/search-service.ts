/**
 * The query service over invented issuers, without plans or statements: `node search-service.ts COUNT
 * FOLDER`. Sends its address and a key to its parent and exits with it.
 */
import { issueKey } from '@footnote/api-keys/registry';
import { openLmdbLog } from '@footnote/event-log/lmdb';
import { createCodec } from '@footnote/events/codec';
import { createMemoryRegistry } from '@footnote/events/memory-registry';
import { topicSpecs } from '@footnote/events/topics';
import { createQueryService } from '@footnote/query/service';
import { createFakeStore } from '@footnote/query/testing/fake-store';
import { createLogger } from '@footnote/runtime/logging';
import { createMetrics } from '@footnote/runtime/metrics';
import { inventedIssuers } from './invented-names.ts';

const [count = '0', path = ''] = process.argv.slice(2);
const log = await openLmdbLog({ path });
await log.ensureTopics(topicSpecs(1));
const codec = createCodec(createMemoryRegistry());
const { key } = await issueKey(log, codec, { label: 'bench' });
const companies = inventedIssuers(Number(count)).map(({ cik, name, formerNames, listings }) => ({
  cik,
  name,
  formerNames,
  symbols: listings.map(({ symbol }) => symbol),
}));
const service = createQueryService({
  log,
  codec,
  store: createFakeStore(companies),
  config: { host: '127.0.0.1', port: 0, responseCacheBytes: 2 ** 20, verification: 'on', benchmark: 'SPY' },
  logger: createLogger({ logLevel: 'silent' }),
  metrics: createMetrics('query', { defaults: false }),
});
await service.start();
process.send?.({ address: service.address(), key });
await new Promise((resolve) => process.once('disconnect', resolve));
await service.stop();
await log.close();
