import { join } from 'node:path';
import { openFolderArchive } from '@footnote/edgar/folder-archive';
import { endNow } from '@footnote/runtime/end-now';
import { runService } from '@footnote/runtime/run-service';
import { createFilingParser } from './service.ts';

/** The entry point of the process, with its memory limit. */
endNow(
  await runService({
    name: 'filing-parser',
    build: ({ config, ...context }) => {
      const archive = openFolderArchive(join(config.dataDir, 'archive'));
      return { components: [createFilingParser({ ...context, archive })] };
    },
  }),
);
