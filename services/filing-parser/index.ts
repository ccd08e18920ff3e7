import { join } from 'node:path';
import { openFolderArchive } from '@footnote/edgar/folder-archive';
import { runService } from '@footnote/service/run-service';
import { createFilingParser } from './src/service.ts';

/** `node services/filing-parser`: the parser alone, one of any number. */
process.exit(
  await runService({
    name: 'filing-parser',
    store: false,
    build: ({ config, ...ground }) => {
      const archive = openFolderArchive(join(config.dataDir, 'archive'));
      return { components: [createFilingParser({ ...ground, archive })] };
    },
  }),
);
