import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventLogContract } from './contract/suite.ts';
import { openLmdbLog } from './lmdb.ts';

const times = { sessionTimeoutMs: 600, rebalanceTimeoutMs: 600 };

eventLogContract('LMDB', async () => {
  const path = await mkdtemp(join(tmpdir(), 'footnote-log-'));
  return {
    ...times,
    open: () => openLmdbLog({ path, ...times }),
    destroy: () => rm(path, { recursive: true }),
  };
});
