import { configuredArchive } from '@footnote/archive/configured';
import { endNow } from '@footnote/runtime/end-now';
import { runService } from '@footnote/runtime/run-service';
import { createQueryService } from './service.ts';

/** A caller waits for a document no longer than that. */
const ARCHIVE_DEADLINE_MS = 10_000;

/** The entry point of the process, with its memory limit. */
endNow(
  await runService({
    name: 'query',
    build: (context) => {
      const archive = configuredArchive(context.config, { attempts: 3, deadlineMs: ARCHIVE_DEADLINE_MS });
      const query = createQueryService({ ...context, archive });
      const { ready, address, keyEvent } = query;
      return { components: [query], ready, address, keyEvent };
    },
  }),
);
