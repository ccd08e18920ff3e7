import { join } from 'node:path';
import { openFolderArchive } from '@footnote/edgar/folder-archive';
import { endNow } from '@footnote/runtime/end-now';
import { runService } from '@footnote/runtime/run-service';
import { createQueryService } from './service.ts';

/** The entry point of the process, with its memory limit. */
endNow(
  await runService({
    name: 'query',
    build: (context) => {
      const archive = openFolderArchive(join(context.config.dataDir, 'archive'));
      const query = createQueryService({ ...context, archive });
      const { ready, address, keyEvent } = query;
      return { components: [query], ready, address, keyEvent };
    },
  }),
);
