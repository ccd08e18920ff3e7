import { join } from 'node:path';
import { openFolderArchive } from '@footnote/edgar/folder-archive';
import { openLmdbLog } from '@footnote/event-log/lmdb';
import { createCodec } from '@footnote/events/codec';
import { openFileRegistry } from '@footnote/events/file-registry';
import { topicSpecs } from '@footnote/events/topics';
import { createAdminServer } from '@footnote/service/admin-server';
import { loadConfig } from '@footnote/service/config';
import { createHealth } from '@footnote/service/health';
import { runUntilSignal } from '@footnote/service/lifecycle';
import { createLogger } from '@footnote/service/logging';
import { createMetrics } from '@footnote/service/metrics';
import { createFilingParser } from './src/service.ts';

/** `node services/filing-parser`: the parser alone, beside other processes on the same data folder. */
async function main(): Promise<number> {
  const config = loadConfig(process.env);
  const logger = createLogger(config, 'filing-parser');
  const log = await openLmdbLog({ path: join(config.dataDir, 'log') });
  try {
    await log.ensureTopics(topicSpecs(config.partitions));
    const codec = createCodec(await openFileRegistry(join(config.dataDir, 'log', 'schemas')));
    const archive = openFolderArchive(join(config.dataDir, 'archive'));
    const metrics = createMetrics('filing-parser');
    const health = createHealth();
    const admin = createAdminServer({ port: config.adminPort, health, metrics });
    const parser = createFilingParser({ log, codec, archive, metrics, health, logger });
    return await runUntilSignal({
      components: [admin, parser],
      logger,
      shutdownMs: config.shutdownSeconds * 1000,
    });
  } finally {
    await log.close();
  }
}

process.exitCode = await main();
