import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventLogContract } from './contract/suite.ts';
import { openLmdbLog } from './lmdb.ts';
import { prefixedLog } from './prefixed.ts';

const times = { sessionTimeoutMs: 600, rebalanceTimeoutMs: 600 };

for (const prefix of ['', 'v2.'])
  eventLogContract(`LMDB${prefix === '' ? '' : ' with a prefix'}`, async () => {
    const path = await mkdtemp(join(tmpdir(), 'footnote-log-'));
    return {
      ...times,
      open: async () => prefixedLog(await openLmdbLog({ path, ...times }), prefix),
      destroy: () => rm(path, { recursive: true }),
    };
  });
