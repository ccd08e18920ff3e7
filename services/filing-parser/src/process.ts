import { join } from 'node:path';
import { openFolderArchive } from '@footnote/edgar/folder-archive';
import { runService } from '@footnote/runtime/run-service';
import { createFilingParser } from './service.ts';

/** The process, within its memory. */
process.exit(
  await runService({
    name: 'filing-parser',
    build: ({ config, ...ground }) => {
      const archive = openFolderArchive(join(config.dataDir, 'archive'));
      return { components: [createFilingParser({ ...ground, archive })] };
    },
  }),
);
