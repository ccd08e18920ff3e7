/**
 * A query service in its own process, over canned rows: `node replica.ts LOG REGISTRY REDIS_URL`. It sends
 * its address to its parent and exits with it.
 */
import { openLmdbLog } from '@footnote/event-log/lmdb';
import { createCodec } from '@footnote/events/codec';
import { openFileRegistry } from '@footnote/events/file-registry';
import { createLogger } from '@footnote/runtime/logging';
import { createMetrics } from '@footnote/runtime/metrics';
import { createQueryService } from '../service.ts';
import { ACME } from './companies.ts';
import { createFakeStore } from './fake-store.ts';

const [path = '', registry = '', redisUrl = ''] = process.argv.slice(2);
const log = await openLmdbLog({ path });
const service = createQueryService({
  log,
  codec: createCodec(await openFileRegistry(registry)),
  store: createFakeStore([ACME]),
  config: {
    host: '127.0.0.1',
    port: 0,
    responseCacheBytes: 1_000_000,
    verification: 'on',
    benchmark: 'SPY',
    redisUrl,
  },
  logger: createLogger({ logLevel: 'silent' }),
  metrics: createMetrics('query', { defaults: false }),
});
await service.start();
process.send?.(service.address());
await new Promise((resolve) => process.once('disconnect', resolve));
await service.stop();
await log.close();
